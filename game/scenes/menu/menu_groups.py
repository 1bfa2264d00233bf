"""What the menu leads to: seven entries, some of which open a few choices in the same place."""

from __future__ import annotations

from .boot_pictures import MENU_ICONS

#: The entries that open more choices, and these. An entry of the menu that is not among them
#: leads straight to its screen.
GROUPS: dict[str, tuple[str, ...]] = {
    "new_game": ("computer", "friend", "horde"),
    "collection": ("decks", "own_cards"),
    "record": ("statistics", "history", "saved_games"),
    "learn": ("lessons", "brief", "rulebook"),
}
#: The pictures of the choices; that of an entry is in ``MENU_ICONS``.
CHOICE_ICONS = {
    "computer": "icons/duel",
    "friend": "icons/swap",
    "horde": "icons/helm",
    "decks": "icons/cards",
    "own_cards": "icons/edit",
    "statistics": "icons/statistics",
    "history": "icons/scroll",
    "saved_games": "icons/save",
    "lessons": "icons/help",
    "brief": "icons/hint",
    "rulebook": "icons/book",
    "back": "icons/back",
}
#: The texts of those that are called as elsewhere; that of another is below "menu".
_LABELS = {"brief": "lessons.brief", "own_cards": "own_cards.title", "back": "start.back"}


def group_of(key: str) -> str:
    """Return the entry behind which a choice is; "" for an entry itself."""
    return next((group for group, choices in GROUPS.items() if key in choices), "")


def icon_of(key: str) -> str:
    """Return the picture of an entry or a choice."""
    return MENU_ICONS.get(key) or CHOICE_ICONS[key]


def label_of(key: str) -> str:
    """Return the key of the words on the button of an entry or a choice."""
    return _LABELS.get(key, f"menu.{key}")
