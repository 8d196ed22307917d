"""Computer players. Each takes a seat's view, never the state."""
