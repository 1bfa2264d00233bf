"""What a setting does, seen: a piece of the board over the rows of a page."""

from collections.abc import Callable

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Sizes,
    Viewport,
    box_at,
    draw_key,
    grown,
    key_width,
    text_size,
    text_style,
)
from game.play import SPEED_INSTANT, Settings
from game.rules import Card

from ..common import PAD_SHAPE, draw_card, draw_pad_picture
from ..services import Services

#: How high the picture is, and its own shape; the heights of a card, usual and large.
HIGH, _SHAPE, _CARD, _LARGE = 150.0, 9 / 16, 116.0, 138.0
#: Where of the land's height the middle of the picture is: at the upper bridge.
_AT = 0.36
_CARD_SHAPE = 1.4
#: Where the two cards stand, as shares of the width, and how far apart after-images are.
_OWN, _THEIRS, _STEP = 0.12, 0.88, 46.0
#: How far the cards are from the sides at least, in the light around them.
_EDGE = 12.0
#: Whom the picture shows, both printed.
SHOWN = ("carnivore", "mutant")
_SIGN, _BAR, _BACK = 72.0, 36.0, 78.0
#: In how many steps a volume is shown.
_STEPS = 10
_WORDS = text_style.BODY.with_changes(size=17, align="center", valign="middle")
_SIDE = text_style.STRONG.with_changes(size=17, align="center", valign="middle", fit=True)

_Paint = Callable[[Canvas, pygame.FRect, Services], None]


def draw_piece_of_board(canvas: Canvas, box: pygame.FRect) -> None:
    """Draw the land at a bridge into a framed box."""
    canvas.shadow(box, spread=6, drop=3, strength=120)
    # A ground of its own: what is drawn on it is no ink.
    canvas.fill(box, Colours.night)
    with canvas.clip(box):
        wide = max(box.width, box.height / _SHAPE)
        high = wide * _SHAPE
        top = min(box.y, max(box.bottom - high, box.centery - _AT * high))
        canvas.image("board_day", (box.centerx - wide / 2, top, wide, high))
    canvas.frame(box, Colours.brass_dark, width=3, radius=3)


def draw_creature(
    canvas: Canvas,
    card: Card,
    side: int,
    middle: tuple[float, float],
    high: float,
    alpha: int = 255,
) -> None:
    """Draw a card in the light of its side."""
    # The menu has no cards: they are loaded here.
    box = box_at(middle, high / _CARD_SHAPE, high)
    if alpha == 255:
        canvas.glow(box, Colours.sides[side], strength=210, spread=12, radius=8, filled=False)
    draw_card(canvas, card, box, alpha=alpha)


def card_height(settings: Settings) -> float:
    """Return how high a card of the picture is: large, where cards are."""
    return _LARGE if settings.large_cards else _CARD


class OptionPreview(Block):
    """A piece of the board with two creatures, and between them what ``option`` does there."""

    def __init__(self, services: Services, option: Callable[[], str]) -> None:
        super().__init__()
        self._services, self._option = services, option

    def height(self, view: Viewport, width: float) -> float:
        """Return its height."""
        del view, width
        return HIGH

    def draw(self, canvas: Canvas) -> None:
        """Draw the land, the creatures, and the setting that is looked at."""
        box, settings = self.area, self._services.settings
        with canvas.upright(box):
            draw_piece_of_board(canvas, box)
            # In a high picture the cards reach up to its side, not over it.
            most = 2 * (_OWN * box.width - _EDGE) * _CARD_SHAPE
            high = min(card_height(settings) * box.height / HIGH, most)
            cards = self._services.content.cards
            for side, (share, name) in enumerate(zip((_OWN, _THEIRS), SHOWN, strict=True)):
                place = box.x + share * box.width, box.centery
                draw_creature(canvas, cards[name], side, place, high)
        inside = box.inflate(-2 * (_OWN * box.width + 0.5 * high), -24)
        _PAINTERS.get(self._option(), paint_words)(canvas, inside, self._services)


def paint_words(canvas: Canvas, box: pygame.FRect, services: Services) -> None:
    """Draw both sides in their colours, over a line in the size of text that is set."""
    say = services.translate
    words = say("access.sample")
    wide = min(box.width - 20, 420.0)
    told = text_size(canvas.view, words, _WORDS, wide - 24)[1]
    pill = min(grown(30.0), 44.0)
    room = pygame.FRect(0, 0, wide, min(box.height, pill + told + 26))
    room.center = box.center
    half = (wide - 10) / 2
    for side, key in enumerate(("yours", "theirs")):
        place = pygame.FRect(room.x + side * (half + 10), room.y, half, pill)
        canvas.box(place, Colours.sides_deep[side], Colours.sides[side], width=2, radius=8)
        canvas.text(say(f"access.{key}"), place.inflate(-12, 0), _SIDE, colour=Colours.sides[side])
    plate = pygame.FRect(room.x, room.y + pill + 8, wide, room.height - pill - 8)
    canvas.box(plate, Colours.well, Colours.bronze, width=1.5, radius=Sizes.radius)
    canvas.text(words, plate.inflate(-20, -8), _WORDS, fit=True)


