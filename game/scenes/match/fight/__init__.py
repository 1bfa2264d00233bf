"""A fight of a voyage at the table: what is at stake, what is changed, and what is pressed."""
