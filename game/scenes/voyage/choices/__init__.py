"""The choices that a voyage asks for: relics, cards, goods."""
