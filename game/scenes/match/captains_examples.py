"""Duels of captains on the screen, for pictures of them (R16.91, R16.93)."""

from functools import partial

from game.play import HORDE, HouseTerms, Match, Seat, figure_seat
from game.rules import (
    BOTTOM,
    GUARD,
    OTHERS,
    PLAYER,
    TOP,
    BlowChange,
    Change,
    Difficulty,
    FightTerms,
    LaneChange,
    ManaChange,
    PlayCreature,
    PressChange,
    ReachChange,
    RestChange,
    StepChange,
    in_duel,
)

from ..services import Services
from .fight.fight_stakes import FightStakes, Stake
from .match_examples import example
from .match_scene import MatchScene

Relics = tuple[tuple[str, Change], ...]
#: What either captain has, as it is written for one against a Horde.
OWN: Relics = (
    ("whetstone", BlowChange(PLAYER)),
    ("double_gate", StepChange(PLAYER, most=2)),
    ("long_arm", ReachChange(PLAYER, 5)),
    ("rapids", ManaChange(GUARD, amount=-1)),
    ("signal_fire", PressChange("mana")),
)
THEIRS: Relics = (
    ("grapnel", BlowChange(PLAYER, 2, stronghold=True)),
    ("oak_planks", StepChange(PLAYER, first_blow=True)),
    ("spring_stone", ManaChange(PLAYER, 2)),
    ("broken_bridge", RestChange(PLAYER, 2, TOP)),
    ("broken_bridge", RestChange(GUARD, 2, TOP)),
    ("narrow_stair", LaneChange(GUARD, 1, BOTTOM)),
    ("recall_horn", PressChange("recall")),
)
#: A person against the computer, and two persons.
ALONE = Seat(), Seat("", "computer", strength="greedy")
PERSONS = Seat(), Seat("Bea")
_HAND = (
    *("baron", "gnome", "zombie", "grrr", "ogre", "machine", "brute", "meteorite", "reptile"),
    "shaman",
)
_OTHER = (*_HAND[4:8], "vortex", "assassin", "mutant", "alpha")
_DEEP = ("carnivore", "aberration", "troll", "scribe", "lieutenant", "martyr", "parasite") * 2
DEEP_GUARD = (*_DEEP, "disciple", "brigand", "microctopus", "abomination", "revenant", "partisan")
STAKES = FightStakes(
    "Nessun",
    "Rank 3",
    "voyage/captains/mirel",
    "Back to the harbour",
    (
        Stake("The rival goes to the harbour, and loses 5 gold", "voyage/icons/score"),
        Stake("Your captain rises to rank 3", "voyage/icons/rank_3"),
    ),
    (
        Stake("5 gold", "voyage/icons/gold"),
        Stake("One of your packs becomes few", "voyage/icons/few"),
        Stake("Back to your harbour", "voyage/icons/sail"),
    ),
)


def captains_terms(own: Relics = OWN, theirs: Relics = THEIRS, **more: object) -> FightTerms:
    """Return the terms of a duel in which either captain has relics and packs."""
    changes = [(source, each) for source, change in own for each in in_duel(change, PLAYER)]
    changes += [
        (OTHERS + source, each) for source, change in theirs for each in in_duel(change, GUARD)
    ]
    return fight_terms(changes, **more)


def fight_terms(changes: list[tuple[str, Change]], **more: object) -> FightTerms:
    """Return the terms of a fight of the two captains with these changes, by their sources."""
    return FightTerms(
        _HAND,
        _HAND[:3],
        changes=tuple(change for _, change in changes),
        sources=tuple(source for source, _ in changes),
        other=_OTHER,
        other_packs=_OTHER[:2],
        **more,  # type: ignore[arg-type]
    )


def captains_match(
    services: Services,
    terms: FightTerms | None = None,
    *,
    seats: tuple[Seat, Seat] = ALONE,
    seed: int = 3,
) -> Match:
    """Return a duel of captains that has just begun, or a fight of allies."""
    terms = terms or captains_terms()
    captains = zip(seats, ("mirel", "tavi"), strict=True)
    mirel, tavi = [figure_seat(seat, "captains", captain) for seat, captain in captains]
    guard = figure_seat(HORDE, "kinds", "giants")
    sitting = (mirel, guard, tavi, guard) if terms.guard else (mirel, tavi)
    house = HouseTerms(fight=terms)
    return Match.new(services.content, terms.match_terms(), sitting, seed, house=house)


def _scene(services: Services, match: Match) -> MatchScene:
    return example(services, lambda _: match, STAKES)


def example_captains(services: Services) -> MatchScene:
    """Return a duel of captains in its first turn, in which the rival speaks."""
    scene = _scene(services, captains_match(services))
    scene.speeches[0].held = True
    return scene


def example_met(services: Services, *, unfolded: bool = False) -> MatchScene:
    """Return the same some plays later, seen by the second of two persons."""
    match = captains_match(services, seats=PERSONS)
    scene = _scene(services, match)
    for _ in range(3):
        plays = [each for each in scene.flow.legal if isinstance(each, PlayCreature)]
        scene.flow.submit(plays[-1])
        scene.view.skip()
        scene.flow.end_turn()
        scene.view.skip()
        scene.view.turn_to(match.state.active if match.state else PLAYER)
        scene.view.skip()
        scene.flow.seats.seen = scene.state.active
    if unfolded and scene.plaque is not None:
        scene.plaque.toggle()
    return scene


example_force = partial(example_met, unfolded=True)


def example_guard(services: Services) -> MatchScene:
    """Return a duel against a guard of five cards that a person plays, with the Fort alone."""
    cards = ("carnivore", "aberration", "troll", "scribe", "lieutenant")
    terms = FightTerms(_HAND[:7], other=cards, difficulty=Difficulty(bastion=False))
    return _scene(services, captains_match(services, terms, seats=PERSONS))
