"""Before a fight: the hand, its names and its laying, the outlook, and the ways on (R16.20)."""

from dataclasses import replace
from unittest.mock import patch

import pytest

from game.board import ground_of
from game.board.view.place_grounds import GROUNDS
from game.content import load_strings
from game.kit import Viewport
from game.play import Outlook, VoyageRun
from game.rules import BERSERK, PLAYER, Difficulty, FightSetup, HandChange
from game.scenes import MatchScene, Services
from game.scenes.match.dialogs.match_dialogs import MatchWays
from game.scenes.match.fight.fight_stakes import FightStakes
from game.scenes.voyage.before_fight.before_fight_scene import BeforeFightScene
from game.scenes.voyage.before_fight.hand_choice import HandChoice
from game.scenes.voyage.fights.hand_laying_scene import HandLayingScene
from game.scenes.voyage.parts.voyage_examples import SampleHandOutlooks, laid_fight, run_until
from game.scenes.voyage.parts.voyage_words import guard_lines, lost_lines, relic_name
from game.voyage import (
    GoodsChanged,
    Hex,
    PilotHired,
    Voyage,
    VoyageStart,
    compared_hands,
    guard_of,
    proposed_hand,
)
from tests.amounts import paired
from tests.certain import sure

from ..replay.watching import replay_of
from ..table import Player


def before_fight(services: Services, cards: int = 8) -> VoyageRun:
    """Return a voyage before a guard with more cards than the hand holds."""
    return run_until(
        services,
        lambda voyage: voyage.before_guard and len(voyage.company) > cards and not voyage.choices,
    )


def shown(player: Player, run: VoyageRun) -> BeforeFightScene:
    return player.show(BeforeFightScene(player.services, run, SampleHandOutlooks(30)))


def test_the_proposed_hand_is_fought_with_by_one_press(player: Player) -> None:
    """R16.20: the game proposes a hand."""
    run = before_fight(player.services)
    scene = shown(player, run)
    hand = scene.hand.hand
    assert set(hand) == set(proposed_hand(run.voyage))
    player.key("enter")
    match = player.at(MatchScene).match
    house = match.record.header.house  # type: ignore[union-attr]
    assert set(sure(house.fight).hand) == set(hand)


def test_a_fight_and_its_replay_have_the_ground_of_the_place(player: Player) -> None:
    run = before_fight(player.services)
    shown(player, run)
    there = run.voyage.chart.fields[run.voyage.fleet]
    player.key("enter")
    table = player.at(MatchScene)
    replay = replay_of(player.services, table.match)
    assert table.view.board.mood == ground_of(there.goal or there.place)
    assert replay.board.board.mood == table.view.board.mood
    assert table.view.board.mood in GROUNDS


def test_the_quarry_has_a_ground_of_its_own() -> None:
    assert ground_of("stone_mine") not in {ground_of("mine"), ground_of("crystal_mine")}
    assert ground_of("stone_mine") in GROUNDS


def test_another_card_takes_the_place_of_one_that_was_put_back(player: Player) -> None:
    run = before_fight(player.services)
    scene = shown(player, run)
    outside = next(card for card in run.voyage.cards if card not in scene.hand.hand)
    inside = scene.hand.hand[0]
    player.click(scene.cards[outside])
    assert outside not in scene.hand.hand
    assert str(scene.hand.most) in scene.message
    player.click(scene.cards[inside])
    player.click(scene.cards[outside])
    assert outside in scene.hand.hand
    assert not scene.message
    assert set(scene.hand.hand) != set(scene.proposal.best)
    player.click(scene.propose_button)
    assert set(scene.hand.hand) == set(scene.proposal.best)


def test_number_keys_take_and_put_back(player: Player) -> None:
    scene = shown(player, before_fight(player.services))
    first = next(iter(scene.cards))
    was = first in scene.hand.hand
    if not was:
        scene.toggle(scene.hand.hand[0])
    player.type("1")
    assert (first in scene.hand.hand) is not was


def test_a_hand_that_is_too_small_does_not_fight(player: Player) -> None:
    """R16.20: at least seven cards, as there are so many."""
    scene = shown(player, before_fight(player.services))
    while len(scene.hand.hand) >= scene.hand.least:
        scene.toggle(scene.hand.hand[0])
    assert not scene.begin_button.enabled
    assert "1 more card" in scene.begin_button.hint
    player.command("accept")
    assert player.top is scene
    assert "1 more card" in scene.message
    assert scene.voyage.fight is None


