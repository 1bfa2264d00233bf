"""The pictures of the menu, known before the game is loaded, so that they are read meanwhile."""

#: Those of a new window; another size reads what it lacks.
FIRST_PICTURES = ("menu_small", "title")
#: That of a whole screen.
LARGE_PICTURE = "menu"
