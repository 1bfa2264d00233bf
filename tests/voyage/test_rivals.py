"""The rival captain: his days, meetings of captains, and what they bring (R16.90 to R16.92)."""

from dataclasses import replace
from typing import Any

import pytest

from game.rules import OTHERS, RIGHT, CardChange, Difficulty, open_fight
from game.voyage import (
    DEFENDS,
    BecameFew,
    EndDay,
    Engage,
    FightEnded,
    FightLost,
    FightWon,
    Guard,
    Hex,
    RankRisen,
    RivalBeaten,
    Sail,
    TurnBack,
    Voyage,
    VoyageEnded,
    VoyageGoal,
    VoyageHeader,
    fight_of,
    fight_seed,
    guard_of,
    open_voyage,
    own_sides,
    rival_hand,
    sample_fight,
)
from game.voyage.chart import seven
from game.voyage.sea_events import CaptainsMet, RivalSailed, RivalTook
from game.voyage.voyage_state import ATTACKS, Rival, VoyageCount
from tests.certain import sure

from ..play.games import CONTENT
from .pictures import CAPTAINS, KIT, E, H, Scene, after, at_sea, by_numbers, played

#: The rival's harbour is the far end of the eastern waters.
_LINE = "harbour {home} . . . . . / . rival_harbour {east} . . . ."


def at_war(home: str = ".", east: str = ".", line: str = _LINE, **changed: Any) -> Voyage:
    """Return a voyage with Kelm of the Gate as the rival, at home if nothing else is said."""
    his = {
        name: changed.pop(name)
        for name in ("at", "rank_of", "packs_of", "lost", "flags_of")
        if name in changed
    }
    voyage = at_sea(line.format(home=home, east=east), scenario="whole", **changed)
    voyage.rival = Rival(
        "kelm", E[1], his.get("at", E[1]), his.get("rank_of", 1), his.get("packs_of", 0),
        his.get("flags_of", ()), his.get("lost", 0),
    )  # fmt: skip
    return by_numbers(voyage, goals=(VoyageGoal("rival", "rival", 22, True, 0, depth=7),))


def fought(voyage: Voyage, outcome: str) -> Voyage:
    return after(voyage, Engage(voyage.cards[:7]), FightEnded(outcome))


_MET = after(at_war(at=E[0], sails=9), Sail(E[0]))
_HIGHER = after(at_war(at=E[0], sails=9, rank_of=2), Sail(E[0]))
_AT_HIS_DOOR = after(at_war(sails=9), Sail(E[1]))
_ATTACKED = after(at_war(at=E[0], rank_of=2), EndDay())
_WEAK = at_war(at=E[0], rank=3)
_STRONG = after(at_war(at=E[0], sails=9, packs_of=3, packs="baron boom"), Sail(E[0]))
_LOADED, _SPARED = (
    after(by_numbers(at_war(at=E[0], sails=9, packs="baron"), meeting_packs=most), Sail(E[0]))
    for most in (1, 0)
)