def test_a_name_is_asked_for_and_goes_into_the_fight(player: Player) -> None:
    """R16.41: Mirel names a creature that costs up to 2."""
    run = before_fight(player.services)
    scene = shown(player, run)
    ((source, choice),) = scene.named.items()
    assert source.startswith("mirel")
    player.tab_to(choice)
    player.key("right")
    named = dict(scene.hand.named)[source]
    assert run.voyage.kit[named].name == choice.options[choice.index]
    assert scene.cards[named].badge
    scene.begin()
    assert dict(sure(run.voyage.fight).named)[source] == named


def test_a_named_card_that_is_put_back_is_named_no_more(services: Services) -> None:
    choice = HandChoice(before_fight(services).voyage)
    ((source, card),) = choice.named
    choice.toggle(card)
    assert dict(choice.named).get(source) != card


def test_turning_back_leaves_the_events_and_spends_the_sail(player: Player) -> None:
    """R16.15: who turns back does not get the sail again."""
    run = before_fight(player.services)
    sails, before = run.voyage.sails, run.voyage.before
    left: list[object] = []
    player.stack.push(BeforeFightScene(player.services, run, SampleHandOutlooks(9)), left.append)
    player.click(player.button("Turn back"))
    assert run.voyage.fleet == before
    assert run.voyage.sails <= sails
    assert left[0]


def test_escape_looks_at_the_chart_and_changes_nothing(player: Player) -> None:
    run = before_fight(player.services)
    left: list[object] = []
    player.stack.push(BeforeFightScene(player.services, run, SampleHandOutlooks(9)), left.append)
    player.key("escape")
    assert left == [None]
    assert run.voyage.before_guard


#: What the outlook holds for, with a player who has no record yet.
NEAREST = "Played by “Careless”, nearest to your own record"


class LateOutlooks:
    """Knows an outlook once it is told to."""

    def __init__(self) -> None:
        self.known = False
        self.asked: list[tuple[str, ...]] = []

    def of(self, voyage: Voyage, field: Hex, hand: tuple[str, ...] = ()) -> Outlook | None:
        del voyage, field
        self.asked.append(hand)
        return Outlook(50, 60, "careless") if self.known else None

    def forget(self) -> None:
        self.known = False


def test_the_outlook_comes_and_is_asked_anew_for_another_hand(player: Player) -> None:
    """R16.22: it is worked out anew, with the strength it holds for below."""
    source = LateOutlooks()
    scene = player.show(
        BeforeFightScene(player.services, before_fight(player.services), source), wait=0.1
    )
    assert "Working out the outlook …" in player.read()
    source.known = True
    scene.outlook.hear()
    player.wait(0.1)
    assert {"Safe", NEAREST} <= set(player.read())
    scene.toggle(scene.hand.hand[0])
    player.wait(0.1)
    assert set(scene.proposal.compared) < set(source.asked) or not scene.hand.complete
    assert scene.panel.outlook.band == ("safe" if scene.hand.complete else "")


class JudgedOutlooks(LateOutlooks):
    """Knows that hands without a card win more often, the fewer packs they have the less."""

    def __init__(self, weak: str, packs: frozenset[str]) -> None:
        super().__init__()
        self.weak, self.packs = weak, packs

    def of(self, voyage: Voyage, field: Hex, hand: tuple[str, ...] = ()) -> Outlook:
        won = 30 + 2 * len(self.packs & set(hand)) - 9 * (self.weak in hand)
        return Outlook(won, 60, "careless")


def test_the_best_hand_by_the_outlook_is_proposed_and_the_reason_is_told(player: Player) -> None:
    """R16.20: of several hands the one that wins most often, and what it changes."""
    run = before_fight(player.services)
    weak = proposed_hand(run.voyage)[-1]
    source = JudgedOutlooks(weak, run.voyage.packs)
    scene = player.show(BeforeFightScene(player.services, run, source), wait=0.1)
    assert weak in scene.hand.hand
    assert weak not in scene.proposal.best
    name = run.voyage.kit[weak].name
    (why,) = [words for words in player.read() if words.startswith("Proposed: ")]
    assert f"in place of {name}." in why
    assert "yours 2" in why
    player.click(scene.propose_button)
    assert weak not in scene.hand.hand
    assert any("This is the proposed hand" in words for words in player.read())


