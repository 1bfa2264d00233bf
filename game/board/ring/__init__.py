"""The board of a ring: three or four seats around bridges (R13 to R15)."""
