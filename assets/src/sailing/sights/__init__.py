"""The places of a voyage as wide paintings: what is seen before a choice or a fight."""
