"""The panels of a ring: another seat's, the one of both wings of the Horde, and the viewer's own.

The row of a seat's cards and the ruler below it are drawn with the table.
"""

from collections.abc import Hashable
from dataclasses import dataclass

import pygame

from game.content import Strings
from game.kit import Canvas, Colours, Point, text_style
from game.rules import FIRST_TURNS

from ..cards.highlight_marks import draw_count
from ..cards.seat_emblem import draw_seat_portrait
from ..hud.horde_panel import after_deck_words, next_card_words
from ..hud.hud import Seated
from ..hud.mana_gems import FULL_GEM, total_of
from ..hud.player_panel import PlayerPanel
from ..layout import Layout
from ..spots import Box
from ..table import Table

#: The portrait: where its middle is from the panel's corner, and its radius; beside the cards of a
#: seat, where the shield at it is, and how large; and below it the rows of numbers.
_PORTRAIT, _RADIUS = (31.0, 29.0), 25.0
_BESIDE, _BESIDE_RADIUS = (35.0, 37.0), 30.0
_ON_PORTRAIT, _LARGE_SHIELD = (56.0, 56.0), 27.0
_NUMBERS_BELOW, _ONE_BELOW, _LOW = (69.0, 86.0), (77.0,), 17.0
#: Where words begin, how far they stay off the right, and the two rows: top and height.
_LEFT, _NAME_LEFT, _MARGIN = 61.0, 70.0, 10.0
_NAME_ROW, _NUMBER_ROW = (4.0, 24.0), (29.0, 24.0)
#: The chip that tells when the turn comes; between two signs of the row of numbers.
CHIP, _APART = (62.0, 20.0), 8.0
_SHIELD, _TEAM = 23.0, 19.0
#: An icon of that row, and the room behind its number, as shares of the row.
_ICON, _AFTER = 0.84, 0.36
_SPREAD, _EDGE_AWAY = 16.0, 3.0
#: How far numbers are off the left, and the number of a pile above its foot.
_INSET, _COUNT_UP = 14.0, 12.0
NAME = text_style.NAME.with_changes(
    size=17, align="left", valign="middle", wrap=False, fit=True, floor=10
)
_NUMBER = text_style.STRONG.with_changes(size=16, align="left", valign="middle", wrap=False)
_WHEN = text_style.CAPTION.with_changes(
    size=13, align="center", valign="middle", bold=True, wrap=False, fit=True, floor=9
)


@dataclass(frozen=True, slots=True)
class Head:
    """Where the words of a panel lie, ``size`` times as large as usual."""

    box: pygame.FRect
    size: float

    @property
    def left(self) -> float:
        """Where the words begin, beside the portrait."""
        return self.box.x + _LEFT * self.size

    @property
    def right(self) -> float:
        """Where the words end."""
        return self.box.right - _MARGIN

    def row(self, place: tuple[float, float]) -> pygame.FRect:
        """Return a row of words by its top and height."""
        top, high = place
        width = self.right - self.left
        return pygame.FRect(self.left, self.box.y + top * self.size, width, high * self.size)


