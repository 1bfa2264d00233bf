"""The options, on pages."""
