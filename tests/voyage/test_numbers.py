"""``data/voyage.yaml``: what it holds can be played, and a fault in it is told in one line."""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from game import paths
from game.content import ContentError, FieldError, documents, load_content
from game.content.voyage_numbers import read_voyage_book
from game.rules import CardChange, Change, Difficulty, FightTerms, Which, open_fight
from game.voyage import NAMED, RELIC_CLASSES, SagaNumbers, VoyageHeader, open_voyage
from game.voyage.voyage_refusals import VOYAGE_REFUSALS
from tests.certain import objection

from ..play.games import CONTENT

FILE = "voyage.yaml"
BOOK = CONTENT.voyage
TEXT = (paths.data_dir() / FILE).read_text(encoding="utf-8")


def test_the_depths_and_ranks_are_those_of_the_design() -> None:
    """R16.21, R16.40."""
    assert [depth.gold for depth in BOOK.depths.values()] == [2, 3, 4, 5, 6, 7, 8]
    assert [rank.hand for rank in BOOK.ranks.values()] == [7, 7, 8, 8, 9, 9, 10]
    assert [rank.step for rank in BOOK.ranks.values()] == [1, 1, 1, 2, 2, 2, 3]
    assert sum(rank.sails for rank in BOOK.ranks.values()) == 1


def test_a_saga_counts_as_designed_where_nothing_else_is_said() -> None:
    """R16.101 to R16.113."""
    assert replace(BOOK.saga, stops=()) == SagaNumbers()


def test_there_are_five_relics_of_every_class() -> None:
    """R16.50, R16.52."""
    for kind in RELIC_CLASSES:
        sizes = sorted(relic.size for relic in BOOK.relics.values() if relic.kind == kind)
        assert sizes == ["ancient", "great", "great", "small", "small"]


def test_every_relic_step_and_omen_opens_a_fight() -> None:
    """R16.52: whatever is named is a creature of the hand."""
    hand = ("zombie", "assassin", "boom", "baron", "brute", "grrr", "gnome")
    guard = tuple([card for card in CONTENT.cards if card not in hand][:12])
    sources = [relic.changes for relic in BOOK.relics.values()]
    sources += [omen.changes for omen in BOOK.omens.values()]
    sources += [step.changes for captain in BOOK.captains.values() for step in captain.steps]
    for source in sources:
        changes = tuple([_named(change) for change in source])
        terms = FightTerms(hand, (), guard, Difficulty(), changes, ("test",) * len(changes))
        position, _ = open_fight(terms, CONTENT.cards, 0, 7)
        assert position is not None


def _named(change: Change) -> Change:
    """Return a change that means the Zombie where it means a card that is named."""
    if isinstance(change, CardChange) and change.which.ids == (NAMED,):
        return replace(change, which=Which(("zombie",)))
    return change


def test_every_scenario_can_be_sailed_by_its_captains() -> None:
    for scenario in BOOK.scenarios.values():
        assert set(scenario.captains) <= set(BOOK.captains)
        for captain in scenario.captains:
            for difficulty in BOOK.difficulties:
                header = VoyageHeader(scenario.id, difficulty, captain, 1)
                voyage, _ = open_voyage(header, BOOK, CONTENT.cards.values())
                assert voyage.days == scenario.days + voyage.difficulty.days


def test_a_scenario_has_relics_enough_to_choose_from() -> None:
    """R16.40: also for one who has one of every class."""
    for scenario in BOOK.scenarios.values():
        small = [relic for relic in scenario.relics if BOOK.relics[relic].size == "small"]
        assert len(small) >= 5 + 3


def test_every_name_and_refusal_has_its_words() -> None:
    names = [
        *(f"relics.{relic}.{part}" for relic in BOOK.relics for part in ("name", "text")),
        *(f"omens.{omen}.name" for omen in BOOK.omens),
        *(
            f"captains.{captain}.{part}"
            for captain in BOOK.captains
            for part in ("name", "step_1", "step_2", "step_3")
        ),
        *(f"goals.{goal.id}.name" for each in BOOK.scenarios.values() for goal in each.goals),
        *(f"refusals.{code}" for code in VOYAGE_REFUSALS),
    ]
    assert [name for name in names if f"voyage.{name}" not in CONTENT.strings] == []


