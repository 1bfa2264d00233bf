"""The table of a ring: the screen on which three or four seats play (R13 to R15)."""
