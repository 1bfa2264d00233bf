"""The player's profile: campaign, decks, history and preferences, in one SQLite file."""
