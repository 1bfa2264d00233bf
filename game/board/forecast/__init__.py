"""What the assault will do, from the rules, and drawn on the board."""
