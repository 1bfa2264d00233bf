"""What a voyage asks to choose: relics, cards, goods."""
