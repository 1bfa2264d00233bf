"""Matches by letter at the screen: from the invitation to the check at the end."""

from pathlib import Path

import pytest

from game.kit import write_clipboard
from game.play import LetterStage
from game.rules import Terms
from game.scenes.letters.letter_examples import ExampleTable, example, example_sheet
from game.scenes.letters.letter_sheet import LetterSheet
from game.scenes.letters.letter_ways import LetterPart
from game.scenes.letters.letters_screen import LettersScreen
from game.scenes.letters.read_letter_screen import ReadLetterScreen
from game.scenes.match.match_scene import MatchScene
from tests.certain import sure
from tests.scenes.table import Player

from .correspondent import Correspondent

pytestmark = pytest.mark.settings(
    speed=0.0, opponent_speed=0.0, reduced_motion=True, open_hands=True
)

FORMS = {
    "starter decks": (0, 0, {"PrintedDecksScene", "CoinTossScene", "MatchScene"}),
    "draft": (0, 1, {"DraftScene", "MatchScene"}),
    "custom decks": (0, 2, {"BanScene", "MatchScene"}),
    "ring of three": (1, 0, {"RingDecksScene", "WheelScene", "RingScene"}),
}


@pytest.mark.parametrize("form", FORMS)
def test_a_match_is_played_by_letter_from_screen_to_screen(
    form: str, player: Player, tmp_path: Path
) -> None:
    table, kind, scenes = FORMS[form]
    friends = 2 if table else 1
    writer = Correspondent(player, tmp_path / "friends", friends)
    writer.begin(table=table, form=kind)
    match = writer.play_on()
    assert match.stage is LetterStage.OVER
    assert match.false_names == []
    assert scenes <= writer.met
    results = {home.course.match.result for home in writer.homes}
    assert results == {match.course.match.result}
    assert (player.services.store.folder / match.kept.filed).is_file()
    assert player.services.profile.history.count() == 1


def test_a_letter_on_the_clipboard_is_offered(player: Player) -> None:
    table = ExampleTable(player.services, Terms(), ("Ben",))
    letter = table.write(table.homes[1], "Good luck!")
    write_clipboard(f"Ben: {letter.code}")
    scene = player.show(LettersScreen(player.services))
    assert scene.message == player.services.translate("letters.on_clipboard")
    scene._push("read")
    read = player.at(ReadLetterScreen)
    assert letter.code in read.text
    read.read()
    assert not isinstance(player.top, ReadLetterScreen)


def test_a_damaged_letter_is_told_in_one_line(player: Player) -> None:
    table = ExampleTable(player.services, Terms(), ("Ben",))
    letter = table.write(table.homes[1])
    scene = player.show(ReadLetterScreen(player.services, letter.code[:-4]))
    scene.read()
    assert scene.message == player.services.translate("letters.faults.damaged")
    assert player.top is scene


def test_the_result_is_not_told_before_the_letter_was_watched(player: Player) -> None:
    scene = player.show(example(player.services))
    watched = sure(scene.chosen)
    assert watched.stage is LetterStage.WATCH
    words = " ".join(player.read())
    assert "watch" in words
    scene.go_on()
    assert isinstance(player.top, MatchScene)


def test_the_turn_can_be_taken_back_until_it_is_sealed(player: Player) -> None:
    sheet = player.show(example_sheet(player.services))
    assert sheet.letter.kept.turn
    sheet.take_back()
    assert sheet.letter.stage is LetterStage.YOURS
    assert isinstance(player.top, MatchScene)
    part = next(each for each in player.top.parts if isinstance(each, LetterPart))
    assert not part.done


def test_a_sealed_letter_is_shown_and_sent_again(player: Player) -> None:
    sheet = player.show(example_sheet(player.services))
    sheet.seal()
    code = sure(sheet.letter.own_letter).code
    assert "".join(player.read()).replace(" ", "").count(code) == 1
    screen = LettersScreen(player.services, sheet.letter.terms.match)
    player.show(screen)
    screen.send_again()
    again = player.at(LetterSheet)
    assert sure(again.letter.own_letter).code == code


def test_the_opponent_s_hand_stays_face_down_even_with_open_hands(player: Player) -> None:
    table = ExampleTable(player.services, Terms(), ("Ben",))
    table.play_on(0)
    match = table.own.table()
    scene = player.show(MatchScene(player.services, match))
    assert not scene.view.table.open_hands
