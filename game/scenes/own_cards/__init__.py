"""The cards, decks and kits that a player has made: what there is, and how more is made."""
