"""Pictures that several features draw."""
