"""Cards as pictures: in a hand, in a lane, and large enough to read."""
