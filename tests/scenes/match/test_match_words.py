"""Who plays alone is "you" wherever a match is told of."""

import pytest

from game.board import CALM, GLAD, SORRY
from game.board.hud.reactions import LASTS
from game.content import load_strings
from game.play import Match, Seat, only_person
from game.rules import (
    LEFT,
    RIGHT,
    Attack,
    ChooseDifficulty,
    Difficulty,
    EndTurn,
    PlayCreature,
    State,
    TakeDeck,
    Terms,
    to_act,
)
from game.scenes import MatchScene, ResultsScene, Services
from game.scenes.common import player_heads, player_names
from game.scenes.common.dialogs.ways_dialog import ConfirmDialog
from game.scenes.common.table.table_view import horde_settings
from game.scenes.examples import middle_duel, ordering_duel
from game.scenes.match.dialogs.order_dialog import OrderDialog
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from game.scenes.match.match_view import MatchView
from tests.play.games import sure
from tests.rules.pictures import duel

from ..desktop import FRAME_MS, Desktop
from ..matches import new_match
from .sitting import Sitting

COMPUTER = Seat("", "computer")
ME = (Seat(), COMPUTER)


def played(services: Services) -> MatchScene:
    state = duel("* 1/1 x | top: 3/5", "** a b c d", mana=5)
    scene = MatchScene(services, Match.from_position(state, ME))
    scene.flow.seats.seen = LEFT
    for action in (PlayCreature(0, 0), Attack(), EndTurn(), EndTurn(), EndTurn()):
        scene.view.play(scene.match.submit(action))
        scene.view.skip()
    return scene


def test_the_log_and_the_results_speak_of_you(services: Services) -> None:
    scene = played(services)
    told = [line.text for line in scene.view.log.lines]
    assert "You summon 1/1 to the top lane." in told
    assert "Toll-keeper plays no card." in told
    assert "You win!" in told
    assert any(": You, " in line for line in told)
    assert not [line for line in told if "Player" in line or "You’s" in line or "You plays" in line]
    assert ResultsScene(services, scene.match).ending.names == ("You", "Toll-keeper")
    assert player_heads(services, ME)[LEFT].name == "You"
    match = Match.from_position(duel("* a b", "* x y"), ME)
    match.concede(LEFT)
    assert ResultsScene(services, match).ending.how == "You conceded"


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (
            duel("* a b | top: 1/9", "* x y | bottom: 2/9", active=1),
            "2/9 hits your Bastion for 2 (2 → 0).",
        ),
        # An attack without a card is no pass.
        (duel("* a b | top: 1/9", "* x y z", mana=0), ""),
    ],
)
def test_a_hit_on_you_is_a_hit_on_yours(services: Services, state: State, told: str) -> None:
    scene = MatchScene(services, Match.from_position(state, ME))
    scene.view.play(scene.match.submit(EndTurn()))
    scene.view.skip()
    lines = scene.view.log.lines
    assert told in {"", *(line.text for line in lines)}
    assert "pass" not in {line.kind for line in lines}


def test_what_is_shared_names_the_sides_and_the_pause_the_computer_that_acts(
    services: Services,
) -> None:
    for seats, shared, name in (
        (ME, True, "Player"),
        ((Seat("Ada"), COMPUTER), True, "Ada"),
        ((Seat("Ada"), COMPUTER), False, "You"),
    ):
        assert player_names(services, seats, shared=shared) == (name, "Toll-keeper")
    assert player_names(services, (Seat(), Seat())) == ("Player one", "Player two")
    match = middle_duel(services)
    match.seats = tuple(
        Seat("Grunhild", "computer") if side == to_act(match.position) else Seat("Alaric")
        for side in (LEFT, RIGHT)
    )
    assert PauseDialog(services, "Alaric", match).to_act_words == "Grunhild is to act"


@pytest.mark.parametrize("language", ["eo", "fr", "he", "ru", "uk"])
def test_every_language_has_its_form(services: Services, language: str) -> None:
    services.speak(load_strings(language))
    told = [line.text for line in played(services).view.log.lines]
    lane = services.translate("lanes.top")
    assert services.translate("log.summoned_you", card="1/1", lane=lane) in told
    assert services.translate("log.won_you") in told


def between(match: Match, person: str, other: Seat) -> Match:
    state = sure(match.state)
    own = Seat(person)
    return Match.from_position(state, (other, own) if to_act(state) else (own, other))


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
    match = between(middle_duel(services), name, other)
    person = only_person(match.seats) or LEFT
    dialog = PauseDialog(services, player_names(services, match.seats)[person], match)
    desktop = Desktop(services, dialog)
    assert dialog.to_act_words == acts
    dialog.ask_to_concede()
    assert desktop.at(ConfirmDialog).text.startswith(gives_up)


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
    match = between(ordering_duel(services), name, other)
    assert OrderDialog(services, match).title.startswith(asked)


SETTINGS = Difficulty(fixed_mana=8, bastion=False)


def test_the_chosen_settings_are_on_the_board_and_a_quick_game_plays_by_the_usual_ones(
    services: Services,
) -> None:
    """R10.2: a match that starts with the Fort says that there was no Bastion."""
    match = new_match(services, Terms(solo=True, custom=True), "Alaric", seed=1)
    match.submit(TakeDeck(0))
    match.submit(ChooseDifficulty(1, SETTINGS))
    (horde,) = MatchView(services, match, lambda: None).hud.hordes
    assert horde.settings == SETTINGS
    assert [words for _, words, _ in horde.chips()] == ["Base mana 8", "No Bastion"]
    match.close()
    match = new_match(services, Terms(solo=True), "Alaric", seed=1)
    match.submit(TakeDeck(0))
    assert horde_settings(match.opening, sure(match.state).sides[RIGHT]) == Difficulty()
    match.close()


def faces(at: Sitting) -> tuple[str, str]:
    left, right = at.match.view.hud.players
    return left.reaction.feeling, right.reaction.feeling


def frames_of_joy(services: Services, speed: float) -> int:
    """Destroy a creature; return for how many frames the portraits show what that means."""
    at = Sitting(services, duel("* x y | top: 9/5", "* a b | top: 0/1"), speed=speed)
    assert faces(at) == (CALM, CALM)
    at.press_button("Assault")
    shown = [faces(at)]
    while (stack := at.app.stack).animating() or stack.needs_draw():
        at.turn()
        shown.append(faces(at))
    assert set(shown) == {(CALM, CALM), (GLAD, SORRY)}
    return shown.count((GLAD, SORRY))


def test_whose_creature_is_destroyed_is_sorry_for_a_moment_and_a_shorter_one_at_more_speed(
    services: Services,
) -> None:
    usual = frames_of_joy(services, 1.0)
    assert abs(usual * FRAME_MS / 1000 - LASTS) < 0.2
    assert frames_of_joy(services, 4.0) < usual / 2
