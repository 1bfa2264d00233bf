"""What the steps before a match share: the step itself, its hint, the coin toss."""
