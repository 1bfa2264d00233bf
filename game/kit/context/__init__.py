"""What a window, a picture or a test has for itself."""
