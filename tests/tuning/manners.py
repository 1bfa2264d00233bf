"""Whether characters are told apart by their moves: each is named by games not learnt from.

Every figure is of moves alone. With the same strength and the same decks for all, only the manner
is left to tell them apart; ``own`` asks for the strength and the deck that each has in the game.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.content import Character, checks
from game.lab.jobs import Job, seed_of
from game.lab.plans import GamePlan, any_decks
from game.lab.playing import kit
from game.lab.reports import Row, grouped, share_row
from game.lab.runs import LabRun, digest_of, settings_of
from game.lab.tables import Cells, percent, share_cells, text_table
from game.opponents import MANNERS
from game.play import share_of
from game.rules import DRAW, LEFT, RIGHT

from .classifier import Classifier, fitted
from .moves import WatchedOutcome, watched

#: So many games of one player are also named together.
_EVENING = 5


class WatchedGames(NamedTuple):
    """Games by the character whose moves are told: to learn from, and to name."""

    learnt: list[tuple[str, tuple[tuple[float, float], ...]]]
    named: list[tuple[str, tuple[tuple[float, float], ...]]]


def manner_jobs(strength: str, table: GamePlan) -> Iterator[Job]:
    """Yield games of each character against others in turn; of each two the sides are swapped.

    All have the same deals. Without a ``strength`` each has its own, and its own deck.
    """
    characters = kit().characters
    for number in range(table.games):
        deal, second = divmod(number, 2)
        for place, person in enumerate(characters):
            rival = characters[(place + 1 + deal % (len(characters) - 1)) % len(characters)]
            both = (rival, person) if second else (person, rival)
            seed, terms = seed_of(table.seed, deal), table.terms(deal)
            if not strength:
                terms = table.terms(0)._replace(form="preconstructed")
            yield Job(
                person.id,
                number,
                seed,
                terms,
                tuple([strength or each.strength for each in both]),
                any_decks(seed, 2) if strength and terms.form == "preconstructed" else (),
                hands=() if strength else tuple(map(_deck, both)),
                manners=tuple([MANNERS[each.id] for each in both]),
            )


def _deck(person: Character) -> tuple[str, ...]:
    return tuple([card.id for card in person.deck.cards])


def split(games: Sequence[tuple[Job, WatchedOutcome]]) -> WatchedGames:
    """Return the moves of the characters: those of every second deal are to be named."""
    found = WatchedGames([], [])
    for job, outcome in games:
        deal, second = divmod(job.number, 2)
        moves = outcome.moves[RIGHT if second else LEFT]
        (found.named if deal % 2 else found.learnt).append((job.group, moves))
    return found


def manner_figures(games: Sequence[tuple[Job, WatchedOutcome]]) -> Row:
    """Return how often each character was named, as whom, and how often by several games."""
    learnt, named = split(games)
    classifier = fitted(learnt)
    told = Counter((name, classifier.name(moves)) for name, moves in named)
    names = list(grouped(games))
    rows = [
        {"character": name, "named": {other: told[name, other] for other in names}}
        for name in names
    ]
    right = [float(classifier.name(moves) == name) for name, moves in named]
    return {
        "learnt_from": len(learnt),
        "games": len(named),
        "characters": rows,
        "right": share_row(share_of(right)),
        "by_several": share_row(share_of(_by_several(classifier, named, names))),
    }


def _by_several(
    classifier: Classifier,
    named: Sequence[tuple[str, tuple[tuple[float, float], ...]]],
    names: Sequence[str],
) -> list[float]:
    right: list[float] = []
    for name in names:
        own = [moves for other, moves in named if other == name]
        for start in range(0, len(own) - _EVENING + 1, _EVENING):
            together = own[start : start + _EVENING]
            right.append(float(classifier.name_of_all(together) == name))
    return right


def manners_text(figures: Row) -> str:
    """Return the table: whose games, in its line, were taken for whose."""
    cells: list[Cells] = [
        {
            "": row["character"],
            **{name: str(count) for name, count in row["named"].items()},
            "right": percent(row["named"][row["character"]] / max(1, sum(row["named"].values()))),
        }
        for row in figures["characters"]
    ]
    shares: list[Cells] = [
        {"": words, **share_cells(figures[key])}
        for key, words in (("right", "one game"), ("by_several", f"{_EVENING} games together"))
    ]
    told = f"{figures['games']} games named, learnt from {figures['learnt_from']} others"
    return "\n\n".join((text_table(cells), text_table(shares), told))


def read_watched(value: object) -> WatchedOutcome:
    """Return what ``WatchedOutcome.plain`` has written."""
    entries = checks.keyed(value, (), ("winner", "moves"))
    moves = entries["moves"]
    assert isinstance(moves, list)
    return WatchedOutcome(
        checks.number(entries["winner"], ("winner",), DRAW),
        tuple(tuple((float(a), float(b)) for a, b in side) for side in moves),
    )


def manners_run(strength: str, table: GamePlan) -> LabRun:
    """Return the games by which characters are told apart; see ``manner_jobs``."""
    settings = settings_of("manners", table) | {
        "strength": strength or "own",
        "manners": digest_of(MANNERS),
        "decks": digest_of([_deck(person) for person in kit().characters]),
    }
    return LabRun(
        settings,
        list(manner_jobs(strength, table)),
        manner_figures,
        manners_text,
        "",
        play=watched,
        read=read_watched,
        thinks=False,
    )
