"""One portrait a file: a Lord-Sorcerer's head that fills a circle."""
