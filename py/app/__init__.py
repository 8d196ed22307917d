"""What the page shows and does, as pure functions: model, update, view. Knows no browser."""
