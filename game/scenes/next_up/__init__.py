"""What to do next, by what was done: one proposal for the menu and for the end of each thing."""
