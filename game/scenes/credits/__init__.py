"""Credits and licences: who has made the game, what it stands on, and on which terms."""
