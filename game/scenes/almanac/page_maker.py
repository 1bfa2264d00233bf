"""Makes the pages of the almanac from what each player measured has told."""

from collections.abc import Iterator, Sequence

from game.content import Almanac, Fact
from game.rules import ABILITIES, HAND_SIZE

from ..services import Services
from .almanac_pages import AlmanacPage, Answers, Bar, named_answers, near_answers, percent

#: The player who looks furthest is quoted while the true number is known to so much either way,
#: else the one who has played more; but not of cards and decks, which sight makes others of.
_KNOWN = 0.06
_PLACES = range(1, HAND_SIZE + 1)
#: What is shown of the ranking of cards and of pairs.
_TOP, _PAIRS = 5, 4
#: The turns that the bar of the length has room for, and how far apart its answers are.
_MOST_TURNS, _TURNS_APART = 40, 6
_HALF = 0.5
#: The cards of a deck that stand for it.
_SHOWN = 3


class PageMaker:
    """Makes the pages from what each player has told, the best first."""

    def __init__(self, services: Services, parts: Sequence[Almanac]) -> None:
        self._say = services.translate
        self._cards = services.content.cards
        self._decks = services.content.decks
        self._parts = parts

    def pages(self) -> list[AlmanacPage]:
        """Return all pages, those first that a good guesser gets wrong."""
        wrong = [
            self._share("card", "card"),
            self._share("mana", "mana"),
            self._second_deck(),
            self._ranking("best", best=True),
            self._sight(),
            self._places(),
            self._share("sorted", "sorted"),
            self._share("foresight", "foresight"),
            self._share("reach", "reach"),
        ]
        rest = [
            self._ranking("worst", best=False),
            self._row("spells", "spells", ("0", "1", "2", "3")),
            self._row("cost", "cost", ("24", "27", "30", "33", "more")),
            self._share("idle", "passed"),
            self._share("lost", "lost_more", winner="lost_winner", loser="lost_loser"),
            self._share("begins", "begins", full="full_first"),
            self._share("bastion", "first_broken"),
            self._share("sixth", "hits_sixth"),
            self._share("behind", "behind"),
            self._share("lane", "one_lane"),
            self._abilities(),
            self._length(),
            self._share("order", "any_order"),
            self._share("deal", "again"),
            self._share("spent", "spent_more", winner="spent_winner", loser="spent_loser"),
        ]
        return [*wrong, *rest, *self._pairs()]

    def _part(self, names: Sequence[str]) -> Almanac:
        """Return whose numbers are told: the best player's, while they are sure enough."""

        def unsure(part: Almanac) -> float:
            facts = [part.facts[name] for name in names]
            return max((fact.high - fact.low) / 2 for fact in facts)

        best = self._parts[0]
        return best if unsure(best) <= _KNOWN else min(self._parts, key=unsure)

    def _share(self, key: str, name: str, **others: str) -> AlmanacPage:
        """Return a page of one number, whose words may hold ``others``, too."""
        part = self._part([name])
        fact = part.facts[name]
        values = {other: _told(part.facts[place]) for other, place in others.items()}
        values |= {"share": _told(fact), "rest": str(100 - percent(fact.value))}
        words, right = near_answers(key, percent(fact.value))
        told = tuple([self._say("almanac.share", number=word) for word in words])
        answers = Answers(told, right)
        return AlmanacPage(key, part, (Bar("", fact),), values, key, answers=answers)

    def _row(self, key: str, kind: str, steps: Sequence[str]) -> AlmanacPage:
        names = [f"{kind}_{step}" for step in steps]
        part = self._parts[0]
        bars = [
            Bar(self._say(f"almanac.bars.{name}"), part.facts[name])
            for name in names
            if name in part.facts
        ]
        answers = named_answers(bars, _best(bars), ranked=False)
        return AlmanacPage(key, part, tuple(bars), _ends(bars), answers=answers)

    def _second_deck(self) -> AlmanacPage:
        names = [f"deck_{deck.id}" for deck in self._decks]
        part = self._parts[0]
        bars = [
            Bar(
                self._say(f"decks.{deck.id}.name"),
                part.facts[name],
                tuple([card.id for card in deck.cards[:_SHOWN]]),
            )
            for deck, name in zip(self._decks, names, strict=True)
        ]
        bars.sort(key=lambda bar: -bar.fact.value)
        first, second, *_ = bars
        values = {"first": first.name, "second": second.name, **_ends(bars)}
        answers = named_answers(bars[1:], second)
        return AlmanacPage("deck", part, tuple(bars), values, answers=answers)

    def _ranking(self, key: str, *, best: bool) -> AlmanacPage:
        part = self._parts[0]
        ranked = list(part.cards) if best else list(part.cards)[::-1]
        bars = [
            Bar(self._cards[card].name, part.cards[card].equal, (card,)) for card in ranked[:_TOP]
        ]
        values = {"first": bars[0].name, "second": bars[1].name, "third": bars[2].name}
        answers = named_answers(bars[::2], bars[0])
        return AlmanacPage(key, part, tuple(bars), values, answers=answers)

    def _sight(self) -> AlmanacPage:
        """Return how much further sight changes a card: the one of which players differ most."""
        far, near = self._parts[0], self._parts[-1]

        def differs(card: str) -> float:
            return far.cards[card].equal.value - near.cards[card].equal.value

        card = max(far.cards, key=differs)
        bars = [
            Bar(self._say(f"strengths.{part.player}.name"), part.cards[card].equal)
            for part in (far, near)
        ]
        values = {"card": self._cards[card].name, **_ends(bars)}
        return AlmanacPage("sight", far, tuple(bars), values, f"card:{card}")

    def _places(self) -> AlmanacPage:
        names = [f"dear_at_{place}" for place in _PLACES]
        # What tells places apart is small: who has played most knows best.
        part = max(self._parts, key=lambda part: part.games)
        bars = [
            Bar(str(place), part.facts[name]) for place, name in zip(_PLACES, names, strict=True)
        ]
        return AlmanacPage("place", part, tuple(bars), _ends(bars), standing=True)

    def _abilities(self) -> AlmanacPage:
        part = self._part(list(ABILITIES))
        bars = [
            Bar(self._say(f"abilities.{name}.name"), part.facts[name], (f"ui/ic_{name}",))
            for name in ABILITIES
        ]
        bars.sort(key=lambda bar: -bar.fact.value)
        values = {"first": bars[0].name, "second": bars[1].name, **_ends(bars)}
        answers = named_answers(bars, bars[0])
        return AlmanacPage("ability", part, tuple(bars), values, answers=answers)

    def _length(self) -> AlmanacPage:
        part = self._parts[0]
        few, usual, many = (part.facts[f"turns_{at}"] for at in (10, 50, 90))
        values = {
            name: str(round(fact.value))
            for name, fact in zip(("few", "usual", "many"), (few, usual, many), strict=True)
        }
        value, low, high = (turns.value / _MOST_TURNS for turns in (usual, few, many))
        span = Bar("", Fact(value, low, high, usual.games), figure=values["usual"])
        words, right = near_answers("length", round(usual.value), _TURNS_APART)
        told = tuple([self._say("results.turns", count=int(word)) for word in words])
        answers = Answers(told, right)
        return AlmanacPage("length", part, (span,), values, "length", answers=answers)

    def _pairs(self) -> Iterator[AlmanacPage]:
        """Yield the page of pairs, if enough games are there to tell of any."""
        part = max(self._parts, key=lambda part: part.games)
        bars = [
            Bar(
                " + ".join(self._cards[card].name for card in (pair.one, pair.other)),
                _around_half(pair.more),
                (pair.one, pair.other),
            )
            for pair in part.pairs[:_PAIRS]
        ]
        if bars:
            values = {"first": bars[0].name, "much": str(percent(part.pairs[0].more.value))}
            yield AlmanacPage("pairs", part, tuple(bars), values, beyond=_HALF)


def _around_half(more: Fact) -> Fact:
    """Return what two cards add together as the share of a hand that is even without it."""
    value, low, high = (_HALF + part for part in more[:-1])
    return Fact(value, low, high, more.games)


def _told(fact: Fact) -> str:
    """Return a share of 100, or a number of things, as it is said."""
    return str(percent(fact.value) if fact.value <= 1 else round(fact.value))


def _ends(bars: Sequence[Bar]) -> dict[str, str]:
    """Return the best and the worst of bars, as they are said."""
    best, worst = _best(bars), min(bars, key=lambda bar: bar.fact.value)
    return {
        "best": best.name,
        "most": str(percent(best.fact.value)),
        "worst": worst.name,
        "least": str(percent(worst.fact.value)),
    }


def _best(bars: Sequence[Bar]) -> Bar:
    return max(bars, key=lambda bar: bar.fact.value)
