"""What is asked and explained over any scene."""
