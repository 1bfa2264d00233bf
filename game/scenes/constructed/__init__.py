"""A constructed duel before it begins: decks of ten, and the four bans (R2.5)."""
