"""What Piratatak and Trekattak share: a deck of ship pieces, money, guns and attackers, and the turn drawn from it.

Names follow Piratatak's rulebook (boat, coin, cannon); in Trekattak these are ship, latinium and phaser. Articles are
named in pairs, Piratatak's first: P-03, T-03.
"""
