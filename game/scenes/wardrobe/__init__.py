"""What a player has earned and wears, and what of it is new."""
