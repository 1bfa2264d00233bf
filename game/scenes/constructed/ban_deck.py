"""A deck laid open for the bans: ten cards to choose from, and those that are out."""

from collections.abc import Callable, Sequence
from typing import ClassVar

import pygame
from pygame.typing import RectLike

from game.board import CARD_SHAPE, card_face, draw_pip, draw_seat_portrait, hand_card
from game.kit import (
    Canvas,
    Colour,
    Colours,
    Point,
    Step,
    Timeline,
    Together,
    Tween,
    Viewport,
    back_out,
    box_at,
    draw_fade,
    draw_panel,
    ease_in_out,
    give_feedback,
    grown,
    text_style,
)
from game.rules import Card

from ..common import (
    PointedCards,
    StaggeredEntrance,
    draw_card,
    draw_empty_slot,
    draw_mana_curve,
    draw_seat,
    inner,
    land_colour,
    land_deep,
)
from .ban_places import NAME_HIGH, RowPlaces, WidePlaces

_RED: Colour = (226, 44, 38)
_DEEP: Colour = (70, 6, 8)
_LEAN = 14.0
_HIGH = 0.26
_FAR = 1.9
_WORDS = text_style.STRONG.with_changes(align="center", colour=Colours.light, floor=5, outline=1.2)


def draw_stamp(canvas: Canvas, words: str, rect: RectLike, share: float) -> None:
    """Draw the stamp across a card; ``share`` below 1: still coming down, larger and fainter."""
    box = pygame.FRect(rect)
    size = (box.width * 0.98, box.width * _HIGH)
    key = ("stamp", words, round(size[0], 1))
    upright = canvas.sprite(key, size, lambda offscreen: _paint(offscreen, words))
    picture = canvas.turned(upright, key, _LEAN)
    middle = (box.centerx, box.y + box.height * 0.43)
    if share < 1.0:
        grown = 1.0 + (_FAR - 1.0) * (1.0 - max(0.0, share))
        across, down = picture.get_size()
        picture = pygame.transform.smoothscale(
            picture, (round(across * grown), round(down * grown))
        )
    canvas.blit(picture, middle, alpha=round(255 * min(1.0, max(0.0, share))), centered=True)


def _paint(canvas: Canvas, words: str) -> None:
    width, height = canvas.view.width, canvas.view.height
    edge = max(1.2, height * 0.09)
    canvas.fill((0, 0, width, height), _DEEP, radius=height * 0.2, alpha=235)
    canvas.fill((1, 1, width - 2, height - 2), _RED, radius=height * 0.18, alpha=215)
    rim = pygame.FRect(0, 0, width, height).inflate(-2.4 * edge, -2.4 * edge)
    canvas.frame(rim, Colours.light, width=edge * 0.8, radius=height * 0.12, alpha=210)
    inside = rim.inflate(-3 * edge, 0)
    canvas.text(words, inside, _WORDS.with_changes(size=height * 0.56, outline_colour=_DEEP))


_LIFT, _GROWTH = 9.0, 1.05
_DIM, _BADGE = 84, 22.0
#: The sign on a small card that is out, as a share of the card's width.
_SIGN = 0.72
_NAME = text_style.HEADING.with_changes(size=23, align="left", outline=1.4)
_COUNT = text_style.CAPTION.with_changes(size=15.5, colour=Colours.text, align="right", fit=True)
_OUT = text_style.NAME.with_changes(size=18, align="right", colour=Colours.negative, outline=1.2)


