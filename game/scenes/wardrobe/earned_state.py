"""What is won of the things to earn, by the profile; what was told of it and looked at."""

from collections.abc import Iterable

from game.board import CARD_SHAPE
from game.play import (
    BACK,
    FRAME,
    PORTRAIT,
    PORTRAITS,
    PUZZLES,
    RINGS,
    SEASON,
    WON,
    DoneDeeds,
    EarnedThing,
    Wardrobe,
    load_achievements,
    wardrobe_of,
)

from ..routes import EarnedNews
from ..services import Services
from ..statistics.medal_plate import medal_text, thing_name
from ..statistics.statistics_data import earned_by_practice, progress_by_practice

#: The preferences in which the profile keeps the ids of what was told, and of what was looked at.
TOLD, SEEN = "earned_told", "earned_seen"


#: How wide the picture of a thing is for its height, by its kind.
SHAPES = {PORTRAIT: 1.0, FRAME: 1.0, BACK: 1 / CARD_SHAPE, SEASON: 16 / 9}


def read_wardrobe(services: Services) -> Wardrobe:
    """Return what is won and what of it is new; nothing where the profile cannot be read."""

    def read() -> Wardrobe:
        return wardrobe_of(
            _deeds(services),
            told=services.profile.words(TOLD),
            seen=services.profile.words(SEEN),
            everything=services.settings.open_everything,
        )

    return services.attempt(read, wardrobe_of(DoneDeeds(), told=(), seen=()))


def own_choice(services: Services) -> tuple[str, ...]:
    """Return the portraits that the player may choose: those of everybody, and what was won."""
    wardrobe = read_wardrobe(services)
    portraits = (each for each in wardrobe.things if each.kind == PORTRAIT)
    return (*PORTRAITS, *(each.id for each in portraits if wardrobe.may_wear(each)))


def tell_earned(services: Services) -> tuple[EarnedThing, ...]:
    """Return what is won and was never told of; from now on it was."""
    untold = read_wardrobe(services).untold
    _add(services, TOLD, untold)
    if untold:
        # Settings may have waited for it.
        services.dress()
    return untold


def note_seen(services: Services, things: Iterable[EarnedThing]) -> None:
    """Let the profile remember that these were looked at."""
    _add(services, SEEN, things)


def _add(services: Services, key: str, things: Iterable[EarnedThing]) -> None:
    ids = {each.id for each in things}
    if not ids:
        return

    def keep() -> None:
        services.profile.set_preference(key, sorted({*services.profile.words(key), *ids}))

    services.attempt(keep, None)


def _deeds(services: Services) -> DoneDeeds:
    """Return what was done; raises ``ProfileError``."""
    figures, medals = services.profile.figures, load_achievements()
    puzzles = services.profile.puzzles.all().values()
    return DoneDeeds(
        {*figures.achievements(), *earned_by_practice(services, medals)},
        figures.progress() | progress_by_practice(services, medals),
        {
            PUZZLES: sum(each.solved is not None for each in puzzles),
            RINGS: sum(ring.figures.outcome == WON for ring in figures.rings.rings()),
        },
    )


def earned_news(services: Services) -> list[EarnedNews]:
    """Return what is to be told once of what was won; from now on it was told."""
    say = services.translate
    return [
        EarnedNews(
            each.id,
            say(f"earned.won.{each.kind}", name=thing_name(services, each)),
            each.picture,
            SHAPES[each.kind],
        )
        for each in tell_earned(services)
    ]


def how_won(services: Services, thing: EarnedThing) -> str:
    """Return what has to be done for a thing."""
    if thing.achievement:
        medals = {each.id: each for each in load_achievements()}
        return medal_text(services, medals[thing.achievement])
    return services.translate(f"earned.by.{thing.counted}", count=thing.count)
