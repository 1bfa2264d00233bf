"""The outlook of a fight (R16.22): counted in the background, a few fights at a time."""

import gc
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from game.opponents import Memory, think_ahead, value
from game.play import KnownOutlooks, Outlook, Outlooks, Task, TaskRunner, outlook_strength
from game.play.statistics.ladder_ratings import ANCHORS, ENOUGH, RatedDuel, rating_course
from game.play.thinking.process_runner import ProcessTaskRunner
from game.play.voyages import known_outlooks, outlook
from game.play.voyages.known_outlooks import AskedOutlook
from game.play.voyages.outlook import FIGHTS, PORTION, fight_is_won, play_fights
from game.rules import PLAYER, AnyAction, FightTerms, HandChange, Position, State
from game.voyage import Hex, Voyage, guard_of, sample_fight, usual_hand

from ..games import sure
from .voyages import after_gift


@dataclass
class Later(TaskRunner):
    """Answers when it is told to, without playing: every other fight is won."""

    asked: list[tuple[Task[Any], int]] = field(default_factory=list)
    hands: list[frozenset[str]] = field(default_factory=list)
    players: list[tuple[object, ...]] = field(default_factory=list)

    def ask(self, function: Callable[..., Any], *args: Any, **named: Any) -> Task[Any]:
        task: Task[Any] = Task(named.get("on_answer"), named.get("on_failure"))
        self.asked.append((task, len(args[0])))
        self.players.append(args[1:])
        self.hands += [frozenset(fight.hand) for fight, _ in args[0]]
        return task

    def answer(self) -> None:
        """Answer what was asked first."""
        task, fights = self.asked.pop(0)
        task.succeed([number % 2 == 0 for number in range(fights)])


VOYAGE = after_gift().voyage
GUARDED = [place for place in VOYAGE.chart.fields if guard_of(VOYAGE, place) is not None]
EASY, OTHER = GUARDED[0], GUARDED[1]
OPEN = next(place for place in VOYAGE.chart.fields if place not in GUARDED)


# What is told


@pytest.mark.parametrize(
    ("won", "band"),
    [
        *[(0, "desperate"), (11, "desperate"), (12, "risky"), (24, "even"), (35, "even")],
        *[(36, "likely"), (47, "likely"), (48, "safe"), (60, "safe")],
    ],
)
def test_the_band_is_the_fifth_in_which_the_share_lies(won: int, band: str) -> None:
    """R16.22."""
    assert Outlook(won, 60, "careless").band == band
    assert Outlook(won, 60, "careless").share == won / 60


def test_sixty_fights_are_played() -> None:
    outlook = sure(Outlooks(TaskRunner(), "careless").of(VOYAGE, EASY))
    assert (outlook.fights, outlook.strength) == (FIGHTS, "careless")
    assert outlook.share > 0.5


def test_the_same_fight_has_the_same_end() -> None:
    fight, seed = sample_fight(VOYAGE, EASY, usual_hand(VOYAGE), 3)
    assert len({fight_is_won(fight, seed, "careless") for _ in range(3)}) == 1
    # A hand that may be laid is fought with as well.
    laid = replace(fight, changes=(HandChange(-1),), sources=("",))
    assert fight_is_won(laid, seed, "careless") in {True, False}


@pytest.mark.parametrize(
    ("duels", "strength"),
    [
        ([], "careless"),
        ([RatedDuel("master", "won")] * (ENOUGH - 1), "careless"),
        ([RatedDuel("master", "won")] * ENOUGH, "two_turns"),
        ([RatedDuel("first_steps", "lost")] * 20, "careless"),
        ([RatedDuel("greedy", "won"), RatedDuel("greedy", "lost")] * 20, "greedy"),
        ([RatedDuel("master", "won")] * 30, "two_turns"),
    ],
)
def test_the_strength_fits_the_player(duels: list[RatedDuel], strength: str) -> None:
    """R16.22: Careless for newcomers, at most Tactician."""
    assert outlook_strength(duels) == strength


