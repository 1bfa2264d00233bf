"""The harbour: recruiting, drilling, dismissing."""
