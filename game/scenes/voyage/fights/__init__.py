"""The fights of a voyage: how they begin, and what leads on from them."""
