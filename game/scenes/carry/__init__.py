"""A player's home carried to another computer, and taken in there."""