class Plaque:
    """Draws who another seat is, what it has, and when its turn comes."""

    def __init__(self, strings: Strings, table: Table) -> None:
        self._strings = strings
        self._table = table

    def key(self, seated: Seated) -> Hashable:
        """Return all that a panel shows, besides its place."""
        table, side = self._table, seated.player.side
        spoils = table.spoils[side] if table.field.spoils else 0
        return seated.player.key(table), seated.names, seated.portrait, spoils, self.mana(side)

    # Words and numbers

    def turns_until(self, side: int) -> int:
        """Return how many turns come to an end before that of a seat: 0 for the turn of now."""
        return (side - self._table.active) % len(self._table.sides)

    def when(self, side: int) -> str:
        """Return when the turn of a seat comes, in a word or two."""
        turns = self.turns_until(side)
        if turns < 2:
            return self._strings.text("ring.next" if turns else "ring.now")
        return self._strings.text("ring.in_turns", count=turns)

    def mana(self, side: int) -> str:
        """Return the mana of a seat: what is left in its turn, else that of its next one."""
        table = self._table
        if table.active == side:
            return f"{round(table.lit)}/{total_of(table)}"
        return str(next_mana(table, side))

    # Drawing

    def draw_light(self, canvas: Canvas, box: Box, player: PlayerPanel) -> None:
        """Light the edge of a panel while its seat acts."""
        if not player.glow:
            return
        colour = Colours.sides[player.side]
        canvas.glow(box, colour, strength=round(255 * player.glow), spread=_SPREAD, filled=False)
        edge = pygame.FRect(box).inflate(_EDGE_AWAY, _EDGE_AWAY)
        canvas.frame(edge, colour, width=2.6, radius=11, alpha=round(255 * player.glow))

    def draw_portrait(
        self, canvas: Canvas, head: Head, seated: Seated, *, beside: bool = False
    ) -> None:
        """Draw the portrait in the frame of its seat, where its reaction has moved it."""
        player, (x, y) = seated.player, _BESIDE if beside else _PORTRAIT
        across, down = (0.0, 0.0) if player.still else player.reaction.shift
        middle = head.box.x + x * head.size + across, head.box.y + y * head.size + down
        feeling = player.reaction.feeling
        radius = (_BESIDE_RADIUS if beside else _RADIUS) * head.size
        draw_seat_portrait(canvas, seated.portrait, player.side, middle, radius, feeling=feeling)

    def draw_when(self, canvas: Canvas, chip: pygame.FRect, player: PlayerPanel) -> None:
        """Draw the chip that tells when the turn of a seat comes, or that it has to choose."""
        lit = player.asked or self.turns_until(player.side) == 0
        colour = Colours.attention if player.asked else Colours.sides[player.side]
        ground = colour if lit else Colours.well
        if player.asked:
            canvas.glow(chip, colour, strength=230, spread=10, radius=chip.height / 2)
        canvas.fill(chip, ground, radius=chip.height / 2)
        canvas.frame(chip, colour if lit else Colours.bronze, width=1.2, radius=chip.height / 2)
        words = Colours.night if lit else Colours.attention
        told = self._strings.text("ring.chooses") if player.asked else self.when(player.side)
        canvas.text(told, chip.inflate(-10, 0), _WHEN, colour=words)

    def draw_sign(self, canvas: Canvas, icon: str, row: pygame.FRect, words: str) -> None:
        """Draw an icon with its number at the left of what is left of a row, and take that away."""
        size = row.height * _ICON
        canvas.image(icon, (row.x, row.centery - size / 2, size, size))
        wide = canvas.text_size(words, _NUMBER)[0] + 2
        left = row.x + size + 2
        canvas.text(words, (left, row.y - 2, wide, row.height + 4), _NUMBER)
        row.left = left + wide + row.height * _AFTER


