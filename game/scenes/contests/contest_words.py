"""What is said of persons, meetings and contests."""

from game.play import CHARACTERS, STRENGTHS, YOU, Bracket, Meeting, Seat, portrait_of
from game.rules import DUEL

from ..common import person_of
from ..services import Services

#: The sides of a match of a contest, by which frames go: the player's, and the others'.
OWN = min(DUEL.sides)
THEIRS = DUEL.rival(OWN)
#: The rounds of a cup, by their keys below ``cup.rounds``.
ROUND_NAMES = ("quarter", "semi", "final")


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
