"""The pictures of the menu, known before the game is loaded, so that they are read meanwhile."""

ICON = "ui/icon"
#: By the buttons that the menu has at once.
MENU_ICONS = {
    "continue": "icons/play",
    "play": "icons/duel",
    "climb": "icons/climb",
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
#: What its board and its buttons are made of.
_WOOD = ("ui/grounds/wood_tile", "ui/grounds/wood_light", "ui/grounds/wood_rim")
_PLATES = ("ui/button", "ui/panel_wood")
#: Those of a new window; another size reads what it lacks.
FIRST_PICTURES = (ICON, "menu_small", "title", *_WOOD, *_PLATES, *MENU_ICONS.values())
#: That of a whole screen.
LARGE_PICTURE = "menu"
