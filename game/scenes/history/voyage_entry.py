"""A voyage that is over as an entry of the history: one line, which opens its summary."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Colours, Viewport, box_at, draw_panel, grown, text_size, text_style
from game.play import EndedVoyage, FiledMatch
from game.rules import Terms
from game.voyage import WON, VoyageHeader

from ..common import (
    Named,
    PaintFace,
    PlayerHead,
    duel_face,
    framed_board,
    moment_words,
    sight_picture,
    versus_names,
)
from ..services import Services
from ..voyage.ending.ending_words import set_out_words
from ..voyage.parts.home_words import scenario_name
from ..voyage.parts.two_captains import captains_words
from ..voyage.parts.voyage_pictures import CAPTAINS, draw_face, goods_icon
from ..voyage.parts.voyage_words import captain_name
from .history_details import draw_ended, ended_height
from .history_entry import HistoryEntry

#: The kind of the entries that are whole voyages.
VOYAGE = "voyage"
_GAP, _PADDING, _PITCH = 12.0, 20.0, 31.0
#: How high the sight behind the captains is, for a width of one, and its picture.
_SIGHT_HIGH, _SIGHT = 0.3, 105 / 320
_LINE = text_style.BODY.with_changes(size=16, valign="middle", fit=True, floor=12, wrap=True)


@dataclass(slots=True)
class VoyageEntry(HistoryEntry):
    """A voyage in words; of two persons against each other nobody’s own win."""

    ended_voyage: EndedVoyage | None = None

    @property
    def ended(self) -> str:
        """How it ended; who has won where two sailed against each other."""
        winner = self.voyage.result.winner
        if winner:
            return self.services.translate(
                "voyage_end.wins", captain=captain_name(self.services, winner)
            )
        return self.services.translate(f"history.outcomes.{self.outcome}")

    @property
    def counted(self) -> str:
        """The sum in which it counts."""
        return "voyages"

    @property
    def voyage(self) -> EndedVoyage:
        """The voyage as its file tells of it."""
        assert self.ended_voyage is not None
        return self.ended_voyage

    @property
    def opponent(self) -> str:
        """The kind of opponent: a rival is the computer, or another person."""
        out = self.voyage.header.voyage
        if out.against:
            return "person"
        scenario = self.services.content.voyage.scenarios.get(out.scenario)
        return "computer" if scenario is not None and scenario.rival else "horde"

    @property
    def length(self) -> str:
        """How long it was, in days."""
        return self.services.translate("history.days", count=self.voyage.result.day)

    @property
    def _captains(self) -> list[str]:
        out = self.voyage.header.voyage
        return [name for name in (out.captain, out.against or out.ally) if name]

    @property
    def faces(self) -> Sequence[int]:
        """The captains: one, two together, or two against each other."""
        return range(len(self._captains))

    @property
    def winners(self) -> Collection[int]:
        """The captains who have won."""
        winner = self.voyage.result.winner
        if self.voyage.header.voyage.against:
            return [n for n, name in enumerate(self._captains) if name == winner]
        return self.faces if self.outcome == WON else ()

    def paint_face(self) -> PaintFace:
        """Return what draws the face of a captain."""
        names = self._captains
        if self.voyage.header.voyage.against:
            return duel_face(self.heads)
        return lambda canvas, seat, middle, radius: draw_face(
            canvas, f"{CAPTAINS}/{names[seat]}", middle, radius
        )

    def names(self, against: str) -> list[Named]:
        """Return who sailed."""
        if self.voyage.header.voyage.against:
            return versus_names(self.heads, [(seat,) for seat in self.faces], against)
        return [Named(captains_words(self.services, self.voyage.header.voyage), Colours.text)]

    def lines(self) -> list[tuple[str, str]]:
        """Return what is told of it beside the list: pictures, and the words beside them."""
        say, out, result = self.services.translate, self.voyage.header.voyage, self.voyage.result
        won = say("voyage_end.facts.fights_won", count=result.fights_won)
        return [
            ("icons/ship", captains_words(self.services, out)),
            ("icons/chart", set_out_words(self.services, out)),
            (goods_icon("day"), say("voyage_log.day", day=result.day)),
            (goods_icon("rank_2"), say("voyage.chart.rank", rank=result.rank)),
            ("icons/sword", won),
            (goods_icon("score"), say("voyage_log.points", score=result.score)),
            (goods_icon("voyage"), say("history.seed", seed=out.seed)),
        ]


class VoyageDetails:
    """The selected voyage beside the list; all of it is a screen of its own."""

    match = None

    def __init__(self, entry: VoyageEntry) -> None:
        self._entry = entry
        self._lines = entry.lines()

    def height(self, view: Viewport, width: float) -> float:
        """Return how high the panel is where it lies below the list."""
        inside = width - 2 * _PADDING
        rows = [self._line_height(view, words, inside) for _, words in self._lines]
        head = ended_height(view, inside, "")
        return 2 * _PADDING + inside * _SIGHT_HIGH + head + sum(rows)

    def _line_height(self, view: Viewport, words: str, inside: float) -> float:
        return max(
            grown(_PITCH), text_size(view, words, _LINE, inside - grown(_PITCH) - _GAP)[1] + 6
        )

    def draw(self, canvas: Canvas, rect: RectLike) -> None:
        """Draw the panel beside the list: the captains at the shore, and what became of them."""
        box = pygame.FRect(rect)
        draw_panel(canvas, box)
        inside = box.inflate(-2 * _PADDING, -2 * _PADDING)
        place = pygame.FRect(inside.x, inside.y, inside.width, inside.width * _SIGHT_HIGH)
        self._draw_captains(canvas, place)
        place.y, place.height = place.bottom, ended_height(canvas.view, inside.width, "")
        draw_ended(canvas, place, self._entry.outcome, self._entry.ended, "")
        y, side = place.bottom, grown(_PITCH) - 4
        for icon, words in self._lines:
            wide = inside.width - side - _GAP
            high = self._line_height(canvas.view, words, inside.width)
            right = canvas.begins_right(words)
            x = inside.right - side if right else inside.x
            canvas.image(icon, (x, y + (high - side) / 2, side, side))
            canvas.text(words, (inside.x if right else x + side + _GAP, y, wide, high), _LINE)
            y += high

    def _draw_captains(self, canvas: Canvas, box: pygame.FRect) -> None:
        with framed_board(canvas, box), canvas.clip(box):
            canvas.image(sight_picture("shore"), box_at(box.center, box.width, box.width * _SIGHT))
            faces, paint = self._entry.faces, self._entry.paint_face()
            radius = 0.44 * box.height
            for number, seat in enumerate(faces):
                x = box.centerx + (2 * number + 1 - len(faces)) * 1.15 * radius
                paint(canvas, seat, (x, box.centery), radius)


def voyage_entry(services: Services, ended: EndedVoyage) -> VoyageEntry:
    """Return the entry of a voyage."""
    out, result = ended.header.voyage, ended.result
    filed = FiledMatch(ended.path.name, ended.header.began, Terms(), (), None, "")
    mode = f"{services.translate('history.modes.voyage')} · {scenario_name(services, out.scenario)}"
    when = moment_words(services, ended.header.began)
    heads = _heads(services, out)
    words = " ".join((*(head.name for head in heads), mode, when, str(out.seed))).casefold()
    outcome = "couch" if out.against else result.outcome
    return VoyageEntry(
        services,
        filed,
        heads=heads,
        mode=mode,
        kind=VOYAGE,
        when=when,
        words=words,
        outcome=outcome,
        ended_voyage=ended,
    )


def _heads(services: Services, out: VoyageHeader) -> tuple[PlayerHead, ...]:
    captains = filter(None, (out.captain, out.second))
    return tuple(
        [PlayerHead(captain_name(services, each), f"captains/{each}", "") for each in captains]
    )