class SeatPlaque(Plaque):
    """Draws what stands in the panel of another seat around its cards."""

    def draw(self, canvas: Canvas, layout: Layout, seated: Seated) -> None:
        """Draw the light of its turn, the portrait, name and numbers, and how high its pile is."""
        player, plain = seated.player, layout.ring.plain
        head = Head(pygame.FRect(layout.panel(player.side)), layout.ring.head_growth)
        self.draw_light(canvas, layout.ring.seat_panel(player.side), player)
        self.draw_portrait(canvas, head, seated, beside=not plain)
        self._draw_name(canvas, head, seated, plain=plain)
        if plain:
            self._draw_numbers(canvas, head, player)
        else:
            self._draw_numbers_below(canvas, head, player)
        cards = len(self._table.sides[player.side].row)
        before, last = (layout.row(player.side, cards - back, cards) for back in (2, 1))
        piled = layout.ring.piled(cards)
        if piled > 1 and last.x - before.x < last.width / 2:
            draw_count(canvas, (last.x, last.y + last.height / 2 - _COUNT_UP), piled)

    def _draw_name(self, canvas: Canvas, head: Head, seated: Seated, *, plain: bool) -> None:
        side, row = seated.player.side, head.row(_NAME_ROW)
        chip = pygame.FRect(0, 0, CHIP[0] * head.size, CHIP[1] * head.size)
        if not plain:
            row.width, row.left = row.right - head.box.x - _NAME_LEFT, head.box.x + _NAME_LEFT
        # Below a large name, where there are no spoils.
        beside = self._table.field.spoils or not plain
        chip.midright = (row if beside else head.row(_NUMBER_ROW)).midright
        self.draw_when(canvas, chip, seated.player)
        if beside:
            row.width = chip.left - 5 - row.left
        if self._table.field.partner(side) is not None:
            team = pygame.FRect(0, 0, _TEAM * head.size, _TEAM * head.size)
            team.midleft = row.midleft
            draw_team(canvas, self._table, side, team)
            row.width, row.left = row.width - team.width - 4, team.right + 4
        # Larger words have no room for the wide letters of headings.
        look = NAME.with_changes(carved=not plain)
        canvas.text(seated.name, row, look, colour=Colours.sides[side])

    def _draw_numbers(self, canvas: Canvas, head: Head, player: PlayerPanel) -> None:
        row, shield = head.row(_NUMBER_ROW), _SHIELD * head.size
        player.draw_shield(canvas, (row.x + shield / 2, row.centery), shield)
        row.left += shield + _APART * head.size
        for icon, words in self._numbers(player.side):
            self.draw_sign(canvas, icon, row, words)

    def _draw_numbers_below(self, canvas: Canvas, head: Head, player: PlayerPanel) -> None:
        (left, top), size, (x, y) = head.box.topleft, head.size, _ON_PORTRAIT
        player.draw_shield(canvas, (left + x * size, top + y * size), _LARGE_SHIELD * size)
        numbers = self._numbers(player.side)
        tops = _NUMBERS_BELOW if len(numbers) > 1 else _ONE_BELOW
        for down, (icon, words) in zip(tops, numbers, strict=True):
            row = pygame.FRect(left + _INSET, top + down * size, _NAME_LEFT, _LOW * size)
            self.draw_sign(canvas, icon, row, words)

    def _numbers(self, side: int) -> list[tuple[str, str]]:
        """Return the mana of a seat and, where they count, its spoils: icons and words."""
        spoils = [("icons/spoil", str(self._table.spoils[side]))] * self._table.field.spoils
        return [(FULL_GEM, self.mana(side)), *spoils]


def draw_team(canvas: Canvas, table: Table, side: int, box: pygame.FRect) -> None:
    """Draw the badge of the team of a seat."""
    canvas.image("icons/team_b" if table.field.teams[side] else "icons/team_a", box)


def next_mana(table: Table, side: int) -> int:
    """Return the mana with which a seat would begin its turn as its cards are now.

    It follows from the cards (R3.1, R9.2), in the first round from the list of R13.7.
    """
    seat, seats = table.sides[side], len(table.sides)
    if not seat.horde:
        turn = table.turn + (side - table.active) % seats
        begins = table.sides[(table.active - table.turn + 1) % seats]
        first = FIRST_TURNS[table.field.name][turn - 1] if turn <= seats else None
        return len(seat.hand) + 1 if first is None or begins.horde else first
    met = sum(len(table.sides[foe].lanes[lane]) for foe, lane in table.field.across[side])
    return seat.fixed_mana + seat.variable_mana * met


#: How much larger the portrait is with the frame of its seat.
_FRAMED = 1.12
_BADGE, _SPOIL, _ROW = 21.0, 21.0, 30.0
_OWN_NUMBER = text_style.STRONG.with_changes(
    size=16, align="left", valign="middle", wrap=False, fit=True, floor=9
)


def draw_own_portrait(
    canvas: Canvas, portrait: str, side: int, middle: Point, radius: float, *, feeling: str
) -> None:
    """Draw the viewer's portrait in the frame of its seat."""
    draw_seat_portrait(canvas, portrait, side, middle, radius * _FRAMED, feeling=feeling)


