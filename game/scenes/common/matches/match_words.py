"""A match in a line of words: what is played, who plays it, how far it is, and when."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import NamedTuple

from game.content import ALL_TURNS, You
from game.play import FirstGame, HouseTerms, Result, Seat
from game.rules import DRAW, LATER, LEFT, LEVELS, RIGHT, Odds, Position, Terms

from ...services import Services
from .player_names import numbered_names, ranks

#: The rule by which the Horde loses: its last turn is over (R9.8).
_BY_LAST_TURN = "R9.8"


#: The names of the campaign's levels by their points.
LEVEL_NAMES = {points: name for name, points in LEVELS.items()}


class PlayerHead(NamedTuple):
    """Who a side was; ``rank`` tells the strength of one that was a computer."""

    name: str
    portrait: str
    rank: str


def player_heads(
    services: Services, seats: Sequence[Seat], *, shared: bool = False
) -> tuple[PlayerHead, ...]:
    """Return who plays a match, in the order of the seats; see ``player_names``."""
    from game.play import portraits_of  # noqa: PLC0415

    names, portraits = numbered_names(services, seats, shared=shared), portraits_of(seats)
    return tuple(map(PlayerHead, names, portraits, ranks(services, seats)))


def mode_words(
    services: Services,
    terms: Terms,
    level: int | None = None,
    house: HouseTerms | None = None,
    *,
    custom: bool = False,
) -> str:
    """Return what is played; ``level`` is that of a match of the campaign.

    ``custom``: with cards of somebody's own (``has_custom_cards`` of the ``Header``).
    """
    from game.play import CHARACTERS  # noqa: PLC0415

    # Beside a character's own deck lie the printed ones.
    decks = () if house is None or custom else house.decks
    even = decks and not any(deck.id in CHARACTERS for deck in decks)
    form = services.translate("forms.even" if even else f"forms.{terms.form}")
    if house is not None and house.fight is not None:
        return form
    if level is not None:
        words = services.translate(
            "matches.campaign", island=island_name(services, level), form=form
        )
    elif terms.ring:
        mode = services.translate(f"new_ring.modes.{terms.ring}.name")
        words = services.translate("matches.ring", mode=mode, form=form)
    else:
        key = "duel" if terms.between_two else "custom" if terms.custom else "solo"
        words = services.translate(f"matches.{key}", form=form)
    if house is not None and house.kit is not None:
        words = services.translate("matches.own_kit", mode=words, kit=house.kit.name)
    elif custom:
        words = services.translate("matches.own_cards", mode=words)
    if house is not None and house.odds:
        words = services.translate("matches.even_odds", mode=words)
    if house is not None and house.first is not None:
        words = services.translate("matches.returned", mode=words)
    return services.translate("matches.later", mode=words) if terms.edition == LATER else words


def odds_words(services: Services, odds: Odds) -> str:
    """Return what even odds give to a deck, in a line (R2.8)."""
    if odds.turns >= ALL_TURNS:
        return services.translate("even_odds.always", mana=odds.mana)
    return services.translate("even_odds.given", count=odds.turns, mana=odds.mana)


def island_name(services: Services, level: int) -> str:
    """Return the name of the island on which a level of the campaign is played."""
    return services.translate(f"campaign.islands.{LEVEL_NAMES[level]}")


def campaign_level(services: Services, terms: Terms, match: str) -> int | None:
    """Return the level that a match, by its id, is an attempt at.

    None outside the campaign, and where the profile cannot be read.
    """
    from game.play import ProfileError  # noqa: PLC0415

    if not terms.custom:
        return None
    try:
        attempt = services.profile.campaign.attempt(match)
    except ProfileError:
        return None
    return attempt.level if attempt else None


def stand_words(services: Services, names: Sequence[str], position: Position) -> str:
    """Return how far a match has come: a step of its setup, or the turn and whose it is."""
    from game.rules import NOBODY, PHASE_NAMES, Constructed, CustomSolo, Draft, State, to_act  # noqa: PLC0415

    say = services.translate
    if isinstance(position, State):
        side = to_act(position)
        if side == NOBODY:
            return say("matches.ended", turn=position.turn)
        phase = say(f"phases.{PHASE_NAMES[position.phase]}")
        return say("matches.turn", turn=position.turn, name=names[side], phase=phase)
    if isinstance(position, Draft):
        return say("matches.drafting", round=position.round, rounds=position.rounds)
    if isinstance(position, Constructed) and not position.building:
        return say("matches.banning")
    return say("matches.settings" if isinstance(position, CustomSolo) else "matches.choosing")


def end_words(services: Services, names: Sequence[str], result: Result) -> str:
    """Return by what a match ended, in a ring who has won it."""
    from game.play import AGREED, CONCEDED  # noqa: PLC0415

    if result.places:
        return _ring_end_words(services, names, result)
    if result.winner == DRAW:
        key = "by_agreement" if result.rule == AGREED else "by_turns"
        return services.translate(f"results.{key}")
    key = {CONCEDED: "by_conceding", _BY_LAST_TURN: "by_last_turn"}.get(result.rule, "by_fort")
    return services.translate(f"results.{key}", name=names[1 - result.winner])


def _ring_end_words(services: Services, names: Sequence[str], result: Result) -> str:
    if result.winner == DRAW:
        return services.translate("results.draw")
    first, *others = (names[seat] for seat in result.places[0])
    if not others:
        return services.translate("results.wins", name=first)
    # The texts that address somebody do so first.
    first, partner = sorted((first, others[0]), key=lambda name: not isinstance(name, You))
    return services.translate("log.team_won", name=first, partner=partner)


def winners_words(
    services: Services, names: Sequence[str], winners: Sequence[int], alone: str
) -> str:
    """Return who has won a ring; ``alone`` is the key of the words for one winner."""
    first, *others = (names[seat] for seat in winners)
    if not others:
        return services.translate(alone, name=first)
    return services.translate("ring_results.win", first=str(first), second=str(others[0]))


def moment_words(services: Services, moment: datetime) -> str:
    """Return when something was, in the player's own time."""
    if moment.tzinfo is not None:
        moment = moment.astimezone()
    time = moment.strftime("%H:%M")
    days = (date.today() - moment.date()).days
    if days == 0:
        return services.translate("menu.today", time=time)
    if days == 1:
        return services.translate("menu.yesterday", time=time)
    return services.translate("menu.on_date", date=day_words(services, moment.date()))


