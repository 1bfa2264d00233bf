"""Voyages (R16): their files, a voyage under way, its fights, and how likely a fight is won."""
