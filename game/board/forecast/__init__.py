"""The forecast of the assault, from the rules, and drawn on the board."""
