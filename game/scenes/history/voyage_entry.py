"""A voyage that is over as an entry of the history: one line, which opens its summary."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Viewport, box_at, draw_head, draw_panel, grown, text_size, text_style
from game.play import EndedVoyage, FiledMatch
from game.rules import Terms
from game.voyage import WON, VoyageHeader

from ..common import PlayerHead, draw_versus, moment_words
from ..services import Services
from ..voyage.ending.ending_words import set_out_words
from ..voyage.parts.scenario_words import scenario_name
from ..voyage.parts.two_captains import captains_words
from ..voyage.parts.voyage_pictures import CAPTAINS, draw_face, goods_icon
from ..voyage.parts.voyage_words import captain_name
from .history_entry import HistoryEntry

#: The kind of the entries that are whole voyages.
VOYAGE = "voyage"
_FACE, _GAP, _CROWN, _PADDING, _HEAD, _PITCH = 28.0, 12.0, 34.0, 22.0, 50.0, 30.0
_NAME = text_style.STRONG.with_changes(size=18, floor=12, wrap=True, valign="middle", fit=True)
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

    def _draw_players(self, canvas: Canvas, box: pygame.FRect, against: str) -> None:
        out, winner = self.voyage.header.voyage, self.voyage.result.winner
        if out.against:
            marks = draw_versus(canvas, box, self.heads, against, 36)
            if winner:
                mark = dict(zip((out.captain, out.against), marks, strict=True))[winner]
                canvas.image("ui/crown", box_at(mark.center, _CROWN))
            return
        words = pygame.FRect(box)
        for captain in filter(None, (out.captain, out.ally)):
            middle = words.x + _FACE, box.centery
            draw_face(canvas, f"{CAPTAINS}/{captain}", middle, _FACE)
            words.x, words.width = words.x + 2 * _FACE + 4, words.width - 2 * _FACE - 4
        words.x, words.width = words.x + _GAP, words.width - _GAP
        if self.outcome == WON:
            crown = words.right - _CROWN / 2, box.centery
            canvas.image("ui/crown", box_at(crown, _CROWN))
            words.width -= _CROWN + _GAP
        canvas.text(captains_words(self.services, out), words, _NAME)

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
        inside = width - 2 * _PADDING - grown(_PITCH) - _GAP
        rows = [
            max(grown(_PITCH), text_size(view, words, _LINE, inside)[1] + 6)
            for _, words in self._lines
        ]
        return 2 * _PADDING + grown(_HEAD) + sum(rows)

    def draw(self, canvas: Canvas, rect: RectLike) -> None:
        """Draw the panel beside the list."""
        box = pygame.FRect(rect)
        draw_panel(canvas, box)
        inside = box.inflate(-2 * _PADDING, -2 * _PADDING)
        draw_head(
            canvas,
            pygame.FRect(inside.x, inside.y - 6, inside.width, grown(_HEAD)),
            self._entry.ended,
        )
        y, side = inside.y + grown(_HEAD), grown(_PITCH) - 4
        for icon, words in self._lines:
            wide = inside.width - side - _GAP
            high = max(grown(_PITCH), text_size(canvas.view, words, _LINE, wide)[1] + 6)
            right = canvas.begins_right(words)
            x = inside.right - side if right else inside.x
            canvas.image(icon, (x, y + (high - side) / 2, side, side))
            canvas.text(words, (inside.x if right else x + side + _GAP, y, wide, high), _LINE)
            y += high


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
