"""The table drawn: land, cards, marks, and what lives on the board."""
