"""The valley of the match board: its gorge, its ground, its woods, and what people built there."""
