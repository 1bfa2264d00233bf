"""The measurements: the games of each, the figures made of them, and how far a run has come."""

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, TextIO

from game.content import Deck, card_digest
from game.opponents import CROWDED, FORMULA, LEARNT, MANNERS, STRENGTHS, WEIGHTS, Chooser, Weights
from game.rules import EDITION_NAMES, LEVELS, RULES_VERSION, DeckOdds, Difficulty, difficulties

from .jobs import LabError, PlayJob, ReadOutcome, read_outcome
from .plans import (
    GamePlan,
    character_jobs,
    deck_jobs,
    odds_jobs,
    odds_name,
    solo_jobs,
    strength_jobs,
)
from .playing import kit
from .reports import Row, choices_of, deck_figures, odds_figures, solo_figures, strength_figures
from .tables import combinations_text, decks_text, odds_text, solo_text, strengths_text

#: The levels of the solo game: the quick one, whose settings are not chosen, then R10.1's.
QUICK = "quick"
SOLO_LEVELS = (QUICK, *LEVELS)


@dataclass(frozen=True, slots=True)
class LabRun:
    """A measurement: its games, the ``settings`` by which a results file knows it, its figures.

    ``picture`` is the name by which ``plots`` draws them, or "". ``data`` makes of the figures
    a file of the game, where there is one that holds them. ``play`` and ``read`` play a job and
    read its outcome, where a job is no duel or solo game. ``thinks`` tells whether outcomes hold
    how long was thought.
    """

    settings: Mapping[str, object]
    jobs: Sequence[Any]
    figures: Callable[[Sequence[Any]], Row]
    text: Callable[[Row], str]
    picture: str
    data: Callable[[Row], str] | None = None
    play: PlayJob | None = None
    read: ReadOutcome = read_outcome
    thinks: bool = True


def ladder() -> list[tuple[str, str]]:
    """Return each strength with the one below, the weakest first."""
    return list(zip(STRENGTHS[1:], STRENGTHS, strict=False))


def strengths_run(
    pairs: Sequence[tuple[str, str]],
    table: GamePlan,
    weights: Weights | None = None,
    chooser: Chooser | None = None,
    in_step: str = "",
) -> LabRun:
    """Return the games of pairs of strengths; a file may hold the games of any pairs.

    ``weights`` are those of the first of each pair, and so is ``chooser``, for all its choices
    before the match or for those that ``in_step`` names.
    """
    jobs = list(strength_jobs(list(dict.fromkeys(pairs)), table, weights, chooser, in_step))
    settings = settings_of("strengths", table)
    if weights is not None:
        settings["weights_of_the_first"] = digest_of(weights)
    if chooser is not None:
        settings["choices_of_the_first"] = _told_choices(chooser, in_step)
    return LabRun(settings, jobs, strength_figures, strengths_text, "strengths")


def characters_run(names: Collection[str], table: GamePlan) -> LabRun:
    """Return the games of some characters against their own strength and those beside it.

    The rows of the strength without a manner, with the same deals, stand below its own.
    """
    pairs = [
        (person, STRENGTHS[place])
        for person in kit().characters
        if person.id in names
        for place in range(person.number - 2, person.number + 1)
        if 0 <= place < len(STRENGTHS)
    ]
    settings = settings_of("characters", table) | {"manners": digest_of(MANNERS)}
    jobs = list(character_jobs(pairs, table))
    return LabRun(settings, jobs, strength_figures, strengths_text, "")


def decks_run(strength: str, table: GamePlan, offered: Sequence[Deck] = ()) -> LabRun:
    """Return the games of every two printed decks, both played by the same strength.

    ``offered`` are other decks, in their place.
    """
    settings = settings_of("decks", table) | {"strength": strength}
    jobs = list(deck_jobs(strength, table, offered))
    if offered:
        settings["decks"] = {deck.id: [card.id for card in deck.cards] for deck in offered}
    return LabRun(settings, jobs, deck_figures, decks_text, "decks")


def odds_run(
    strength: str, table: GamePlan, odds: Sequence[DeckOdds], *, named: bool = False
) -> LabRun:
    """Return the games of two printed decks of which one is given something (R2.8).

    ``named``: a row for each of the ``odds``, in the words of ``--odds``.
    """
    names = [odds_name(each) for each in odds]
    settings = settings_of("odds", table) | {"strength": strength, "odds": names}
    jobs = list(odds_jobs(strength, odds, table, named=named))
    if named:
        return LabRun(settings, jobs, odds_figures, odds_text, "")
    return LabRun(settings, jobs, deck_figures, decks_text, "decks")


