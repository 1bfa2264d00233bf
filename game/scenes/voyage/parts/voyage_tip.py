"""The tips of a first voyage, and of a first whole chart: each is told once.

A first day is led through step by step.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import pygame

from game.board import GLAD, MENTOR, draw_speaker, draw_speech
from game.kit import (
    Button,
    Canvas,
    Colours,
    Pressable,
    Sizes,
    Viewport,
    button_height,
    grown,
    text_room,
    text_size,
    text_style,
)
from game.voyage import TurnUp, Voyage, legal_deeds

from ...common import VOYAGE_KNOWN, Page, tip_place
from ...services import Services
from .past_voyages import past_voyages

_PADDING, _FACE, _CROSS = 18.0, 28.0, 20.0
#: How much of the speaker is within the sheet.
_FACE_IN = 46.0
#: How wide it is over a chart, the first width with which it covers no field.
_WIDTHS = (520.0, 400.0, 300.0, 220.0)
#: How wide it is before a title, and how far from the window's edge at least.
_BESIDE, _EDGE = 430.0, 6.0
_WORDS = text_style.BODY.with_changes(size=16, colour=Colours.light, valign="middle")


class VoyageTip(Pressable):
    """A plate with a tip, which a press puts away; ``changed`` hears when it comes or goes."""

    def __init__(self, services: Services, changed: Callable[[], None]) -> None:
        super().__init__(self.put_away)
        self._services = services
        self._changed = changed
        self.key = ""
        #: The number of the step of a guided day, and how many there are; 0 for any other tip.
        self.number = self.total = 0
        self.visible = False
        self._due: Callable[[], bool] = lambda: True

    @property
    def words(self) -> str:
        """The words of the tip, "" where none is shown."""
        if not self.key:
            return ""
        words = self._services.translate(f"voyage_tips.{self.key}")
        if not self.number:
            return words
        number, total = self.number, self.total
        return self._services.translate("voyage_tips.step", n=number, of=total, words=words)

    def tell(self, key: str, due: Callable[[], bool] = lambda: True) -> None:
        """Show a tip unless the player knows it, wants none, or reads another.

        It goes when it is put away, or no more ``due`` when ``look`` asks.
        """
        if self.key or not self._services.settings.first_tips or key in self.known():
            return
        self.key, self.visible, self._due = key, True, due
        self.learn(key)
        self._changed()

    def lead(self, key: str, number: int, total: int) -> None:
        """Show a step of a guided day in place of the step before; with no ``key``, none of them.

        It is known once it is put away.
        """
        if (self.key and not self.number) or (key, number) == (self.key, self.number):
            return
        self.key, self.number, self.total = key, number, total
        self.visible, self._due = bool(key), lambda: True
        self._changed()

    def look(self) -> None:
        """Go if the moment of the tip has gone."""
        if self.key and not self._due():
            self.put_away()

    def put_away(self) -> None:
        """Be read."""
        if self.number:
            self.learn(self.key)
        self.key, self.number, self.visible = "", 0, False
        self._changed()

    def known(self) -> set[str]:
        """Return the keys of the tips that the player knows."""
        profile = self._services.profile
        return self._services.attempt(lambda: set(profile.words(VOYAGE_KNOWN)), {self.key})

    def learn(self, *keys: str) -> None:
        """Let the player know these."""
        known, profile = sorted({*self.known(), *keys}), self._services.profile
        self._services.attempt(lambda: profile.set_preference(VOYAGE_KNOWN, known), None)

    def lay(
        self,
        view: Viewport,
        space: pygame.FRect,
        target: pygame.FRect,
        free: Sequence[pygame.FRect],
    ) -> None:
        """Lie in ``space``, near to its target, and on nothing that is to be kept ``free``."""
        sizes = [(wide, self.needs(view, wide)) for wide in map(grown, _WIDTHS)]
        self.place(tip_place(space, sizes, target, free))

    def make_room(self, view: Viewport, page: Page) -> Page:
        """Return the page with a row below its title, where the tip has no room beside that."""
        beside = self.needs(view, _BESIDE) <= page.header.height - 2 * _EDGE
        if not self.visible or (beside and grown(1.0) <= 1.0):
            return page
        return replace(page, tip_row=self.needs(view, page.area.width) + _EDGE)

    def lay_beside_title(self, view: Viewport, page: Page) -> None:
        """Lie before the title of a page, or in the row that it makes room for."""
        if page.tip_row:
            self.place((page.area.x, page.header.bottom, page.area.width, page.tip_row - _EDGE))
        else:
            high = self.needs(view, _BESIDE)
            self.place((page.area.x, page.header.bottom - _EDGE - high, _BESIDE, high))

    def needs(self, view: Viewport, wide: float) -> float:
        """Return how high it is at a width, 0 where none is shown."""
        if not self.visible:
            return 0.0
        room = wide - _FACE_IN - 2.5 * _PADDING - _CROSS
        return max(text_room(view, self.words, _WORDS, room) + 1.5 * _PADDING, 58.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, who speaks, the words and the cross."""
        draw_speech(canvas, self.rect)
        with canvas.reading(self.rect):
            self._draw_words(canvas, self.rect)

    def _draw_words(self, canvas: Canvas, box: pygame.FRect) -> None:
        face = box.x + _FACE_IN - _FACE, box.centery
        draw_speaker(canvas, MENTOR, face, _FACE, feeling=GLAD)
        cross = pygame.FRect(0, 0, _CROSS, _CROSS)
        cross.midright = box.right - _PADDING, box.centery
        canvas.image("icons/cross", cross)
        left = box.x + _FACE_IN + _PADDING / 2
        canvas.text(self.words, (left, box.y, cross.x - _PADDING - left, box.height), _WORDS)


