"""The player in figures: what of each match is counted, and what all of it comes to."""
