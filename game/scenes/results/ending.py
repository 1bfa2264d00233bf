"""How a match ended: what its results tell by the kind of match, and the ways on from there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.board import CALM, GLAD
from game.kit import Block, Canvas, Point, TextStyle, Viewport, text_size
from game.play import Match, Salvaged, only_person
from game.rules import LEVELS

from ..campaign.campaign_attempts import begin_attempt, has_partner
from ..common import LinedButton, exchanged, island_name, rematch, rival_of
from .highlight_panels import Highlights
from .match_gains_row import GainSign
from .results_layout import EndScreen


class WaysOn:
    """Adds the ways on from ``match`` to a screen; ``refuse`` hears why one leads nowhere."""

    def __init__(self, screen: EndScreen, match: Match, refuse: Callable[[str], None]) -> None:
        self.buttons: list[LinedButton] = []
        self._screen, self._services, self._routes = screen, screen.services, screen.services.routes
        self._match = match
        self._refuse = refuse

    # Where they lead

    def play(self, begin: Callable[[], Match]) -> None:
        """Go on to a match that begins now, or say why it does not."""
        with self._services.telling(self._refuse):
            self._screen.stack.replace(self._routes.next_scene(begin()))

    def rematch(self) -> None:
        """Play again on the same terms."""
        self.play(lambda: rematch(self._services, self._match))

    def exchange(self) -> None:
        """Play again with the players' places exchanged."""
        self.play(lambda: exchanged(self._services, self._match))

    def sail(self, level: int) -> None:
        """Begin an attempt at an island of the campaign, with cards of the same kind."""
        assert self._match.record is not None
        form, partner = self._match.record.header.terms.form, has_partner(self._match)
        self.play(lambda: begin_attempt(self._services, level, form, partner=partner))

    def plan_again(self) -> None:
        """Go to where a match like this one is planned: the chart, or the choice of decks."""
        self._screen.stack.replace(self._routes.plan_again(self._match))

    def play_another(self) -> None:
        """Go to the menu, at the choice of whom one plays against."""
        self._screen.stack.clear_to(self._routes.menu(rival_of(self._match)))

    def watch(self) -> None:
        """Watch the match once more."""
        if self._match.record is not None:
            self._screen.stack.push(self._routes.replays.of(Salvaged(self._match.record)))

    def return_to_replay(self) -> None:
        """Go back to the replay from which this match was played on."""
        self._screen.stack.pop()

    def go_to_menu(self) -> None:
        """Go to the menu."""
        self._screen.stack.clear_to(self._routes.menu())

    # Their buttons

    def add(
        self, key: str, icon: str, act: Callable[[], None], *, line: str = "", **values: str
    ) -> None:
        """Add a way on, with its words below ``results`` and a line about where it leads."""
        translate = self._services.translate
        lines = (translate(f"results.lines.{line or key}", **values),)
        button = LinedButton(translate(f"results.{key}"), act, icon=f"icons/{icon}", lines=lines)
        self.buttons.append(self._screen.widgets.add(button))

    def add_next(self, after: str, *, first: bool = False) -> None:
        """Add the way to what may be done next, ``after`` such a match, and why; or put it first.

        Nothing is proposed to several persons at one screen, nor after a what-if.
        """
        if self._match.what_if or only_person(self._match.seats) is None:
            return
        button = self._screen.widgets.add(self._screen.proposed(after))
        self.buttons.insert(0 if first else len(self.buttons), button)

    def add_island(self, level: int, *, won: bool) -> None:
        """Offer the next island after a win, the same again, and the chart; else the menu, too."""
        onward = won and level < max(LEVELS.values())
        if onward:
            island = island_name(self._services, level + 1)
            self.add("next_level", "island", lambda: self.sail(level + 1), island=island)
        self.add("again", "again", lambda: self.sail(level))
        self.add("chart", "chart", self.plan_again)
        if not onward:
            self.add_next("campaign", first=won)
            self.add("another", "home", self.play_another)

    def add_onward(self, onward: Onward) -> None:
        """Offer the way on to what the match is a part of, and the menu where it counts, too."""
        self.add(onward.key, onward.icon, onward.go)
        if onward.counts:
            self.add("another", "home", self.play_another)

    def add_match(self, offer: Callable[[WaysOn], None], after: str, *, won: bool) -> None:
        """Offer the match once more, in the ways that it can be played again, and all else."""
        if self._match.what_if:
            self.add("to_replay", "back", self.return_to_replay)
        elif self._match.record is not None:
            offer(self)
        self.add_next(after, first=won)
        self.add("another", "home", self.play_another)


