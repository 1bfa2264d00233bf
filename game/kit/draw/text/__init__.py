"""Text: direction, line breaks, styles, and the letters as pictures."""