#: The key of the tips that is known once the first day is over, or was skipped.
GUIDED = "guided"
#: The room beside the words of the button that skips the tips.
_DAY_BESIDE = 56.0


def skip_size(view: Viewport, skip: Button) -> tuple[float, float]:
    """Return how large the button is that skips the tips, nothing where it is not seen."""
    if not skip.visible:
        return 0.0, 0.0
    wide = text_size(view, skip.label, skip.label_style)[0] + grown(_DAY_BESIDE)
    return wide, button_height(Sizes.field_height)


def _has_fought(voyage: Voyage) -> bool:
    return bool(voyage.beaten or voyage.attempts)


def _has_met_guard(voyage: Voyage) -> bool:
    return voyage.before_guard or _has_fought(voyage)


def _has_sailed(voyage: Voyage) -> bool:
    return voyage.fleet != voyage.chart.harbour or _has_met_guard(voyage)


class GuideStep(NamedTuple):
    """A step: the key of its words, ``voyage_tips.<key>``, when it is done, and when it is due."""

    key: str
    is_done: Callable[[Voyage], bool]
    is_due: Callable[[Voyage], bool] = lambda _: True


#: The step that is told before a fight; all others on the chart.
BEFORE_FIGHT = "before_fight"
#: The steps in their order. One that is not due is passed over until it is.
GUIDE = (
    GuideStep("chart", _has_sailed),
    GuideStep("sail", _has_sailed),
    GuideStep(
        "turn_up",
        lambda voyage: len(voyage.shown) > 1 + voyage.scenario.turned_up,
        lambda voyage: any(isinstance(deed, TurnUp) for deed in legal_deeds(voyage)),
    ),
    GuideStep("take", _has_met_guard),
    GuideStep(BEFORE_FIGHT, _has_fought, lambda voyage: voyage.before_guard),
    GuideStep("day", lambda voyage: voyage.day > 1, lambda voyage: not voyage.sails),
)


class GuidedDay:
    """Says by a ``tip`` what is to be done next; a step that is put away counts as done."""

    def __init__(self, services: Services, tip: VoyageTip) -> None:
        self._services = services
        self._tip = tip
        # Who has sailed a voyage to its end needs no hand, also where no tip is known any more.
        self._first = not past_voyages(services)

    @property
    def leads(self) -> bool:
        """Whether a step of it is told now."""
        return self._tip.visible and bool(self._tip.number)

    def lead(self, voyage: Voyage) -> None:
        """Tell the step that is next, and no other any more; nothing once the day is over.

        What was done stays done when the fleet turns back, and no number comes after a higher one.
        """
        under_way = self.is_under_way(voyage)
        known = self._tip.known()
        done = {step.key for step in GUIDE if step.key in known or step.is_done(voyage)}
        if under_way and done - known:
            self._tip.learn(*done)
        left = (step.key for step in GUIDE if step.key not in done and step.is_due(voyage))
        key = next(left, "") if under_way else ""
        self._tip.lead(key, len(done) + 1 if key else 0, len(GUIDE))

    def follow(self, voyage: Voyage) -> None:
        """Tell no more what is done now, or cannot be done any more."""
        told = [step for step in GUIDE if self.leads and step.key == self._tip.key]
        if any(step.is_done(voyage) or not step.is_due(voyage) for step in told):
            self._tip.lead("", 0, 0)

    def is_under_way(self, voyage: Voyage) -> bool:
        """Tell whether the day is led at all."""
        wanted = self._first and self._services.settings.first_tips
        # It is written for the first chart.
        wanted = wanted and not voyage.scenario.buildings
        if not wanted or GUIDED in self._tip.known():
            return False
        if voyage.day > 1:
            self.skip()
            return False
        return True

    def skip(self) -> None:
        """Lead no further, on this day or any other."""
        self._tip.learn(GUIDED, *(step.key for step in GUIDE))
        self._tip.lead("", 0, 0)


class WholeTip(NamedTuple):
    """A tip: the key of its words, ``voyage_tips.<key>``, when it is due, and when it is followed.

    ``is_followed`` compares the voyage as the tip was told with what it is now.
    """

    key: str
    is_due: Callable[[Voyage], bool]
    is_followed: Callable[[Voyage, Voyage], bool] = lambda _told, _now: False


#: In their order: the first that is due and not known is told.
WHOLE_TIPS = (
    WholeTip("whole_home", lambda voyage: not voyage.built),
    WholeTip("whole_days", lambda voyage: voyage.day > 1),
    WholeTip(
        "whole_waters",
        lambda voyage: any(isinstance(deed, TurnUp) for deed in legal_deeds(voyage)),
        lambda told, now: len(now.shown) > len(told.shown),
    ),
    WholeTip("whole_goods", lambda voyage: bool(voyage.built)),
)


def has_sailed_whole(services: Services) -> bool:
    """Tell whether a voyage with a home has been sailed to its end."""
    scenarios = services.content.voyage.scenarios
    sailed = {each.header.voyage.scenario for each in past_voyages(services)}
    return any(scenarios[each].buildings for each in sailed if each in scenarios)


def tell_whole(tip: VoyageTip, voyage: Callable[[], Voyage]) -> None:
    """Tell the next tip that is not known; it goes when its day or its matter is over."""
    told, known = voyage(), tip.known()
    for each in WHOLE_TIPS:
        if each.key not in known and each.is_due(told):
            tip.tell(each.key, partial(_stays, each, told, voyage))
            return


def _stays(tip: WholeTip, told: Voyage, voyage: Callable[[], Voyage]) -> bool:
    now = voyage()
    return now.day == told.day and tip.is_due(now) and not tip.is_followed(told, now)
