"""The parts that several screens of the voyage use."""
