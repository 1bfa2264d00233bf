"""After a match: who has won, in which figures, and what next."""
