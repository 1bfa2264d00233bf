"""The words of the pause and the dialogs about the match below, and their addressee."""

import pytest

from game.play import Match, Seat, only_person
from game.rules import LEFT, State, to_act
from game.scenes import ConfirmDialog, Services
from game.scenes.common import player_names
from game.scenes.examples import middle_duel, ordering_duel
from game.scenes.match.dialogs.order_dialog import OrderDialog
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from tests.scenes.desktop import Desktop


@pytest.mark.parametrize(("computers", "awaited"), [(True, "Grunhild"), (False, "Alaric")])
def test_the_pause_names_the_one_who_acts(
    services: Services, computers: bool, awaited: str
) -> None:
    state = middle_duel(services).position
    assert isinstance(state, State)
    seats = [Seat("Alaric"), Seat("Alaric")]
    seats[to_act(state) if computers else 1 - to_act(state)] = Seat("Grunhild", "computer")
    match = Match.from_position(state, (seats[0], seats[1]))
    assert PauseDialog(services, "Alaric", match).to_act_words == f"{awaited} is to act"


def between(services: Services, person: str, other: Seat) -> Match:
    """A person of that name is to act, against ``other``."""
    state = middle_duel(services).position
    assert isinstance(state, State)
    seats = [other, other]
    seats[to_act(state)] = Seat(person)
    return Match.from_position(state, (seats[0], seats[1]))


COMPUTER = Seat("", "computer")


@pytest.mark.parametrize(
    ("name", "other", "acts", "gives_up"),
    [
        ("", COMPUTER, "You are to act", "You give up"),
        ("Alaric", COMPUTER, "You are to act", "You give up"),
        ("Bo", Seat("Alaric"), "Alaric is to act", "Alaric gives up"),
        ("", Seat(""), "Player one is to act", "Player one gives up"),
    ],
)
def test_who_plays_alone_is_called_you(
    services: Services, name: str, other: Seat, acts: str, gives_up: str
) -> None:
    match = between(services, name, other)
    person = only_person(match.seats) or LEFT
    dialog = PauseDialog(services, player_names(services, match.seats)[person], match)
    desktop = Desktop(services, dialog)
    assert dialog.to_act_words == acts
    dialog.ask_to_concede()
    question = desktop.top
    assert isinstance(question, ConfirmDialog)
    assert question.text.startswith(gives_up)


@pytest.mark.parametrize(
    ("name", "other", "asked"),
    [
        ("", COMPUTER, "Choose the order"),
        ("Alaric", COMPUTER, "Choose the order"),
        ("Alaric", Seat("Bo"), "Alaric: choose the order"),
    ],
)
def test_who_plays_alone_is_asked_for_an_order_as_you(
    services: Services, name: str, other: Seat, asked: str
) -> None:
    state = ordering_duel(services).position
    assert isinstance(state, State)
    seats = [other, other]
    seats[state.pending_side] = Seat(name)
    match = Match.from_position(state, (seats[0], seats[1]))
    assert OrderDialog(services, match).question.startswith(asked)
