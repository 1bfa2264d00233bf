"""Other captains: allies with one fleet, a rival, and two persons against each other."""
