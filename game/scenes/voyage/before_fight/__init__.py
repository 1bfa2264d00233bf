"""Before a fight: the hand, the guard and what is at stake."""
