"""Questions and explanations over any scene."""