def test_cards_that_were_drilled_are_in_the_hand_at_once(services: Services) -> None:
    """R16.20: whatever hand was used last."""
    voyage = before_fight(services).voyage
    behind = next(card for card in voyage.cards if card not in proposed_hand(voyage))
    members = [replace(each, pack=each.card == behind) for each in voyage.company]
    drilled = replace(voyage, company=tuple(members), last_hand=proposed_hand(voyage))
    assert behind in HandChoice(drilled).hand
    assert compared_hands(drilled)[0] == proposed_hand(drilled)


@pytest.mark.parametrize("lost", [False, True])
def test_what_is_at_stake_is_told_before_it(player: Player, lost: bool) -> None:
    def on_last_day(voyage: Voyage) -> bool:
        guard = guard_of(voyage, voyage.fleet) if voyage.before_guard else None
        return guard is not None and not guard.goal and voyage.day == voyage.days

    scene = shown(player, run_until(player.services, on_last_day))
    words = " ".join(scene.panel.spoken)
    # On the last day nothing but the voyage is at stake.
    expected = "the voyage is lost" if lost else "One of 3 cards, or 2 gold instead"
    assert expected in words
    assert "Back one field" not in words


def test_before_the_last_day_each_thing_that_may_be_lost_is_told(services: Services) -> None:
    """R16.27, R16.81: of a goal first that it sails away."""

    def at_goal(voyage: Voyage) -> bool:
        goals = {field.hex for field in voyage.chart.goals}
        return voyage.before_guard and voyage.fleet in goals and voyage.day < voyage.days

    voyage = run_until(services, at_goal).voyage
    guard = sure(guard_of(voyage, voyage.fleet))
    told = [line.words for line in lost_lines(services, voyage, guard)]
    assert told[:2] == ["This goal sails away for good", "Back one field, no more sails today"]
    other = next(field.hex for field in voyage.chart.goals if field.hex != voyage.fleet)
    voyage.attempts = {other: 1}
    assert [line.words for line in lost_lines(services, voyage, guard)] == [
        "No goal is left, and the voyage is lost"
    ]


@pytest.mark.settings(first_tips=False)
def test_a_pilot_takes_a_card_from_a_goals_guard(player: Player) -> None:
    def at_goal(voyage: Voyage) -> bool:
        goals = {field.hex for field in voyage.chart.goals}
        here = voyage.before_guard and voyage.fleet in goals
        return here and voyage.gold > 2 and not voyage.pilots

    run = run_until(player.services, at_goal)
    scene = shown(player, run)
    cards, gold = scene.guard.cards, run.voyage.gold
    player.click(scene.pilot_button)
    assert (scene.guard.cards, run.voyage.gold) == (cards - 1, gold - 2)
    left: list[object] = []
    with patch.object(player.stack, "pop", left.append):
        player.key("escape")
    assert left == [scene.events]
    assert {type(event) for event in scene.events} == {GoodsChanged, PilotHired}


def laying(services: Services, change: HandChange | None = None) -> HandLayingScene:
    match = laid_fight(services, change)
    return HandLayingScene(services, match, MatchWays(services, match), FightStakes("Shells"))


@pytest.mark.parametrize("keys", [False, True])
def test_two_cards_change_places_and_the_fight_begins(player: Player, keys: bool) -> None:
    """R16.52, relic 12: before your first turn you may exchange two cards of your hand."""
    scene = player.show(laying(player.services))
    first, *_, last = scene.position.hand
    if keys:
        player.type("18")
        player.tab_to(scene.begin_button)
        player.key("enter")
    else:
        player.click(scene.cards[0])
        player.click(scene.cards[7])
        player.click(scene.begin_button)
    hand = player.at(MatchScene).state.sides[PLAYER].hand
    assert (hand[0], hand[7]) == (last, first)


def test_a_second_exchange_is_refused_and_the_first_taken_back(player: Player) -> None:
    scene = player.show(laying(player.services))
    before = scene.position.hand
    player.type("12")
    assert scene.position.hand != before
    player.type("34")
    assert "No more cards can change places" in scene.message
    player.command("undo")
    assert scene.position.hand == before


