"""The table drawn: land, trays, cards, and the marks of what can be done with them."""

from collections.abc import Iterable
from functools import partial

import pygame

from game.kit import (
    AmbientLayer,
    Canvas,
    Colour,
    Colours,
    box_at,
    button_height,
    current_look,
    may_wait,
    text_style,
)
from game.rules import Card

from ..card_faces import card_face
from ..cards import card_view
from ..cards.card_art import draw_name, name_picture
from ..cards.highlight_marks import REACH_TAB, draw_pip, draw_reach_end, draw_safe
from ..cards.inspector import draw_tip_frame
from ..effects import Effect
from ..forecast.creature_outcomes import ForecastSigns
from ..forecast.danger_sign import draw_danger, draw_pairing
from ..forecast.forecast_icons import draw_label, picture_icon
from ..forecast.forecast_view import SignStyle
from ..hud.turn_panel import draw_forecast_band
from ..layout import Layout
from ..spots import Spot
from ..table import Table
from ..table_side import Piece, TableSide
from .board_ambient import DAY
from .breath import Breath
from .ground import Ground
from .line_marks import draw_aim, draw_gone, draw_order
from .piece_view import SAFE_COLOUR, Marks, PieceView
from .stronghold_ruler import draw_rulers

#: Between words and the button of a press beside them.
_BESIDE = 4
#: How far the number of a card in reach is from its foot.
_PIP_AWAY = 10.0
#: How dark the land is where contrast is high, before words on dark are made plain.
_PLAIN = 30
#: The ground of what is written over a piece, and how far that is from it, in either lane.
_SAID: Colour = (44, 44, 62)
_SAID_AWAY, _SAID_AWAY_LOWER = 20.0, 38.0


#: The height of a plate, and how far the name stays off its ends.
_PLATE_HIGH, _PLATE_INSET = 24.0, 9.0
#: Where on a card its middle is, over the numbers: as a share of the card's height.
_PLATE_DOWN = 0.635
_PLATE_NAME = text_style.STRONG.with_changes(size=15, align="center", fit=False)