class CardSlot:
    """A card of the deck: where it lies, how far it is lifted, how far the stamp has come."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.out = False
        self.lift = 0.0
        self.stamp = 0.0
        #: How far it has gone from its place in the deck to that of a banned card, 0 to 1.
        self.gone = 0.0


class BanDeck(PointedCards):
    """Shows one deck; ``on_choose`` hears of the card that is clicked or accepted.

    ``open`` while its cards may be chosen, ``lit`` while the ban falls in it, ``dim`` while
    in the other; ``chosen`` is the card that is lifted.
    """

    focusable: ClassVar[bool] = True

    def __init__(
        self,
        side: int,
        portrait: str,
        cards: Sequence[Card],
        words: tuple[str, str],
        on_choose: Callable[[Card], None],
    ) -> None:
        super().__init__()
        self.side, self.portrait = side, portrait
        #: Whether it lies in one row, beside a deck that lies large.
        self.in_row = False
        #: The picture of its team, or "", and whether its portrait has the frame of a ring's seat.
        self.badge, self.framed = "", False
        #: The cards at their places, the banned ones included.
        self.cards = tuple(cards)
        self.lying = tuple(CardSlot(card) for card in cards)
        self.name, self.out_words = words
        self.on_choose = on_choose
        self.open = self.lit = self.dim = False
        self.chosen: Card | None = None
        self.count = ""
        self._order: list[CardSlot] = []
        #: How the cards come in.
        self.arrival = StaggeredEntrance(0)

    @property
    def reachable(self) -> bool:
        """Whether the keyboard may come to it."""
        return super().reachable and self.open

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return the height of cards of the usual size below larger words."""
        del view, width
        return 0.0 if grown(1.0) == 1.0 else WidePlaces.usual_height()

    def lift(self, card: Card) -> None:
        """Lift a card, and let the keyboard go on from it."""
        self.chosen = card
        self.index = self.cards.index(card)

    def strike(self, card: Card, *, at_once: bool = False) -> Step:
        """Take a card out; return the motion of the stamp and of the card on its way."""
        spot = next(spot for spot in self.lying if spot.card is card)
        spot.out = True
        self._order.append(spot)
        self.chosen = None
        motion = Timeline()
        motion.tween(spot, "stamp", 1.0, 0.30, back_out).wait(0.55)
        motion.together(Tween(spot, "gone", 1.0, 0.55, ease_in_out), Tween(spot, "lift", 0.0, 0.3))
        if at_once:
            motion.skip()
        return Together(motion)

    def rect_of(self, index: int) -> pygame.FRect:
        """Return where a card is now."""
        spot = self.lying[index]
        home = self.places.home(index)
        if not spot.gone:
            width = home.width * (1 + (_GROWTH - 1) * spot.lift)
            middle = home.centerx, home.centery - _LIFT * spot.lift
            return box_at(middle, width, width * CARD_SHAPE)
        end = self.places.out(index, self._order.index(spot))
        share = spot.gone
        width = home.width + (end.width - home.width) * share
        middle = (
            home.centerx + (end.centerx - home.centerx) * share,
            home.centery + (end.centery - home.centery) * share,
        )
        return box_at(middle, width, width * CARD_SHAPE)

    @property
    def places(self) -> WidePlaces | RowPlaces:
        """Where its cards lie."""
        return RowPlaces(self.rect) if self.in_row else WidePlaces(self.rect)

    def click(self, pos: Point) -> None:
        """Choose the card at ``pos``."""
        index = self.place_at(pos)
        if index is not None and self.open and not self.lying[index].out:
            self.index = index
            self.on_choose(self.lying[index].card)

    def command(self, name: str) -> bool:
        """Go from card to card, or choose one; not while another bans, or in the other deck."""
        if not self.open:
            return False
        if name == "accept" and not self.lying[self.index].out:
            give_feedback("click")
            self.on_choose(self.lying[self.index].card)
            return True
        if name.isdigit():
            return self._choose_number(int(name))
        index = self._towards(name)
        if index is None:
            return False
        give_feedback("move")
        self.index = index
        return True

    def _choose_number(self, number: int) -> bool:
        """Choose the card at a place, the tenth by nought."""
        place = (number - 1) % 10
        if place >= len(self.lying) or self.lying[place].out:
            return False
        self.index = place
        give_feedback("click")
        self.on_choose(self.lying[place].card)
        return True

    def _towards(self, way: str) -> int | None:
        columns = self.places.COLUMNS
        across, down = _STEPS.get(way, (0, 0))
        row, column = divmod(self.index, columns)
        left = [divmod(n, columns) for n, spot in enumerate(self.lying) if not spot.out]
        if across:
            ahead = [spot for spot in left if spot[0] == row and (spot[1] - column) * across > 0]
        else:
            ahead = [spot for spot in left if down and spot[0] == row + down]
        if not ahead:
            return None
        found = min(ahead, key=lambda spot: abs(spot[1] - column))
        return found[0] * columns + found[1]

    def begin(self) -> None:
        """Open the deck for a ban, the keyboard on a card that is left."""
        self.open = True
        left = [place for place, spot in enumerate(self.lying) if not spot.out]
        self.index = min(left, key=lambda place: abs(place - self.index))

    def update(self, dt: float) -> bool:
        """Lift the chosen card, and let go of the others."""
        moving = super().update(dt) | self.arrival.update(dt)
        for spot in self.lying:
            goal = 1.0 if spot.card is self.chosen else 0.0
            if spot.out or spot.lift == goal:
                continue
            step = dt / 0.12
            spot.lift = min(goal, spot.lift + step) if goal else max(goal, spot.lift - step)
            moving = True
        return moving

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, the cards at their places, and the banned ones below."""
        if self.lit:
            canvas.glow(inner(self.rect, 4), Colours.victim, strength=150, spread=16, radius=14)
        draw_panel(canvas, self.rect)
        wash = inner(self.rect, 8)
        draw_fade(canvas, wash, land_deep(self.side), (230, 60))
        if self.lit:
            canvas.frame(wash, Colours.victim, width=2, radius=7, alpha=210)
        self._draw_header(canvas, wash)
        self._draw_places(canvas)
        spots = range(len(self.lying))
        for index in sorted(spots, key=lambda place: (self.lying[place].out, self._top(place))):
            with self.arrival.shifted(canvas, index):
                self._draw_lying(canvas, index)
        if self.dim:
            canvas.fill(wash, Colours.night, radius=7, alpha=_DIM)

    def _draw_header(self, canvas: Canvas, wash: pygame.FRect) -> None:
        header, usual = self.places.header, self.places.HEADER
        x, middle = wash.x + 34, wash.y + header / 2 + 2
        draw = draw_seat_portrait if self.framed else draw_seat
        draw(canvas, self.portrait, self.side, (x, middle), usual / 2 + 2 * self.framed)
        large = header > 1.2 * usual and not self.in_row
        look = _NAME.with_changes(size=19, fit=True) if self.in_row else _NAME
        name = pygame.FRect(x + 32, wash.y + 4, wash.width * 0.62, header if self.in_row else usual)
        count = pygame.FRect(name.right + 8, name.y, wash.right - 22 - name.right, name.height)
        if large:
            name.width, name.height = wash.right - 14 - name.x, grown(NAME_HIGH)
            count.update(name.x, name.bottom, name.width, header - name.height)
        elif self.badge:
            canvas.image(self.badge, (name.x, middle - _BADGE / 2, _BADGE, _BADGE))
            name.x, name.width = name.x + _BADGE + 6, name.width - _BADGE - 6
        canvas.text(self.name, name, look, colour=land_colour(self.side))
        canvas.text(self.count, count, _COUNT, align="left" if large else "right")

    def _draw_places(self, canvas: Canvas) -> None:
        places = self.places
        for index, spot in enumerate(self.lying):
            if spot.out or spot.lift:
                draw_empty_slot(canvas, places.home(index))
        left_over = [spot.card for spot in self.lying if not spot.out]
        if isinstance(places, RowPlaces):
            if places.curve is not None:
                draw_mana_curve(canvas, places.curve, left_over)
            return
        for place in range(places.OUT):
            draw_empty_slot(canvas, places.out(0, place))
        first, left = places.out(0, 0), places.home(0).x
        curve = pygame.FRect(left, first.y + 4, (first.x - left) * 0.58, first.height - 4)
        draw_mana_curve(canvas, curve, left_over)
        words = pygame.FRect(curve.right + 10, first.y, 0, first.height)
        words.width = first.x - 14 - words.x
        canvas.text(self.out_words, words, _OUT)

    def _draw_lying(self, canvas: Canvas, index: int) -> None:
        spot, box = self.lying[index], self.rect_of(index)
        pointed = self.open and index == self.pointed_index and not spot.out
        if spot.card is self.chosen:
            canvas.glow(box, Colours.victim, strength=220, spread=16, radius=9)
        elif pointed:
            canvas.glow(box, Colours.focus, strength=150, spread=12, radius=9)
        if spot.gone in (0.0, 1.0) and spot.lift in (0.0, 1.0):
            draw_card(canvas, spot.card, box)
        else:
            self._draw_moving(canvas, index, box)
        if spot.card is self.chosen:
            canvas.frame(box.inflate(3, 3), Colours.victim, width=3, radius=9)
        elif pointed:
            canvas.frame(box.inflate(3, 3), Colours.focus, width=2.5, radius=9)
        if self.open and not spot.out:
            # The tenth card is chosen by nought.
            draw_pip(canvas, (box.centerx, box.bottom - 4), str((index + 1) % 10), pointed)
        if spot.stamp:
            canvas.fill(box.inflate(-2, -2), Colours.night, radius=7, alpha=round(90 * spot.stamp))
            if self.in_row:
                # Words across so small a card could not be read.
                size = _SIGN * box.width
                sign = (box.centerx - size / 2, box.centery - size / 2, size, size)
                canvas.image("icons/ban", sign)
            else:
                draw_stamp(canvas, self.out_words, box, spot.stamp)

    def _draw_moving(self, canvas: Canvas, index: int, box: pygame.FRect) -> None:
        """Draw a card whose size changes: painted once and scaled, so that it does not stutter."""
        face = hand_card(canvas, card_face(self.lying[index].card), self.places.home(index).width)
        size = canvas.view.size_px(box.size)
        canvas.shadow(box.inflate(-4, -4), spread=8, drop=6, strength=130)
        canvas.blit(pygame.transform.smoothscale(face, size), box.topleft)

    def _top(self, index: int) -> bool:
        return self.lying[index].card is self.chosen or index == self.pointed_index


_STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