#: The radius of the winner's portrait, and of each of two; how far two are from their middle.
PORTRAIT, _PARTNER, _APART = 68.0, 62.0, 68.0


class Onward(NamedTuple):
    """The way on from a match that is a part of something larger, and the ``story`` it has there.

    ``key`` is that of its words below ``results``; "back" leads there, too. What ``counts`` is a
    match as any other beside that: it brings what one does, and the menu is offered as well.
    """

    story: str
    key: str
    icon: str
    go: Callable[[], None]
    counts: bool = False


@dataclass(frozen=True)
class EndPortraits:
    """The portraits above the headline: the ``winners`` in the middle, or all of a draw.

    ``equals`` are the radius of those of whom none has won, and how far they are from the middle.
    """

    draw_one: Callable[..., object]
    portraits: Sequence[str]
    winners: Sequence[int]
    drawn: Sequence[int]
    equals: tuple[float, float]

    def places(self, middle: Point) -> Iterator[tuple[int, Point, float]]:
        """Yield each seat, the middle of its portrait and the radius, side by side."""
        seats = self.winners or self.drawn
        radius, apart = self.equals
        if self.winners:
            radius, apart = PORTRAIT if len(seats) == 1 else _PARTNER, _APART
        for number, seat in enumerate(seats):
            yield seat, (middle[0] + (2 * number - len(seats) + 1) * apart, middle[1]), radius

    def draw(self, canvas: Canvas, middle: Point) -> None:
        """Draw them side by side."""
        feeling = GLAD if self.winners else CALM
        for seat, center, radius in self.places(middle):
            self.draw_one(canvas, self.portraits[seat], seat, center, radius, feeling=feeling)


def named_heights(
    view: Viewport, wide: float, *lines: tuple[str, TextStyle, float]
) -> tuple[float, ...]:
    """Return how high a name and the words below it are, each at least so much; 0 for none."""
    return tuple(
        max(least, text_size(view, words, style, wide)[1]) if words else 0.0
        for words, style, least in lines
    )


class FigureColumn(NamedTuple):
    """A figure of every seat: its short name above a column, the long one, and its picture."""

    name: str
    told: str
    icon: str


class FigureTable(Block):
    """The figures of a match: ``rows`` that come in one by one, and a line at the ``foot``.

    ``counted`` tells how far a row is counted up, 0 to 1. Its ``columns`` can be asked for.
    """

    def __init__(self, rows: Sequence[Any], columns: Sequence[FigureColumn] = ()) -> None:
        super().__init__()
        self.rows, self.columns = rows, columns
        self.foot = ""
        self.counted: Callable[[int], float] = lambda _: 1.0


@dataclass(frozen=True)
class MatchEnding:
    """How a match ended, for those at the screen.

    ``won`` and ``lost`` are said of them; it is ``quiet`` where they have nothing to celebrate.
    ``level`` is the island that was attempted, ``story`` what is told of it in place of ``how``.
    Only what is ``reviewed`` can be looked back at. ``foot`` is the key of the words around how
    long the match was. ``spoken`` is the table in words, told before anything is asked where it
    is ``told_at_once``. ``offer`` adds the ways on, all but those of an island or of a what-if.
    """

    names: Sequence[str]
    headline: str
    how: str
    won: bool
    lost: bool
    quiet: bool
    portraits: EndPortraits
    table: FigureTable
    spoken: Sequence[str]
    highlights: Highlights
    gains: Sequence[GainSign]
    offer: Callable[[WaysOn], None]
    #: After which kind of match something else is proposed.
    after: str
    level: int | None
    rule: str
    story: str = ""
    onward: Onward | None = None
    reviewed: bool = True
    foot: str = ""
    told_at_once: bool = False
    #: The pictures of the strongholds that have fallen.
    fallen: Sequence[str] = ()
    #: The share of the width that a picture beside the table takes.
    aside_share: float = 0.24
