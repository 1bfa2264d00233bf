"""The campaign: five levels on a map, and what was reached at each (R10.4)."""
