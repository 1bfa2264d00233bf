"""The buttons of the menu's column: its entries, and the choices that some of them open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.kit import (
    Canvas,
    Colours,
    Column,
    Drawn,
    Item,
    Panel,
    Row,
    Space,
    Viewport,
    grown,
    text_style,
)
from game.play import portraits_of

from ..common import LinedButton, StaggeredEntrance, quick_match_lines, quick_rival_face
from ..services import Services
from .boot_pictures import MENU_ICONS
from .menu_news import continue_lines

if TYPE_CHECKING:
    from game.play import Record

#: As wide as the dark left of the picture: the stronghold beside it stays in sight.
WIDTH, GAP = 436.0, 10.0
#: How much of what its words grow the column does: the rest wraps.
_WIDER = 0.6
#: The gap, and how much smaller the title is, when a match that waits makes for another row.
TIGHT, SMALLER = 7.0, 0.76
#: The title's size and place from above, and the height that the line under it takes.
TITLE_SIZE, TITLE_TOP, TAGLINE = (727.0, 164.0), 20.0, 34.0
#: The space around what lies in a panel, and the height of a heading in it.
PAD, HEAD = 13.0, 44.0
#: How much higher the buttons become where there is room.
STRETCH = 1.4
_HEAD = text_style.HEADING.with_changes(
    size=25, align="start", valign="middle", colour=Colours.gold, outline=1.6, fit=True
)


class MenuButton(LinedButton):
    """A button of the column, which arrives after those above it."""

    arrival = StaggeredEntrance(0, reduced=True)
    number = 0

    def draw(self, canvas: Canvas) -> None:
        """Draw it where it is on its way."""
        with self.arrival.shifted(canvas, self.number):
            super().draw(canvas)


class Heading(NamedTuple):
    """The name over the choices of an entry, and its picture."""

    words: str
    icon: str


class ButtonRow(Row):
    """Buttons as high as the highest wants to be, and higher where there is room."""

    def __init__(self, buttons: Sequence[MenuButton]) -> None:
        super().__init__(*(Item(each, fills=True) for each in buttons), gap=GAP)

    def height(self, view: Viewport, width: float) -> float:
        """Return that height, which is its share of the room that is left, too."""
        self.spring = super().height(view, width)
        return self.spring

    def highest(self, view: Viewport, width: float) -> float:
        """Return how high it becomes at most."""
        return STRETCH * self.height(view, width)


class ButtonFrame(Panel):
    """Such rows in a panel."""

    def height(self, view: Viewport, width: float) -> float:
        """Return its height; its share of the room is that of all its rows."""
        high = super().height(view, width)
        self.spring = sum(box.spring for box in self.boxes)
        return high

    def highest(self, view: Viewport, width: float) -> float:
        """Return its height with all rows as high as they become at most."""
        return self.height(view, width) + (STRETCH - 1) * self.spring


class MenuColumn(Column):
    """Rows of buttons, of which the first ``framed`` lie in a panel, below a ``heading``."""

    def __init__(
        self,
        rows: Sequence[Sequence[MenuButton]],
        framed: int,
        *,
        heading: Heading | None = None,
        tight: bool = False,
        arrival: StaggeredEntrance,
    ) -> None:
        self.heading, self.arrival = heading, arrival
        for number, row in enumerate(rows):
            for button in row:
                button.arrival, button.number = arrival, number
        gap, blocks = TIGHT if tight else GAP, [ButtonRow(row) for row in rows]
        head = Drawn(self._draw_heading, lambda _view, _width: grown(HEAD) - gap)
        inside = blocks[:framed] if heading is None else [head, *blocks[:framed]]
        self.frame = ButtonFrame(*inside, edge=PAD, gap=gap, squeezes=True)
        below = blocks[framed:]
        apart = Space(4 + (gap if below else 0.0))
        super().__init__(self.frame, apart, *below, gap=gap, squeezes=True)
        scale = SMALLER if tight else 1.0
        #: Where the game's name stands, from the column's left.
        self.title = pygame.FRect(-12, TITLE_TOP, TITLE_SIZE[0] * scale, TITLE_SIZE[1] * scale)

    @property
    def wide(self) -> float:
        """How wide the column is: larger words ask for more of the picture."""
        return WIDTH + _WIDER * (grown(WIDTH) - WIDTH)

    @property
    def top(self) -> float:
        """Where it begins below the title and the line under that."""
        return self.title.bottom + grown(TAGLINE) + GAP

    def _draw_heading(self, canvas: Canvas, area: pygame.FRect) -> None:
        assert self.heading is not None
        side = grown(HEAD) - 8
        box = pygame.FRect(area.x + 6, area.y, area.width - 12, side)
        x = box.right - side if canvas.begins_right(self.heading.words) else box.x
        canvas.image(self.heading.icon, (x, box.y, side, side))
        canvas.text(self.heading.words, box.inflate(-2 * (side + GAP), 0), _HEAD)


#: The entries that open more choices, and these. An entry of the menu that is not among them
#: leads straight to its screen.
GROUPS: dict[str, tuple[str, ...]] = {
    "new_game": ("computer", "friend", "letters", "ring", "horde", "new_voyage", "saga"),
    "collection": ("decks", "own_cards", "wardrobe"),
    "record": ("statistics", "history", "saved_games"),
    "learn": ("lessons", "brief", "rulebook", "almanac"),
}
#: More choices than this leave the title less room; their lines are hints.
_ROOMY = 6
#: The choices that share the row of the one before.
_BESIDE = ("saga",)
#: The pictures of the choices; that of an entry is in ``MENU_ICONS``.
CHOICE_ICONS = {
    "computer": "icons/duel",
    "friend": "icons/swap",
    "letters": "icons/scroll",
    "ring": "icons/team_a",
    "horde": "icons/helm",
    "new_voyage": "voyage/icons/wheel",
    "saga": "voyage/icons/log",
    "decks": "icons/cards",
    "own_cards": "icons/edit",
    "wardrobe": "icons/tag",
    "statistics": "icons/statistics",
    "history": "icons/scroll",
    "saved_games": "icons/save",
    "lessons": "icons/help",
    "brief": "icons/hint",
    "rulebook": "icons/book",
    "almanac": "icons/chart",
    "back": "icons/back",
}
#: The texts of those that are called as elsewhere; that of another is below "menu".
_LABELS = {
    "new_voyage": "setting_out.title",
    "saga": "saga.title",
    "brief": "lessons.brief",
    "almanac": "almanac.title",
    "own_cards": "own_cards.title",
    "letters": "letters.title",
    "wardrobe": "earned.title",
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

    def of_entries(self, rival: str, arrival: StaggeredEntrance) -> MenuColumn:
        """Return the entries; ``rival`` is that of somebody who has not chosen one."""
        waits = self._record is not None
        rows = [[self._continue(self._record)]] if self._record is not None else []
        rows.append([self._play(rival)])
        rows.append([self._button("new_game"), self._button("climb")])
        framed = len(rows)
        rows.append([self._button("collection"), self._button("record")])
        rows.append([self._button("learn"), self._add("options")])
        rows[0][0].kind, rows[0][0].large = "primary", True
        return MenuColumn(rows, framed, tight=waits, arrival=arrival)

    def of_choices(self, group: str, arrival: StaggeredEntrance) -> MenuColumn:
        """Return the choices of the entry ``group``, and the way back to the entries."""
        rows: list[list[MenuButton]] = []
        plain = len(GROUPS[group]) > _ROOMY
        for key in GROUPS[group]:
            line = self._line(key)
            button = self._add(key, hint=line) if plain else self._add(key, lines=(line,))
            if key in _BESIDE:
                rows[-1].append(button)
            else:
                rows.append([button])
        back = self._add("back")
        back.kind = "quiet"
        rows.append([back])
        heading = Heading(self._services.translate(f"menu.{group}"), icon_of(group))
        tight = self._record is not None or plain
        return MenuColumn(rows, len(rows), heading=heading, tight=tight, arrival=arrival)

    def _continue(self, record: Record) -> MenuButton:
        portraits = portraits_of(record.header.seats)
        # The Horde has no portrait, and one face for both of its wings.
        faces = tuple(
            (face, side)
            for side, face in enumerate(portraits)
            if face or "" not in portraits[:side]
        )
        return self._add("continue", lines=continue_lines(self._services, record), faces=faces)

    def _play(self, strength: str) -> MenuButton:
        rival, deck = quick_match_lines(self._services, strength)
        # Beside a match that waits, it says the least that it must.
        lines = (rival,) if self._record is not None else (rival, deck)
        return self._add("play", lines=lines, faces=(quick_rival_face(self._services, strength),))

    def _button(self, key: str) -> MenuButton:
        return self._add(key, hint=self._services.translate(f"menu.hints.{key}"))

    def _line(self, key: str) -> str:
        return self._services.translate(f"menu.lines.{key}")

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
