"""How each game is played to tune its evaluation, and which positions teach something."""
