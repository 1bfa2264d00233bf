"""The matches of the climb and of cups, known by what is kept of them, and their words."""

import secrets
from collections.abc import Iterator
from dataclasses import replace

from game.content import ContentError
from game.play import (
    CHARACTERS,
    CLIMB,
    DUEL,
    PRINTED_KIT,
    RIVALS_OWN,
    STRENGTHS,
    YOU,
    Bracket,
    ClimbStep,
    Cup,
    Match,
    Meeting,
    ProfileError,
    SavedGame,
    Seat,
    climb_of,
    draw_cup,
    match_id,
    past_matches,
    portrait_of,
    read_record,
    saved_games,
)
from game.rules import DUEL as FIELD

from ..common import begin_match, person_of, rating_points
from ..services import Services

#: The sides of a match of a contest, by which frames go: the player's, and the others'.
OWN = min(FIELD.sides)
THEIRS = FIELD.rival(OWN)
#: The rounds of a cup, by their keys below ``cup.rounds``.
ROUND_NAMES = ("quarter", "semi", "final")


def read_climb(services: Services) -> tuple[tuple[ClimbStep, ...], str]:
    """Return the steps of the climb, and why they cannot be read, or ""."""
    profile = services.profile
    try:
        # Matches that an older game has not counted are told by their records, which takes longer.
        waits = profile.figures.waiting(1)
        past = past_matches(profile.history.matches()) if waits else profile.figures.past("")
    except ProfileError as problem:
        return climb_of(()), services.say(problem)
    return climb_of((each.rival, each.won) for each in past), ""


def begin_contest_match(services: Services, strength: str, form: str, cup: int = CLIMB) -> Match:
    """Begin a duel with the person of a strength, who plays their own deck where decks are chosen.

    Raises ``RecordError`` or ``ProfileError`` where it cannot be kept.
    """
    plan = replace(
        services.settings,
        mode=DUEL,
        form=form,
        kit=PRINTED_KIT,
        deck_set=RIVALS_OWN,
        seats=("person", "computer"),
        strengths=(strength, strength),
    )
    match = begin_match(services, plan)
    try:
        services.profile.contests.begin_match(_id(match), cup)
    except ProfileError:
        match.abandon()
        raise
    return match


def waiting_game(services: Services, cup: Cup) -> SavedGame | None:
    """Return the game of a cup that was left; None where there is none any more.

    Raises ``ProfileError``.
    """
    wanted = services.profile.contests.open_match(cup.id)
    if wanted is None:
        return None
    return next((game for match, game in _saved(services) if match == wanted), None)


def waiting_duels(services: Services) -> dict[str, SavedGame]:
    """Return the duels of the climb that were left, by the strength of the person, newest first.

    Of several with one person it is the newest. Raises ``ProfileError``.
    """
    contests = services.profile.contests.matches()
    waiting: dict[str, SavedGame] = {}
    for match, game in _saved(services):
        if contests.get(match) == CLIMB and game.header is not None:
            strength = next((seat.strength for seat in game.header.seats if seat.is_computer), "")
            waiting.setdefault(strength, game)
    return waiting


def _saved(services: Services) -> Iterator[tuple[str, SavedGame]]:
    """Yield what can be gone on with, saved last first, by the ids of the matches."""
    for game in saved_games(services.store, services.content):
        if game.header is not None and not game.problem:
            yield match_id(game.header), game


def gone_on_with(services: Services, game: SavedGame) -> Match:
    """Return a match that was left, resumed; raises ``RecordError``."""
    return Match.resume(services.content, read_record(game.path), services.store)


def begin_cup(services: Services, form: str) -> Cup:
    """Draw and keep a new cup; raises ``ProfileError``."""
    drawn = draw_cup(secrets.randbits(48), rating_points(services), form)
    return services.profile.contests.begin_cup(drawn)


def contest_of(services: Services, match: Match) -> int | None:
    """Return the cup that a match belongs to, or that it is of the climb; None for others."""
    if match.record is None or match.record.path is None:
        return None
    try:
        return services.profile.contests.cup_of(_id(match))
    except ContentError:
        return None


def _id(match: Match) -> str:
    assert match.record is not None
    return match_id(match.record.header)


def person_name(services: Services, who: str, *, short: bool = False) -> str:
    """Return the name of an entrant: that of a character with their number, or "you".

    ``short`` is one word of it.
    """
    say = services.translate
    if who == YOU:
        return say("match.you")
    if who not in CHARACTERS:
        return say("cup.open_place")
    return person_of(services, strength_of_person(who), short=short)


def face_of(services: Services, who: str) -> str:
    """Return the portrait of an entrant."""
    if who == YOU:
        return portrait_of(Seat(portrait=services.settings.portraits[OWN]), OWN)
    return who


def strength_of_person(who: str) -> str:
    """Return how strong a character plays."""
    return STRENGTHS[CHARACTERS.index(who)]


def games_of(meeting: Meeting) -> tuple[int, int]:
    """Return the games of the player's meeting: the player's own first."""
    own, other = meeting.games
    return (own, other) if meeting.first == YOU else (other, own)


def meeting_words(services: Services, meeting: Meeting) -> str:
    """Return a meeting with its games, as the voice reads it and the list shows it."""
    say = services.translate
    names = {
        "first": person_name(services, meeting.first),
        "second": person_name(services, meeting.second),
    }
    if not any(meeting.games) and not meeting.winner:
        return say("cup.meeting", **names)
    return say("cup.meeting_games", **names, games=f"{meeting.games[0]}–{meeting.games[1]}")


def stand_of(services: Services, bracket: Bracket) -> str:
    """Return how a cup stands for the player: whom they meet next, or who has won."""
    say = services.translate
    own = bracket.own
    if own is None:
        if bracket.winner == YOU:
            return say("cup.won")
        winner = person_name(services, bracket.winner) if bracket.winner else ""
        return say("cup.lost", name=winner) if winner else say("cup.given_up")
    games = games_of(own)
    stage = say(f"cup.rounds.{ROUND_NAMES[bracket.round]}")
    return say(
        "cup.next",
        round=stage,
        name=person_name(services, own.rival),
        games=f"{games[0]}–{games[1]}",
    )
