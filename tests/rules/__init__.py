"""The tests of ``game.rules``: positions as small pictures, moves, outcomes."""
