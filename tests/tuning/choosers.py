"""The worths by which compared players choose before a match, by name or from a file."""

from collections.abc import Mapping, Sequence
from functools import partial

from game.content import FieldError, checks
from game.opponents import CHOOSER, Chooser, formula_worth
from game.rules import Card, Incantation

#: The ratings of a formula made by hand, from before games told what the cards are worth: the
#: yardstick of every measurement since.
HAND_RATINGS = {
    "annihilation": 57,
    "abomination": 44,
    "ogre": 44,
    "troll": 44,
    "alpha": 42,
    "brute": 42,
    "carnivore": 42,
    "martyr": 42,
    "scribe": 40,
    "mutant": 39,
    "partisan": 39,
    "reptile": 39,
    "baron": 37,
    "assassin": 36,
    "grrr": 36,
    "microctopus": 36,
    "zombie": 31,
    "lieutenant": 30,
    "meteorite": 30,
    "revenant": 28,
    "vortex": 28,
    "aberration": 27,
    "gnome": 27,
    "brigand": 26,
    "cyclone": 21,
    "disciple": 20,
    "boom": 19,
    "shaman": 19,
    "carapace": 18,
    "combustion": 18,
    "machine": 5,
    "parasite": 4,
}

#: The curve beside them: so many may be dear, or incantations, before each more is worse.
_DEAR, _MOST, _HAND_CROWDED = 5, 3, 30


def looked_up(values: Mapping[str, int], card: Card) -> int:
    """Return the worth of a card of the kit by its id; one that has none is an average card."""
    return values.get(card.id, round(sum(values.values()) / len(values)))


def hand_crowd(card: Card, others: Sequence[Card], size: int) -> int:
    """Return what the ratings by hand take from a card that is one dear or incantation too many."""
    dear = sum(other.cost >= _DEAR for other in others)
    incantations = sum(isinstance(other, Incantation) for other in others)
    lost = max(0, dear - _MOST + 1) if card.cost >= _DEAR else 0
    if isinstance(card, Incantation):
        lost += max(0, incantations - _MOST + 1)
    return lost * _HAND_CROWDED


#: By their words on the command line. The ratings by hand come with their curve and their spread,
#: which were large beside what they told.
CHOOSERS = {
    "formula": CHOOSER._replace(worth=formula_worth, measured=False),
    "ratings": Chooser(partial(looked_up, HAND_RATINGS), hand_crowd, spread=25),
}


def read_chooser(value: object, cards: Mapping[str, Card]) -> Chooser:
    """Return the chooser that ``tests.tuning cards --json`` has found; raises ``FieldError``."""
    entries = checks.mapping(value, ())
    values: dict[str, int] = {}
    for row, route in checks.each(entries.get("cards"), ("cards",)):
        found = checks.mapping(row, route)
        name = checks.one_of(found.get("card"), (*route, "card"), "card", list(cards))
        points = found.get("points")
        if type(points) is not int or checks.is_too_large(points):
            problem = f"{checks.quoted(points)} are no points"
            raise FieldError((*route, "points"), problem, "write a number")
        values[name] = points
    missing = [name for name in cards if name not in values]
    if missing:
        raise FieldError(("cards",), f"{missing[0]!r} is missing", "name every card")
    return CHOOSER._replace(worth=partial(looked_up, values), measured=False)
