"""The tests of ``game.voyage``: small charts as lines of text, deeds, outcomes."""
