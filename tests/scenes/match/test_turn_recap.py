"""The Horde’s turn, in which each card is seen, and the account of one not watched."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pygame
import pytest

from game.board.animation.horde_pace import FASTEST, horde_pace
from game.board.animation.turn_banner import Banner
from game.board.effects import SpokenNote
from game.kit import Assets, Canvas, Times, Viewport
from game.opponents import think
from game.play import HORDE, SPEEDS, Match, Seat, Settings
from game.rules import (
    LEFT,
    NOBODY,
    RIGHT,
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
from game.scenes.match.dialogs.log_screen import LogScreen
from game.scenes.match.match_view import MatchView
from tests.play.games import sure
from tests.rules.pictures import duel, run, solo

from .sitting import Sitting, before, middle

#: The Horde brings one creature, and the one that it has strikes for 5.
HORDE_STRIKES = (
    "* a b c d e f g | top: 1/9",
    "* Ogre Alpha Troll a b c d e f g h i j | bottom: 5/5",
)


def end_turn(at: Sitting, *, skipped: bool = False) -> None:
    at.match.flow.submit(EndTurn())
    if skipped:
        at.until(lambda: at.offers == ["Skip"] and at.match.view.table.active == RIGHT)
        at.wait(Times.rest + 0.2)
        at.press_button("Skip")
    at.rest()
    assert at.state.active == LEFT


pytestmark = before(solo(*HORDE_STRIKES), first_tips=False)


@pytest.fixture
def after(at: Sitting) -> Sitting:
    """A turn of the Horde was skipped, and the account has found its place, as a frame does."""
    end_turn(at, skipped=True)
    return drawn(at)


def drawn(at: Sitting, size: tuple[int, int] = (1280, 720)) -> Sitting:
    at.match.draw(Canvas(pygame.Surface(size), Viewport.of(size), Assets()))
    return at


def told(at: Sitting) -> list[str]:
    recap = at.match.recap
    rows = recap.account.rows if recap.visible else ()
    return [" ".join([row.words, *(card.name for card in row.cards)]) for row in rows]


#: Attacks of the Horde that cost nothing: nobody hears that no card was played.
FUTILE = ("* a b c d e f g | top: 1/9 | bottom: 1/9", "* | top: 1/5 1/5 | bottom: 1/5")
COST = ["Played Alpha Troll", "5 damage to your Bastion, 2 life left"]


@pytest.mark.parametrize(
    ("skipped", "speed", "position", "lines"),
    [
        (True, 1.0, HORDE_STRIKES, COST),
        (False, 0.0, HORDE_STRIKES, COST),
        (False, 0.0, FUTILE, ["The Horde: 3 attacks, no losses"] * 2),
        (False, 1.0, HORDE_STRIKES, []),
    ],
    ids=["skipped", "instant", "futile", "watched"],
)
def test_a_turn_that_was_not_watched_is_told(
    services: Services, skipped: bool, speed: float, position: tuple[str, str], lines: list[str]
) -> None:
    at = Sitting(services, solo(*position), speed=speed, first_tips=False)
    end_turn(at, skipped=skipped)
    assert [*told(at)[:1], *told(at)[-1:]] == lines


def needed(at: Sitting) -> list[pygame.FRect]:
    """Return what the account must leave free: lanes, rows, panels, and all that is pressed."""
    layout = at.match.view.layout
    # A lane begins a little above its creatures.
    lanes = [
        pygame.FRect(layout.lane(side, lane)).inflate(0, -16)
        for side in (LEFT, RIGHT)
        for lane in (0, 1)
    ]
    panels = (
        *(layout.tray, layout.other_tray, layout.own_panel, layout.log, layout.banner),
        *(layout.top.horde_life, layout.bridges),
    )
    pressed = [each.rect for each in at.match.widgets.widgets if each.visible]
    return [*lanes, *pressed, *(pygame.FRect(box) for box in panels)]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1440), (1600, 1000)])
def test_folded_it_covers_nothing(after: Sitting, size: tuple[int, int]) -> None:
    after.match.resize(Viewport.of(size))
    drawn(after, size)
    (line,) = after.match.recap.covered
    assert line.width > 100
    assert pygame.FRect(line).collidelist(needed(after)) < 0


def test_it_unfolds_under_the_pointer_and_keeps_what_lies_below_from_it(after: Sitting) -> None:
    recap = after.match.recap
    assert not recap.unfolded
    after.move(recap.panel.line.center)
    assert recap.unfolded
    after.move(drawn(after).match.recap.panel.card.center)
    assert recap.unfolded, "its cards can be gone to"
    assert after.match.selection.hovered is None
    after.move((900.0, 400.0))
    assert not recap.unfolded
    # A press keeps it open until something else is pressed, and another leads to the log.
    after.click(recap.panel.line.center)
    after.move((900.0, 400.0))
    assert recap.unfolded
    after.click((900.0, 400.0))
    assert (recap.visible, recap.unfolded) == (True, False)
    after.click(recap.panel.line.center)
    after.tap(drawn(after).match.recap.panel.card.center)
    after.at(LogScreen)


@pytest.mark.parametrize("by_keys", [True, False])
def test_a_key_and_a_pad_button_unfold_it_and_back_folds_it(after: Sitting, by_keys: bool) -> None:
    recap = after.match.recap
    for key, button, unfolded in ((pygame.K_i, "x", True), (pygame.K_ESCAPE, "b", False)):
        if by_keys:
            after.key(key)
        else:
            after.pad(button)
        assert (recap.visible, recap.unfolded) == (True, unfolded)
    assert after.top is after.match, "back does nothing else"


@before(speed=0.0, painted=True)
def test_its_own_key_goes_on_to_its_cards(at: Sitting) -> None:
    at.do(EndTurn())
    at.key(pygame.K_i, pygame.K_i)
    assert at.match.recap.panel.card.contains(sure(at.match.reader.read).rect)


def test_a_refusal_is_told_between_the_bridges_beside_the_folded_account(after: Sitting) -> None:
    after.click(middle(after.hand(-1)))
    after.wait(0.3)
    message, ask = after.match.view.message, after.match.helpers.refusal.button
    assert message.refusal is not None
    assert (after.match.recap.visible, ask.visible, message.gives_way) == (True, True, False)
    assert ask.rect.centerx == after.match.view.layout.width / 2


def test_the_labels_of_the_bridges_know_of_the_account_which_goes_with_the_next_action(
    after: Sitting,
) -> None:
    (line,) = after.match.recap.covered
    assert line in sure(after.match.marks.collect().forecast_view).covered
    after.match.flow.attack()
    after.rest()
    assert not told(after)


@before(duel("* x y | top: 3/9", "* a b c d e"))
def test_a_stronghold_that_is_pushed_shows_its_life_at_once(at: Sitting) -> None:
    at.press_button("Assault")
    foe = at.match.view.table.sides[RIGHT]
    shown = set()
    for _ in range(100):
        at.turn()
        shown.add(foe.life)
    assert shown == {5, 2}


@before(duel("* a b | top: 9/1", "* a b c"))
def test_the_window_is_called_by_whose_turn_it_is_when_a_bastion_falls(at: Sitting) -> None:
    at.match.view.turns.announce(LEFT)
    at.rest()
    assert at.match.view.turns.title == "Ada’s turn"
    at.match.view.show_banner(RIGHT, "Their Bastion falls", after=0.1)
    at.rest()
    assert at.match.view.turns.title == "Ada’s turn"


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
        turn = HordeTurn(
            turn.seconds + len(played_out(view, happened)) * FRAME, turn.events + happened
        )
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


def played_out(view: MatchView, happened: list[Event]) -> list[tuple[list[object], bool]]:
    view.play(happened)
    found: list[tuple[list[object], bool]] = []
    while view.busy:
        view.advance(FRAME)
        held = view.table.revealed is not None and view.table.active == 1
        found.append((list(view.animator.effects), held))
    return found


def happening(state: State, action: MatchAction) -> list[Event]:
    return apply(state, action)[1]


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("speed", [speed for speed in SPEEDS if speed])
def test_no_card_is_turned_up_under_the_banner(
    services: Services, speed: float, reduced: bool
) -> None:
    services.settings = Settings(reduced_motion=reduced).at_speed(speed)
    state = solo("* x y | top: 2/2", "* 1/1@3 2/2@3 3/3@3 1/2@3 a b")
    view = view_of(services, state)
    played_out(view, happening(state, EndTurn()))
    frames = played_out(view, happening(run(state, "end"), RunHordeTurn()))
    banners = [any(isinstance(each, Banner) for each in effects) for effects, _ in frames]
    assert any(banners)
    assert {under for under, (_, held) in zip(banners, frames, strict=True) if held} == {False}


@pytest.mark.parametrize(("own", "seconds"), [("bottom: 0/9", 1.2), ("top: 0/9", 0.0)])
def test_an_incantation_without_a_target_says_so(
    services: Services, own: str, seconds: float
) -> None:
    """R9.4: beside the card, before it goes to the discard pile; one with a target says nothing."""
    state = run(solo(f"* x y | {own}", "* !2@1 1/1@9 a b"), "end")
    frames = played_out(view_of(services, state), happening(state, RunHordeTurn()))
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


def test_a_short_turn_is_not_hurried_and_none_beyond_what_can_be_made_out() -> None:
    assert horde_pace(happening(run(solo("* x y", "* 1/1@9 a b"), "end"), RunHordeTurn())) == 1
    assert horde_pace([events.AssaultBegan(1)] * 200) == FASTEST


def test_the_players_turn_has_its_own_pace_again(services: Services) -> None:
    horde = " ".join(["2/2@1"] * 12)
    state = run(solo("* x y z u v w | top: 1/9 1/9 1/9", f"* {horde} | top: 1/1 1/1 1/1"), "end")
    view = view_of(services, state)
    view.play(happening(state, RunHordeTurn()))
    assert view.animator.pace > 1
    played_out(view, [])
    assert view.animator.pace == 1
