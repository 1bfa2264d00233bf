"""The player's input: devices and their events, the action map, and the intents."""
