"""What several screens of the voyage use."""
