"""After a match of the climb or of a cup: its results as of any match, and what is next."""

from functools import partial

from game.play import (
    CLIMB,
    CONTEST_FORMS,
    ENOUGH_GAMES,
    Match,
    bracket_of,
    draw_cup,
    is_over,
    next_of,
    only_person,
)
from game.rules import DRAW, DUEL, TakeDeck

from ..common import rating_points
from ..results.ending import Onward
from ..results.results_scene import ResultsScene
from ..services import Services
from .contest_matches import (
    THEIRS,
    begin_contest_match,
    contest_of,
    person_name,
    read_climb,
    stand_of,
    strength_of_person,
)


def contest_results(services: Services, match: Match) -> ResultsScene | None:
    """Return the results of a match of a contest; None for another match."""
    cup = contest_of(services, match)
    person = only_person(match.seats)
    if cup is None or person is None or match.result is None:
        return None
    who = match.seats[DUEL.rival(person)].character

    def to_climb() -> None:
        scene.stack.clear_to(services.routes.contests.climb(who))

    def to_cup() -> None:
        scene.stack.clear_to(services.routes.contests.cup())

    if cup == CLIMB:
        told = _climb_news(services, who, match.result.winner, person)
        onward = Onward(told, "to_climb", "climb", to_climb, counts=True)
    else:
        told, over = _cup_news(services, cup)
        onward = Onward(told, "cup_over" if over else "to_cup", "cup", to_cup, counts=True)
    scene = ResultsScene(services, match, onward)
    return scene


def _climb_news(services: Services, who: str, winner: int, person: int) -> str:
    say, name = services.translate, person_name(services, who)
    if winner != person:
        return say("climb.drawn" if winner == DRAW else "climb.lost", name=name)
    upward = next_of(read_climb(services)[0])
    if upward is None:
        return say("climb.top")
    return say("climb.won", name=name, next=person_name(services, upward.character))


def _cup_news(services: Services, number: int) -> tuple[str, bool]:
    """Return how a cup stands, and whether it is over."""
    cup = services.attempt(lambda: services.profile.contests.cup(number), None)
    return ("", False) if cup is None else (stand_of(services, bracket_of(cup)), is_over(cup))


def example(services: Services, rounds: int = 1) -> ResultsScene:
    """Return the results of the game by which so many rounds of a cup were won."""
    drawn = draw_cup(3, rating_points(services), CONTEST_FORMS[0])
    number = services.profile.contests.begin_cup(drawn).id
    for _ in range(rounds * ENOUGH_GAMES):
        cup = services.profile.contests.cup(number)
        assert cup is not None
        meeting = bracket_of(cup).own
        assert meeting is not None
        match = begin_contest_match(services, strength_of_person(meeting.rival), cup.form, cup.id)
        match.submit(TakeDeck(0))
        match.submit(TakeDeck(len(services.content.decks)))
        match.concede(THEIRS)
        services.file(match)
        match.close()
    scene = contest_results(services, match)
    assert scene is not None
    return scene


example_cup_final = partial(example, rounds=3)