def day_words(services: Services, day: date) -> str:
    """Return a day in figures, as the language writes them."""
    month, number = f"{day.month:02}", f"{day.day:02}"
    return services.translate("formats.date", year=day.year, month=month, day=number)


#: Half points as they are written: a game won is a point, a drawn one half of it for both.
_POINTS = ("0", "½", "1", "1½", "2")


def match_score(first: FirstGame, second: Result) -> tuple[int, int]:
    """Return the half points of each side after both games."""
    winners = first.winner, second.winner
    left, right = (
        sum(1 if winner == DRAW else 2 * (winner == side) for winner in winners)
        for side in (LEFT, RIGHT)
    )
    return left, right


def score_text(services: Services, points: Sequence[int]) -> str:
    """Return a score, in the order of the points."""
    one, other = (_POINTS[half] for half in points)
    return services.translate("matches.score", one=one, other=other)


def score_words(
    services: Services, names: Sequence[str], person: int | None, points: tuple[int, int]
) -> str:
    """Return how a match of two games ended, for its one ``person`` if it had one."""
    left, right = points
    if left == right:
        return services.translate("results.pair.drawn", score=score_text(services, points))
    winner = LEFT if left > right else RIGHT
    if person is None:
        score = score_text(services, (points[winner], points[1 - winner]))
        return services.translate("results.pair.wins", name=names[winner], score=score)
    score = score_text(services, (points[person], points[1 - person]))
    key = "won" if person == winner else "lost"
    return services.translate(f"results.pair.{key}", score=score)
