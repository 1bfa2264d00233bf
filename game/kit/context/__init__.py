"""The state of its own that each window, picture or test has."""