def test_the_rating_after_the_last_duel_tells_the_strength() -> None:
    """R16.22."""
    duels = [RatedDuel("first_steps", "lost")] * ENOUGH + [RatedDuel("master", "won")] * 30
    count = next(n for n in range(ENOUGH, 99) if outlook_strength(duels[:n]) != "careless")
    newer = outlook_strength(duels[:count])
    *_, before, now = (each.points for each in rating_course(duels[:count]))
    low, high = (ANCHORS[name].points for name in ("careless", newer))
    assert before < (low + high) / 2 < now


# In the background

HAND = usual_hand(VOYAGE)
OTHER_CARD = next(card for card in VOYAGE.cards if card not in HAND)
HAND_BESIDE = (OTHER_CARD, *HAND[1:])


def test_it_is_worked_out_in_portions_and_heard_of_once() -> None:
    tasks, heard = Later(), []
    outlooks = Outlooks(tasks, "careless", lambda: heard.append(1))
    for _ in range(FIGHTS // PORTION):
        assert outlooks.of(VOYAGE, EASY) is None
        assert [fights for _, fights in tasks.asked] == [PORTION]
        tasks.answer()
    assert outlooks.of(VOYAGE, EASY) == Outlook(FIGHTS // 2, FIGHTS, "careless")
    assert (tasks.asked, heard) == ([], [1])
    assert tasks.players[0] == ("careless", (PLAYER,), "greedy")


def test_the_last_asked_for_is_worked_out_first() -> None:
    tasks = Later()
    outlooks = Outlooks(tasks, "careless")
    assert outlooks.of(VOYAGE, OPEN) is None
    assert tasks.asked == []
    outlooks.of(VOYAGE, EASY)
    outlooks.of(VOYAGE, OTHER)
    for _ in range(1 + FIGHTS // PORTION):
        tasks.answer()
    assert outlooks.of(VOYAGE, OTHER) is not None
    assert outlooks.of(VOYAGE, EASY) is None
    # One that cannot be played is asked for once, and does not keep the others waiting.
    outlooks.of(VOYAGE, EASY, HAND_BESIDE)
    tasks.asked.pop()[0].fail("broken")
    assert outlooks.of(VOYAGE, EASY) is None
    assert len(tasks.asked) == 1
    for _ in range(FIGHTS // PORTION):
        tasks.answer()
    assert outlooks.of(VOYAGE, EASY, HAND_BESIDE) is not None
    assert tasks.asked == []


def test_the_fights_are_played_with_the_hand_that_is_asked_for() -> None:
    """R16.22: without one with that which the game proposes."""
    for hand, played in (((), HAND), (HAND_BESIDE, HAND_BESIDE)):
        tasks = Later()
        Outlooks(tasks, "careless").of(VOYAGE, EASY, hand)
        assert {*tasks.hands} == {frozenset(played)}


def test_nobody_waits_any_more_once_it_is_forgotten() -> None:
    tasks = Later()
    outlooks = Outlooks(tasks, "careless")
    outlooks.of(VOYAGE, EASY)
    outlooks.of(VOYAGE, OTHER)
    outlooks.forget()
    assert tasks.asked[0][0].cancelled
    tasks.answer()
    assert tasks.asked == []
    outlooks.of(VOYAGE, OTHER)
    assert len(tasks.asked) == 1


def test_a_worker_plays_until_it_is_told_to_stop() -> None:
    fights = [sample_fight(VOYAGE, EASY, usual_hand(VOYAGE), n) for n in range(5)]
    looks = iter((False, False, True))
    assert len(play_fights(fights, "careless", stop=lambda: next(looks))) == 2


@pytest.mark.parametrize("collects", [False, True])
def test_no_garbage_is_looked_for_while_fights_are_played(collects: bool) -> None:
    """It takes a fifth of the time; afterwards it is as before."""
    seen, was = [], gc.isenabled()

    def noted() -> bool:
        seen.append(gc.isenabled())
        return False

    (gc.enable if collects else gc.disable)()
    try:
        fights = [sample_fight(VOYAGE, EASY, HAND, 1)]
        play_fights(fights, "careless", stop=noted)
        seen.append(gc.isenabled())
    finally:
        (gc.enable if was else gc.disable)()
    assert seen == [False, collects]


@pytest.mark.parametrize(
    ("own", "rival", "skills"),
    [
        ((0,), "", {(0, "careless"), (1, "careless")}),
        ((0,), "first_steps", {(0, "careless"), (1, "first_steps")}),
        ((1,), "first_steps", {(1, "careless"), (0, "first_steps")}),
    ],
)
def test_each_captain_thinks_as_well_as_told_and_by_other_luck_each_time(
    monkeypatch: pytest.MonkeyPatch, own: tuple[int, ...], rival: str, skills: set[tuple[int, str]]
) -> None:
    """R16.91: a captain who is met has a strength of the difficulty; one line lasts a turn."""
    thoughts: list[tuple[int, int, int, str]] = []

    def noted(
        position: Position, side: int, luck: int, memory: Memory, skill: str
    ) -> tuple[AnyAction, ...]:
        if isinstance(position, State) and position.active == side:
            thoughts.append((position.turn, side, luck, skill))
        return think_ahead(position, side, luck, memory, skill)

    monkeypatch.setattr(outlook, "think_ahead", noted)
    fight_is_won(FightTerms(HAND, other=HAND_BESIDE), 5, "careless", own, rival)
    assert {(side, skill) for _, side, _, skill in thoughts} == skills
    lasting = [(turn, side) for turn, side, _, skill in thoughts if skill == "careless"]
    assert len({*lasting}) == len(lasting) > 1
    assert len({luck for _, _, luck, _ in thoughts}) == len(thoughts)


def test_another_process_counts_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fights and their ends pass through a pipe."""
    monkeypatch.setattr(outlook, "FIGHTS", PORTION)
    woken: list[None] = []
    tasks = ProcessTaskRunner(lambda: woken.append(None))
    outlooks = Outlooks(tasks, "careless")
    try:
        while outlooks.of(VOYAGE, EASY) is None:
            tasks.take_in()
    finally:
        tasks.close()
    assert outlooks.of(VOYAGE, EASY) == Outlooks(TaskRunner(), "careless").of(VOYAGE, EASY)


def test_a_guard_with_fewer_cards_is_told_no_worse_by_other_luck() -> None:
    guard = guard_of(VOYAGE, EASY)
    assert guard is not None
    known = KnownOutlooks()
    more = AskedOutlook(guard, frozenset(HAND), "careless", VOYAGE.header)
    fewer = more._replace(guard=replace(guard, cards=guard.cards - 1, more=(("pilots", -1),)))
    known.keep(more, Outlook(49, FIGHTS, "careless"))
    known.keep(fewer, Outlook(46, FIGHTS, "careless"))
    assert [known.of(each) for each in (more, fewer)] == [Outlook(49, FIGHTS, "careless")] * 2
    known.keep(fewer, Outlook(52, FIGHTS, "careless"))
    assert known.of(fewer) == Outlook(52, FIGHTS, "careless")
    assert known.of(more) == Outlook(49, FIGHTS, "careless")


def test_of_an_outlook_that_is_kept_no_more_nothing_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(known_outlooks, "_MOST_KEPT", 1)
    guard, known = sure(guard_of(VOYAGE, EASY)), KnownOutlooks()
    more = AskedOutlook(guard, frozenset(HAND), "careless", 0)
    fewer = more._replace(guard=replace(guard, cards=guard.cards - 1))
    known.keep(more, Outlook(49, FIGHTS, "careless"))
    known.keep(more._replace(beside=1), Outlook(7, FIGHTS, "careless"))
    assert known.of(more) is None
    known.keep(fewer, Outlook(46, FIGHTS, "careless"))
    assert known.of(fewer) == Outlook(46, FIGHTS, "careless")


def test_a_guard_is_not_told_by_another_with_more_cards() -> None:
    known = KnownOutlooks()
    easy, other = (
        AskedOutlook(replace(sure(guard_of(VOYAGE, place)), cards=cards), frozenset(HAND), "", 0)
        for place, cards in ((EASY, 8), (OTHER, 12))
    )
    known.keep(other, Outlook(49, FIGHTS, ""))
    known.keep(easy, Outlook(3, FIGHTS, ""))
    assert known.of(easy) == Outlook(3, FIGHTS, "")


@pytest.mark.parametrize("won", [False, True])
def test_a_fight_that_is_decided_is_broken_off(monkeypatch: pytest.MonkeyPatch, won: bool) -> None:
    """Against the Horde: nobody tells the chance of a duel of captains."""
    monkeypatch.setattr(outlook, "chance_of", lambda _: float(won))
    fight, seed = sample_fight(VOYAGE, EASY, usual_hand(VOYAGE), 3)
    assert fight_is_won(fight, seed, "careless") is won
    weak, strong = fight.hand[:1], fight.hand[1:]
    for hand, other, end in ((strong, weak, True), (weak, strong, False)):
        assert fight_is_won(FightTerms(hand, other=other), seed, "careless") is end


def test_a_fight_is_decided_when_a_turn_of_the_player_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not while there is something to choose in a turn of the Horde."""
    turns: list[tuple[int, int]] = []

    def noted(state: State, side: int) -> float:
        turns.append((state.active, side))
        return value(state, side)

    monkeypatch.setattr(outlook, "value", noted)
    play_fights([sample_fight(VOYAGE, EASY, HAND, number) for number in range(15)], "careless")
    assert {*turns} == {(PLAYER, PLAYER)}


def test_what_one_screen_has_worked_out_another_need_not() -> None:
    tasks, known = Later(), KnownOutlooks()
    chart, before_fight = (Outlooks(tasks, "careless", known=known) for _ in range(2))
    chart.of(VOYAGE, EASY)
    while tasks.asked:
        tasks.answer()
    assert before_fight.of(VOYAGE, EASY, HAND) == chart.of(VOYAGE, EASY)
    assert before_fight.of(VOYAGE, EASY) is not None
    assert tasks.asked == []


# Anew


def changed(**values: object) -> Voyage:
    voyage = VOYAGE.copied()
    for name, new in values.items():
        setattr(voyage, name, new)
    return voyage


PACK = replace(VOYAGE.company[0], pack=True)


@pytest.mark.parametrize(
    ("voyage", "place", "hand", "anew"),
    [
        (changed(rank=VOYAGE.rank + 1), EASY, (), True),
        (changed(company=(PACK, *VOYAGE.company[1:])), EASY, (), True),
        (changed(company=VOYAGE.company[1:]), EASY, (), True),
        (changed(relics=("whetstone",)), EASY, (), True),
        (changed(omen="singing_bridges"), EASY, (), True),
        (VOYAGE, EASY, HAND_BESIDE, True),
        (VOYAGE, OTHER, (), True),
        # It is known for the same hand, and whatever else is another.
        (VOYAGE, EASY, (), False),
        (VOYAGE, EASY, HAND[::-1], False),
        (changed(gold=VOYAGE.gold + 3, sails=1), EASY, (), False),
    ],
)
def test_it_is_worked_out_anew_when_what_it_depends_on_is_another(
    voyage: Voyage, place: Hex, hand: tuple[str, ...], anew: bool
) -> None:
    """R16.22: company, packs, rank, relics, omen."""
    tasks = Later()
    outlooks = Outlooks(tasks, "careless")
    outlooks.of(VOYAGE, EASY)
    while tasks.asked:
        tasks.answer()
    assert outlooks.of(VOYAGE, EASY) is not None
    outlooks.of(voyage, place, hand)
    assert bool(tasks.asked) == anew
