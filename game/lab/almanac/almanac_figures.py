"""The facts of the almanac: each a value with its 95 % interval, counted from games."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import exp, sqrt
from statistics import fmean, pstdev

from game.content import Fact
from game.play import DEVIATE, share_of, share_of_pairs
from game.rules import DRAW, DUEL, HAND_SIZE, NOBODY, Incantation

from ..jobs import LabError
from ..playing import kit
from ..reports import Row, grouped
from .almanac_jobs import AGAIN, DRAFTS, RANDOM, AlmanacJob, AlmanacOutcome
from .card_odds import AddedOdds, card_odds
from .gifts import FULL_FIRST, NOTHING

#: A game that was played, with what was to be played.
Game = tuple[AlmanacJob, AlmanacOutcome]
_SIDES = DUEL.sides
#: Hands by the cost of all their cards: up to so much, and what is dearer than all of these.
_COSTS = (24, 27, 30, 33)
#: More incantations or cheap cards in a hand are counted with so many.
_MANY = 4
_CHEAP, _DEAR = 2, 5


Facts = dict[str, Fact]


def almanac_figures(games: Sequence[Game]) -> Row:
    """Return all facts by their ids, and what is told of each card and of pairs."""
    groups = {group: [outcome for _, outcome in own] for group, own in grouped(games).items()}
    drafts, random = groups[DRAFTS], groups[RANDOM]
    if not drafts:
        raise LabError("there are no games after drafts")
    facts: Facts = {}
    for part in (_beginning, _of_hands, _lanes, _course, _mana, _fallen, _length):
        facts.update(part(drafts))
    facts.update(_places([*drafts, *random]))
    facts["again"] = _again(random, groups[AGAIN])
    facts.update(_gifts(games))
    facts.update(_decks(games))
    return {
        "games": len(games),
        "facts": {name: _rounded(fact) for name, fact in facts.items()},
        **_cards(drafts, random),
    }


def given_figures(games: Sequence[Game]) -> Row:
    """Return what was asked for alone: gifts and hands, each by its group."""
    facts = {name: _rounded(fact) for name, fact in _gifts(games).items()}
    return {"games": len(games), "facts": facts}


def _share(scores: Sequence[float]) -> Fact:
    return Fact(*share_of(scores), len(scores))


def _mean(values: Sequence[float]) -> Fact:
    middle, count = fmean(values), len(values)
    half = DEVIATE * pstdev(values) / sqrt(count)
    return Fact(middle, middle - half, middle + half, count)


def _ratio(parts: Sequence[tuple[float, float]]) -> Fact:
    """Return which part of all that games have is of a kind: so much of so much in each game."""
    whole = max(1.0, sum(much for _, much in parts))
    share = sum(part for part, _ in parts) / whole
    # What happens in one game goes together: the interval is that of whole games.
    half = DEVIATE * sqrt(sum((part - share * much) ** 2 for part, much in parts)) / whole
    return Fact(share, share - half, share + half, len(parts))


def _rounded(fact: Fact) -> list[float]:
    return [*(round(value, 4) for value in fact[:3]), fact.games]


def _score(game: AlmanacOutcome, side: int) -> float:
    return 0.5 if game.winner == DRAW else float(game.winner == side)


def _loser(game: AlmanacOutcome) -> int:
    return DUEL.rival(game.winner)


def _who_has_more(
    games: Iterable[AlmanacOutcome], much: Callable[[AlmanacOutcome], Sequence[float]]
) -> Fact:
    """Return how often the side wins that has more of something, where one has."""
    scores = []
    for game in games:
        had = much(game)
        if had.count(max(had)) == 1:
            scores.append(_score(game, had.index(max(had))))
    return _share(scores)


def _beginning(games: Sequence[AlmanacOutcome]) -> Facts:
    return {"begins": _share([_score(game, game.beginner) for game in games])}


def _of_hands(games: Sequence[AlmanacOutcome]) -> Facts:
    """Return shares by what the hands hold: incantations, cheap cards, the cost of all."""
    cards = kit().cards

    def spells(hand: Sequence[str]) -> str:
        return f"spells_{min(_MANY, sum(isinstance(cards[card], Incantation) for card in hand))}"

    def cheap(hand: Sequence[str]) -> str:
        return f"cheap_{min(_MANY, sum(cards[card].cost <= _CHEAP for card in hand))}"

    def cost(hand: Sequence[str]) -> str:
        total = sum(cards[card].cost for card in hand)
        return f"cost_{next((most for most in _COSTS if total <= most), 'more')}"

    found: dict[str, list[float]] = {}
    for game in games:
        for side, hand in enumerate(game.hands):
            for kind in (spells, cheap, cost):
                found.setdefault(kind(hand), []).append(_score(game, side))
    return {name: _share(scores) for name, scores in sorted(found.items())}


def _lanes(games: Sequence[AlmanacOutcome]) -> Facts:
    """Return how often who summoned more of its creatures to the top lane wins."""

    def top(game: AlmanacOutcome) -> list[float]:
        both = zip(game.top, game.bottom, strict=True)
        return [top / max(1, top + bottom) for top, bottom in both]

    return {"lane_top": _who_has_more(games, top)}


def _course(games: Sequence[AlmanacOutcome]) -> Facts:
    """Return what the first Bastion and the standing at turn 6 foretell, and comebacks."""
    late = [game for game in games if min(game.sixth) >= 0]
    broken = [game for game in games if game.broken != NOBODY]
    won = [game for game in games if game.winner != DRAW]
    return {
        "first_broken": _share([_score(game, DUEL.rival(game.broken)) for game in broken]),
        "hits_sixth": _who_has_more(late, lambda game: game.sixth),
        "stood_sixth": _who_has_more(late, lambda game: game.stood),
        "behind": _share(
            [float(game.before[game.winner] < game.before[_loser(game)]) for game in won]
        ),
        "on_stronghold": _ratio([(game.met[1], sum(game.met)) for game in games]),
    }


def _mana(games: Sequence[AlmanacOutcome]) -> Facts:
    """Return how often something is passed up, and whether who spends more wins."""
    long = [game for game in games if min(game.had)]

    def spent(game: AlmanacOutcome) -> list[float]:
        return [spent / had for spent, had in zip(game.spent, game.had, strict=True)]

    decided = [game for game in long if game.winner != DRAW]
    return {
        "passed": _ratio([(sum(game.passed), game.turns - 1) for game in games]),
        "idle_wins": _share([float(any(game.idle)) for game in games]),
        "spent_more": _who_has_more(long, spent),
        "spent_winner": _mean([spent(game)[game.winner] for game in decided]),
        "spent_loser": _mean([spent(game)[_loser(game)] for game in decided]),
        "cast_more": _who_has_more(games, lambda game: game.cast),
    }


def _fallen(games: Sequence[AlmanacOutcome]) -> Facts:
    """Return how many creatures each side loses, and whether who loses more wins."""
    decided = [game for game in games if game.winner != DRAW]
    return {
        "lost_winner": _mean([game.lost[game.winner] for game in decided]),
        "lost_loser": _mean([game.lost[_loser(game)] for game in decided]),
        "lost_more": _who_has_more(games, lambda game: game.lost),
    }


def _length(games: Sequence[AlmanacOutcome]) -> Facts:
    """Return how many turns games last, of both sides together."""
    turns = sorted(game.turns for game in games)
    return {
        "turns": _mean(turns),
        **{f"turns_{part}": _quantile(turns, part / 100) for part in (10, 50, 90)},
    }


def _quantile(ranked: Sequence[int], part: float) -> Fact:
    """Return a quantile; its interval is between ranks (the count below it is binomial)."""
    count = len(ranked)
    half = DEVIATE * sqrt(count * part * (1 - part))
    places = (count * part, count * part - half, count * part + half)
    value, low, high = (ranked[min(count - 1, max(0, int(place)))] for place in places)
    return Fact(value, low, high, count)


def _places(games: Sequence[AlmanacOutcome]) -> Facts:
    """Return how hands do by where in the row a dear card lies, a cheap one, an incantation."""
    cards = kit().cards
    found: dict[str, list[float]] = {}
    for game in games:
        for side, hand in enumerate(game.hands):
            score = _score(game, side)
            for place, name in enumerate(hand[:HAND_SIZE], 1):
                for kind in _kinds(name, cards):
                    found.setdefault(f"{kind}_at_{place}", []).append(score)
    return {name: _share(scores) for name, scores in sorted(found.items())}


def _kinds(name: str, cards: Mapping[str, object]) -> Iterator[str]:
    card = kit().cards[name]
    if isinstance(cards[name], Incantation):
        yield "spell"
    if card.cost >= _DEAR:
        yield "dear"
    if card.cost <= _CHEAP:
        yield "cheap_card"


def _again(first: Sequence[AlmanacOutcome], again: Sequence[AlmanacOutcome]) -> Fact:
    """Return how often the same deal is won by the same side when it is played again."""
    # The first of the random deals are those that were played again.
    return _share(
        [float(one.winner == other.winner) for one, other in zip(first, again, strict=False)]
    )


def _gifts(games: Sequence[Game]) -> Facts:
    """Return how often the side wins that was given something, or another hand."""
    found: Facts = {}
    for group, own in grouped(games).items():
        first, _ = own[0]
        if first.gift == NOTHING and first.favoured == NOBODY:
            continue
        if first.gift == FULL_FIRST:
            found[group] = _share([_score(game, game.beginner) for _, game in own])
        else:
            scores = [_score(game, job.favoured) for job, game in own]
            found[group] = Fact(*share_of_pairs(scores), len(scores))
    return found


def _decks(games: Sequence[Game]) -> Facts:
    """Return how every two printed decks do, and each against all others."""
    found: Facts = {}
    by_deck: dict[str, list[float]] = {}
    ids = [deck.id for deck in kit().decks]
    for group, own in grouped(games).items():
        one, dash, other = group.partition("-")
        if not dash or one not in ids:
            continue
        scores = [_score(game, _SIDES[job.job.number % 2]) for job, game in own]
        found[f"deck_{one}_{other}"] = Fact(*share_of_pairs(scores), len(scores))
        by_deck.setdefault(one, []).extend(scores)
        by_deck.setdefault(other, []).extend(1 - score for score in scores)
    for deck, scores in sorted(by_deck.items()):
        found[f"deck_{deck}"] = Fact(*share_of_pairs(scores), len(scores))
    return found


def _cards(drafts: Sequence[AlmanacOutcome], random: Sequence[AlmanacOutcome]) -> Row:
    """Return each card's shares, the best all else being equal first, and the pairs."""
    odds = card_odds([*drafts, *random])
    begun = [_by_card(games) for games in (drafts, random)]
    cards = {
        card: {
            DRAFTS: _rounded(_share(begun[0].get(card, []))),
            RANDOM: _rounded(_share(begun[1].get(card, []))),
            "equal": _rounded(_as_share(worth, len(drafts) + len(random))),
        }
        for card, worth in sorted(odds.cards.items(), key=lambda item: -item[1].worth)
    }
    pairs = [
        {
            "one": pair[0],
            "other": pair[1],
            "more": _rounded(
                Fact(more.worth, more.worth - more.margin, more.worth + more.margin, n)
            ),
        }
        for pair, (more, n) in sorted(odds.pairs.items(), key=lambda item: -item[1][0].worth)
    ]
    return {"cards": cards, "pairs": pairs}


def _by_card(games: Iterable[AlmanacOutcome]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for game in games:
        for side, hand in enumerate(game.hands):
            for card in hand:
                found.setdefault(card, []).append(_score(game, side))
    return found


def _as_share(odds: AddedOdds, games: int) -> Fact:
    """Return what a hand wins that has the card in place of an average one, all else equal."""
    low, high = odds.worth - odds.margin, odds.worth + odds.margin
    value, least, most = (1 / (1 + exp(-worth)) for worth in (odds.worth, low, high))
    return Fact(value, least, most, games)
