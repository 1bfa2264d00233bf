"""The panels around the table: turn, players, mana, the log, and what is told."""
