"""Fights on the screen, for pictures of them: each kind of change is in force in one of them."""

from __future__ import annotations

from game.play import HORDE, HouseTerms, Match, Seat, figure_seat
from game.rules import (
    BERSERK,
    BOTTOM,
    GUARD,
    PLAYER,
    RAGE,
    TOP,
    BlowChange,
    CardChange,
    Change,
    Difficulty,
    FightTerms,
    GroundChange,
    LaneChange,
    ManaChange,
    PlayCreature,
    Press,
    PressChange,
    ReachChange,
    RestChange,
    StepChange,
    Terms,
    Which,
)

from ...services import Services
from ..match_scene import MatchScene
from .fight_stakes import FightStakes

#: The hand of ten, of which the first three are packs, and the deck of the guard.
_HAND = (
    *("baron", "gnome", "zombie", "grrr", "ogre", "machine", "brute", "meteorite", "reptile"),
    "shaman",
)
_GUARD = (
    *("vortex", "assassin", "mutant", "carnivore", "aberration", "troll", "scribe", "lieutenant"),
    *("martyr", "alpha", "parasite", "disciple", "brigand", "microctopus", "abomination"),
    *("revenant", "partisan", "carapace", "boom", "combustion"),
)
#: One relic of each class, a captain's step and an omen, with their changes.
RELICS: tuple[tuple[str, Change], ...] = (
    ("whetstone", BlowChange(PLAYER, 1)),
    ("double_gate", StepChange(PLAYER, most=2)),
    ("long_arm", ReachChange(PLAYER, 5)),
    ("broken_bridge", RestChange(PLAYER, 2, TOP)),
    ("broken_bridge", RestChange(GUARD, 2, TOP)),
    ("recall_horn", PressChange("recall")),
    ("tavi.1", CardChange(Which(kind="incantation"), cost=-1)),
    ("red_axe", CardChange(Which(("grrr",)), attack=2, ability=BERSERK)),
)
#: All that works at other places.
OTHERS: tuple[tuple[str, Change], ...] = (
    ("grapnel", BlowChange(PLAYER, 2, stronghold=True)),
    ("oak_planks", StepChange(PLAYER, first_blow=True)),
    ("second_keep", StepChange(PLAYER, spared=True)),
    ("spring_stone", ManaChange(PLAYER, 2)),
    ("rapids", ManaChange(GUARD, amount=-1)),
    ("low_sun", RestChange(GUARD, 2, ability=RAGE)),
    ("narrow_stair", LaneChange(GUARD, 1, BOTTOM)),
    ("high_shore", GroundChange(PLAYER, BOTTOM)),
    ("white_squall", PressChange("squall")),
    ("signal_fire", PressChange("mana")),
)
_STAKES = FightStakes(
    "Spearmen",
    "Depth III · second try",
    "voyage/kinds/spearmen",
    "4 gold, a card, rank 3",
    ("4 gold", "One of three cards of the guard", "Your captain rises to rank 3"),
    ("2 gold", "One of your packs becomes few", "No more sails today"),
)


def fight_match(
    services: Services,
    changes: tuple[tuple[str, Change], ...] = RELICS,
    hand: tuple[str, ...] = _HAND,
    *,
    seed: int = 3,
) -> Match:
    """Return a fight that has just begun, with these changes and their sources."""
    sources, kinds = zip(*changes, strict=True)
    terms = FightTerms(hand, hand[:3], _GUARD, Difficulty(), kinds, sources)
    seats = figure_seat(Seat(), "captains", "mirel"), figure_seat(HORDE, "kinds", "spearmen")
    house = HouseTerms(fight=terms)
    return Match.new(services.content, Terms("fight", solo=True), seats, seed, house=house)


def fight_scene(services: Services, changes: tuple[tuple[str, Change], ...] = RELICS) -> MatchScene:
    """Return a fight at the table, in its first turn, without tips."""
    scene = MatchScene(services, fight_match(services, changes), stakes=_STAKES)
    scene.flow.seen = PLAYER
    scene.remove(scene.tips)
    return scene


def example(services: Services) -> MatchScene:
    """Return the first turn of a fight with a hand of ten and a relic of each class."""
    return fight_scene(services)


def example_others(services: Services) -> MatchScene:
    """Return a fight with all changes that work at other places."""
    return fight_scene(services, OTHERS)


def example_stakes(services: Services) -> MatchScene:
    """Return a fight in which all that is at stake is read."""
    scene = fight_scene(services)
    assert scene.plaque is not None
    scene.plaque.toggle()
    return scene


def example_press(services: Services) -> MatchScene:
    """Return a fight in which the target of a press is being chosen, with another one used."""
    scene = fight_scene(services, OTHERS)
    for lane in (BOTTOM, BOTTOM, TOP):
        plays = [each for each in scene.flow.legal if isinstance(each, PlayCreature)]
        scene.flow.submit(next(play for play in reversed(plays) if play.lane == lane))
        scene.view.skip()
    fire = next(n for n, (source, _) in enumerate(OTHERS) if source == "signal_fire")
    scene.flow.submit(Press(fire))
    scene.view.skip()
    scene.presses.use(0)
    return scene
