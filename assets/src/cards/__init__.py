"""One card a file: a full figure that shows what the card does."""
