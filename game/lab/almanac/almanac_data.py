"""The facts as lines of text, and as the game's file of them."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from game.content import (
    ALMANAC_FILE,
    MEASURED_WITH,
    Almanac,
    CardFacts,
    Fact,
    PairFact,
    load_almanac,
)
from game.opponents import STRENGTHS

from ..reports import Row
from ..tables import percent, text_table

#: So many of the best and of the worst pairs are told.
PAIRS = 12
_HEAD = """\
# What wins duels, as the laboratory has measured it: a part for each player, the best first.
# Written by the commands in it, with --out and --data data/almanac.yaml; not by hand.
#
# A fact is its value, the ends of its 95 % interval, and the number of games (of hands, where it
# is by hands); a share is from 0 to 1. Of a card: what hands with it win after drafts, drawn at
# random, and in place of an average card, all else being equal. Of a pair: how much more hands with
# both win than the cards alone foretell. The digests are of what was in force.
"""


def almanac_text(figures: Row) -> str:
    """Return the tables of all facts, of cards, and of the pairs at both ends, where there are."""
    facts = [{"": name, **_cells(fact)} for name, fact in figures["facts"].items()]
    if "cards" not in figures:
        return text_table(facts)
    cards = [
        {"": card, **{kind: _interval(fact) for kind, fact in shares.items()}}
        for card, shares in figures["cards"].items()
    ]
    ends = _ends(figures["pairs"])
    pairs = [{"": f"{row['one']} and {row['other']}", **_cells(row["more"])} for row in ends]
    return "\n\n".join(map(text_table, (facts, cards, pairs)))


def _ends(pairs: list[Row]) -> list[Row]:
    return pairs if len(pairs) <= 2 * PAIRS else [*pairs[:PAIRS], *pairs[-PAIRS:]]


def _cells(fact: Sequence[float]) -> Mapping[str, str]:
    value, low, high, games = fact
    return {
        "value": f"{value:.4g}",
        "95 % interval": f"{low:.4g} to {high:.4g}",
        "games": str(games),
    }


def _interval(fact: Sequence[float]) -> str:
    return f"{percent(fact[0])} ({percent(fact[1])} to {percent(fact[2])})"


def command_of(strength: str, games: int) -> str:
    """Return the command that measures a part of the file anew."""
    return f"python -m game simulate almanac --strength {strength} --games {games}"


def kept_parts(path: Path) -> tuple[Almanac, ...]:
    """Return what the game's file has already; raises ``ContentError``."""
    return load_almanac(path.parent) if path.name == ALMANAC_FILE and path.is_file() else ()


def almanac_data(
    figures: Row, settings: Mapping[str, object], games: int, kept: Sequence[Almanac]
) -> str:
    """Return the game's file with what was measured; ``kept`` parts of other players stay.

    But those that were measured with other cards, rules or weights are dropped.
    """
    digests = {name: str(settings[name]) for name in MEASURED_WITH}
    strength = str(settings["strength"])
    parts = [_part_of(figures, strength, games, digests)]
    parts += [part for part in kept if part.digests == digests and part.player != strength]
    parts.sort(key=lambda part: STRENGTHS.index(part.player), reverse=True)
    return _HEAD + "".join(map(_written, parts))


def _part_of(figures: Row, strength: str, games: int, digests: Mapping[str, str]) -> Almanac:
    return Almanac(
        strength,
        command_of(strength, games),
        figures["games"],
        digests,
        {name: Fact(*fact) for name, fact in figures["facts"].items()},
        {
            card: CardFacts(*(Fact(*shares[kind]) for kind in CardFacts._fields))
            for card, shares in figures["cards"].items()
        },
        tuple(
            PairFact(row["one"], row["other"], Fact(*row["more"]))
            for row in _ends(figures["pairs"])
        ),
    )


def _written(part: Almanac) -> str:
    lines = [f"- player: {part.player}", f"  command: {part.command}", f"  games: {part.games}"]
    digests = ", ".join(f'{name}: "{digest}"' for name, digest in part.digests.items())
    lines.append(f"  measured_with: {{{digests}}}")
    lines.append("  facts:")
    lines += [f"    {name}: {_list(fact)}" for name, fact in part.facts.items()]
    lines.append("  cards:")
    for card, shares in part.cards.items():
        told = ", ".join(f"{kind}: {_list(fact)}" for kind, fact in shares._asdict().items())
        lines.append(f"    {card}: {{{told}}}")
    lines.append("  pairs:" if part.pairs else "  pairs: []")
    lines += [f"    - [{pair.one}, {pair.other}, {_list(pair.more)[1:]}" for pair in part.pairs]
    return "\n".join(lines) + "\n"


def _list(fact: Fact) -> str:
    *values, games = fact
    return f"[{', '.join(f'{value:.10g}' for value in values)}, {games}]"
