"""A player's panel: who it is, and how the stronghold stands."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

import pygame

from game.content import Strings
from game.kit import (
    Canvas,
    Colours,
    Point,
    Times,
    box_at,
    text_style,
    there_and_back,
)

from ..cards.badges import SHIELD_DIGITS, shield
from ..cards.card_art import LEAST_PIXELS
from ..cards.portrait_medal import draw_portrait
from ..layout import Layout
from ..spots import Box
from ..table import Table
from .mana_gems import (
    LOW_PANEL,
    PLAIN_ROWS,
    draw_odds_chip,
    draw_other_mana,
    draw_own_mana,
    panel_rows,
)
from .reactions import PortraitReaction
from .seat_cloth import draw_seat_ground

_SWELL = 0.45
#: Each size of a number is painted once.
_STEPS = 6


@dataclass
class SwellingNumber:
    """A number that is shown; ``age`` is the time since it changed, in seconds."""

    value: int | None = None
    gained: bool = False
    age: float = Times.pop

    def show(self, value: int) -> None:
        """Show ``value`` from now on; it swells unless it is the first."""
        if self.value is not None and value != self.value:
            self.gained = value > self.value
            self.age = 0.0
        self.value = value

    def update(self, dt: float) -> bool:
        """Let time pass; True while the number is swollen."""
        if not self.changing:
            return False
        self.age += dt
        return True

    @property
    def changing(self) -> bool:
        """Whether it has changed a moment ago."""
        return self.age < Times.pop

    @property
    def swell(self) -> float:
        """By how much it is larger now than at rest, as a factor."""
        t = there_and_back(min(1.0, self.age / Times.pop))
        return 1 + _SWELL * round(t * _STEPS) / _STEPS


#: The light around the panel of the side that acts, and how far its edge is from the panel's.
_HALO, _HALO_SPREAD = 255, 24.0
_EDGE_AWAY = 4.0
#: How far words stay off the panel's right.
_MARGIN, _STANDS_MARGIN = 13.0, 12.0
#: The shield's share of its row where words are large, and how large it is at most.
_SHIELD_SHARE, _WIDEST_SHIELD = 1.1, 46.0
_NAME = text_style.NAME.with_changes(size=18, align="left", wrap=True)
_STANDS = text_style.STRONG.with_changes(
    size=15, align="left", fit=True, floor=9.5, colour=Colours.muted
)
_WAITS = text_style.CAPTION.with_changes(size=13.5, fit=True)


@dataclass(frozen=True, slots=True)
class _Places:
    """Where the parts of a panel lie, from its corner: the portrait, the name, the numbers."""

    portrait: Point
    radius: float
    #: Left, top and height: where it is high enough, a long name is broken.
    name: tuple[float, float, float]
    numbers: tuple[float, float]
    shield: float


_OWN = _Places((46, 47), 34, (88, 8, 40), (104, 64), 32)
#: In a wide window, where there is less height and more room.
_LOW = _Places((54, 58), 42, (104, 8, 26), (118, 52), 29)
_OTHER = _Places((47, 46), 36, (94, 14, 26), (112, 61), 33)
#: As the one at the top, with room for mana at the foot.
_ACTING = _Places((47, 46), 36, (94, 7, 26), (106, 44), 25)
#: The dots of a side that thinks, beside its numbers or over its mana: how far from the right,
#: and from the foot or from the top. In the turn of the other it thinks about an order (R5.6).
_OWN_DOTS = (38, 50)
_OTHER_DOTS, _WAITING_DOTS = (38, 44), (34, 61)


def waiting_words(player: PlayerPanel, _table: Table, strings: Strings) -> str:
    """Return that the viewer of a duel waits, or has something to choose."""
    return strings.text("match.chooses" if player.asked else "match.waits")


@dataclass
class PlayerPanel:
    """The panel of a side; ``glow`` (0 to 1) is how brightly it shows that the side acts.

    Where it is ``still``, its number does not swell when it changes, and its portrait does not
    move. ``stands`` is the word for the stronghold: Bastion or Fort.
    A side that is ``asked`` chooses something, whoever's turn it is. ``portrait`` draws its
    portrait, and ``waits`` returns what is told of the viewer while another seat acts.
    """

    side: int
    glow: float = 0.0
    life: SwellingNumber = field(default_factory=SwellingNumber)
    still: bool = False
    stands: str = ""
    asked: bool = False
    reaction: PortraitReaction = field(default_factory=PortraitReaction)
    portrait: Callable[..., None] = draw_portrait
    waits: Callable[[PlayerPanel, Table, Strings], str] = waiting_words

    def update(self, dt: float, table: Table) -> bool:
        """Follow the table; True while something in the panel moves."""
        self.life.show(table.sides[self.side].life)
        moving = self.life.update(dt)
        goal = 1.0 if table.active == self.side else 0.0
        if self.glow == goal:
            return moving
        step = dt / Times.appear
        self.glow = min(goal, self.glow + step) if goal else max(goal, self.glow - step)
        return True

    def key(self, table: Table) -> Hashable:
        """Return all that the panel shows, besides its place and its words."""
        life, reaction = self.life, self.reaction
        mine = self.side, self.glow, self.still, self.stands, self.asked
        numbers = life.value, life.swell, life.changing, life.gained, life.age
        mana = table.active, table.viewer, table.lit, table.mana, table.mana_total
        odds = table.odds, table.turn
        return *mine, *numbers, reaction.feeling, reaction.shift, *mana, *odds

    def draw(
        self, canvas: Canvas, layout: Layout, table: Table, names: tuple[str, ...], portrait: str
    ) -> None:
        """Draw the panel at the foot for the viewer, at the top for the other side."""
        own = self.side == table.viewer
        box = layout.own_panel if own else layout.other_panel
        acts = table.active == self.side
        below = _LOW if box.height < LOW_PANEL else _OWN
        places = below if own else _ACTING if acts else _OTHER
        self._draw_ground(canvas, box)
        if layout.plain:
            self._draw_plain(canvas, layout, table, names[self.side])
            return
        middle = (box.x + places.portrait[0], box.y + places.portrait[1])
        across, down = (0.0, 0.0) if self.still else self.reaction.shift
        middle, feeling = (middle[0] + across, middle[1] + down), self.reaction.feeling
        self.portrait(canvas, portrait, self.side, middle, places.radius, feeling=feeling)
        x, y, high = places.name
        where = (box.x + x, box.y + y, box.width - x - _MARGIN, high)
        canvas.text(names[self.side], where, _NAME, colour=Colours.sides[self.side])
        self._draw_numbers(canvas, box, places)

    def _draw_plain(self, canvas: Canvas, layout: Layout, table: Table, name: str) -> None:
        """Draw the name and the stronghold in large words; the portrait gives way to them."""
        rows = self._plain_rows(layout, table)
        canvas.text(name, rows[0], _NAME, colour=Colours.sides[self.side])
        row = rows[1]
        size = min(row.height * _SHIELD_SHARE, _WIDEST_SHIELD)
        self.draw_shield(canvas, (row.x + size * 0.45, row.centery), size)
        left = row.x + size + 2
        canvas.text(self.stands, (left, row.y, row.right - left, row.height), _STANDS)

    def _plain_rows(self, layout: Layout, table: Table) -> list[pygame.FRect]:
        own = self.side == table.viewer
        box = layout.own_panel if own else layout.other_panel
        return panel_rows(box, PLAIN_ROWS if own or table.active == self.side else PLAIN_ROWS - 1)

    def dots_middle(self, layout: Layout, table: Table) -> Point:
        """Return where the middle of the thinking dots is."""
        own = self.side == table.viewer
        box = layout.own_panel if own else layout.other_panel
        away = _OTHER_DOTS if table.active == self.side else _WAITING_DOTS
        x, y = _OWN_DOTS if own else away
        return box.x + box.width - x, box.y + (box.height - y if own else y)

    def draw_mana(self, canvas: Canvas, layout: Layout, table: Table, strings: Strings) -> None:
        """Draw the mana of the side if it acts; the viewer's panel says when it waits."""
        own = self.side == table.viewer
        if table.active != self.side:
            if own:
                box = layout.own_panel
                left = 104 if box.height < LOW_PANEL else 18
                words = pygame.FRect(
                    box.x + left, box.y + box.height - 44, box.width - left - 18, 26
                )
                if layout.plain:
                    words = self._plain_rows(layout, table)[-1]
                canvas.text(self.waits(self, table, strings), words, _WAITS, align="center")
        elif own:
            draw_own_mana(canvas, layout, table, strings)
        else:
            draw_other_mana(canvas, layout, table)
        if table.odds is not None and table.odds.side == self.side:
            draw_odds_chip(canvas, layout, table, strings)

    def _draw_ground(self, canvas: Canvas, box: Box) -> None:
        colour = Colours.sides[self.side]
        if self.glow:
            canvas.glow(box, colour, strength=round(_HALO * self.glow), spread=_HALO_SPREAD)
        draw_seat_ground(canvas, box, self.side)
        if self.glow:
            edge = pygame.FRect(box).inflate(_EDGE_AWAY, _EDGE_AWAY)
            canvas.frame(edge, colour, width=2.6, radius=11, alpha=round(255 * self.glow))

    def _draw_numbers(self, canvas: Canvas, box: Box, places: _Places) -> None:
        """Draw the shield with the damage that the stronghold can take, and which it is.

        How many cards are held is seen in the row itself.
        """
        x, y = box.x + places.numbers[0], box.y + places.numbers[1]
        # On a small board its number would be too low to be read.
        size = max(places.shield, LEAST_PIXELS / (SHIELD_DIGITS * canvas.view.scale))
        self.draw_shield(canvas, (x, y), size)
        left = x + size * 0.5 + 4
        room = (left, y - 12, box.x + box.width - left - _STANDS_MARGIN, 24)
        canvas.text(self.stands, room, _STANDS)

    def draw_shield(self, canvas: Canvas, middle: Point, size: float) -> None:
        """Draw the shield with its number, lit and swollen when that has just changed."""
        swell = 1.0 if self.still else self.life.swell
        if self.life.changing:
            self._draw_flare(canvas, middle, size, gained=self.life.gained)
        shield(canvas, self.life.value or 0, middle, size * swell)

    def _draw_flare(self, canvas: Canvas, middle: Point, size: float, *, gained: bool) -> None:
        light = box_at(middle, size * 0.6)
        colour = Colours.positive if gained else Colours.victim
        strength = round(230 * (1 - self.life.age / Times.pop))
        canvas.glow(light, colour, strength=strength, spread=22, radius=size * 0.3)
