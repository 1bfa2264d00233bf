"""The question before a match is played on from one of its moments: as whom, against whom."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, NamedTuple

from game.kit import Block, Colours, Column, CycleChoice, Item, Row, Space, Words, grown, text_style
from game.play import STRENGTHS, USUAL, Match, Seat, only_person, seats_of_persons, strength_of
from game.rules import LEFT, Field, State

from ..common import Dialog, Screen, player_names
from ..services import Services
from .replay_parts import hands_of

#: A person, before the strengths of the computer.
FRIEND = 0
#: The share of a choice that its label has.
_LABEL = 0.38


class SeatsAsked(NamedTuple):
    """The choices before a position is played on; by them ``chosen`` returns who sits where."""

    choices: tuple[CycleChoice, ...]
    chosen: Callable[[], tuple[Seat, ...]]


def seats_asked(services: Services, seats: tuple[Seat, ...], position: State) -> SeatsAsked:
    """Return what is to be asked before a position is played on."""
    hands = hands_of(position)
    if len(hands) == 1:
        # Nothing to choose: the one who has a hand plays it, the Horde plays itself.
        return SeatsAsked((), lambda: _seated(seats, {hands[0]: FRIEND}))
    if position.field.is_ring:
        return _ring_seats(services, seats, hands)
    return _duel_seats(services, seats, position.field)


def _duel_seats(services: Services, seats: tuple[Seat, ...], field: Field) -> SeatsAsked:
    """Ask as whom, and against whom."""
    side, say = only_person(seats) or LEFT, services.translate
    as_whom = _choice(say("replay.as_whom"), player_names(services, seats), side)
    rivals = (say("replay.friend"), *_strengths(services))
    rival = strength_of(seats[field.rival(side)]) or USUAL
    against = _choice(say("replay.against"), rivals, STRENGTHS.index(rival) + 1)

    def chosen() -> tuple[Seat, ...]:
        own = as_whom.index
        return _seated(seats, {own: FRIEND, field.rival(own): against.index})

    return SeatsAsked((as_whom, against), chosen)


def _ring_seats(services: Services, seats: tuple[Seat, ...], hands: Sequence[int]) -> SeatsAsked:
    """Ask for each seat with a hand whether it is a person's or a computer's of some strength."""
    names = player_names(services, seats)
    options = (services.translate("replay.person"), *_strengths(services))
    # Where only computers played, whoever watches takes the first seat.
    watched = not seats_of_persons(seats)
    by_side = {
        side: _choice(
            names[side], options, FRIEND if watched and side == hands[0] else _index_of(seats[side])
        )
        for side in hands
    }
    return SeatsAsked(
        tuple(by_side.values()),
        lambda: _seated(seats, {side: each.index for side, each in by_side.items()}),
    )


def _choice(label: str, options: Sequence[str], index: int) -> CycleChoice:
    return CycleChoice(label, options, index, lambda _index: None, share=_LABEL)


def _strengths(services: Services) -> list[str]:
    return [services.translate(f"strengths.{each}.name") for each in STRENGTHS]


def _index_of(seat: Seat) -> int:
    return STRENGTHS.index(strength_of(seat)) + 1 if seat.is_computer else FRIEND


def _seated(seats: tuple[Seat, ...], chosen: Mapping[int, int]) -> tuple[Seat, ...]:
    """Return the seats with persons and computers of the strengths chosen for some of them.

    A computer's own name stays with the computer.
    """
    found = list(seats)
    for side, index in chosen.items():
        name, portrait = seats[side].name if seats[side].is_person else "", seats[side].portrait
        found[side] = Seat(name, "person", portrait)
        if index != FRIEND:
            found[side] = Seat("", "computer", portrait, STRENGTHS[index - 1])
    return tuple(found)


_TEXT = text_style.BODY.with_changes(size=16, align="center", fit=True, colour=Colours.text)
#: The least height of the words, the height of a choice, and the air below each.
_WORDS_HIGH, _CHOICE, _AIR = 62.0, 46.0, 8.0


class PlayOnDialog(Dialog, Screen):
    """Asks how a position is to be played on; the match that follows is kept and counted nowhere.

    ``seats`` are those of the match that the position is from.
    """

    sight = "lookout"
    wide = 540.0
    widest: ClassVar[float] = 2 * wide
    widens: ClassVar[bool] = False
    edges: ClassVar[tuple[float, float, float]] = (40.0, 18.0, 24.0)
    spaces: ClassVar[tuple[float, float]] = (6.0, 0.0)
    head: ClassVar[float] = 56.0

    def __init__(self, services: Services, position: State, seats: tuple[Seat, ...]) -> None:
        super().__init__(services)
        self.title = self.translate("replay.play_on")
        self.position = position
        self.asked = seats_asked(services, seats, position)
        self.widgets.extend(self.asked.choices)
        self.back = self.add_button("replay.stay", self.go_back, "back")
        self.begin = self.add_button("replay.begin", self.play, "play", kind="primary")
        self.widgets.focus(self.begin)

    def make_body(self) -> Block:
        """Return what becomes of the match, the choices and the buttons."""
        choices = [Item(choice, grown(_CHOICE)) for choice in self.asked.choices]
        return Column(
            Words(self.translate("replay.play_on_text"), _TEXT, _WORDS_HIGH),
            Space(10.0),
            Column(*choices, gap=_AIR),
            Space(22.0 if choices else 18.0),
            Row(Item(self.back), Item(self.begin)),
        )

    def play(self) -> None:
        """Play on, over the replay, which waits below."""
        match = Match.from_position(self.position, self.asked.chosen(), what_if=True)
        self.stack.replace(self.services.routes.match_scene(match))


def example(services: Services) -> PlayOnDialog:
    """Return the question in the middle of a duel."""
    from ..examples import middle_duel  # noqa: PLC0415

    match = middle_duel(services)
    assert match.state is not None
    return PlayOnDialog(services, match.state, match.seats)


def example_replay_ring_play_on(services: Services) -> PlayOnDialog:
    """Return the question in a ring of two against two."""
    from ..examples import finished_ring  # noqa: PLC0415

    match = finished_ring(services, "pairs")
    assert match.state is not None
    seats = (*match.seats[:2], Seat("", "computer", strength="deep"), match.seats[3])
    return PlayOnDialog(services, match.state, seats)
