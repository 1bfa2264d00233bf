"""The parts that scenes with a table share."""
