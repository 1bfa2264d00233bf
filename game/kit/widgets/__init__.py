"""Buttons, fields, lists, and the group that gives them pointer and keys."""
