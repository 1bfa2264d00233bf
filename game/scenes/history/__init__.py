"""All matches that were finished, and the look back at any of them."""
