"""What the player does: devices and their events, the action map, and the intents."""