def _paint_motion(name: str) -> _Paint:
    """Return what shows a creature under way: the faster, the fewer steps of it are seen."""

    def paint(canvas: Canvas, box: pygame.FRect, services: Services) -> None:
        settings, card = services.settings, services.content.cards[SHOWN[0]]
        speed = getattr(settings, name) if name else settings.speed
        if settings.reduced_motion or speed == SPEED_INSTANT:
            draw_creature(canvas, card, 0, box.center, _CARD, alpha=150)
            return
        steps = max(2, min(6, round(5 / speed)))
        for step in range(steps):
            place = box.centerx + (step - (steps - 1) / 2) * _STEP, box.centery
            draw_creature(canvas, card, 0, place, _CARD, alpha=round(60 + 180 * step / steps))

    return paint


def _paint_levels(canvas: Canvas, box: pygame.FRect, services: Services) -> None:
    """Draw a column for each volume, dark where nothing is heard."""
    settings = services.settings
    levels = (("icons/music", settings.music), ("icons/sword", settings.effects),
              ("icons/gear", settings.interface))  # fmt: skip
    pitch = min(box.width / 3, 130.0)
    for number, (icon, level) in enumerate(levels):
        lit = 0 if settings.muted else round(level / 10)
        plate = box_at((box.centerx + (number - 1) * pitch, box.centery), pitch - 14, box.height)
        canvas.box(plate, Colours.well, Colours.bronze, width=1.5, radius=Sizes.radius)
        canvas.image(icon, box_at((plate.x + 32, plate.centery), 46, 46), grey=not lit)
        high = (plate.height - 12) / _STEPS
        for step in range(_STEPS):
            y = plate.bottom - 6 - (step + 1) * high
            bar = pygame.FRect(plate.right - _BAR - 12, y + 1, _BAR, high - 2)
            colour = Colours.accent_light if step < lit else Colours.bronze
            canvas.fill(bar, colour, radius=2, alpha=255 if step < lit else 60)


def _paint_sign(icon: str, name: str) -> _Paint:
    """Return what draws a setting as a sign, which is grey while it is off."""

    def paint(canvas: Canvas, box: pygame.FRect, services: Services) -> None:
        lit = bool(getattr(services.settings, name))
        place = box_at(box.center, _SIGN, _SIGN)
        canvas.circle(box.center, _SIGN * 0.78, Colours.well, alpha=215)
        edge = Colours.gold if lit else Colours.bronze
        canvas.circle(box.center, _SIGN * 0.78, edge, width=3)
        canvas.image(icon, place, grey=not lit, alpha=255 if lit else 150)

    return paint


def _paint_hand(shown: Callable[[Settings], bool]) -> _Paint:
    """Return what draws three cards of a hand, with their faces or their backs."""

    def paint(canvas: Canvas, box: pygame.FRect, services: Services) -> None:
        cards = services.content.cards
        for number in range(3):
            middle = box.centerx + (number - 1) * (_BACK + 10), box.centery
            if shown(services.settings):
                draw_creature(canvas, cards[SHOWN[number % 2]], 1, middle, _BACK * _CARD_SHAPE)
            else:
                canvas.image("ui/back", box_at(middle, _BACK, _BACK * _CARD_SHAPE))

    return paint


def _paint_forecast(canvas: Canvas, box: pygame.FRect, services: Services) -> None:
    """Draw an arrow from one creature to the other, where the assault is foretold."""
    if not services.settings.forecast:
        return
    start, end = (box.x + 8, box.centery), (box.right - 14, box.centery)
    canvas.arrow(start, end, Colours.foretold, width=9)
    canvas.image("icons/sword", box_at(box.center, 58, 58))


def _paint_keys(canvas: Canvas, box: pygame.FRect, services: Services) -> None:
    """Draw the arrows, as they lie on a keyboard."""
    del services
    high = box.height / 2 - 8
    places = (("↑", 0, -1), ("←", -1, 1), ("↓", 0, 1), ("→", 1, 1))
    for cap, across, down in places:
        wide = key_width(canvas.view, (cap,), high)
        x = box.centerx + across * (wide + 8) - wide / 2
        draw_key(canvas, (cap,), x, box.centery + down * (high + 8) / 2, high)


def _paint_pad(canvas: Canvas, box: pygame.FRect, services: Services) -> None:
    """Draw a gamepad."""
    del services
    high = box.height + 8
    draw_pad_picture(canvas, box_at(box.center, high / PAD_SHAPE, high))


_PAINTERS: dict[str, _Paint] = {
    "keys": _paint_keys,
    "key_layout": _paint_keys,
    "press_delay": _paint_keys,
    "pad": _paint_pad,
    **{key: _paint_motion(key) for key in ("speed", "opponent_speed", "horde_speed")},
    "reduced_motion": _paint_motion(""),
    **dict.fromkeys(("muted", "music", "effects", "interface", "mono"), _paint_levels),
    "hand_over": _paint_hand(lambda settings: not settings.hand_over),
    "open_hands": _paint_hand(lambda settings: settings.open_hands),
    "forecast": _paint_forecast,
    **{name: _paint_sign(f"icons/{icon}", name) for name, icon in (
        ("first_tips", "hint"), ("open_everything", "ship"), ("guard_lines", "horn"),
        ("rival_lines", "duel"),
        ("voice", "horn"), ("captions", "edit"), ("loss_warning", "tower"),
        ("end_warning", "step"), ("play_warning", "helm"), ("day_warning", "hourglass"),
        ("never_ask", "mute"), ("end_by_key", "step"), ("camera_moves", "fullscreen"),
    )},
}  # fmt: skip
