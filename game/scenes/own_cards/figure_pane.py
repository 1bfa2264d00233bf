"""The gallery of painted figures, and the one chosen written into the player's file."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from game.board import CARD_SHAPE
from game.content import (
    FIGURES,
    FIGURES_FOLDER,
    ContentError,
    CustomContent,
    FigureKept,
    named_figure,
    system_reason,
    with_figure,
)
from game.kit import (
    CHOICE,
    CHOSEN,
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Grid,
    Item,
    Line,
    Pressable,
    Row,
    Spoken,
    Viewport,
    Words,
    share_tab_stop,
    text_style,
)
from game.play import write_whole
from game.rules import Card

from ..common import card_facts, draw_check, inner, put_card
from ..services import Services

#: The chosen card, and the space beside it.
_CARD, _APART, _GAP = 138.0, 18.0, 8.0
_IN_A_ROW = 6
#: The share of a figure's height that its name has.
_NAME_SHARE = 0.24
_TITLE = text_style.HEADING.with_changes(size=25, align="start", valign="bottom", wrap=True)
_ABOUT = text_style.BODY.with_changes(size=16, valign="top")
_HEAD = text_style.NAME.with_changes(size=19, colour=Colours.gold)
_NAME = text_style.NAME.with_changes(
    size=14,
    fit=True,
    floor=8,
    align="center",
    valign="middle",
    colour=Colours.light,
    outline=1.4,
)

#: What files of some editors begin with.
_MARK = b"\xef\xbb\xbf"


class FigureButton(Pressable):
    """One of the figures; the one that the card shows is marked."""

    def __init__(self, figure: str, name: str, on_click: Callable[[], None]) -> None:
        super().__init__(on_click)
        self.figure, self.called = figure, name
        self.chosen = False

    @property
    def spoken(self) -> Spoken:
        """Its name, and whether the card shows it."""
        return Spoken(self.called, role=CHOICE, states=(CHOSEN,) if self.chosen else ())

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return the height of its picture."""
        del view
        return width * CARD_SHAPE

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture in its frame, and the name over its foot."""
        rect = self.rect.move(0, 1.5) if self.sunk else self.rect
        if self.warmth or self.chosen:
            strength = 210 if self.chosen else round(150 * self.warmth)
            canvas.glow(rect, Colours.gold, strength=strength, spread=11, filled=False)
        canvas.shadow(inner(rect, 2), spread=6, drop=3, strength=130)
        canvas.fill(rect, Colours.night, radius=6)
        canvas.image(f"{FIGURES_FOLDER}/{self.figure}", inner(rect, 2.5), light=self.light)
        name = inner(rect, 2.5)
        name.height = rect.height * _NAME_SHARE
        name.bottom = rect.bottom - 2.5
        canvas.fill(name, Colours.night, alpha=190)
        canvas.text(self.called, inner(name, 3, 0), _NAME)
        edge = Colours.brass_light if self.chosen else Colours.brass_dark
        canvas.frame(rect, edge, width=3.5 if self.chosen else 2, radius=6)
        if self.chosen:
            draw_check(canvas, (rect.right - 13, rect.y + 13), 11)


class FigureGallery:
    """The buttons of all figures; ``on_pick`` hears which one a card is to show."""

    def __init__(self, services: Services, on_pick: Callable[[str], None]) -> None:
        self.services = services
        self.buttons = [self._button(figure, on_pick) for figure in FIGURES]
        share_tab_stop(self.buttons)

    def _button(self, figure: str, on_pick: Callable[[str], None]) -> FigureButton:
        name = self.services.translate(f"own_cards.figures.{figure}")
        return FigureButton(figure, name, lambda: on_pick(figure))

    def pane(self, card: Card) -> Block:
        """Return a card large beside its words, over all figures; one of them is marked."""
        shown = figure_of(card.id, self.services.own)
        for button in self.buttons:
            button.chosen = button.figure == shown
        words = Column(
            Words(card.name, _TITLE),
            *(Words(each, _ABOUT) for each in card_facts(self.services.content.strings, card)),
            gap=6,
        )
        head = Row(
            Drawn(lambda canvas, area: put_card(canvas, card, area.topleft, _CARD), _high),
            words,
            gap=_APART,
            shares=lambda width: (_CARD, width - _CARD - _APART),
        )
        figures = Grid((Item(each) for each in self.buttons), _IN_A_ROW, gap=_GAP)
        title = Line(self.services.translate("own_cards.figure_title"), _HEAD, 28.0)
        return Column(head, title, figures, gap=_GAP)


def _high(view: Viewport, width: float) -> float:
    del view, width
    return _CARD * CARD_SHAPE


def figure_of(identity: str, made: CustomContent) -> str:
    """Return which figure a card shows, or nothing for a picture of its own, or an emblem."""
    path = made.pictures.get(identity)
    if path is None:
        return named_figure(identity)
    return path.stem if path.parent.name == FIGURES_FOLDER and path.stem in FIGURES else ""


class _Change(NamedTuple):
    """A file with what it was before, what it became, and the card that it was changed for."""

    path: Path
    before: bytes
    after: bytes
    card: Card


class FigureWriter:
    """Changes files of cards one figure at a time; the changes can be taken back one by one."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._changes: list[_Change] = []

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._changes)

    def change(self, card: Card, figure: str) -> str:
        """Have a card show a figure, and read all files anew; return what there is to be told."""
        path, say = self._services.own.files[card.id], self._services.translate
        try:
            before = path.read_bytes()
            mark = _MARK if before.startswith(_MARK) else b""
            text = with_figure(before.decode("utf-8-sig"), card.id, figure)
            after = mark + text.encode()
            write_whole(path, after)
        except OSError as error:
            return say("own_cards.not_changed", file=path.name, reason=system_reason(error))
        except (FigureKept, ContentError, UnicodeDecodeError):
            return say("own_cards.by_hand", card=card.name, file=path.name, figure=figure)
        self._changes.append(_Change(path, before, after, card))
        self._services.read_own_again()
        name = say(f"own_cards.figures.{figure}")
        return say("own_cards.changed", card=card.name, figure=name)

    def undo(self) -> str:
        """Write the file of the last change as it was, unless it was changed since."""
        change, say = self._changes.pop(), self._services.translate
        try:
            if change.path.read_bytes() != change.after:
                return say("own_cards.changed_since", file=change.path.name)
            write_whole(change.path, change.before)
        except OSError as error:
            return say("own_cards.not_changed", file=change.path.name, reason=system_reason(error))
        self._services.read_own_again()
        return say("own_cards.changed_back", card=change.card.name)
