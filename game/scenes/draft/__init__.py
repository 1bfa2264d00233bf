"""The draft: four cards a round, picked in turn (R2.3, R2.4)."""
