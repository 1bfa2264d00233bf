"""Parts of the table that help a player in a match, warn, or tell of it."""
