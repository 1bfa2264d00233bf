"""The parts of all steps before a match: the step itself, its hint, the coin toss."""
