"""The ways to replays: a file, a code, a record; what is shown where there is none."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import ClassVar

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Item,
    Scene,
    SceneStack,
    Space,
    Words,
    box_at,
    copied_file,
    give_feedback,
    grown,
    read_clipboard,
    text_style,
)
from game.play import (
    Match,
    MatchCodeError,
    Playback,
    Record,
    RecordError,
    Salvaged,
    Seat,
    VoyageCodeError,
    VoyageFileError,
    from_match_code,
    looks_like_match_code,
    looks_like_voyage_code,
    salvage_file,
    teams_of,
)
from game.rules import DRAW, State

from ..common import (
    Dialog,
    Screen,
    draw_wax_seal,
    duel_face,
    end_words,
    mode_words,
    moment_words,
    player_heads,
    player_names,
    ring_face,
)
from ..services import Services
from .play_on import PlayOnDialog
from .replay_scene import ReplayScene

#: The height of the faces with the seal between them, and of what is known of the match.
_FACES, _TITLE_HIGH, _LINE_HIGH = 168.0, 34.0, 26.0
#: The radius of the seal, and how large a crown is for a face of one.
_SEAL, _CROWN = 40.0, 0.9
_WHY = text_style.BODY.with_changes(size=16, align="center", colour=Colours.muted, wrap=True)
_ALONE = _WHY.with_changes(size=18, colour=Colours.attention)
_TITLE = text_style.NAME.with_changes(size=23, align="center", fit=True, colour=Colours.gold)
_LINE = text_style.BODY.with_changes(size=16, align="center", fit=True)


class UnplayableRecord(Dialog, Screen):
    """Shows the players and the result of a match, and says in one line why it cannot be watched.

    In one that was ``shared`` nobody is "you". The ``title`` says so of something else.
    """

    sight = "wreck"
    wide = 688.0
    edges: ClassVar[tuple[float, float, float]] = (36.0, 18.0, 24.0)
    spaces: ClassVar[tuple[float, float]] = (8.0, 0.0)
    head: ClassVar[float] = 56.0
    opening_sound: ClassVar[str] = "notice"

    def __init__(
        self,
        services: Services,
        problem: str,
        record: Record | None = None,
        *,
        shared: bool = False,
        title: str = "",
    ) -> None:
        super().__init__(services)
        self.title = title or self.translate("replay.unplayable")
        self.problem, self.record, self.shared = problem, record, shared
        self.back = self.add_button("replay.close", self.go_back, "tick", kind="primary")
        self.widgets.focus(self.back)

    def enter(self, stack: SceneStack) -> None:
        """Sound as what is refused does."""
        super().enter(stack)
        give_feedback("error")

    def make_body(self) -> Block:
        """Return what is known of the match, and below it why it cannot be watched."""
        record, close = self.record, Item(self.back, wide=grown(260.0))
        if record is None:
            return Column(Words(self.problem, _ALONE), Space(40.0), close)
        header = record.header
        mode = mode_words(
            self.services, header.terms, None, header.house, custom=header.has_custom_cards
        )
        began = moment_words(self.services, header.began)
        return Column(
            Drawn(partial(self._draw_faces, record=record), _FACES),
            Space(6.0),
            Words(self._end(record), _TITLE, grown(_TITLE_HIGH)),
            Words(self._players(record), _LINE, grown(_LINE_HIGH)),
            Words(f"{mode} · {began}", _LINE, grown(_LINE_HIGH)),
            Space(14.0),
            Words(self.problem, _WHY),
            Space(18.0),
            close,
            gap=0.0,
        )

    def _teams(self, record: Record) -> Sequence[Sequence[int]]:
        field = record.header.field
        return teams_of(field) if field.is_ring else [(seat,) for seat in field.sides]

    def _players(self, record: Record) -> str:
        """Return the names of the players, one team against the other."""
        names = player_names(self.services, record.header.seats, shared=self.shared)
        teams = [", ".join(names[seat] for seat in team) for team in self._teams(record)]
        if len(teams) > 2:
            return ", ".join(teams)
        return f" {self.translate('matches.against')} ".join(teams)

    def _draw_faces(self, canvas: Canvas, box: pygame.FRect, record: Record) -> None:
        """Draw the players large and side by side, the seal in their middle."""
        header, result = record.header, record.result
        heads = player_heads(self.services, header.seats, shared=self.shared)
        won: Collection[int] = ()
        if result is not None and result.winner != DRAW:
            won = result.places[0] if header.field.is_ring else (result.winner,)
        seats = [seat for team in self._teams(record) for seat in team]
        paint = ring_face(heads) if header.field.is_ring else duel_face(heads)
        pitch = (box.width - 2 * _SEAL) / len(seats)
        radius = min(box.height / 2 - 6, pitch / 2 - 4)
        for number, seat in enumerate(seats):
            right = number >= len(seats) / 2
            x = box.centerx + (number - (len(seats) - 1) / 2) * (2 * radius + 12)
            middle = x + (_SEAL if right else -_SEAL), box.centery
            paint(canvas, seat, middle, radius)
            if seat in won:
                crown = middle[0] + 0.6 * radius, middle[1] - 0.68 * radius
                canvas.image("ui/crown", box_at(crown, _CROWN * radius))
        draw_wax_seal(canvas, box.center, _SEAL, "icons/hourglass")

    def _end(self, record: Record) -> str:
        result = record.result
        if result is None:
            return self.translate("replay.no_result")
        names = player_names(self.services, record.header.seats, shared=self.shared)
        turns = self.translate("history.turns", count=result.turns)
        end = end_words(self.services, names, result)
        return self.translate("history.outcome_turns", outcome=end, turns=turns)


def _of_other_rules(services: Services, match: Match) -> UnplayableRecord:
    record = match.record
    assert record is not None
    record.header = replace(record.header, rules=record.header.rules + 1)
    problem = Playback.of(services.content, record).problem
    return UnplayableRecord(services, services.say(problem), record)


def example(services: Services) -> UnplayableRecord:
    """Return what is told of a duel of other rules."""
    from ..examples import finished_duel  # noqa: PLC0415

    return _of_other_rules(services, finished_duel(services))


def example_ring(services: Services) -> UnplayableRecord:
    """Return what is told of a ring of other rules."""
    from ..examples import finished_ring  # noqa: PLC0415

    return _of_other_rules(services, finished_ring(services, "pairs"))


def example_code(services: Services) -> UnplayableRecord:
    """Return what is told of a code that is cut off."""
    return UnplayableRecord(services, services.translate("replay.code.short"))


def opened(services: Services, found: Salvaged, *, shared: bool = False) -> Scene:
    """Return the replay of a record, or what can be told of one that cannot be played again.

    In one that was ``shared`` nobody is "you": somebody else may have played it.
    """
    record = found.record
    if record is None:
        return UnplayableRecord(services, services.say(found.problem))
    playback = Playback.of(services.content, record)
    problem = found.problem or playback.problem
    if not playback.moments:
        words = services.say(problem) if problem else services.translate("replay.never_dealt")
        return UnplayableRecord(services, words, record, shared=shared)
    words = services.say(problem) if problem else ""
    return ReplayScene(services, record, playback, words, shared=shared)


def opened_file(services: Services, path: Path | None) -> Scene:
    """Return the replay of a file, as far as it goes; the file is left as it is.

    None is one whose name cannot be read.
    """
    if path is None:
        return UnplayableRecord(services, services.translate("replay.unreadable_name"))
    return opened(services, salvage_file(path), shared=True)


def opened_code(services: Services, text: str) -> Scene:
    """Return the replay of a code, or what is wrong with it."""
    try:
        record = from_match_code(services.content, text)
    except MatchCodeError as problem:
        return UnplayableRecord(services, services.translate(f"replay.code.{problem.fault}"))
    except RecordError as problem:
        return UnplayableRecord(services, services.say(problem))
    return opened(services, Salvaged(record), shared=True)


def opened_voyage(services: Services, text: str) -> Scene:
    """Return the voyage of a code, or what is wrong with it."""
    try:
        return services.routes.shared_voyage(text)
    except VoyageCodeError as problem:
        words = services.translate(f"replay.code.{problem.fault}")
    except VoyageFileError as problem:
        words = services.say(problem)
    return UnplayableRecord(services, words, title=services.translate("voyage_share.unreadable"))


def opened_clipboard(services: Services) -> Scene | None:
    """Return what the clipboard leads to: a code, or the path of a file; None for neither."""
    text = (read_clipboard() or "").strip()
    if looks_like_match_code(text):
        return opened_code(services, text)
    if looks_like_voyage_code(text):
        return opened_voyage(services, text)
    path = copied_file()
    return None if path is None else opened_file(services, path)


class ReplayRoutes:
    """Gives the scene that each way leads to, new and ready to be shown."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def of(self, found: Salvaged) -> Scene:
        """Return the replay of what was read of a record, or why there is none."""
        return opened(self._services, found)

    def of_file(self, path: Path | None) -> Scene:
        """Return the replay of a file, or why there is none."""
        return opened_file(self._services, path)

    def of_clipboard(self) -> Scene | None:
        """Return the replay of the code or the path on the clipboard; None where it has neither."""
        return opened_clipboard(self._services)

    def play_on(self, position: State, seats: tuple[Seat, ...]) -> Scene:
        """Return the question how a position of a replay is to be played on."""
        return PlayOnDialog(self._services, position, seats)
