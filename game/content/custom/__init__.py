"""What players make of their own: cards, decks, kits, and figures for cards."""
