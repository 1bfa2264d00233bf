"""Fights of another size: the changes of R16.52, and the fight whose terms name them."""
