"""Matches played by a fixed recipe. Run as a program it prints their digests.

The recipe uses no library's random numbers, so that the figures depend on the
rules alone. ``test_golden`` runs it here and in processes of their own. Rings are played with the
list of first turns (R13.7) that is written here: to change that of the game changes no figure.
"""

from unittest.mock import patch

from game.rules import (
    FIRST,
    FIRST_TURNS,
    LATER,
    RINGS,
    EndTurn,
    Position,
    Terms,
    apply,
    digest,
    legal_actions,
    open_setup,
)

from .kit import CARDS, DECKS

MATCHES = {
    "duel": (Terms("preconstructed", False, FIRST), 2024),
    "draft": (Terms("draft", False, LATER), 2024),
    "constructed": (Terms("constructed", False, FIRST), 2024),
    # With this seed the Horde's discard pile is shuffled and its last turn is played.
    "solo": (Terms("draft", True, FIRST, True), 2807),
    "three": (Terms(ring="three"), 2024),
    "four": (Terms("draft", ring="four"), 2024),
    "pairs": (Terms(ring="pairs"), 2024),
    "horde": (Terms("draft", custom=True, ring="horde"), 2024),
}
FIRST_MANA = {mode: (6, *(None,) * (len(ring.sides) - 1)) for mode, ring in RINGS.items()}


@patch.dict(FIRST_TURNS, FIRST_MANA)
def digests(name: str) -> list[str]:
    terms, number = MATCHES[name]
    position: Position = open_setup(terms, list(CARDS.values()), DECKS, number)[0]
    found = [digest(position)]
    while actions := list(legal_actions(position)):
        number = (number * 48271 + 11) % 0x7FFFFFFF
        if len(actions) > 1 and actions[-1] == EndTurn() and number % 4:
            actions.pop()
        position = apply(position, actions[number % len(actions)])[0]
        found.append(digest(position))
    return found


if __name__ == "__main__":
    for match in MATCHES:
        print(match, " ".join(digests(match)))
