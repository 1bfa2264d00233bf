"""Three matches played by a fixed recipe. Run as a program it prints their digests.

The recipe uses no library's random numbers, so that the figures depend on the
rules alone. ``test_golden`` runs it here and in processes of their own.
"""

from collections.abc import Iterator

from game.rules import (
    FIRST,
    LATER,
    EndTurn,
    Setup,
    State,
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
}


def digests(name: str) -> Iterator[str]:
    """Yield the digest of every position of a match, the setup's too."""
    position: Setup | State
    terms, number = MATCHES[name]
    position, _ = open_setup(terms, list(CARDS.values()), DECKS, number)
    yield digest(position)
    while actions := list(legal_actions(position)):
        number = (number * 48271 + 11) % 0x7FFFFFFF
        if len(actions) > 1 and actions[-1] == EndTurn() and number % 4:
            actions.pop()
        position = apply(position, actions[number % len(actions)])[0]
        yield digest(position)


if __name__ == "__main__":
    for match in MATCHES:
        print(match, " ".join(digests(match)))
