"""What wins: games between good players, counted in many ways, and the file of facts."""
