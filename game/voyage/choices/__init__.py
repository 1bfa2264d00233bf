"""Choices of a voyage: their options, their order, and what comes of each."""
