"""The wheel that decides who begins in a match of three or four (R13.7)."""

import math
from typing import ClassVar

import pygame

from game.board import CALM, GLAD, draw_pip, draw_seat_portrait
from game.kit import Canvas, Colours, Point, box_at, ease_out_cubic, grown, text_style
from game.play import Match, Seat
from game.rules import FIRST_TURNS, Terms

from ..common import draw_emblem, land_colour
from ..services import Services
from .coin_toss_scene import CoinTossScene
from .lot_scene import REVEAL, LotScene

#: The seconds that it turns, and how often it goes round in them.
FLIGHT, ROUNDS = 3.2, 4
#: The radius of the wheel and of a portrait, and where its middle lies, as a share of the window.
RADIUS, PORTRAIT, MIDDLE = 162.0, 78.0, 0.365
#: Where the portraits stand, as shares of the window: beside the wheel, in one row or in two.
_ASIDE, _ONE, _TWO = 0.17, (0.37,), (0.215, 0.52)
#: How far from the middle of its field the pointer stands at most, as a share of the field.
_OFF = 0.3
#: The pegs of one field, and the shortest time from one tick to the next, in seconds.
_PEGS, _TICK = 3, 0.05
#: The emblems: their radius and the way to their middle, as shares of the wheel's radius.
_EMBLEM, _OUT = 0.19, 0.55
#: The width and the height of the pointer.
_POINTER = (40.0, 46.0)
#: How large the picture is for the wheel upon it.
_ROOM = 100 / 95
_NAME = text_style.TITLE.with_changes(size=22, outline=1.6, align="center", fit=True, floor=13)
_MANA = text_style.STRONG.with_changes(size=17, outline=1.4, colour=Colours.light, valign="middle")


class WheelScene(LotScene):
    """Turns a wheel that stops at the seat that begins; the player goes on to the match."""

    rule: ClassVar[str] = "R13.7"
    flight: ClassVar[float] = FLIGHT

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services, match)
        assert match.state is not None
        self.field = match.state.field
        self.title = self.translate("toss.wheel")
        width = math.tau / len(self.field.sides)
        off = (match.state.rng % 101 / 50 - 1) * _OFF * width
        #: How far the wheel is turned when it stands: the winner's field lies at the pointer.
        self._end = -math.pi / 2 - self.winner * width + off
        #: When a peg was heard last, and which one is at the pointer.
        self._ticked, self._peg = 0.0, self._peg_at_pointer

    def spoken_state(self) -> list[str]:
        """Return the seats; once the wheel stands, in the order of their first turns."""
        if not self.landed:
            return [self.title, *self.names]
        say = self.translate
        return [
            say("toss.begins", name=self.names[self.winner]),
            *(
                say("voice.match.numbered", number=place, card=self.names[side])
                for place, side in enumerate(self.order, 1)
            ),
        ]

    @property
    def turned(self) -> float:
        """How far the wheel is turned now, in radians."""
        left = 1 - ease_out_cubic(min(1.0, self.time / FLIGHT))
        return self._end - ROUNDS * math.tau * left

    @property
    def order(self) -> list[int]:
        """The seats in the order of the first round."""
        sides, side = [], self.winner
        for _ in self.field.sides:
            sides.append(side)
            side = self.field.next_side[side]
        return sides

    def first_mana(self, side: int) -> int | None:
        """Return the mana of a seat's first turn by the list of R13.7; None: as in any turn."""
        return FIRST_TURNS[self.field.name][self.order.index(side)]

    def sound_it(self, time: float) -> None:
        """Let a peg be heard that has passed the pointer."""
        before, self._peg = self._peg, self._peg_at_pointer
        if before != self._peg and time - self._ticked >= _TICK:
            self._ticked = time
            self.services.sound.effect("tick")

    @property
    def _peg_at_pointer(self) -> int:
        return math.floor(self.turned * _PEGS * len(self.field.sides) / math.tau)

    def spoken_news(self) -> list[str]:
        """Return who begins once the wheel stands, and who else has a first turn of its own."""
        told = super().spoken_news()
        for side in self.order[1:] if told else ():
            mana = self.first_mana(side)
            if mana is not None:
                told.append(self.translate("toss.others", name=self.names[side], count=mana))
        return told

    # The picture

    def draw_lot(self, canvas: Canvas, shown: float) -> None:
        """Draw the players and the wheel."""
        for side, spot in enumerate(self._spots(canvas)):
            self._draw_player(canvas, side, spot, shown)
        self._draw_wheel(canvas, (canvas.view.width / 2, canvas.view.height * MIDDLE), shown)

    def _spots(self, canvas: Canvas) -> list[Point]:
        """Return where each player stands: partners at one side, others clockwise."""
        sides, teams = self.field.sides, self.field.teams
        left = [side for side in sides if teams[side] == teams[0]]
        if 2 * len(left) < len(sides) - 1:
            left.append(self.field.previous_side[0])
        right = [side for side in sides if side not in left]
        spots: dict[int, Point] = {}
        for column, x in ((left, _ASIDE), (right, 1 - _ASIDE)):
            rows = _ONE if len(column) == 1 else _TWO
            for side, y in zip(column, rows, strict=True):
                spots[side] = canvas.view.width * x, canvas.view.height * y
        return [spots[side] for side in self.field.sides]

    def _draw_player(self, canvas: Canvas, side: int, spot: Point, shown: float) -> None:
        begins = side == self.winner
        with canvas.shifted(0, 0, alpha=round(255 - (0 if begins else 110) * shown)):
            if begins and shown:
                ring, colour = box_at(spot, 2 * PORTRAIT), land_colour(side)
                canvas.glow(ring, colour, strength=round(190 * shown), spread=34, radius=PORTRAIT)
            feeling = GLAD if begins and shown else CALM
            portrait = self.portraits[side]
            draw_seat_portrait(canvas, portrait, side, spot, PORTRAIT, feeling=feeling)
            box = pygame.FRect(spot[0] - 130, spot[1] + PORTRAIT + 4, 260, grown(30.0))
            canvas.text(self.names[side], box, _NAME, colour=land_colour(side))
        if shown:
            with canvas.shifted(0, 0, alpha=round(255 * shown)):
                self._draw_place(canvas, side, spot)

    def _draw_place(self, canvas: Canvas, side: int, spot: Point) -> None:
        place = self.order.index(side)
        away = PORTRAIT * 0.74
        draw_pip(canvas, (spot[0] - away, spot[1] - away), str(place + 1), place == 0, 15.0)
        mana = self.first_mana(side)
        if mana is None or place == 0:
            # That of the first is told large.
            return
        x, y = spot[0] + away, spot[1] - away
        canvas.image("ui/mana1", (x - 24, y - 13, 26, 26))
        canvas.text(str(mana), (x + 4, y - 15, 40, 30), _MANA)

    def _draw_wheel(self, canvas: Canvas, middle: Point, shown: float) -> None:
        glow = box_at(middle, 2 * RADIUS)
        canvas.shadow(glow, spread=26, drop=10, strength=200, radius=RADIUS)
        if shown:
            strength = round(120 * shown)
            canvas.glow(glow, land_colour(self.winner), strength=strength, spread=46, radius=RADIUS)
        sides = self.field.sides
        name, wide = f"lots/wheel_{len(sides)}", 2 * _ROOM * RADIUS
        disc = canvas.sprite(
            ("wheel", name), (wide, wide), lambda other: other.image(name, other.view.rect)
        )
        angle = -math.degrees(self.turned)
        canvas.blit(pygame.transform.rotozoom(disc, angle, 1.0), middle, centered=True)
        width = math.tau / len(sides)
        for side in sides:
            way = self.turned + side * width
            big = 1 + 0.25 * shown if side == self.winner else 1.0
            draw_emblem(canvas, side, _at(middle, _OUT * RADIUS, way), RADIUS * _EMBLEM * big)
        _draw_pointer(canvas, (middle[0], middle[1] - RADIUS))


