"""The lessons: ``data/lessons/*.yaml`` -> positions and steps, all checked.

A file is a lesson, a document of it a part: a position, and the steps that are done in it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

from game.cases import Move, differences, picture, read_move, read_position, read_then
from game.content import ContentError, Document, FieldError, KeyPath, checks, data_documents
from game.rules import PAIRS, Card, Field, State, side_names

from .awaited import Awaited, Target, read_awaited, read_target

#: The lessons in the order in which they are meant to be taken.
BASICS = ("hand", "lanes", "stronghold", "mana", "incantations", "ahead")
ABILITIES = (
    *("rage", "splash", "perforation", "protection"),
    *("berserk", "sprint", "aura", "indestructible"),
)
#: The lessons of more than two at the table (R13).
RINGS = ("ring",)
LESSONS = (*BASICS, *ABILITIES, *RINGS)

_STEP_KEYS = ("point", "await", "wrong", "goal", "at_once", "missed", "solution")
#: The keys that are allowed only together with a goal.
_OF_GOAL = ("missed", "solution")
_FAULTS = ("attack", "card", "end", "lane", "play", "relief", "target")


@dataclass(frozen=True, slots=True)
class LessonStep:
    """Words that are shown together, each ``lessons.says.<lesson>.<say>``, and a task.

    A step with neither ``awaited`` nor a ``goal`` is only read. With a goal the player may do
    anything: the goal is checked when the player's next turn begins, or ``at_once`` after every
    action. If it is missed, ``missed`` is shown, and the ``solution`` may be watched. ``wrong`` are
    words for some faults in place of the usual ones.
    """

    say: tuple[str, ...]
    targets: tuple[Target, ...] = ()
    awaited: Awaited | None = None
    wrong: Mapping[str, str] = field(default_factory=dict)
    goal: Mapping[str, object] | None = None
    at_once: bool = False
    missed: str = ""
    solution: tuple[Move, ...] = ()

    @property
    def is_read(self) -> bool:
        """Whether the step is only to be read."""
        return self.awaited is None and self.goal is None

    @property
    def goes_on(self) -> bool:
        """Whether the match goes on after the first action, until the player's next turn."""
        return self.goal is not None or (self.awaited is not None and self.awaited.goes_on)

    def is_reached(self, state: State) -> bool:
        """Whether the goal is reached in a position."""
        return self.goal is not None and not differences(self.goal, picture(state, refused=False))