def solo_run(
    strength: str, levels: Sequence[str], wanted: Row, table: GamePlan, combinations: bool = False
) -> LabRun:
    """Return the games of levels; ``wanted`` are choices that all settings must have.

    Raises ``LabError`` for a level that has no such settings.
    """
    chosen = {level: settings_with(level, wanted) for level in dict.fromkeys(levels)}
    settings = settings_of("solo", table) | {"strength": strength, "wanted": wanted}
    text = _both if combinations else solo_text
    return LabRun(settings, list(solo_jobs(strength, chosen, table)), solo_figures, text, "solo")


def _told_choices(chooser: Chooser, in_step: str) -> str:
    worths = {card.id: chooser.worth(card) for card in kit().cards.values()}
    how = chooser.crowd.__name__, chooser.spread, chooser.measured
    return " ".join(filter(None, (digest_of((worths, how)), in_step)))


def _both(figures: Row) -> str:
    return "\n\n".join(filter(None, (solo_text(figures), combinations_text(figures))))


def settings_with(level: str, wanted: Row) -> list[Difficulty]:
    """Return the settings of a level that have what is wanted; the quick game has none."""
    if level == QUICK:
        if wanted:
            raise LabError("the quick game has no settings: choose a level from 1 to 5 for them")
        return []
    found = [
        difficulty
        for difficulty in difficulties(LEVELS[level])
        if wanted.items() <= choices_of(difficulty).items()
    ]
    if not found:
        named = ", ".join(f"{key}={value}".lower() for key, value in wanted.items())
        raise LabError(f"no settings with {named} come to the {LEVELS[level]} of level {level}")
    return found


def settings_of(measured: str, table: GamePlan) -> dict[str, object]:
    """Return what decides the games beside their names; how many there are is none of it."""
    return {
        "measured": measured,
        "seed": table.seed,
        "formats": list(table.forms),
        "editions": [EDITION_NAMES[edition] for edition in table.editions],
        "rules": RULES_VERSION,
        "cards": card_digest(kit().cards),
        "weights": digest_of(WEIGHTS),
        "choices": digest_of((LEARNT, FORMULA, CROWDED)),
    }


def digest_of(value: object) -> str:
    """Return what stands for a value in the settings of a run."""
    return blake2b(repr(value).encode(), digest_size=6).hexdigest()


_WIDTH = 24
#: Seconds between two pictures of the bar, and the parts of a run that are told elsewhere.
_EVERY, _PARTS = 0.2, 10


class Progress:
    """Counts games; ``done`` of ``total`` were there before. Without a stream it is silent."""

    def __init__(self, total: int, done: int, stream: TextIO | None) -> None:
        self.total, self.done = total, done
        self._before = done
        self._stream = stream
        self._terminal = stream is not None and stream.isatty()
        self._start = self._shown = time.monotonic()
        self._part = self._parts()
        if self._terminal:
            self._draw()

    def step(self) -> None:
        """Tell of one more game."""
        self.done += 1
        now = time.monotonic()
        if self._terminal and (now - self._shown >= _EVERY or self.done == self.total):
            self._shown = now
            self._draw()
        elif not self._terminal and self._stream is not None and self._parts() > self._part:
            self._part = self._parts()
            print(self._words(), file=self._stream, flush=True)

    def end(self) -> None:
        """Leave the line of the bar."""
        if self._terminal:
            print(file=self._stream, flush=True)

    def _parts(self) -> int:
        return self.done * _PARTS // max(1, self.total)

    def _draw(self) -> None:
        full = self.done * _WIDTH // max(1, self.total)
        bar = "█" * full + "░" * (_WIDTH - full)
        print(f"\r{bar} {self._words()}\x1b[K", end="", file=self._stream, flush=True)

    def _words(self) -> str:
        words = f"{self.done}/{self.total} games"
        played = self.done - self._before
        spent = time.monotonic() - self._start
        if not played or not spent:
            return words
        rate = played / spent
        pace = f"{rate:.1f} a second" if rate >= 1 else f"{1 / rate:.1f} s each"
        return f"{words}, {pace}, {_duration((self.total - self.done) / rate)} left"


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
