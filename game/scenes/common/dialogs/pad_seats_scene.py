"""Who holds which pad: each player pushes theirs to their own side."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import ClassVar

import pygame

from game.kit import (
    Block,
    Canvas,
    Colour,
    Colours,
    Column,
    Command,
    Device,
    Drawn,
    Intent,
    Item,
    PadCame,
    PadLost,
    Panel,
    PanelHead,
    Pressable,
    Row,
    Sizes,
    Space,
    Viewport,
    Words,
    box_at,
    button_height,
    draw_pad,
    draw_well,
    grown,
    pad_width,
    text_style,
)
from game.play import Match, portraits_of

from ...services import Services
from ..drawings.side_emblem import draw_seat
from ..matches.player_names import player_names
from ..screen import Screen, inner, land_colour
from .dialog import Dialog
from .pad_sheet import PAD_SHAPE, draw_pad_picture

#: How wide the panel is, and at most as its words grow; the height of the title.
_WIDTH, _WIDEST, _HEAD = 940.0, 1240.0, 54.0
#: How high a name is and a line of what to do; the size of a token; the width of the button.
_NAME_HIGH, _TELLS_HIGH, _TOKEN, _DONE = 34.0, 44.0, (230.0, 48.0), 280.0
#: A banner's portrait, how far down its middle is, and the room over the name; the painted pad.
_FACE, _FACE_AT, _FACE_ROOM, _PAD = 70.0, 96.0, 178.0, 176.0
#: How deep the point of a banner is, how far its hem lies outside, and how light its cloth is.
_TAIL, _HEM, _CLOTH_LIGHT = 44.0, 34.0, 16
_TELLS = text_style.BODY.with_changes(size=17, align="center", fit=True)
#: What belongs to both sides: its words, and the colour of its cloth.
_BOTH, _BOTH_CLOTH = _TELLS.with_changes(size=22, colour=Colours.light), Colours.muted
_NAME = text_style.HEADING.with_changes(size=26, fit=True, wrap=True)
_LABEL = text_style.NAME.with_changes(size=17, valign="middle", fit=True)
_TITLE = text_style.HEADING.with_changes(size=28)
_WAYS = {"left": -1, "right": 1}
#: The sign of a family: the button by which it is known.
_SIGN = "a"


class PadToken(Pressable):
    """A pad by its number and its family; a press hands it on to the next place."""

    def __init__(self, words: str, device: Device, on_click: Callable[[], None]) -> None:
        super().__init__(on_click)
        self.words = words
        self.device = device

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the picture of a pad, and a button of its family."""
        self.draw_plate(canvas, "ui/panel_wood", self.rect)
        with canvas.reading(self.rect):
            self._draw_words(canvas)

    def _draw_words(self, canvas: Canvas) -> None:
        side = min(grown(30.0), self.rect.height - 18)
        icon = pygame.FRect(self.rect.x + 12, self.rect.centery - side / 2, side, side)
        canvas.image("icons/gamepad", icon)
        high = 0.8 * side
        x = self.rect.right - 14 - pad_width(canvas.view, _SIGN, self.device.look, high)
        draw_pad(canvas, _SIGN, self.device.look, x, self.rect.centery, high)
        words = (icon.right + 8, self.rect.y, x - icon.right - 14, self.rect.height)
        canvas.text(self.words, words, _LABEL)


class PadPlace(Column):
    """The pads of a side, or of both, below what is told there; there is room for two."""

    def __init__(self, head: Block, tokens: Iterable[PadToken]) -> None:
        self._high = button_height(_TOKEN[1])
        items: list[Block] = [Item(each, self._high, grown(_TOKEN[0])) for each in tokens]
        self._tokens = Column(*(items or [Drawn(_draw_bare, self._high)]), gap=8.0)
        super().__init__(head, Space(10.0), self._tokens, gap=0.0)

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of what is told and of two pads, or more."""
        tokens = self._tokens.height(view, width)
        return super().height(view, width) + max(2 * self._high + 12 - tokens, 0.0)

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the pads off the edges."""
        super().place(view, inner(area, 8, 0))


def _draw_bare(canvas: Canvas, area: pygame.FRect) -> None:
    """Draw the place of a pad where there is none."""
    box = box_at(area.center, min(area.width, grown(_TOKEN[0])), area.height)
    draw_well(canvas, box, radius=8)
    canvas.image("icons/gamepad", box_at(box.center, grown(30.0)), grey=True, alpha=130)