def plain() -> dict[str, Any]:
    (document,) = documents(TEXT, FILE)
    assert isinstance(document.data, dict)
    return deepcopy(document.data)


def _scenario(data: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = data["scenarios"]["out_of_the_harbour"]
    return found


FAULTS: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "no relics": (lambda data: data.pop("relics"), "missing key 'relics'"),
    "no depth": (lambda data: data["depths"].clear(), "'depths' is empty"),
    "class": (
        lambda data: data["relics"]["slings"].update({"class": "boots"}),
        "unknown class 'boots'",
    ),
    "size": (lambda data: data["relics"]["slings"].update(size="tiny"), "unknown size 'tiny'"),
    "card": (
        lambda data: data["captains"]["kelm"]["cards"].append("dragon"),
        "unknown card 'dragon'",
    ),
    "few cards": (lambda data: data["captains"]["kelm"]["cards"].pop(), "a captain with 6 cards"),
    "twice": (
        lambda data: data["captains"]["kelm"]["cards"].append("boom"),
        "'boom' stands here twice",
    ),
    "steps": (lambda data: data["captains"]["kelm"]["steps"].pop(), "2 steps"),
    "first step": (
        lambda data: data["captains"]["kelm"]["steps"][0].update(replaces=True),
        "nothing to replace",
    ),
    "change": (
        lambda data: data["relics"]["slings"].update(changes=[{"wind": {}}]),
        "unknown change 'wind'",
    ),
    "two changes": (
        lambda data: data["relics"]["slings"].update(changes=[{"mana": {}, "blow": {}}]),
        "2 changes in one",
    ),
    "no name": (lambda data: data["relics"]["harpoon"].pop("names"), "no card is named"),
    "lane": (
        lambda data: data["relics"]["high_shore"]["changes"][0]["ground"].update(lane="middle"),
        "unknown lane 'middle'",
    ),
    "too much": (
        lambda data: data["relics"]["spring_stone"]["changes"][0]["mana"].update(amount=100),
        "the amount is 100, not from -20 to 20",
    ),
    "bounds": (
        lambda data: data["relics"]["slings"]["changes"][0]["card"]["which"].update(attack=[1]),
        "1 bounds",
    ),
    "goal": (lambda data: _scenario(data)["goals"].clear(), "'goals' is empty"),
    "lies": (
        lambda data: next(iter(_scenario(data)["goals"].values())).update(lies="deep"),
        "unknown place 'deep'",
    ),
    "depth": (lambda data: _scenario(data)["home"].update(mine=9), "no such depth: 9"),
    "room": (lambda data: _scenario(data).update(reefs=4), "places"),
    "waters": (
        lambda data: _scenario(data)["waters"].update(near_a=[{"swamp": 1}]),
        "unknown place 'swamp'",
    ),
    "home": (lambda data: _scenario(data).update(home_places=6), "more than 'home' has"),
    "days": (lambda data: _scenario(data).update(days=0), "'days' is 0"),
    "flag": (lambda data: data["omens"]["fog"].update(no_yields=1), "'no_yields' is the number 1"),
    "large": (lambda data: data["places"].update(mine_gold=5000), "'mine_gold' is 5000"),
    "below": (lambda data: data["places"].update(mine_gold=-1), "'mine_gold' is -1"),
    "missing place": (lambda data: data["places"].pop("ferry_gold"), "'ferry_gold'"),
    "missing score": (lambda data: data["score"].pop("day"), "'day'"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_with_its_remedy(fault: str) -> None:
    spoil, words = FAULTS[fault]
    data = plain()
    spoil(data)
    with pytest.raises(FieldError) as caught:
        read_voyage_book(data, CONTENT.cards)
    assert words in caught.value.problem
    assert caught.value.hint


def test_a_fault_is_told_in_one_line_with_its_place(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    copytree(paths.data_dir(), folder)
    (folder / FILE).write_text(TEXT.replace("size: great", "size: greet", 1), encoding="utf-8")
    line = next(n for n, text in enumerate(TEXT.splitlines(), 1) if "size: great" in text)
    told = f"data/{FILE}:{line}: unknown size 'greet': write 'great'"
    assert objection(ContentError, load_content, "en", folder) == told
