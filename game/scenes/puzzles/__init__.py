"""The screens of puzzles: all of them on one page, and the table at which one is solved."""
