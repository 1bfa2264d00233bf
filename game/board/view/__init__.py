"""The table drawn: land, cards, marks, and the ambient layer of the board."""
