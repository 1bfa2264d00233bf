"""The buttons of the menu's column: its entries, and the choices that some of them open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.play import portraits_of

from ..common import StaggeredEntrance, quick_match_lines, quick_rival_face
from ..services import Services
from .boot_pictures import MENU_ICONS
from .menu_column import Heading, MenuButton, MenuColumn
from .menu_news import continue_lines

if TYPE_CHECKING:
    from game.play import Record

#: The entries that open more choices, and these. An entry of the menu that is not among them
#: leads straight to its screen.
GROUPS: dict[str, tuple[str, ...]] = {
    "new_game": ("computer", "friend", "ring", "horde", "new_voyage"),
    "collection": ("decks", "own_cards"),
    "record": ("statistics", "history", "saved_games"),
    "learn": ("lessons", "brief", "rulebook"),
}
#: The pictures of the choices; that of an entry is in ``MENU_ICONS``.
CHOICE_ICONS = {
    "computer": "icons/duel",
    "friend": "icons/swap",
    "ring": "icons/team_a",
    "horde": "icons/helm",
    "new_voyage": "voyage/icons/wheel",
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
_LABELS = {
    "new_voyage": "setting_out.title",
    "brief": "lessons.brief",
    "own_cards": "own_cards.title",
    "back": "start.back",
}


def group_of(key: str) -> str:
    """Return the entry behind which a choice is; "" for an entry itself."""
    return next((group for group, choices in GROUPS.items() if key in choices), "")


def icon_of(key: str) -> str:
    """Return the picture of an entry or a choice."""
    return MENU_ICONS.get(key) or CHOICE_ICONS[key]


class ColumnButtons:
    """Makes the buttons of the column, each of which calls ``go`` with its key.

    ``record`` is the match that waits, if there is one; ``made`` are the buttons by their keys.
    """

    def __init__(
        self, services: Services, record: Record | None, go: Callable[[str], None]
    ) -> None:
        self.made: dict[str, MenuButton] = {}
        self._services = services
        self._record = record
        self._go = go

    def of_entries(self, newcomer: str, arrival: StaggeredEntrance) -> MenuColumn:
        """Return the entries; ``newcomer`` is the rival of somebody who has finished no match."""
        waits = self._record is not None
        rows = [[self._continue(self._record)]] if self._record is not None else []
        rows.append([self._play(newcomer)])
        rows.append([self._choice("new_game")])
        framed = len(rows)
        rows.append([self._button("collection"), self._button("record")])
        rows.append([self._button("learn"), self._add("options")])
        rows[0][0].kind, rows[0][0].large = "primary", True
        return MenuColumn(rows, framed, tight=waits, arrival=arrival)

    def of_choices(self, group: str, arrival: StaggeredEntrance) -> MenuColumn:
        """Return the choices of the entry ``group``, and the way back to the entries."""
        rows = [[self._choice(key)] for key in GROUPS[group]]
        back = self._add("back")
        back.kind = "quiet"
        rows.append([back])
        heading = Heading(self._services.translate(f"menu.{group}"), icon_of(group))
        waits = self._record is not None
        return MenuColumn(rows, len(rows), heading=heading, tight=waits, arrival=arrival)

    def _continue(self, record: Record) -> MenuButton:
        portraits = portraits_of(record.header.seats)
        # The Horde has no portrait, and one face for both of its wings.
        faces = tuple(
            (face, side)
            for side, face in enumerate(portraits)
            if face or "" not in portraits[:side]
        )
        return self._add("continue", lines=continue_lines(self._services, record), faces=faces)

    def _play(self, newcomer: str) -> MenuButton:
        rival, deck = quick_match_lines(self._services, newcomer)
        # Beside a match that waits, it says the least that it must.
        lines = (rival,) if self._record is not None else (rival, deck)
        return self._add("play", lines=lines, faces=(quick_rival_face(self._services),))

    def _button(self, key: str) -> MenuButton:
        return self._add(key, hint=self._services.translate(f"menu.hints.{key}"))

    def _choice(self, key: str) -> MenuButton:
        return self._add(key, lines=(self._services.translate(f"menu.lines.{key}"),))

    def _add(
        self,
        key: str,
        *,
        lines: tuple[str, ...] = (),
        faces: tuple[tuple[str, int], ...] = (),
        hint: str = "",
    ) -> MenuButton:
        label, icon = self._services.translate(_LABELS.get(key, f"menu.{key}")), icon_of(key)
        button = self.made[key] = MenuButton(
            label, lambda: self._go(key), icon=icon, lines=lines, faces=faces, hint=hint
        )
        return button
