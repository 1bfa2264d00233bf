"""The match on the screen: its view, its turn flow, and the dialogs over it."""