class PadSeatsScene(Dialog, Screen):
    """The two sides, and between them the pads that belong to both."""

    sight = "village"
    edges: ClassVar[tuple[float, float, float]] = (34.0, 18.0, 74.0 - Sizes.button_height)
    # Left plays left in every language.
    flips = False

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services)
        self.title = self.translate("pads.title")
        self.names = player_names(services, match.seats)
        self.portraits = portraits_of(match.seats)
        self.remake()

    def make(self) -> None:
        """Make a token for every pad that is connected."""
        self.tokens: list[PadToken] = []
        for number, device in enumerate(self.services.inputs.pads.connected, 1):
            words = self.translate("pads.pad", number=number)
            token = PadToken(words, device, lambda device=device: self.hand_on(device))  # type: ignore[misc]
            self.tokens.append(self.widgets.add(token))
        self.done = self.add_button("pads.done", self.go_back, "tick", kind="primary")
        self.widgets.focus(self.done)

    def hand_on(self, device: Device) -> None:
        """Move a pad to the next place: the left side, the right one, both."""
        seats = self.services.inputs.seats
        seats.take(device, {None: 0, 0: 1, 1: None}[seats.side_of(device)])
        self.lay_out_anew()

    def handle(self, intent: Intent) -> None:
        """Move a pad by its own left and right; follow pads that come and go."""
        if isinstance(intent, PadCame | PadLost):
            self.remake()
            self.lay_out_anew()
        elif isinstance(intent, Command) and intent.device.is_pad and intent.name in _WAYS:
            self.services.inputs.seats.push(intent.device, _WAYS[intent.name])
            self.lay_out_anew()
        else:
            super().handle(intent)

    def inside(self, view: Viewport, panel: Panel) -> float:
        """Return how wide the panel is inside."""
        del view, panel
        return min(grown(_WIDTH), _WIDEST) - 2 * self.edges[0]

    def make_panel(self) -> Panel:
        """Return the two sides with what belongs to both between them, over what to do."""
        edge, *tall = self.edges
        how = self.translate("pads.how" if self.tokens else "pads.none")
        painted = Drawn(_draw_pad, _PAD * PAD_SHAPE)
        words = Words(self.translate("pads.both"), _BOTH, _NAME_HIGH)
        space = (_FACE_ROOM - _PAD * PAD_SHAPE) / 2
        both = Column(Space(space), painted, Space(space), words, gap=0.0)
        return Panel(
            PanelHead(self.title, _HEAD, _TITLE),
            Space(20.0),
            Row(self._side(0), self._on_banner(None, both, _BOTH_CLOTH), self._side(1)),
            Space(10.0),
            Words(how, _TELLS, _TELLS_HIGH),
            Space(18.0),
            Item(self.done, wide=grown(_DONE)),
            edge=edge,
            tall=(tall[0], tall[1]),
        )

    def _place(self, side: int | None, head: Block) -> PadPlace:
        seats = self.services.inputs.seats
        return PadPlace(head, (each for each in self.tokens if seats.side_of(each.device) == side))

    def _side(self, side: int) -> Block:
        def draw(canvas: Canvas, area: pygame.FRect) -> None:
            place = area.centerx, area.y + _FACE_AT
            draw_seat(canvas, self.portraits[side], side, place, _FACE)

        look = _NAME.with_changes(colour=land_colour(side))
        head = Column(Space(_FACE_ROOM), Words(self.names[side], look, _NAME_HIGH))
        return Block(self._on_banner(side, head, land_colour(side)), Drawn(draw))

    def _on_banner(self, side: int | None, head: Block, cloth: Colour) -> Block:
        """Return a place on its banner."""
        hung = Drawn(partial(_draw_banner, cloth=cloth))
        return Block(hung, Column(self._place(side, head), Space(_TAIL + 6), gap=0.0))


def _draw_pad(canvas: Canvas, area: pygame.FRect) -> None:
    draw_pad_picture(canvas, box_at(area.center, _PAD, _PAD * PAD_SHAPE))


def _draw_banner(canvas: Canvas, area: pygame.FRect, cloth: Colour) -> None:
    """Draw a banner: painted cloth in the colour of a land, or that of both sides."""
    banner = area.inflate(_HEM, 0)
    canvas.image("banners/azure", banner.move(0, 5), tint=Colours.shadow, alpha=110)
    canvas.image("banners/azure", banner, grey=True, tint=cloth, light=_CLOTH_LIGHT)


def example(services: Services) -> PadSeatsScene:
    """Return the choice with a pad at the left side, and one that belongs to both."""
    from ...examples import middle_duel  # noqa: PLC0415

    inputs = services.inputs
    pads = Device("pad", 1, "playstation"), Device("pad", 2, "xbox")
    for pad in pads:
        inputs.pads.keep(pad)
    inputs.seats.take(pads[0], 0)
    return PadSeatsScene(services, middle_duel(services))
