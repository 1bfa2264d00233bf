"""The five islands of the campaign's chart, from a green meadow to a golden wonder."""
