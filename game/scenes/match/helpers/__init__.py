"""What helps a player in a match, warns, or tells of it: each a part of the table."""