PLAYED: dict[str, Scene] = {
    "R16.90: with your fleet in reach and no lesser rank he attacks": (
        at_war(at=E[0]), [EndDay()],
        {
            RivalSailed: [RivalSailed((E[0], E[4], H[2], H[0]))],
            CaptainsMet: [CaptainsMet(H[0], DEFENDS)],
            "day": 1,
            TurnBack(): "attacked",
            EndDay(): "before_guard",
        },
    ),
    "R16.90: a lesser rank does not; he takes what is near": (
        at_war(at=E[0], rank=3, east="mine1"), [EndDay()],
        {RivalTook: [RivalTook(E[2], "mine", False)], CaptainsMet: [], "day": 2,
         "beaten": {E[2]}},
    ),
    "R16.90: where he lies, without a sail": (
        at_war(at=E[2], rank=3, east="mine1"), [EndDay()],
        {RivalTook: [RivalTook(E[2], "mine", False)], RivalSailed: []},
    ),
    "R16.90: what is there once is empty for everybody": (
        at_war(at=E[0], rank=3, east="chest1"), [EndDay()], {"done": {E[2]: "spent"}},
    ),
    "R16.90: no deeper than his rank": (
        at_war(at=E[0], rank=3, east="mine2"), [EndDay()], {RivalTook: []},
    ),
    "R16.90: your flag falls to him": (
        at_war(home="mine1", at=E[0], rank=3, fleet=H[4], done={H[1]: "captured"}), [EndDay()],
        {
            RivalTook: [RivalTook(H[1], "mine", False)],
            "done": {},
            "rival": Rival("kelm", E[1], H[1], 1, 0, (H[1],)),
        },
    ),
    "R16.90: or, where nothing is, the harbour, to which you hurry": (
        at_war(at=E[0], rank=3, fleet=H[4]), [EndDay()],
        {CaptainsMet: [CaptainsMet(H[0], DEFENDS)], "fleet": H[0]},
    ),
    "R16.90: who is shut in by reefs stays where he is": (
        at_war(line="harbour . . . . . . / reef rival_harbour reef . . . reef", rank_of=3),
        [EndDay()], {RivalSailed: [], CaptainsMet: [], RivalTook: [], "day": 2},
    ),
    "R16.91: who sails to him attacks, and may still turn back": (
        _MET, [], {"meeting": ATTACKS, TurnBack(): None, "before_guard": True},
    ),
    "R16.91: and goes back": (_MET, [TurnBack()], {"meeting": "", "before_guard": False}),
    "R16.92: a won meeting sends him home, and you rise": (
        _MET, [Engage(_MET.cards[:7]), FightEnded("won")],
        {
            FightWon: [FightWon(E[0], 1, "rival")],
            "before": E[0],
            "count": VoyageCount(won=1),
            RivalBeaten: [RivalBeaten(E[1], False)],
            RankRisen: [RankRisen(2, "fight")],
            "rival": Rival("kelm", E[1], E[1], 1, 0, (), 1),
            "end": None,
        },
    ),
    "R16.92: he rises by no captain of a lesser rank": (
        _HIGHER, [Engage(_HIGHER.cards[:7]), FightEnded("lost")], {"rival": _HIGHER.rival},
    ),
    "R16.92: with a pack less": (
        _STRONG, [Engage(_STRONG.cards[:7]), FightEnded("won")],
        {"rival": Rival("kelm", E[1], E[1], 1, 2, (), 1)},
    ),
    "R16.92: who loses a meeting loses a pack, too": (
        _STRONG, [Engage(_STRONG.cards[:7]), FightEnded("lost")],
        {"why": ["fight"], "rival": replace(sure(_STRONG.rival), rank=2)},
    ),
    "R16.92: the one pack of the hand at once": (
        _LOADED, [Engage(_LOADED.cards[:7]), FightEnded("lost")],
        {BecameFew: [BecameFew("baron")], "packs": frozenset(), "choices": ()},
    ),
    "R16.92: or keeps it, where the voyage began before 0.29": (
        _SPARED, [Engage(_SPARED.cards[:7]), FightEnded("lost")],
        {BecameFew: [], "packs": frozenset({"baron"}), "choices": ()},
    ),
    "R16.41: but for the captain who keeps them": (
        after(at_war(captain="kelm", at=E[0], sails=9, packs="baron"), Sail(E[0])),
        [Engage(tuple(CAPTAINS["kelm"].cards)), FightEnded("lost")], {"why": []},
    ),
    "R16.81: beaten twice he is out": (
        after(at_war(at=E[0], sails=9, lost=1), Sail(E[0])),
        [Engage(_MET.cards[:7]), FightEnded("won")],
        {VoyageEnded: [VoyageEnded("won", "rival")]},
    ),
    "R16.81: at his harbour once is enough": (
        _AT_HIS_DOOR, [Engage(_AT_HIS_DOOR.cards[:7]), FightEnded("won")],
        {RivalBeaten: [RivalBeaten(E[1], True)], "end": "won"},
    ),
    "R16.92: a lost one sends you home without five gold": (
        _MET, [Engage(_MET.cards[:7]), FightEnded("drawn")],
        {FightLost: [FightLost(E[0], "drawn", H[0])], "gold": 3, "sails": 0, "fleet": H[0],
         "choices": (), "count": VoyageCount(lost=1)},
    ),
    "R16.82: lost at the own harbour, all is": (
        _ATTACKED, [Engage(_ATTACKED.cards[:7]), FightEnded("lost")],
        {VoyageEnded: [VoyageEnded("lost", "harbour")], "day": 1},
    ),
    "R16.92: after an attack that was beaten off the next day begins": (
        _ATTACKED, [Engage(_ATTACKED.cards[:7]), FightEnded("won")], {"day": 2, "meeting": ""},
    ),
}  # fmt: skip

test_what_is_done_and_what_holds_then = played(PLAYED)


