"""Computer players in rings of three and four seats, and of partners (R13 to R15)."""