def waiting_words(player: PlayerPanel, table: Table, strings: Strings) -> str:
    """Return when the viewer's turn comes, or that there is something to choose."""
    turns = (player.side - table.active) % len(table.sides)
    if player.asked:
        return strings.text("match.chooses")
    if turns == 1:
        return strings.text("ring.yours_next")
    return strings.text("ring.yours_in", count=turns)


def draw_own_signs(canvas: Canvas, layout: Layout, table: Table) -> None:
    """Draw the badge of the own team, and the own spoils."""
    side = table.viewer
    if table.field.partner(side) is not None:
        x, y = layout.team_sign
        draw_team(canvas, table, side, pygame.FRect(x - _BADGE / 2, y - _BADGE / 2, _BADGE, _BADGE))
    if table.field.spoils:
        x, y = layout.spoils_sign(side)
        canvas.image("icons/spoil", (x - _SPOIL / 2, y - _SPOIL / 2, _SPOIL, _SPOIL))
        words = str(table.spoils[side])
        room = (x + _SPOIL / 2 + 3, y - _ROW / 2, 34, _ROW)
        canvas.text(words, room, _OWN_NUMBER)


_WORDS = text_style.CAPTION.with_changes(
    size=13.5, align="left", valign="middle", wrap=False, fit=True, floor=9, colour=Colours.text
)
#: The rows: the name; mana and the turn; the lane of the next card; what comes after the deck.
_ROWS, _TOP, _WING_INSET = 4, 6.0, 18.0


class WingPlaque(Plaque):
    """Draws the part of a wing: its portrait and name, its mana, and the lane of its next card."""

    def key(self, seated: Seated) -> Hashable:
        """Return all that a part shows, besides its place."""
        side = self._table.sides[seated.player.side]
        return super().key(seated), side.next_lane, side.deck, side.keep.ran_out, side.fort

    def draw(self, canvas: Canvas, layout: Layout, seated: Seated) -> None:
        """Draw the part of a wing."""
        player = seated.player
        side, box = player.side, layout.panel(player.side)
        self.draw_light(canvas, box, player)
        self.draw_portrait(canvas, Head(pygame.FRect(box), 1.0), seated)
        tops = [_TOP + number * (box.height - 2 * _TOP) / _ROWS for number in range(_ROWS)]
        rows = [
            pygame.FRect(
                box.x + _WING_INSET, box.y + top, box.width - 2 * _WING_INSET, tops[1] - _TOP
            )
            for top in tops
        ]
        for row in rows[:2]:
            row.left, row.width = box.x + _LEFT, box.width - _LEFT - _WING_INSET
        look = NAME.with_changes(carved=not layout.plain)
        canvas.text(seated.name, rows[0], look, colour=Colours.sides[side])
        chip = pygame.FRect(0, 0, CHIP[0], rows[1].height - 4)
        chip.midright = rows[1].midright
        self.draw_when(canvas, chip, player)
        self.draw_sign(canvas, FULL_GEM, rows[1], self.mana(side))
        lane, then = self.told(side, seated.names)
        if layout.plain:
            # What comes after the deck is said in the hint.
            canvas.text(lane, rows[2].union(rows[3]), _WORDS.with_changes(wrap=True))
            return
        canvas.text(lane, rows[2], _WORDS)
        canvas.text(then, rows[3], _WORDS)

    def draw_light(self, canvas: Canvas, box: Box, player: PlayerPanel) -> None:
        """Light only the part of the wing that acts."""
        super().draw_light(canvas, Box(*pygame.FRect(box).inflate(-6, -6)), player)

    def told(self, side: int, names: tuple[str, ...]) -> tuple[str, str]:
        """Return where the next card of a wing comes, and what follows the last (R9.7, R13.25)."""
        strings, table = self._strings, self._table
        return next_card_words(strings, table, names, side), after_deck_words(strings, table, side)
