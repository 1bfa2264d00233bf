"""An option of a voyage's choice as a plate to press, and its words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.board import ShownCard, draw_pip
from game.kit import Canvas, Colours, Sizes, Viewport, grown, text_style
from game.voyage import Voyage, VoyageChoice

from ...new_match.choice_card import Choice
from ...services import Services
from ..parts.icon_lines import (
    BODY,
    IconLine,
    draw_icon_lines,
    draw_strip,
    lines_height,
    strip_height,
)
from ..parts.voyage_pictures import goods_icon
from ..parts.voyage_words import relic_name, relic_text

_EDGE, _PIP = 18.0, 13.0
#: The side of the picture at the usual size of texts.
PICTURE = 128.0
#: Of a low plate: the side of the picture beside the words, and the edge above and below them.
_LOW_PICTURE, _LOW_EDGE = 52.0, 10.0


class OptionPlate(Choice):
    """A plate with a picture over lines of words; ``number`` is the key that takes it.

    Where it is ``low``, the picture stands before the words.
    """

    def __init__(
        self,
        picture: str,
        lines: Sequence[IconLine],
        on_click: Callable[[], None],
        number: int = 0,
    ) -> None:
        super().__init__(on_click)
        self.picture = picture
        self.lines = lines
        #: Cards that it changes, which lie below the words.
        self.cards: Sequence[ShownCard] = ()
        self.number = number
        self.low = False
        self.shows_number = False

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return how high it must be at a width."""
        if self.low:
            words = lines_height(view, self.lines, width - _low_room())
            return _LOW_EDGE + max(_LOW_PICTURE, words) + max(_LOW_EDGE, self._below - _EDGE)
        words = self._words_high(view, width - 2 * _EDGE)
        return _EDGE + PICTURE + Sizes.gap + words + self._below

    @property
    def _below(self) -> float:
        """How much is free below the words: the number of the plate lies there."""
        return max(_EDGE, grown(_PIP) + Sizes.gap_small)

    def _words_high(self, view: Viewport, width: float) -> float:
        cards = strip_height(self.cards, width)
        return lines_height(view, self.lines, width) + (cards + Sizes.gap if cards else 0.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture and the words."""
        rect = self.draw_ground(canvas)
        if self.low:
            self._draw_beside(canvas, rect)
        else:
            self._draw_above(canvas, rect)
        if self.shows_number and self.number:
            center = rect.centerx, rect.bottom - 2
            draw_pip(canvas, center, str(self.number), self.focused, grown(_PIP))
        if self.focused and not self.chosen:
            canvas.frame(rect.inflate(-14, -14), Colours.gold, width=1.4, radius=7, alpha=120)

    def _draw_above(self, canvas: Canvas, rect: pygame.FRect) -> None:
        side = PICTURE
        words = self._words_high(canvas.view, rect.width - 2 * _EDGE)
        room = rect.height - _EDGE - self._below - side - Sizes.gap
        y = rect.y + _EDGE + max(0.0, (room - words) / 2)
        canvas.image(self.picture, (rect.centerx - side / 2, y, side, side))
        box = pygame.FRect(rect.x + _EDGE, y + side + Sizes.gap, rect.width - 2 * _EDGE, words)
        box.y = draw_icon_lines(canvas, self.lines, box) + Sizes.gap
        draw_strip(canvas, self.cards, box)

    def _draw_beside(self, canvas: Canvas, rect: pygame.FRect) -> None:
        side = _LOW_PICTURE
        canvas.image(self.picture, (rect.x + _EDGE, rect.centery - side / 2, side, side))
        room = rect.width - _low_room()
        words = lines_height(canvas.view, self.lines, room)
        left = rect.x + _EDGE + side + Sizes.gap
        draw_icon_lines(
            canvas, self.lines, pygame.FRect(left, rect.centery - words / 2, room, words)
        )


def _low_room() -> float:
    """Return the width of a low plate that is not for its words."""
    return 2 * _EDGE + _LOW_PICTURE + Sizes.gap


NAME = text_style.STRONG.with_changes(size=21, align="center", wrap=True, outline=1.4)
_TEXT = BODY.with_changes(align="center")
_NOTE = text_style.CAPTION.with_changes(size=14.5, align="center", wrap=True)

GOLD, PAY = "gold", "pay"
#: The pictures of options that are neither a card nor a relic.
PICTURES = {GOLD: goods_icon("gold"), PAY: goods_icon("rank_3")}
#: The reasons that are told before the question, by what is chosen.
_WHY = {"card": ("fight",), "relic": ("gift", "rank", "wreck", "vault")}
#: The texts of a choice that are not called as it is: "few" is a plural form there.
_SECTIONS = {"few": "lost_pack"}


def choice_words(services: Services, choice: VoyageChoice) -> tuple[str, str]:
    """Return the question that a choice puts: its title, and the sentence below it."""
    say = services.translate
    section = f"voyage_choice.{_SECTIONS.get(choice.what, choice.what)}"
    title = say(f"{section}.title")
    text = say(f"{section}.text")
    if choice.why in _WHY.get(choice.what, ()):
        text = f"{say(f'voyage_choice.why.{choice.why}')} {text}"
    return title, text


def relic_lines(
    services: Services, voyage: Voyage, relic: str, *, changes: bool = False
) -> list[IconLine]:
    """Return the name of a relic, its class and size, its rule, and which one it destroys.

    With ``changes`` the cards lie below that it changes.
    """
    book, say = voyage.book.relics, services.translate
    new = book[relic]
    kind = say(
        "voyage_choice.relic_kind",
        kind=say(f"voyage.classes.{new.kind}"),
        size=say(f"voyage.sizes.{new.size}"),
    )
    lines = [
        IconLine(relic_name(services, relic), NAME, colour=Colours.gold),
        IconLine(kind, _NOTE, above=0.0),
        IconLine(relic_text(services, relic), _TEXT),
    ]
    old = next((each for each in voyage.relics if book[each].kind == new.kind), "")
    if old:
        words = say("voyage_choice.destroys", relic=relic_name(services, old))
        lines.append(IconLine(words, _NOTE, colour=Colours.refused))
    if changes:
        lines.append(IconLine(say("voyage_choice.changes"), _NOTE))
    return lines


def plain_lines(services: Services, choice: VoyageChoice, option: str, gold: int) -> list[IconLine]:
    """Return the words of an option that is neither a card nor a relic; ``gold`` is its sum."""
    say = services.translate
    if option == GOLD:
        name, text = say("voyage_choice.gold", count=gold), say(f"voyage_choice.{choice.what}.gold")
    else:
        name = say(f"voyage_choice.{choice.what}.{option}", count=gold)
        text = say(f"voyage_choice.{choice.what}.{option}_text", count=gold)
    return [IconLine(name, NAME, colour=Colours.gold), IconLine(text, _TEXT)]
