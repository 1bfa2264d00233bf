"""Pages as trees of boxes, measured for the size of texts, placed and drawn."""