def test_the_opponent_and_the_cards_in_reach_are_seen_where_a_hand_is_laid(player: Player) -> None:
    scene = player.show(laying(player.services))
    assert scene.spoken_opening()[0] == "Shells"
    assert "In reach" in player.read()
    assert scene.position.reach == 4


def test_only_neighbours_change_places(player: Player) -> None:
    scene = player.show(laying(player.services, HandChange(neighbours=True)))
    before = scene.position.hand
    player.type("3")
    assert [place for place, card in enumerate(scene.cards) if card.badge] == [1, 3]
    player.type("3")
    player.type("13")
    assert "not side by side" in scene.message
    assert scene.position.hand == before
    player.type("12")
    assert scene.position.hand[:2] == before[:2][::-1]


def test_a_hand_in_any_order_is_laid_as_it_was_left(player: Player) -> None:
    """R16.52, relic 15: you lay your hand in any order."""
    scene = player.show(laying(player.services, HandChange(swaps=-1)))
    dealt = scene.position.hand
    for pair in ("18", "27", "36", "45"):
        player.type(pair)
    assert isinstance(scene.match.position, FightSetup)
    player.click(scene.begin_button)
    assert tuple(player.at(MatchScene).state.sides[PLAYER].hand) == dealt[::-1]


def test_what_is_at_work_is_told_beside_the_hand(player: Player) -> None:
    """R16.51, R16.12, R16.83: relics, the omen, squalls and what a saga brings.

    An omen of prices or sails is not: it changes no fight.
    """

    def ready(voyage: Voyage) -> bool:
        return voyage.before_guard and bool(voyage.relics)

    run = run_until(player.services, ready)
    start = VoyageStart(foes=2)
    header = replace(run.voyage.header, squalls=("guards_begin",), start=start)
    run.voyage = replace(run.voyage, header=header, omen="broken_piers")
    scene = player.show(BeforeFightScene(player.services, run, SampleHandOutlooks(30)))
    told = " ".join(scene.at_work.spoken)
    relic = run.voyage.relics[0]
    assert relic_name(player.services, relic) in told
    assert player.services.translate("voyage.omens.broken_piers.name") in told
    assert "Early risers" in told
    assert "2 more cards" in told
    assert all(chip.hint for chip in scene.at_work.chips)
    run.voyage = replace(run.voyage, omen="trading_fleet")
    scene = player.show(BeforeFightScene(player.services, run, SampleHandOutlooks(30)))
    fleet = player.services.translate("voyage.omens.trading_fleet.name")
    assert fleet not in " ".join(scene.at_work.spoken)


def test_of_a_captain_a_hand_is_told_and_no_deck(services: Services) -> None:
    """R16.91: captains meet in a duel."""
    voyage = run_until(services, lambda voyage: voyage.before_guard).voyage
    guard = sure(guard_of(voyage, voyage.fleet))
    told = [line.words for line in guard_lines(services, replace(guard, captain="tavi"))]
    assert f"{guard.cards} cards in the other hand" in told
    assert not any("deck" in words for words in told)


@pytest.mark.settings(first_tips=False)
@pytest.mark.parametrize(
    ("language", "cards"), paired(["en", "uk", "ru", "fr", "eo", "he"], [12, 8])
)
def test_a_guard_with_many_settings_leaves_the_button_in_the_window(
    player: Player, language: str, cards: int
) -> None:
    """R16.21, R16.81: the guard of the crown with all that it may have, before a large company."""
    player.services.speak(load_strings(language))
    run = before_fight(player.services)
    voyage = run.voyage
    spare = sorted({*voyage.kit} - {*voyage.cards})[: cards - len(voyage.company)]
    company = [*voyage.company, *(replace(voyage.company[0], card=card) for card in spare)]
    run.voyage = replace(voyage, company=tuple(company[:cards]))
    settings = Difficulty(2, 9, ai_begins=True, ability=BERSERK)
    own = sure(guard_of(voyage, voyage.fleet))
    crowned = replace(own, settings=settings, more=(("pilots", -2),))
    with patch.object(BeforeFightScene, "guard", crowned):
        scene = player.show(BeforeFightScene(player.services, run, SampleHandOutlooks(30)))
        view = Viewport.of((1280, 720))
        assert scene.page_height(view) <= view.height
        assert len(scene.cards) == cards
