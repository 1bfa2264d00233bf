"""The voice: what is focused and what has happened, in words, through the system's speech."""
