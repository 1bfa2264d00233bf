"""Before a match: what is played, by which rules, and who sits where."""