@dataclass(frozen=True, slots=True)
class LessonPart:
    """A position and its steps; ``rival`` are the plays of the others, turn by turn.

    These are the opponent's in a duel, and those of all other seats in a ring. ``forecast`` has the
    board show what is to come.
    """

    start: State
    steps: tuple[LessonStep, ...]
    rival: tuple[tuple[Move, ...], ...] = ()
    forecast: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson by its ``key``; ``end`` is said last, with what is to be remembered of it."""

    key: str
    parts: tuple[LessonPart, ...]
    end: tuple[str, ...] = ()

    @property
    def is_ring(self) -> bool:
        """Whether it is held at the table of a ring."""
        return self.parts[0].start.field.is_ring

    @property
    def length(self) -> int:
        """The number of its steps."""
        return sum(len(part.steps) for part in self.parts)

    def number(self, part: int, step: int) -> int:
        """Return how many steps come before a step."""
        return sum(len(before.steps) for before in self.parts[:part]) + step

    def said(self) -> Iterator[str]:
        """Yield the keys of all that it says, in their order."""
        for part in self.parts:
            for step in part.steps:
                yield from filter(None, (*step.say, *step.wrong.values(), step.missed))
        yield from self.end


def load_lesson(key: str, kit: Mapping[str, Card], folder: Path | None = None) -> Lesson:
    """Read a lesson from the data files (of ``folder``, or the game's); raises ``ContentError``."""
    name = f"lessons/{key}.yaml"
    book = {card.name: card for card in kit.values()}
    found = [_checked(each, book) for each in data_documents(name, folder)]
    if not found:
        raise ContentError(name, 0, "no part in the lesson", "write a match and its steps")
    if len({part.start.field for part, _ in found}) > 1:
        problem = "parts of the lesson at several tables"
        raise ContentError(name, 0, problem, "let all be duels, or all rings of one mode")
    return Lesson(key, tuple(part for part, _ in found), tuple(chain(*(end for _, end in found))))


def _checked(document: Document, book: dict[str, Card]) -> tuple[LessonPart, tuple[str, ...]]:
    """Return a part, and what is said at the end of the lesson."""
    try:
        part = checks.keyed(document.data, (), ("match", "steps"), ("rival", "forecast", "end"))
        return _read_part(part, book), _read_say(part.get("end", []), ("end",))
    except FieldError as fault:
        raise document.error(fault) from None


def _read_part(part: Mapping[str, object], book: dict[str, Card]) -> LessonPart:
    start = read_position(part["match"], book, ("match",))
    _check_seats(start)
    table = start.field
    rival = tuple(
        _read_moves(turn, book, route, table)
        for turn, route in checks.each(part.get("rival", []), ("rival",))
    )
    steps = [
        _read_step(each, book, here, table) for each, here in checks.each(part["steps"], ("steps",))
    ]
    for index, step in enumerate(steps):
        if step.goal is not None and any(before.awaited for before in steps[:index]):
            hint = "begin a new part, after ---, so that it can be tried again"
            raise FieldError(("steps", index), "a goal after something was done", hint)
    if not steps:
        raise FieldError(("steps",), "no step", "write what is said first")
    forecast = checks.flag(part.get("forecast", False), ("forecast",))
    return LessonPart(start, tuple(steps), rival, forecast)


def _check_seats(start: State) -> None:
    if start.active or start.solo:
        name = side_names(start.field)[0]
        raise FieldError(
            ("match",), "the player is not to act", f"let the {name} side begin a duel"
        )
    if start.field.is_ring and start.field is not PAIRS:
        problem = f"no lesson is held in a ring of mode {start.field.name!r}"
        raise FieldError(("match", "ring"), problem, f"write {PAIRS.name!r}")


def _read_step(value: object, book: dict[str, Card], route: KeyPath, table: Field) -> LessonStep:
    step = checks.keyed(value, route, ("say",), _STEP_KEYS)
    if "await" in step and "goal" in step:
        raise FieldError(route, "a deed and a goal in one step", "leave one of them")
    if any(("goal" in step) != (key in step) for key in _OF_GOAL):
        hint = "write all of them or none"
        raise FieldError(route, "a goal goes with 'missed' and 'solution'", hint)
    awaited = (
        read_awaited(step["await"], book, (*route, "await"), table) if "await" in step else None
    )
    wrong = checks.mapping(step.get("wrong", {}), (*route, "wrong"))
    for fault in wrong:
        checks.one_of(fault, (*route, "wrong", fault), "fault", _FAULTS)
    goal = read_then(step["goal"], book, (*route, "goal"), table) if "goal" in step else None
    return LessonStep(
        _read_say(step["say"], (*route, "say")),
        tuple(
            read_target(target, book, here, table)
            for target, here in checks.each(step.get("point", []), (*route, "point"))
        ),
        awaited,
        {fault: checks.word(key, (*route, "wrong", fault)) for fault, key in wrong.items()},
        goal,
        checks.flag(step.get("at_once", False), (*route, "at_once")),
        checks.word(step["missed"], (*route, "missed")) if "missed" in step else "",
        _read_moves(step.get("solution", []), book, (*route, "solution"), table),
    )


def _read_say(value: object, route: KeyPath) -> tuple[str, ...]:
    if isinstance(value, list):
        return tuple(checks.word(word, here) for word, here in checks.each(value, route))
    return (checks.word(value, route),)


def _read_moves(
    value: object, book: dict[str, Card], route: KeyPath, table: Field
) -> tuple[Move, ...]:
    return tuple(read_move(move, book, here, table) for move, here in checks.each(value, route))
