"""The display face: our slab capitals for every script that the game is written in."""
