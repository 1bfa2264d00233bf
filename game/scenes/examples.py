"""Small matches in memory, for the pictures of scenes that need one."""

import random
from collections.abc import Callable, Collection, Sequence

from game.content import write_example
from game.play import (
    BY_THE_RULES,
    HORDE,
    HouseTerms,
    Match,
    Review,
    Seat,
    TaskRunner,
    as_characters,
    choose_cards,
    match_id,
)
from game.rules import (
    LEFT,
    NOBODY,
    RIGHT,
    RINGS,
    Attack,
    BanCard,
    BuildDeck,
    ChooseDifficulty,
    Constructed,
    DeckOdds,
    EndTurn,
    PickCard,
    Relieve,
    State,
    TakeDeck,
    Terms,
    difficulties,
    legal_actions,
    match_actions,
)

from .services import Services

_SEED, _BAN_SEED = 11, 12
_SEATS = Seat("Alaric"), Seat("Morwen")
_DECKS = (1, 3)
_ROUGHLY_ENDLESS = 2000
_MIDDLE, _EARLY = 7, 5
_BUILT, _BANNED = (0, 1), (6, 2, 4)
_REVIEWED = 20
_RING_NAMES = ("Alaric", "Morwen", "Bertram", "Ysolde")
_RING_STRENGTHS = ("greedy", "two_turns", "careless", "deep")
#: How often a card is passed on in a ring.
_RELIEF = 0.25
#: Reviews that take seconds to find, kept by seed.
_reviews: dict[int, Review] = {}


def sample_duel(
    services: Services,
    seed: int = _SEED,
    house: HouseTerms = BY_THE_RULES,
    seats: tuple[Seat, ...] = _SEATS,
) -> Match:
    """Return a duel in which the hands have just been dealt."""
    match = Match.new(services.content, Terms(), seats, seed=seed, house=house)
    for deck in _DECKS:
        match.submit(TakeDeck(deck))
    return match


def finished_duel(services: Services, seed: int = _SEED) -> Match:
    """Return a duel that two careless players have fought to its end."""
    return _go_on(sample_duel(services, seed), seed, lambda _: False)


def finished_ring(services: Services, mode: str) -> Match:
    """Return a ring that careless players have fought to its end."""
    match = ring_before_match(services, "preconstructed", mode, RINGS[mode].sides, seed=_SEED)
    while match.state is None:
        match.submit(legal_actions(match.position)[-1])
    return _go_on(match, _SEED, lambda _: False)


def reviewed_duel(services: Services) -> tuple[Match, Review]:
    """Return a short duel and what a quick look back at it has found."""
    match = finished_duel(services, _REVIEWED)
    if _REVIEWED not in _reviews:
        review = _reviews[_REVIEWED] = Review(match, "two_turns")
        while not review.done:
            review.ask(TaskRunner(), lambda: None, print)
    return match, _reviews[_REVIEWED]


def middle_duel(services: Services, seed: int = _SEED) -> Match:
    """Return a duel after some turns, at the beginning of one."""
    return _go_on(sample_duel(services, seed), seed, lambda state: state.turn == _MIDDLE)


def odds_duel(services: Services, side: int) -> Match:
    """Return a duel at the third turn, in which even odds give a side more mana (R2.8)."""
    house = HouseTerms(odds=(DeckOdds(*(_DECKS, _DECKS[::-1])[side], 2, 4),))
    return _go_on(sample_duel(services, house=house), _SEED, lambda state: state.turn == 3)


def middle_solo(services: Services, seed: int = _SEED, turn: int = _MIDDLE) -> Match:
    """Return a solo game after some turns, at the beginning of one of the person's."""
    match = Match.new(services.content, Terms(solo=True), (_SEATS[0], HORDE), seed=seed)
    match.submit(TakeDeck(_DECKS[0]))
    return _go_on(match, seed, lambda state: state.turn == turn)


def won_solo(services: Services) -> Match:
    """Return a solo game that was won: the Horde has no card left."""
    for seed in range(_ROUGHLY_ENDLESS):
        match = _go_on(middle_solo(services, seed), seed, lambda _state: False)
        if match.result is not None and match.result.winner == LEFT:
            return match
    raise AssertionError("no solo game that is won was found")


def ordering_duel(services: Services) -> Match:
    """Return a duel in which the order of fallen cards is asked for."""
    for seed in range(_ROUGHLY_ENDLESS):
        match = _go_on(
            sample_duel(services, seed), seed, lambda state: state.pending_side != NOBODY
        )
        if match.result is None:
            return match
    raise AssertionError("no duel with two cards fallen together was found")


def _go_on(match: Match, seed: int, wanted: Callable[[State], bool]) -> Match:
    choice = random.Random(seed)
    while match.result is None and match.state is not None and not wanted(match.state):
        actions = match_actions(match.state)
        plays = [action for action in actions if not isinstance(action, Attack | EndTurn)]
        match.submit(choice.choice(plays or list(actions)))
    return match


def drafting_duel(services: Services) -> Match:
    """Return a draft in its third round."""
    match = Match.new(services.content, Terms("draft"), _SEATS, seed=_SEED)
    for _ in range(7):
        match.submit(PickCard(1))
    return match


