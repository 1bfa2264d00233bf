"""The faces of those who guard the voyage's places, a module for each kind."""
