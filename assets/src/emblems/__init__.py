"""One emblem a file: a big lit object that tells the card."""
