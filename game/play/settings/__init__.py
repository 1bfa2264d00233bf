"""What the player has set: what there is to set, and how it is read and written."""
