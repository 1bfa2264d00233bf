"""Home: its buildings on the painted harbour (R16.60)."""
