"""How each game is played to tune its evaluation, which positions teach something, and what the weights follow from."""
