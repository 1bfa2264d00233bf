"""Cards on the screen: small, large, in rows, and read."""
