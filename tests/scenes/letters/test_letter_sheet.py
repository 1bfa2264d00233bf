"""The sheet of a letter: what it is for, how it is sealed, and how it is sent again."""

from pathlib import Path

import pytest

from game.kit import read_clipboard
from game.play import LetterStage, LetterStore, Sitter, Wording, at_home
from game.rules import Terms, legal_actions
from game.scenes.letters.letter_examples import ExampleTable, example_pairs_sent, example_sheet
from game.scenes.letters.letter_sheet import LetterSheet
from game.scenes.letters.letter_ways import LetterPart
from game.scenes.letters.letters_screen import LettersScreen
from game.scenes.letters.read_letter_screen import ReadLetterScreen
from game.scenes.match.match_scene import MatchScene
from tests.certain import sure
from tests.scenes.table import Player

pytestmark = pytest.mark.settings(
    speed=0.0, opponent_speed=0.0, reduced_motion=True, open_hands=True
)


def test_a_resignation_tells_at_once_who_has_won_and_why_a_letter_follows(player: Player) -> None:
    table = ExampleTable(player.services, Terms(), ("Ben",))
    table.play_on(1)
    letter = table.homes[1].resign()
    player.show(ReadLetterScreen(player.services, letter.code)).read()
    sheet = player.at(LetterSheet)
    say = player.services.translate
    told = {"Victory", "Ben conceded", say("letters.last_text")}
    assert told <= set(player.read())
    assert told <= set(sheet.spoken_opening())
    sheet.seal()
    words = player.read()
    assert say("letters.last_hint") in words
    assert say("letters.sent_hint") not in words


def test_what_is_wrong_with_a_letter_is_told_below_its_field_alone(player: Player) -> None:
    scene = player.show(ReadLetterScreen(player.services, "BoL1"))
    scene.read()
    words = player.read()
    told = player.services.translate("letters.faults.damaged")
    assert scene.message == told
    assert words.count(told) == 1
    assert words.index(scene.translate("letters.read_hint")) < words.index(told)
    assert words.index(told) < words.index(scene.paste_button.label)


def test_invitation_and_acceptance_speak_of_no_turn(player: Player, tmp_path: Path) -> None:
    say, store = player.services.translate, player.services.letters
    invitation = store.invite(Terms(), ("Ben",), Sitter("", "oak"), odds=False)
    friend = LetterStore(player.services.content, tmp_path)
    for home, key in ((invitation, "invite_text"), (None, "accept_text")):
        letter = home or friend.accept(invitation.last_letter, 1, Sitter("Ben", "oak"))
        letter.keep_turn([next(iter(legal_actions(at_home(letter).position)))])
        player.show(LetterSheet(player.services, letter))
        words = player.read()
        assert {say(f"letters.{key}"), say("letters.choose_again")} <= set(words)
        assert say("letters.done_text") not in words
        letter.write(Wording())


def test_the_turn_can_be_taken_back_until_it_is_sealed(player: Player) -> None:
    sheet = player.show(example_sheet(player.services))
    assert sheet.letter.kept.turn
    sheet.take_back()
    assert sheet.letter.stage is LetterStage.YOURS
    assert isinstance(player.top, MatchScene)
    part = next(each for each in player.top.parts if isinstance(each, LetterPart))
    assert not part.done


def test_what_the_partner_alone_may_know_is_copied_apart(player: Player) -> None:
    """R13.11: the list does not offer to read one's own private letter, nor could one."""
    sheet = player.show(example_pairs_sent(player.services))
    assert not sheet.letter.misses_private
    player.click(sheet.private)
    private = sure(sheet.letter.private_letter)
    assert read_clipboard() == private.code
    assert sheet.message == player.services.translate("letters.private_copied", name="Dov")
    assert private.code not in "".join(player.read()).replace(" ", "")
    assert player.show(LettersScreen(player.services)).message == ""
    assert player.services.letters.receive(private.code).fault == "private"


def test_a_sealed_letter_is_shown_and_sent_again(player: Player) -> None:
    sheet = player.show(example_sheet(player.services))
    sheet.greeting = "Mind the ogre!"
    sheet.seal()
    told = player.services.translate("letters.says_you", text=sheet.greeting)
    assert told in player.read()
    code = sure(sheet.letter.own_letter).code
    assert "".join(player.read()).replace(" ", "").count(code) == 1
    screen = LettersScreen(player.services, sheet.letter.terms.match)
    player.show(screen)
    screen.tools.send_again()
    again = player.at(LetterSheet)
    assert told in player.read()
    assert sure(again.letter.own_letter).code == code
