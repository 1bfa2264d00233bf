"""A process that writes into a profile on and on, and says each write that is kept.

``python -m tests.play.profile.profile_writer PROFILE SEED [WRITES]``. It prints a JSON list: a
word, and what of it can be found again. Without a number of writes it goes on until it is killed.
"""

import json
import sys
from datetime import date
from itertools import count
from pathlib import Path
from random import Random

from game.play import Profile, draw_cup, match_id, open_profile
from game.play.profile.contest_store import CLIMB
from game.rules import difficulties

from ..games import CONTENT, FORMATS, played, sure

KIT = sorted(CONTENT.cards)


def save(profile: Profile, rng: Random) -> list[object]:
    deck = profile.decks.save("deck", rng.sample(KIT, 10))
    return ["deck", deck.id, deck.name, deck.cards]


def change(profile: Profile, rng: Random) -> list[object]:
    deck = profile.decks.save("changed", [])
    profile.decks.rename(deck.id, f"renamed {deck.id}")
    deck = profile.decks.change(deck.id, rng.sample(KIT, 10))
    return ["deck", deck.id, deck.name, deck.cards]


def prefer(profile: Profile, rng: Random) -> list[object]:
    key, value = f"{rng.getrandbits(60):x}", [rng.random() for _ in range(rng.randint(0, 200))]
    profile.set_preference(key, value)
    return ["preference", key, value]


def file(profile: Profile, rng: Random) -> list[object]:
    record = sure(played(FORMATS[5], rng.getrandbits(60)).record)
    identity = match_id(record.header)
    profile.campaign.begin_attempt(1, "preconstructed", rng.choice(difficulties(1)), identity)
    profile.file_match(record)
    return ["match", identity, record.text().decode()]


def solve(profile: Profile, rng: Random) -> list[object]:
    puzzle, day = f"p-{rng.randrange(50)}", date.fromordinal(740_000 + rng.randrange(3000))
    profile.puzzles.note_solved(puzzle, rng.uniform(1, 90), day)
    return ["puzzle", puzzle, day.isoformat()]


def play_cup(profile: Profile, rng: Random) -> list[object]:
    """Begin a cup or go on with the one under way, beside a step of the climb."""
    contests, games = profile.contests, [f"c-{rng.getrandbits(60):x}" for _ in range(2)]
    cup = contests.open_cup() or contests.begin_cup(draw_cup(rng.getrandbits(30), 1500))
    contests.begin_match(games[0], CLIMB)
    contests.begin_match(games[1], cup.id)
    cup = sure(contests.finish(games[1], rng.choice(("won", "drawn", "lost"))))
    return ["cup", cup.id, cup.entrants, cup.outcomes, games]


def main(path: str, seed: str, writes: str = "") -> None:
    rng = Random(int(seed))
    print('["begun"]', flush=True)
    profile, problem = open_profile(Path(path))
    assert problem is None, problem
    with profile:
        for _ in range(int(writes)) if writes else count():
            done = rng.choice((save, change, prefer, file, solve, play_cup))(profile, rng)
            print(json.dumps(done), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