class BoardView:
    """Draws a table. ``names`` are the words for Bastion and Fort."""

    def __init__(
        self, table: Table, names: tuple[str, str], mood: str = DAY, kind: type[Ground] = Ground
    ) -> None:
        self.table = table
        self.mood = mood
        self._ground = kind(table, mood)
        #: What lets the creatures breathe, where it moves with the ambient layer.
        self.breath = Breath(table)
        self.call(names)
        self._met: set[Card] = set()

    def call(self, names: tuple[str, str]) -> None:
        """Take other words for Bastion and Fort."""
        self.names = names
        self._pieces = PieceView(self.table, names, self._ground.shaded_from, self.breath)

    @property
    def ambient(self) -> AmbientLayer:
        """The land, with all that moves on it."""
        return self._ground.ambient

    @property
    def is_dusk(self) -> bool:
        """Whether the light of dusk lies on the land."""
        return self._ground.is_dusk

    def draw(
        self, canvas: Canvas, layout: Layout, marks: Marks, below: Iterable[Effect] = ()
    ) -> None:
        """Draw land, trays and cards; the effects ``below`` under the cards that are lifted."""
        self._land(canvas, layout, marks)
        self._lanes(canvas, layout, marks)
        canvas.part("trays", self._ground.key(layout), partial(self._ground.draw, layout=layout))
        self._ground.mark(canvas, layout, marks)
        faces = self.table.faces()
        late: list[Piece] = []
        for piece in self.table.pieces():
            if piece in (marks.raised, marks.held, marks.focused) or piece.depth:
                late.append(piece)
            else:
                self._pieces.draw(canvas, piece, faces, marks)
        self.breath.settle()
        draw_rulers(canvas, layout, self.table, marks.forecasts, marks.to_play)
        draw_order(canvas, self.table.order)
        for effect in below:
            effect.draw(canvas)
        told = marks.forecast_view
        signs = None if told is None else ForecastSigns(layout, self.table, told)
        if signs is not None:
            # Over the creatures, and under the card that comes to them; but the outcomes over both.
            for piece in [piece for piece in late if piece.unit is not None]:
                late.remove(piece)
                self._pieces.draw(canvas, piece, faces, marks)
            signs.draw_veils(canvas)
        if marks.framed is not None:
            draw_tip_frame(canvas, *marks.framed)
        self._reach_end(canvas, layout, marks)
        for piece in late:
            self._pieces.draw(canvas, piece, faces, marks)
        self._foretold(canvas, layout, marks, signs)
        for card, spot in marks.logged.gone if marks.logged is not None else ():
            draw_gone(canvas, card, spot)
        self._aims(canvas, layout, marks)
        self._reach(canvas, marks)
        self._meet(canvas, layout)

    def _land(self, canvas: Canvas, layout: Layout, marks: Marks) -> None:
        self._ground.follow(canvas.view, layout).draw(canvas)
        if current_look().contrast:
            canvas.fill(canvas.view.rect, Colours.night, alpha=_PLAIN)
        if marks.forecast_view is not None and marks.forecast_view.ahead:
            draw_forecast_band(canvas, layout, marks.forecast_view)

    def _foretold(
        self, canvas: Canvas, layout: Layout, marks: Marks, signs: ForecastSigns | None
    ) -> None:
        if marks.pairing is not None:
            draw_pairing(canvas, layout, self.table, marks.pairing)
        if marks.danger is not None and not marks.looks_ahead:
            draw_danger(canvas, layout, self.table, marks.danger)
        if signs is not None:
            signs.draw(canvas)

    def _aims(self, canvas: Canvas, layout: Layout, marks: Marks) -> None:
        named = marks.named
        if named is not None and named.card is not None and named.unit is not None:
            _draw_name_plate(canvas, named.card, named.spot)
        for piece, ability in marks.safe.items():
            draw_safe(canvas, piece.spot, ability)
        if marks.aim is not None:
            draw_aim(canvas, marks.aim)
        if marks.said is not None:
            piece, words = marks.said
            look = SignStyle(SAFE_COLOUR, _SAID)
            draw_label(canvas, words, _above(layout, piece.spot), picture_icon("ban"), look)

    def _meet(self, canvas: Canvas, layout: Layout) -> None:
        """Paint cards of the hands ahead: all at once, when a hand is turned up, take long.

        There is time for all of them before the match is seen; then one comes with each frame.
        """
        sides = enumerate(self.table.sides)
        for number, card in ((number, piece.card) for number, side in sides for piece in side.hand):
            if card is None or card in self._met:
                continue
            card_view.hand_card(canvas, self.table.fight.face(card, number), layout.hand_width)
            self._met.add(card)
            if not may_wait():
                break

    def _lanes(self, canvas: Canvas, layout: Layout, marks: Marks) -> None:
        for side, lane in marks.lanes:
            box = layout.lane(side, lane)
            chosen = (side, lane) == marks.lane
            inner = pygame.FRect(box).inflate(-8, 0)
            canvas.fill(inner, Colours.target, radius=12, alpha=70 if chosen else 30)
            width = 3.0 if chosen else 1.6
            canvas.frame(
                inner, Colours.target, width=width, radius=12, alpha=255 if chosen else 150
            )
            count = len(self.table.sides[side].lanes[lane])
            if chosen:
                self._slot(canvas, layout.token(side, lane, count, count + 1))

    def _slot(self, canvas: Canvas, spot: Spot) -> None:
        """Mark where a creature would stand: a frame with a chevron, not colour alone."""
        canvas.glow(spot.rect, Colours.target, strength=170, filled=False)
        canvas.frame(spot.rect, Colours.target, width=3, radius=10)
        x, y, r = spot.x, spot.y, min(18.0, spot.width / 3)
        canvas.polygon(
            [(x - r, y - r * 0.3), (x, y + r * 0.7), (x + r, y - r * 0.3),
             (x + r, y - r * 0.9), (x, y + r * 0.1), (x - r, y - r * 0.9)],
            Colours.target,
        )  # fmt: skip

    @property
    def _reaching(self) -> TableSide | None:
        """The side whose hand can be played from, where that is shown."""
        side = self.table.sides[self.table.viewer]
        hidden = side.horde or self.table.concealed or self.table.active != self.table.viewer
        return None if hidden else side

    def _reach(self, canvas: Canvas, marks: Marks) -> None:
        side = self._reaching
        if side is None:
            return
        pips = []
        for index, piece in enumerate(side.hand[: self.table.reach]):
            if piece.depth or piece is marks.held:
                continue
            spot = piece.spot.raised if piece is marks.raised else piece.spot
            foot = spot.y + spot.height / 2 - _PIP_AWAY
            pips.append(((spot.x, foot), str(index + 1), piece in marks.cards))

        def paint(canvas: Canvas) -> None:
            for middle, label, bright in pips:
                draw_pip(canvas, middle, label, bright)

        canvas.part("reach", tuple(pips), paint)

    def _reach_end(self, canvas: Canvas, layout: Layout, marks: Marks) -> None:
        """Show where the reach ends (R1), below a card that is lifted."""
        side, reach = self._reaching, self.table.reach
        if side is not None and marks.reach and len(side.hand) > reach:
            last, first = side.hand[reach - 1].goal, side.hand[0].goal
            right = (last.x + side.hand[reach].goal.x) / 2
            if side.place == reach:
                # The stronghold stands between them, and is no card in reach.
                right = last.x + last.width / 2 + 2
            danger = marks.danger
            crowded = layout.plain and danger is not None and danger.danger.is_grave
            # Large words beside each other: the post alone tells it.
            words = "" if crowded and side.place >= reach - 1 else marks.reach
            top = first.y - first.height / 2
            free = free_to(layout, right, top)
            draw_reach_end(canvas, right, top, first.height, words, free)


