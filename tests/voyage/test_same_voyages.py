"""Seeded voyages go as they always went: what is drawn from the seed, and each deed after it."""

from hashlib import blake2b

import pytest

from game.content.kept_voyages import kept_voyage_book
from game.voyage import (
    SQUALLS,
    VOYAGE_VERSION,
    Dismiss,
    FightEnded,
    GiveUp,
    Member,
    Voyage,
    VoyageHeader,
    VoyageStart,
    apply,
    fight_of,
    fight_seed,
    legal_deeds,
    open_voyage,
    score,
    voyage_digest,
)

from ..play.games import CONTENT, sure

#: The numbers of a release, which are kept whatever is tuned.
BOOK = sure(kept_voyage_book("231d3d4a6c26"))
#: Number of deeds and digest of all that followed from them. Where the same seed and deeds give
#: another voyage than before, VOYAGE_VERSION must be raised, and only then these figures change.
GOLDEN: dict[VoyageHeader, tuple[int, str]] = {
    VoyageHeader("out_of_the_harbour", "fair", "sanna", 1): (35, "d611dfbfd9b2"),
    VoyageHeader("crown", "storm", "peg", 3, SQUALLS): (48, "80fd99853249"),
    VoyageHeader("drowned_bell", "calm", "mirel", 4, ally="tavi"): (78, "01f9dd456489"),
    VoyageHeader("overlord", "rough", "sanna", 6, start=VoyageStart((Member("ogre"),), 3)): (
        84,
        "8c2f69e2dd55",
    ),
    VoyageHeader("sinking_isles", "fair", "varg", 7): (42, "43db1b370885"),
    VoyageHeader("two_captains", "fair", "odo", 5): (34, "c08ab1eb1a29"),
    VoyageHeader("two_captains", "fair", "kelm", 8, against="peg"): (104, "10ad5adc9d7a"),
}


def test_the_figures_belong_to_this_version_of_the_voyage() -> None:
    assert VOYAGE_VERSION == 1


@pytest.mark.parametrize("header", GOLDEN, ids=lambda header: f"{header.scenario} {header.seed}")
def test_a_seeded_voyage_goes_as_it_always_went(header: VoyageHeader) -> None:
    """R16.1."""
    assert sailed(header) == GOLDEN[header]


def sailed(header: VoyageHeader) -> tuple[int, str]:
    """Sail by a recipe that uses no library's random numbers; of fights most are won."""
    voyage, _ = open_voyage(header, BOOK, CONTENT.cards.values())
    number, found = header.seed, [told(voyage)]
    while not voyage.end:
        number = (number * 48271 + 11) % 0x7FFFFFFF
        rare = (GiveUp, Dismiss) if number % 16 else GiveUp
        deeds = [deed for deed in legal_deeds(voyage) if not isinstance(deed, rare)]
        deed = deeds[number % len(deeds)]
        if isinstance(deed, FightEnded) and number % 8:
            deed = FightEnded("won")
        voyage, _ = apply(voyage, deed)
        found.append(told(voyage))
    found.append(str(score(voyage).points))
    return len(found), blake2b(" ".join(found).encode(), digest_size=6).hexdigest()


def told(voyage: Voyage) -> str:
    if voyage.fight is None:
        return voyage_digest(voyage)
    fight = fight_of(voyage)
    return f"{fight_seed(voyage)} {fight.guard} {fight.other} {fight.sources} {fight.difficulty}"
