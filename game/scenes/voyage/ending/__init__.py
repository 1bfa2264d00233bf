"""The end of a voyage, and the voyages that are over."""