def free_to(layout: Layout, right: float, top: float) -> float:
    """Return how far words above ``top`` that would end at ``right`` may go beside presses."""
    if not layout.presses:
        return right
    last = layout.press(layout.presses - 1)
    beside = last.x < right < last.x + layout.presses * last.width
    covered = beside and last.y + last.height > top - button_height(REACH_TAB) - _BESIDE
    return last.x - _BESIDE if covered else right


def _above(layout: Layout, spot: Spot) -> tuple[float, float]:
    # Those of the lower lane may be at the heads.
    lower = spot.y > layout.height / 2
    return spot.x, spot.y - spot.height / 2 - (_SAID_AWAY_LOWER if lower else _SAID_AWAY)


def _draw_name_plate(canvas: Canvas, card: Card, spot: Spot) -> None:
    picture = name_picture(canvas, card_face(card))
    if picture is None:
        wide = canvas.text_size(card.name, _PLATE_NAME)[0]
    else:
        across, down = canvas.assets.size(picture)
        wide = (_PLATE_HIGH - 6) * across / down
    box = box_at(
        (spot.x, spot.y + spot.height * (_PLATE_DOWN - 0.5)),
        max(wide + 2 * _PLATE_INSET, min(spot.width, 96.0)),
        _PLATE_HIGH,
    )
    box.clamp_ip(canvas.view.rect.inflate(-6, -6))
    canvas.shadow(box, spread=5, drop=2, radius=6, strength=120)
    canvas.box(box, Colours.night, Colours.bronze, width=1.4, radius=6)
    inner = box.inflate(-2 * _PLATE_INSET, -6)
    if picture is None:
        canvas.text(card.name, box, _PLATE_NAME)
    else:
        draw_name(canvas, picture, inner)
