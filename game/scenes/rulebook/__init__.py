"""The rulebook: all rules on pages, a search, and small positions played step by step."""
