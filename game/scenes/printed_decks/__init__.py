"""Who takes which of the four printed decks (R2.2)."""
