"""Tests of the computer players in rings of three and four (R13 to R15)."""