def test_he_rises_and_drills_by_the_days() -> None:
    """R16.90: a rank on odd days from the third, a pack on each."""
    voyage = _WEAK
    seen = []
    for _ in range(4):
        voyage = after(voyage, EndDay())
        assert voyage.rival
        seen.append((voyage.rival.rank, voyage.rival.packs))
    assert seen == [(1, 0), (1, 0), (2, 1), (2, 2)]


@pytest.mark.parametrize(("voyage", "own", "side"), [(_MET, "hand", 0), (_ATTACKED, "other", 1)])
def test_who_attacks_is_the_first_side_of_the_duel(voyage: Voyage, own: str, side: int) -> None:
    """R16.91: each with a hand by rank and the changes that are its own."""
    voyage = after(voyage, Engage(voyage.cards[:7]))
    terms = fight_of(voyage)
    assert own_sides(voyage) == (side,)
    assert set(getattr(terms, own)) == set(voyage.cards[:7])
    other = "other" if own == "hand" else "hand"
    assert getattr(terms, other) == rival_hand(voyage)[0]
    assert not terms.guard
    position, _ = open_fight(terms, KIT, 0, fight_seed(voyage))
    assert position is not None


@pytest.mark.parametrize("voyage", [_MET, _ATTACKED])
def test_the_outlook_of_a_meeting_is_one_with_his_hand_and_other_luck(voyage: Voyage) -> None:
    """R16.22, R16.91."""
    real = after(voyage, Engage(voyage.cards[:7]))
    samples = [sample_fight(voyage, voyage.fleet, voyage.cards[:7], each) for each in range(9)]
    assert {terms for terms, _ in samples} == {fight_of(real)}
    assert len({seed for _, seed in samples} - {fight_seed(real)}) == 9


@pytest.mark.parametrize(("rank", "cost"), [(1, 1), (4, 3)])
def test_his_specialty_is_of_the_most_expensive_card_that_fits(rank: int, cost: int) -> None:
    """R16.41, R16.91: of those up to 2, or with the second step up to 3."""
    voyage = _MET.copied()
    voyage.rival = replace(sure(_MET.rival), captain="mirel", rank=rank)
    terms = fight_of(after(voyage, Engage(voyage.cards[:7])))
    (change,), (source,) = terms.changes, terms.sources
    assert isinstance(change, CardChange)
    (named,) = change.which.ids
    assert named in terms.other
    assert (KIT[named].cost, change.side, source[: len(OTHERS)]) == (cost, RIGHT, OTHERS)


def test_his_first_cards_are_packs_and_some_more_where_he_is_at_home() -> None:
    """R16.90, R16.91."""
    for place, more in ((E[0], 0), (E[1], 3)):
        voyage = at_war(at=E[0], packs_of=2, fleet=place)
        hand, packs = rival_hand(by_numbers(voyage, rival_home=3))
        assert packs == hand[: 2 + more]


def test_every_rival_can_be_met() -> None:
    """R16.90, R16.91: whatever captain it is, at any rank, in a chart of the seed."""
    for seed in range(12):
        header = VoyageHeader("two_captains", "fair", "odo", seed)
        voyage, _ = open_voyage(header, CONTENT.voyage, CONTENT.cards.values())
        assert voyage.rival
        assert voyage.rival.captain != "odo"
        voyage.rival = replace(voyage.rival, rank=1 + seed % 7, packs=seed % 9)
        voyage.choices, voyage.before_guard, voyage.meeting = (), True, ATTACKS
        voyage = after(voyage, Engage(voyage.cards[:7]))
        position, _ = open_fight(fight_of(voyage), CONTENT.cards, 0, fight_seed(voyage))
        assert position is not None


def test_the_rival_lies_beyond_the_heart() -> None:
    """R16.2, R16.90: as far from it as you, with a home like yours."""
    for seed in range(3):
        header = VoyageHeader("two_captains", "fair", "odo", seed)
        voyage, _ = open_voyage(header, CONTENT.voyage, CONTENT.cards.values())
        waters = {each.name: each for each in voyage.chart.waters}
        heart, far = waters["heart"].middle, waters["rival"]
        assert far.middle == Hex(2 * heart.q, 2 * heart.r)
        assert [field.hex for field in far.fields] == [*seven(far.middle)]


def test_a_rival_who_is_met_has_the_hand_of_his_company() -> None:
    """R16.91."""
    hand, _ = rival_hand(_MET)
    met = Guard(E[0], "rival", 1, "", Difficulty(), len(hand), 2, 0, False, captain="kelm")
    assert guard_of(_MET, _MET.fleet) == met
    # It does not change from day to day, nor does he sail away.
    assert (met.tomorrow, met.leaves, met.tries) == (0, 0, 0)
