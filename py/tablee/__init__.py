"""The rules of Tablée's games, their matches and records: standard library only, no browser."""
