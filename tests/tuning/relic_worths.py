"""What each relic of the voyage is worth in a fight of depth V (R16.52).

``python -m tests.tuning.relic_worths --fights 600``: the same fights are fought with no relic and
with each, by a Planner with a hand of nine in Fair. In ``build/fast`` it takes two minutes.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import islice
from math import sqrt

from game.lab import Job, play
from game.lab.jobs import seed_of
from game.lab.playing import kit
from game.lab.voyages.captain_hands import best_hand, named
from game.lab.voyages.voyage_jobs import PLANNER, SKILLS
from game.rules import PLAYER, Terms
from game.voyage import Hex, Member, Voyage, VoyageHeader, fight_of, guard_of, open_voyage
from game.voyage.voyage_state import FightUnderWay

_SCENARIO, _DIFFICULTY = "crown", "fair"
_DEPTH, _RANK, _PACKS, _COMPANY = 5, 5, 4, 11
#: Fights of one company with one guard.
_EACH = 6


def grown_voyages() -> Iterator[tuple[Voyage, Hex]]:
    """Yield voyages of grown companies, each with a guard of depth V that is seen."""
    content = kit()
    captains = content.voyage.scenarios[_SCENARIO].captains
    for number in range(1_000_000):
        seed = seed_of(number, 0)
        header = VoyageHeader(_SCENARIO, _DIFFICULTY, captains[number % len(captains)], seed)
        voyage, _ = open_voyage(header, content.voyage, content.cards.values())
        own = [member.card for member in voyage.company]
        joined = [card for card in sorted(voyage.kit) if card not in own][seed % 7 :: 5]
        cards = (own + joined)[:_COMPANY]
        packs = cards[number % 3 :: 2][:_PACKS]
        voyage.company = tuple([Member(card, card in packs) for card in cards])
        voyage.rank, voyage.choices = _RANK, ()
        voyage.shown = frozenset(range(len(voyage.chart.waters)))
        guards = [field for field in voyage.chart.fields if _is_meant(voyage, field)]
        if guards:
            yield voyage, guards[0]


def _is_meant(voyage: Voyage, field: Hex) -> bool:
    guard = guard_of(voyage, field)
    return guard is not None and guard.depth == _DEPTH and not guard.goal


def fights_with(relics: tuple[str, ...], fights: int) -> Iterator[Job]:
    """Yield so many fights, with these relics aboard."""
    for voyage, field in islice(grown_voyages(), -(-fights // _EACH)):
        voyage.relics = relics
        hand = best_hand(voyage)
        for attempt in range(_EACH):
            voyage.fight = FightUnderWay(field, attempt, hand, named(voyage, hand))
            seed = seed_of(voyage.header.seed, attempt)
            terms, players = Terms("fight", solo=True), (SKILLS[PLANNER],)
            name = f"{players[0]}-{voyage.header.seed}-{'-'.join(relics)}"
            yield Job(name, attempt, seed, terms, players, fight=fight_of(voyage))


def share_with(relics: tuple[str, ...], fights: int) -> float:
    """Return the share of fights that are won with these relics aboard."""
    won = [play(job).winner == PLAYER for job in fights_with(relics, fights)]
    return sum(won) / len(won)


def main(words: Sequence[str] | None = None) -> None:
    """Print the share without a relic, and the points that each adds."""
    parser = ArgumentParser(prog="python -m tests.tuning.relic_worths", description=__doc__)
    parser.add_argument("--fights", type=int, default=600, help="with each relic: 600")
    fights = parser.parse_args(words).fights
    bare = share_with((), fights)
    print(f"without  {100 * bare:.1f} % of {fights}, {196 * sqrt(bare * (1 - bare) / fights):.1f}")
    for relic in kit().voyage.relics.values():
        points = 100 * (share_with((relic.id,), fights) - bare)
        print(f"{relic.id:15} {relic.kind:8} {relic.size:8} {points:+5.1f}", flush=True)


if __name__ == "__main__":
    main()
