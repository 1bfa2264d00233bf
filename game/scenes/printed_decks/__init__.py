"""The choice among the four printed decks (R2.2)."""
