"""Matches on the screen, for pictures of them."""

from collections.abc import Callable
from functools import partial
from itertools import count

from game.board import CASTLE, CROSSING, FORGE, VILLAGE, WRECK, SoundCue
from game.kit import Times
from game.play import HORDE, SPEED_INSTANT, HouseTerms, Match, Seat, as_characters, figure_seat
from game.rules import (
    BERSERK,
    BOTTOM,
    GUARD,
    LEFT,
    PLAYER,
    RAGE,
    RIGHT,
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

from ..examples import finished_duel, middle_duel, middle_solo, odds_duel, own_kit_duel, sample_duel
from ..services import Services
from .dialogs.log_screen import LogScreen, SmallBoard
from .dialogs.match_dialogs import MatchWays
from .fight.fight_stakes import FightStakes, Stake
from .match_scene import MatchScene


def example(
    services: Services,
    begun: Callable[[Services], Match] = middle_duel,
    stakes: FightStakes | None = None,
    *,
    tips: bool = False,
    ground: str = "",
) -> MatchScene:
    """Return a match, usually without tips: in the middle of things, at dusk, or as ``begun``."""
    match = begun(services)
    ways = MatchWays(services, match)
    ways.ground = ground
    scene = MatchScene(services, match, ways=ways, stakes=stakes)
    scene.flow.seats.seen = scene.state.active
    if not tips:
        scene.remove(scene.tips)
    return scene


#: The one looking on has more mana by even odds, or the other; and a kit of the player's own.
example_odds = partial(example, begun=partial(odds_duel, side=LEFT))
example_odds_against = partial(example, begun=partial(odds_duel, side=RIGHT))
example_own = partial(example, begun=own_kit_duel)


def example_day(services: Services) -> MatchScene:
    """Return a match in the middle of things, by day, seen by the left-hand player."""
    matches = (middle_duel(services, seed) for seed in count(2, 2))
    by_day = (
        match
        for match in matches
        if match.result is None and match.state is not None and match.state.active == LEFT
    )
    return example(services, lambda _: next(by_day))


def example_captions(services: Services) -> MatchScene:
    """Return a match in which two sounds are written down."""
    scene = example(services)
    captions = scene.view.captions
    captions.hear(SoundCue("stronghold_heavy", pan=0.4))
    captions.hear(SoundCue("creature_fall", pan=-0.4))
    captions.held = True
    return scene


def example_log(services: Services) -> LogScreen:
    """Return the log of a finished duel."""
    view = MatchScene(services, finished_duel(services)).view
    view.table.arrange(view.layout)
    return LogScreen(services, view.log, SmallBoard(view))


def example_next_turn(services: Services) -> MatchScene:
    """Return a match in which the opponent's next turn is looked at."""
    scene = example(services)
    scene.forecast.look_ahead()
    return scene


def example_hint(services: Services, step: int = 0) -> MatchScene:
    """Return a match in which the hint has just been asked for, or a later step is looked at."""
    scene = example(services)
    scene.hint.ask()
    scene.hint.walk(step)
    return scene


example_hint_ahead = partial(example_hint, step=1)


#: The first turn of a first match, in which is told how to play.
example_first_tip = partial(example, begun=sample_duel, tips=True)


def example_recap(services: Services, *, unfolded: bool = False) -> MatchScene:
    """Return a match in which the Horde's turn is over at once; its account may be unfolded."""
    services.settings = services.settings.at_speed(SPEED_INSTANT)
    scene = example(services, middle_solo)
    scene.recap.update(0.0)
    scene.flow.end_turn()
    while unfolded and not scene.recap.visible:
        scene.update(Times.appear)
        scene.recap.update(Times.appear)
    if unfolded:
        scene.recap.toggle()
    return scene


example_recap_unfolded = partial(example_recap, unfolded=True)


def example_undo(services: Services) -> MatchScene:
    """Return a turn in which one play can be taken back, and another done again."""
    scene = example(services, partial(middle_duel, seed=1))
    for lane in (TOP, BOTTOM):
        scene.flow.submit(PlayCreature(2, lane))
    scene.flow.undo()
    scene.view.skip()
    return scene


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
    "voyage/guards/spearmen",
    "4 gold, a card, rank 3",
    (
        Stake("4 gold", "voyage/icons/gold"),
        Stake("One of three cards of the guard", "voyage/icons/recruit"),
        Stake("Your captain rises to rank 3", "voyage/icons/rank_3"),
    ),
    (
        Stake("2 gold", "voyage/icons/gold"),
        Stake("One of your packs becomes few", "voyage/icons/few"),
        Stake("No more sails today", "voyage/icons/sail"),
    ),
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


def fight_scene(
    services: Services, changes: tuple[tuple[str, Change], ...] = RELICS, ground: str = FORGE
) -> MatchScene:
    """Return a fight at the table, in its first turn, without tips."""
    return example(services, partial(fight_match, changes=changes), _STAKES, ground=ground)


#: A hand of ten and a relic of each class, and all changes that work at other places.
example_fight = partial(fight_scene, changes=RELICS)
example_others = partial(fight_scene, changes=OTHERS, ground=WRECK)


def example_stakes(services: Services) -> MatchScene:
    """Return a fight in which all that is at stake is read."""
    scene = fight_scene(services, ground=CASTLE)
    assert scene.plaque is not None
    scene.plaque.toggle()
    return scene


def example_says(services: Services) -> MatchScene:
    """Return a fight in which the guard speaks."""
    scene = fight_scene(services, ground=CROSSING)
    scene.speeches[0].held = True
    return scene


def example_character_says(services: Services) -> MatchScene:
    """Return a duel in which a character speaks whom the computer plays as."""
    seats = as_characters((Seat(), Seat("", "computer", strength="deep")))
    scene = example(services, partial(sample_duel, seats=seats))
    scene.speeches[0].held = True
    return scene


def example_horde_says(services: Services) -> MatchScene:
    """Return a solo match in which somebody speaks for the Horde."""
    scene = example(services, partial(middle_solo, turn=1))
    scene.speeches[0].held = True
    return scene


def example_press(services: Services) -> MatchScene:
    """Return a fight in which the target of a press is being chosen, with another one used."""
    scene = fight_scene(services, OTHERS, VILLAGE)
    for lane in (BOTTOM, BOTTOM, TOP):
        plays = [each for each in scene.flow.legal if isinstance(each, PlayCreature)]
        scene.flow.submit(next(play for play in reversed(plays) if play.lane == lane))
        scene.view.skip()
    fire = next(n for n, (source, _) in enumerate(OTHERS) if source == "signal_fire")
    scene.flow.submit(Press(fire))
    scene.view.skip()
    scene.presses.use(0)
    return scene
