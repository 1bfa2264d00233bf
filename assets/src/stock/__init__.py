"""Painted figures that cards of somebody's own choose from: one module each."""