def _at(middle: Point, reach: float, way: float) -> Point:
    return middle[0] + reach * math.cos(way), middle[1] + reach * math.sin(way)


def _draw_pointer(canvas: Canvas, tip: Point) -> None:
    """Draw the pointer: a wedge of brass with a ridge, lit from the left."""
    (x, y), top = tip, tip[1] - _POINTER[1] / 2
    half, foot = _POINTER[0] / 2, y + _POINTER[1] / 2
    edge = 3.5
    outline = [(x - half - edge, top - edge), (x + half + edge, top - edge), (x, foot + 2 * edge)]
    canvas.polygon([(px + 1, py + 4) for px, py in outline], Colours.shadow, alpha=150)
    canvas.polygon(outline, Colours.brass_dark)
    canvas.polygon([(x - half, top), (x + half, top), (x, foot)], Colours.brass)
    canvas.polygon([(x - half, top), (x, top + 6), (x, foot)], Colours.brass_light)
    canvas.polygon([(x - half, top), (x + half, top), (x, top + 6)], Colours.gold)


def lot_of(services: Services, match: Match) -> LotScene:
    """Return the coin toss before a match, or the wheel before one of three or four."""
    return (WheelScene if match.field.is_ring else CoinTossScene)(services, match)


def example(services: Services) -> WheelScene:
    """Return the wheel of two teams at the moment that it stands."""
    scene = WheelScene(services, _dealt(services, "pairs"))
    scene.time = FLIGHT + REVEAL + 0.6
    scene.go_button.visible = True
    return scene


def example_three(services: Services) -> WheelScene:
    """Return the wheel of three as it begins to turn."""
    return WheelScene(services, _dealt(services, "three"))


def _dealt(services: Services, mode: str) -> Match:
    computers = [Seat("", "computer", strength="greedy")] * (len(FIRST_TURNS[mode]) - 1)
    match = Match.new(services.content, Terms(ring=mode), (Seat(), *computers), seed=5)
    while match.state is None:
        match.submit(match.position.legal_actions()[0])  # type: ignore[union-attr]
    return match
