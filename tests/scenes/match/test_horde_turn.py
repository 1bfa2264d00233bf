"""The Horde's turn on the screen: each of its cards is seen, and nobody waits long."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from game.board.animation.horde_pace import FASTEST, horde_pace
from game.board.animation.turn_banner import Banner
from game.board.effects import SpokenNote
from game.opponents import think
from game.play import HORDE, SPEEDS, Match, Seat, Settings
from game.rules import (
    NOBODY,
    AnyAction,
    EndTurn,
    Event,
    MatchAction,
    RunHordeTurn,
    State,
    Terms,
    apply,
    events,
    legal_actions,
    to_act,
)
from game.scenes import Services
from game.scenes.match.match_view import MatchView
from tests.rules.pictures import run, solo

FRAME = 1 / 60
#: The aim for a turn of the Horde that does not end the match, in seconds at normal speed.
LONGEST = 10.0


class HordeTurn(NamedTuple):
    seconds: float
    events: list[Event]


def horde_turns(services: Services, seed: int) -> Iterator[HordeTurn]:
    """Yield the turns of the Horde in one solo game, of a kind that follows from the seed."""
    rng = Random(seed)
    match = begun(services, rng, seed)
    view = MatchView(services, match, lambda: None)
    turn = HordeTurn(0.0, [])
    while (side := to_act(match.position)) != NOBODY:
        assert match.state is not None
        horde = _is_hordes(match.state)
        happened = match.submit(_action(match.state, side, rng))
        if not horde:
            # Its turn begins with an event of the player's last action.
            begins = (n for n, event in enumerate(happened) if isinstance(event, events.TurnBegan))
            own = next(begins, len(happened))
            view.play(happened[:own])
            view.skip()
            happened = happened[own:]
        turn = HordeTurn(turn.seconds + len(shown(view, happened)) * FRAME, turn.events + happened)
        if horde and (not _is_hordes(match.state) or match.result is not None):
            yield turn
            turn = HordeTurn(0.0, [])


def begun(services: Services, rng: Random, seed: int) -> Match:
    terms = Terms(("preconstructed", "draft")[seed % 2], solo=True, custom=seed % 3 > 0)
    match = Match.new(services.content, terms, (Seat("Alaric"), HORDE), seed=seed)
    while not isinstance(match.position, State):
        match.submit(rng.choice(legal_actions(match.position)))
    return match


def _is_hordes(state: State) -> bool:
    return state.sides[state.active].horde is not None


def _action(state: State, side: int, rng: Random) -> AnyAction:
    if _is_hordes(state) and state.pending_side == NOBODY:
        return RunHordeTurn()
    return think(state, side, rng.getrandbits(32), None, "greedy").actions[0]


def view_of(services: Services, state: State) -> MatchView:
    return MatchView(services, Match.from_position(state, (Seat("Alaric"), HORDE)), lambda: None)


def shown(view: MatchView, happened: list[Event]) -> list[tuple[list[object], bool]]:
    view.play(happened)
    found: list[tuple[list[object], bool]] = []
    while view.busy:
        view.advance(FRAME)
        held = view.table.revealed is not None and view.table.active == 1
        found.append((list(view.animator.effects), held))
    return found


def told(state: State, action: MatchAction) -> list[Event]:
    return apply(state, action)[1]


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("speed", [speed for speed in SPEEDS if speed])
def test_no_card_is_turned_up_under_the_banner(
    services: Services, speed: float, reduced: bool
) -> None:
    services.settings = Settings(reduced_motion=reduced).at_speed(speed)
    state = solo("* x y | top: 2/2", "* 1/1@3 2/2@3 3/3@3 1/2@3 a b")
    view = view_of(services, state)
    shown(view, told(state, EndTurn()))
    frames = shown(view, told(run(state, "end"), RunHordeTurn()))
    banners = [any(isinstance(each, Banner) for each in effects) for effects, _ in frames]
    assert any(banners)
    assert {under for under, (_, held) in zip(banners, frames, strict=True) if held} == {False}


@pytest.mark.parametrize(("own", "seconds"), [("bottom: 0/9", 1.2), ("top: 0/9", 0.0)])
def test_an_incantation_without_a_target_says_so(
    services: Services, own: str, seconds: float
) -> None:
    """R9.4: beside the card, before it goes to the discard pile; one with a target says nothing."""
    state = run(solo(f"* x y | {own}", "* !2@1 1/1@9 a b"), "end")
    frames = shown(view_of(services, state), told(state, RunHordeTurn()))
    notes = [
        [each.words for each in effects if isinstance(each, SpokenNote)] for effects, _ in frames
    ]
    said = [words[0] for words, (_, held) in zip(notes, frames, strict=True) if words and held]
    assert all("No target" in words for words in said)
    assert bool(seconds) == any(notes)
    assert len(said) * FRAME >= seconds


def test_no_turn_in_whole_games_is_longer_than_ten_seconds(services: Services) -> None:
    """Told by the animation's own clock: what the machine does has no say."""
    seen = [turn for seed in (700, 701, 713, 716) for turn in horde_turns(services, seed)]
    fall = events.FortDestroyed
    in_a_match = [turn for turn in seen if not any(isinstance(e, fall) for e in turn.events)]
    assert max(len(turn.events) for turn in in_a_match) > 25
    assert max(turn.seconds for turn in in_a_match) <= LONGEST


def test_a_short_turn_is_not_hurried(services: Services) -> None:
    assert horde_pace(told(run(solo("* x y", "* 1/1@9 a b"), "end"), RunHordeTurn())) == 1


def test_nothing_is_hurried_beyond_what_can_be_made_out() -> None:
    assert horde_pace([events.AssaultBegan(1)] * 200) == FASTEST


def test_the_players_turn_has_its_own_pace_again(services: Services) -> None:
    horde = " ".join(["2/2@1"] * 12)
    state = run(solo("* x y z u v w | top: 1/9 1/9 1/9", f"* {horde} | top: 1/1 1/1 1/1"), "end")
    view = view_of(services, state)
    view.play(told(state, RunHordeTurn()))
    assert view.animator.pace > 1
    shown(view, [])
    assert view.animator.pace == 1
