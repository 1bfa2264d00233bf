"""The player's own decks: the library and the builder."""
