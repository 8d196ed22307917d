"""What the tables of Piratatak and Trekattak share: ships that come together, reserves, pile, odds, sentences."""