def sail_so_far(services: Services, matches: Sequence[str] = (), *, home: bool = False) -> None:
    """Win the first three islands of the campaign, and lose once at the fourth; or win them all.

    The first attempts are ``matches`` of the history, by their ids.
    """
    campaign = services.profile.campaign
    won_at_last = ((4, 23), (5, 21)) if home else ()
    tries = ((1, 13), (2, 21), (3, 17), (3, 25), (4, 19), *won_at_last)
    for number, (level, turns) in enumerate(tries):
        name = matches[number] if number < min(3, len(matches)) else f"sample {level} {turns}"
        choice = difficulties(level)[turns % len(difficulties(level))]
        campaign.begin_attempt(level, "draft", choice, name)
        campaign.finish_attempt(name, won=level < 4 or turns > 19, turns=turns)


def island_won(services: Services, level: int = 2) -> Match:
    """Return a first win at an island of the campaign, after some turns."""
    campaign, form = services.profile.campaign, "preconstructed"
    campaign.begin_attempt(1, form, difficulties(1)[0], "sample")
    campaign.finish_attempt("sample", won=True, turns=_MIDDLE)
    terms = Terms(solo=True, custom=True)
    match = Match.new(services.content, terms, (Seat("Alaric"), HORDE), _SEED, services.store)
    assert match.record is not None
    own = match_id(match.record.header)
    chosen = difficulties(level)[0]
    campaign.begin_attempt(level, form, chosen, own)
    match.submit(TakeDeck(_DECKS[0]))
    match.submit(ChooseDifficulty(level, chosen))
    _go_on(match, _SEED, lambda state: state.turn == _MIDDLE)
    match.concede(RIGHT)
    match.close()
    services.file(match)
    return match


def begun_ring(
    services: Services,
    mode: str,
    persons: tuple[int, ...] = (0,),
    seed: int = 1,
    *,
    saved: bool = False,
) -> Match:
    """Return a ring with printed decks in which the hands have just been dealt."""
    seats, store = seats_of_ring(mode, persons), services.store if saved else None
    match = Match.new(services.content, Terms(ring=mode), seats, seed, store)
    while not isinstance(match.position, State):
        match.submit(next(iter(legal_actions(match.position))))
    return match


def played_ring(
    services: Services,
    mode: str,
    persons: tuple[int, ...] = (0,),
    seed: int = 1,
    *,
    saved: bool = False,
) -> Match:
    """Return a ring that careless players have fought to its end."""
    return play_on(begun_ring(services, mode, persons, seed, saved=saved), random.Random(seed))


def play_on(match: Match, choice: random.Random, most: int = _ROUGHLY_ENDLESS) -> Match:
    """Play a match on at random, cards before all else; return it."""
    for _ in range(most):
        if match.result is not None:
            break
        actions = list(legal_actions(match.position))
        plays = [each for each in actions if not isinstance(each, Attack | EndTurn | Relieve)]
        relief = Relieve() in actions and choice.random() < _RELIEF
        match.submit(Relieve() if relief else choice.choice(plays or actions))
    return match


def sample_constructed(services: Services, *, built: bool = False, bans: int = 0) -> Match:
    """Return a duel before its decks are chosen, or with both and some of the bans."""
    match = Match.new(services.content, Terms("constructed"), _SEATS, seed=_BAN_SEED)
    for number in _BUILT if built else ():
        deck = services.content.suggested[number]
        match.submit(BuildDeck(tuple(card.id for card in deck.cards)))
    for index in _BANNED[:bans]:
        assert isinstance(match.position, Constructed)
        match.submit(BanCard(index))
    return match


def ring_before_match(
    services: Services,
    form: str,
    mode: str,
    persons: Sequence[int] = (0,),
    *,
    custom: bool = False,
    seed: int = _SEED,
) -> Match:
    """Return a match of a ring before its first choice; computers hold the seats of nobody."""
    seats = seats_of_ring(mode, persons)
    return Match.new(services.content, Terms(form, ring=mode, custom=custom), seats, seed=seed)


def seats_of_ring(mode: str, persons: Collection[int]) -> tuple[Seat, ...]:
    """Return the seats of a ring with some persons, the others held by characters."""
    field = RINGS[mode]
    return as_characters(
        HORDE if side in field.wings
        else Seat(_RING_NAMES[side]) if side in persons
        else Seat("", "computer", strength=_RING_STRENGTHS[side])
        for side in field.sides
    )  # fmt: skip


def ring_constructed(services: Services, mode: str, bans: int) -> Match:
    """Return a match of a ring with all decks built, after some of the bans."""
    match = ring_before_match(services, "constructed", mode, RINGS[mode].sides)
    suggested = services.content.suggested
    for side in RINGS[mode].sides:
        deck = suggested[side % len(suggested)]
        match.submit(BuildDeck(tuple(card.id for card in deck.cards)))
    for number in range(bans):
        match.submit(BanCard((_BANNED[number % len(_BANNED)] + number) % 9))
    return match


def own_kit_match(services: Services, form: str) -> Match:
    """Return a match with the kit of the example before its first choice."""
    write_example()
    services.read_own_again()
    terms, own = Terms(form), services.own
    rng = random.Random(_SEED)
    custom, house = choose_cards(own, services.content, own.kits[0].id, terms, rng)
    return Match.new(services.content, terms, _SEATS, seed=_SEED, custom=custom, house=house)


def own_kit_duel(services: Services) -> Match:
    """Return a duel with drafted cards of a kit of one's own, after some turns."""
    match = own_kit_match(services, "draft")
    choice = random.Random(_SEED)
    while not isinstance(match.position, State):
        match.submit(choice.choice(list(legal_actions(match.position))))
    return _go_on(match, _SEED, lambda state: state.turn == _EARLY)
