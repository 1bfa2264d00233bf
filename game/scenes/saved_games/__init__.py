"""All matches that wait to be gone on with."""
