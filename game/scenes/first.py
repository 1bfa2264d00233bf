"""The pictures of the menu, known before the game is loaded, so that they are read meanwhile."""

ICON = "ui/icon"
#: Those of a new window; another size reads what it lacks.
FIRST_PICTURES = (ICON, "menu_small", "title")
#: That of a whole screen.
LARGE_PICTURE = "menu"
