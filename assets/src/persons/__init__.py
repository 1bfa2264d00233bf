"""The persons behind the strengths of the computer's seat; nobody chooses them as a portrait."""
