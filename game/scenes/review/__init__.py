"""A match looked over: the chance of winning by turn, and what would have been better."""
