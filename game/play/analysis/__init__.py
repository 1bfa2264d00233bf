"""A finished match in figures, and looked over turn by turn."""
