"""The almanac: how the duel is won, a page for each fact with its picture."""
