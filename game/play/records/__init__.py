"""The record of a match: written, stored, read and played again."""
