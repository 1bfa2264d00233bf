"""The pictures of the menu, known before the game is loaded, so that they are read meanwhile."""

ICON = "ui/icon"
#: By the buttons that the menu has at once.
MENU_ICONS = {
    "continue": "icons/play",
    "play": "icons/duel",
    "new_game": "icons/plus",
    "campaign": "icons/ship",
    "puzzles": "icons/puzzles",
    "voyage": "voyage/icons/voyage",
    "collection": "icons/cards",
    "record": "icons/scroll",
    "learn": "icons/book",
    "options": "icons/gear",
    "quit": "icons/leave",
}
#: Those of a new window; another size reads what it lacks.
FIRST_PICTURES = (ICON, "menu_small", "title", *MENU_ICONS.values())
#: That of a whole screen.
LARGE_PICTURE = "menu"
