"""The match in words: what the voice says of the table, and of what happens there."""
