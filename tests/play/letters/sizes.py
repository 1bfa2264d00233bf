"""How many signs the codes of letters have.

``python -m tests.play.letters.sizes 30`` lets computers that look at their own turn alone play so
many matches of each sort, and prints for each sort of letter how many there were, the median and
the most signs, and the most with the longest greeting. In every second ring somebody leaves.
"""

import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import NamedTuple

from game.opponents import think
from game.play import GREETING, Letter, LetterMatch, LetterStage, at_home
from game.play.letters.letter import PrivateLetter
from game.play.letters.letter_inbox import receive_letter
from game.rules import AnyAction, Terms, to_act
from tests.certain import sure

from .homes import Table, known_actions

SORTS = {
    "duel, starter decks": Terms(),
    "duel, draft": Terms("draft"),
    "duel, custom decks": Terms("constructed"),
    "ring of three": Terms(ring="three"),
    "ring of three, draft": Terms("draft", ring="three"),
    "pairs": Terms(ring="pairs"),
    "pairs, custom decks": Terms("constructed", ring="pairs"),
}
_STRENGTH, _ODD = "careless", 2


class Size(NamedTuple):
    """The signs of a letter of some kind, and those with the longest greeting."""

    kind: str
    plain: int
    greeted: int


class ThinkingTable(Table):
    """Homes at which a computer chooses what is done."""

    def play(self, home: LetterMatch) -> None:
        """Let a home watch what came, and do what its computer chooses."""
        if home.stage is LetterStage.WATCH:
            home.note_seen()
        while home.stage is LetterStage.YOURS:
            match = at_home(home)
            letter, side = sure(match.by_letter), to_act(match.position)
            if side in home.course.left:
                match.submit(letter.computer_action())
                continue
            legal: list[AnyAction] = known_actions(home, match)
            seed = self.random.randrange(1 << 30)
            wish = think(letter.plausible(seed), side, seed, strength=_STRENGTH).actions[0]
            match.submit(wish if wish in legal else legal[-1])


def sizes(terms: Terms, seed: int, folder: Path) -> Iterator[Size]:
    """Play a match, and yield the size of each of its letters."""
    table, told = ThinkingTable(folder, terms, seed), False
    yield _size(table.homes[0].last_letter, dealt=False)
    while (home := table.writer) is not None:
        dealt = all(each.dealt for each in table.homes)
        if dealt and not told:
            told = True
            privates = (each.private_letter for each in table.homes)
            yield from (_private(each) for each in privates if each is not None)
            if terms.ring and seed % _ODD:
                letter = table.homes[1].resign()
                for other in (0, *range(2, len(table.homes))):
                    receive_letter(table.homes[other], letter)
                yield _size(letter, dealt=True)
                continue
        table.deliver(table.write(home))
        yield _size(home.last_letter, dealt=dealt)


def _size(letter: Letter, *, dealt: bool) -> Size:
    greeted = replace(letter, greeting="x" * GREETING).coded()
    return Size(_kind(letter, dealt=dealt), len(letter.code), len(greeted.code))


def _private(letter: PrivateLetter) -> Size:
    return Size("for the partner alone", len(letter.code), len(letter.code))


def _kind(letter: Letter, *, dealt: bool) -> str:
    if letter.joining is not None:
        return "first letter" if letter.joining.terms else "acceptance"
    if letter.resigns:
        return "resignation"
    if letter.secret:
        return "last letter"
    return "turn" if dealt else "choice of cards" if letter.count else "share of a lot"


def main(matches: int) -> None:
    """Print the table."""
    print(f"{'':44} letters  median  most  with a greeting")
    for sort, terms in SORTS.items():
        found: dict[str, list[Size]] = defaultdict(list)
        for seed in range(matches):
            with tempfile.TemporaryDirectory() as folder:
                for size in sizes(terms, seed, Path(folder)):
                    found[size.kind].append(size)
        for kind, each in found.items():
            plain, most = [size.plain for size in each], max(size.greeted for size in each)
            figures = f"{len(each):7} {median(plain):7.0f} {max(plain):5} {most:8}"
            print(f"{f'{sort}: {kind}':44} {figures}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
