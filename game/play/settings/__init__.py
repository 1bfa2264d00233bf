"""The player's settings: what there is to set, and how it is read and written."""
