"""The faces that a voyage meets, a module each: captains, and those who guard its goals."""
