"""Matches by letter at the screen: from the invitation to the check at the end."""

from datetime import timedelta
from pathlib import Path

import pytest

from game.kit import write_clipboard
from game.play import (
    PORTRAITS,
    LetterStage,
    LetterStore,
    Sitter,
    Wording,
    at_home,
    at_table,
    false_names,
    portraits_of,
    receive_private,
)
from game.play.letters.letter_inbox import receive_letter
from game.rules import DRAW, EndTurn, State, Terms, legal_actions, to_act
from game.scenes import MenuScene
from game.scenes.draft.draft_scene import DraftScene
from game.scenes.letters.join_letter_screen import JoinLetterScreen
from game.scenes.letters.letter_examples import (
    ExampleTable,
    example,
    example_over,
    example_results,
    example_waits,
)
from game.scenes.letters.letter_routes import letter_of
from game.scenes.letters.letter_row import outcome, winners
from game.scenes.letters.letter_sheet import LetterSheet
from game.scenes.letters.letter_words import left_words, when_words
from game.scenes.letters.letters_screen import LettersScreen
from game.scenes.letters.new_letter_screen import NewLetterScreen
from game.scenes.letters.read_letter_screen import ReadLetterScreen
from game.scenes.match.dialogs.pause_dialog import PauseChoice
from game.scenes.match.match_scene import MatchScene
from game.scenes.match.table_screen import TableScreen
from game.scenes.printed_decks.printed_decks_scene import PrintedDecksScene
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.results.results_scene import ResultsScene
from game.scenes.results.ring_seats_table import SeatRow
from game.scenes.ring.ring_scene import RingScene
from game.scenes.setup.lot_scene import LotScene
from tests.certain import sure, sure_of
from tests.play.letters.homes import Table
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
    assert false_names(match) == []
    assert scenes <= writer.met
    results = {home.course.match.result for home in writer.homes}
    assert results == {match.course.match.result}
    replay = player.services.routes.replays.of_file(player.services.store.folder / match.kept.filed)
    assert isinstance(replay, ReplayScene)
    assert player.services.profile.history.count() == 1
    assert len(writer.lots) == 1
    checked = player.services.translate("letters.check_right")
    assert writer.results[-1].story == checked


def test_starter_decks_by_letter_have_even_odds_unless_they_are_declined(player: Player) -> None:
    """R2.8."""
    for declined in (False, True):
        plan = player.show(NewLetterScreen(player.services))
        if declined:
            player.click(plan.even)
        plan.invite()
        scene = player.top
        assert isinstance(scene, PrintedDecksScene)
        assert letter_of(scene.match).terms.odds is not declined


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


def test_a_letter_refused_twice_leaves_the_page_as_it_is(player: Player) -> None:
    table = ExampleTable(player.services, Terms(), ("Ben",))
    write_clipboard(table.write(table.homes[1]).code[:-4])
    scene = player.show(ReadLetterScreen(player.services))
    player.click(scene.paste_button)
    words, places = player.read(), [each.rect.copy() for each in scene.widgets.widgets]
    player.click(scene.paste_button)
    assert scene.message == player.services.translate("letters.faults.damaged")
    assert player.read() == words
    assert [each.rect for each in scene.widgets.widgets] == places


def test_whoever_is_invited_has_a_name_and_another_face_than_the_host(
    player: Player, tmp_path: Path
) -> None:
    """Both would sit down with the first portrait, where neither has chosen one."""
    host = LetterStore(player.services.content, tmp_path)
    home = host.invite(Terms(), ("Cleo",), Sitter("Ben", "hearth"), odds=False)
    home.keep_turn([next(iter(legal_actions(at_home(home).position)))])
    player.show(ReadLetterScreen(player.services, home.write(Wording()).code)).read()
    own = player.at(JoinLetterScreen).own
    assert own.portrait not in ("hearth", "")
    assert own.name == own.field.text == "Cleo"


def test_whoever_is_invited_sees_a_portrait_that_the_host_alone_has_won(
    player: Player, tmp_path: Path
) -> None:
    host = LetterStore(player.services.content, tmp_path)
    home = host.invite(Terms(), ("Cleo",), Sitter("Ben", "sun"), odds=False)
    home.keep_turn([next(iter(legal_actions(at_home(home).position)))])
    home.write(Wording())
    own = player.services.letters.accept(home.last_letter, 1, Sitter("Cleo"))
    assert portraits_of(own.seats) == ("sun", PORTRAITS[1])


def test_the_first_letter_shows_the_own_name_and_face_before_it_is_sealed(
    player: Player, tmp_path: Path
) -> None:
    host = LetterStore(player.services.content, tmp_path)
    home = host.invite(Terms(), ("Cleo",), Sitter("Ben", "spark"), odds=False)
    player.show(LetterSheet(player.services, home))
    assert {"Ben", "Cleo"} <= {*player.read()}
    assert portraits_of(home.seats) == ("spark", PORTRAITS[1])


def test_the_result_is_not_told_before_the_letter_was_watched(player: Player) -> None:
    scene = player.show(example(player.services))
    watched = sure(scene.chosen)
    assert watched.stage is LetterStage.WATCH
    words = " ".join(player.read())
    assert "watch" in words
    scene.go_on()
    assert isinstance(player.top, MatchScene)


def test_the_menu_tells_of_a_letter_and_leads_to_its_match(player: Player) -> None:
    table = ExampleTable(player.services, Terms(), ("Ben",))
    table.play_on(0)
    bar = player.show(MenuScene(player.services), wait=0.5).bars.news["letters"]
    assert bar.label == "Your turn: Ben"
    player.click(bar)
    match = player.at(MatchScene).match
    assert letter_of(match).terms.match == table.own.terms.match


def test_the_menu_leads_to_the_list_where_several_letters_wait(player: Player) -> None:
    for seed, name in enumerate(("Ben", "Eve"), 1):
        ExampleTable(player.services, Terms(), (name,), seed).play_on(0)
    bar = player.show(MenuScene(player.services), wait=0.5).bars.news["letters"]
    assert bar.lines == ("2 letters wait for you.",)
    player.click(bar)
    assert len(player.at(LettersScreen).matches) == 2


def test_the_menu_says_nothing_of_letters_while_the_other_has_to_write(player: Player) -> None:
    table = ExampleTable(player.services, Terms(), ("Ben",))
    table.play_on(1)
    menu = player.show(MenuScene(player.services), wait=0.5)
    assert not menu.bars.news["letters"].visible


def test_the_age_of_a_letter_is_told_in_days_beside_its_date(player: Player) -> None:
    table = ExampleTable(player.services, Terms(), ("Ben",))
    letter, moment = table.own.kept.letters[-1]
    for days, told in ((0, "today "), (1, "yesterday "), (2, "2 days ago, on ")):
        table.own.kept.letters[-1] = letter, moment - timedelta(days=days)
        assert when_words(player.services, table.own).startswith(told)


def test_who_has_won_stands_over_the_replay_in_the_list(player: Player) -> None:
    scene = player.show(example_over(player.services))
    assert {"Victory", "Ben conceded"} <= set(player.read())
    assert winners(sure(scene.chosen)) == (0,)


def test_the_first_win_by_letter_is_none_against_the_horde(player: Player) -> None:
    scene = player.show(example_results(player.services))
    assert isinstance(scene, ResultsScene)
    assert "First win by letter" in [sign.words for sign in scene.ending.gains]
    assert player.services.profile.history.count() == 1


def test_nobody_has_a_crown_before_the_last_letter_was_watched(player: Player) -> None:
    table = ExampleTable(player.services, Terms(), ("Ben",))
    table.play_on(1)
    table.deliver(table.homes[1].resign("You win."))
    assert table.own.stage is LetterStage.WATCH
    assert (outcome(table.own), winners(table.own)) == ("", ())
    table.own.note_seen()
    assert (outcome(table.own), winners(table.own)) == ("won", (0,))


def test_a_letter_of_a_draft_is_watched_once_its_picks_were_seen(player: Player) -> None:
    table = ExampleTable(player.services, Terms("draft"), ("Ben",), 4)
    while not (table.own.course.drawn and table.own.stage is LetterStage.WATCH):
        table.deliver(table.write(table.homes[table.own.course.awaited]))
    player.show(player.services.routes.letters.opened(table.own))
    player.wait(0.5)
    assert table.own.stage is not LetterStage.WATCH
    seen = player.services.letters.matches()[0]
    assert seen.stage is table.own.stage


def test_the_opponent_s_hand_stays_face_down_even_with_open_hands(player: Player) -> None:
    table = ExampleTable(player.services, Terms(), ("Ben",))
    table.play_on(0)
    match = at_table(table.own)
    scene = player.show(MatchScene(player.services, match))
    assert not scene.view.table.open_hands


def test_a_table_that_waits_leads_back_to_the_letters(player: Player) -> None:
    scene = player.show(example_waits(player.services))
    player.wait(0.3)
    words = player.services.translate("letters.table_waits", name="Ben")
    assert isinstance(scene, MatchScene)
    assert scene.view.message.standing == words
    assert scene.view.message.face == ("oak", 1)
    player.wait(1.0)
    player.command("accept")
    assert isinstance(player.top, LettersScreen)


@pytest.mark.parametrize("terms", [Terms(), Terms(ring="three")], ids=["duel", "ring"])
def test_who_gives_up_at_the_table_writes_a_letter_that_says_so(
    player: Player, terms: Terms
) -> None:
    names = ("Ben", "Cleo")[: len(terms.field.sides) - 1]
    table = ExampleTable(player.services, terms, names)
    table.play_on(0)
    scene = player.show(player.services.routes.letters.opened(table.own))
    assert isinstance(scene, TableScreen)
    scene.dialogs._paused(PauseChoice.CONCEDE)
    sheet = player.at(LetterSheet)
    assert sure(sheet.letter.own_letter).resigns
    assert outcome(sheet.letter) == "lost"


def test_who_has_left_a_ring_is_told_so_in_the_list(player: Player) -> None:
    """R13.10: the others play on, and the match can be looked at once it is over."""
    table = ExampleTable(player.services, Terms(ring="three"), ("Ben", "Cleo"))
    table.play_on(1)
    table.own.resign()
    write_clipboard(sure(table.own.own_letter).code)
    scene = player.show(LettersScreen(player.services))
    assert scene.message == ""
    assert sure(scene.chosen).stage is LetterStage.GONE
    assert {"Defeat", "You have left: the others play on"} <= set(player.read())
    assert "has given up" not in " ".join(player.read())
    assert not scene.go.enabled
    scene.go_on()
    assert player.top is scene
    scene.tools.send_again()
    assert player.at(LetterSheet).letter.own_letter == table.own.own_letter


def test_a_ring_that_another_has_left_ends_with_one_s_own_victory_or_place(
    player: Player, tmp_path: Path
) -> None:
    """R15.3: at each home its own person alone has sat."""
    table = Table(tmp_path, Terms(ring="three"), 5)
    while not all(home.dealt for home in table.homes):
        table.play_on(1)
    leaving = table.homes[2].resign()
    for home in table.homes[:2]:
        receive_letter(home, leaving)
    table.play_on()
    for home in table.homes[:2]:
        home.note_seen()
        results = sure_of(ResultsScene, player.services.routes.letters.results(home))
        won = home.own == sure(home.course.match.result).winner
        assert (results.title == player.services.translate("results.victory")) is won
        rows = results.ending.table.rows
        assert [row.seat for row in rows if isinstance(row, SeatRow) and row.own] == [home.own]
    assert not [*left_words(player.services, table.homes[2])]


def test_the_computer_plays_at_the_screen_for_who_has_left_the_ring(player: Player) -> None:
    table = ExampleTable(player.services, Terms(ring="three"), ("Ben", "Cleo"))
    table.play_on(2)
    player.show(ReadLetterScreen(player.services, table.homes[2].resign().code)).read()
    match = sure_of(RingScene, player.top).match
    player.wait(2.0)
    assert match.seats[2].is_computer
    assert to_act(match.position) == 0
    own = player.services.letters.matches()[0]
    assert own.stage is LetterStage.YOURS
    assert own.kept.turn


@pytest.mark.parametrize(
    ("seed", "told", "key"), [(2, True, ""), (2, False, "unseen"), (5, False, "guesses")]
)
def test_a_hint_in_pairs_tells_what_it_cannot_know(
    player: Player, seed: int, told: bool, key: str
) -> None:
    """R13.11: the partner's hand is a guess, and an own card that was passed on is not known."""
    table = ExampleTable(player.services, Terms(ring="pairs"), ("Cleo", "Dov", "Eve"), seed)
    table.play_on(0)
    if told:
        receive_private(table.own, sure(table.homes[2].private_letter))
    table.own.note_seen()
    player.show(player.services.routes.letters.opened(table.own))
    player.wait(1.0)
    player.command("hint")
    player.wait(1.0)
    shown = sure_of(RingScene, player.top).helpers.hint.panel.shown
    told_words = {shown.words, *shown.reasons}
    say = player.services.translate
    found = {key for key in ("guesses", "unseen") if say(f"hint.{key}", name="Dov") in told_words}
    assert found == ({key} if key else set())
    assert bool(shown.steps) is (key != "unseen")


def test_that_somebody_leaves_later_is_told_in_the_list(player: Player) -> None:
    table = ExampleTable(player.services, Terms(ring="three"), ("Ben", "Cleo"))
    table.play_on(1)
    table.own.note_seen()
    player.show(ReadLetterScreen(player.services, table.homes[2].resign().code)).read()
    assert isinstance(player.top, LettersScreen)
    assert player.services.translate("letters.leaves", name="Cleo") in player.read()


def test_a_draw_that_was_offered_is_accepted_in_the_list(player: Player) -> None:
    """R7.3: both only end their turns, until three have begun alike."""
    table = ExampleTable(player.services, Terms(), ("Ben",))
    while not table.own.may_agree:
        home = table.homes[table.own.course.awaited]
        if isinstance(at_home(home).position, State):
            while not home.is_written:
                at_home(home).submit(EndTurn())
        else:
            table.play(home)
        offers = home.own == 1 and home.course.match.may_agree
        table.deliver(home.write(Wording(offers=offers)))
    table.own.note_seen()
    scene = player.show(LettersScreen(player.services))
    scene.tools.agree()
    assert sure(sure(scene.chosen).course.match.result).winner == DRAW
    assert player.at(LetterSheet).letter.own_letter is not None


def test_a_dropped_file_with_letters_is_read(player: Player, tmp_path: Path) -> None:
    table = ExampleTable(player.services, Terms(), ("Ben",))
    letter = table.write(table.homes[1])
    path = tmp_path / "letter.txt"
    path.write_text(f"{table.own.kept.letters[0][0].code}\n{letter.code}\n")
    player.show(sure(player.services.routes.letters.of_file(path)))
    player.wait(0.2)
    assert not isinstance(player.top, ReadLetterScreen)
    other = tmp_path / "notes.txt"
    other.write_text("See you on Friday!")
    assert player.services.routes.letters.of_file(other) is None


def test_a_match_is_carried_to_another_machine_by_its_file(player: Player, tmp_path: Path) -> None:
    table = ExampleTable(player.services, Terms(), ("Ben",))
    table.play_on(0)
    data = table.own.path.read_bytes()
    table.own.path.unlink()
    path = tmp_path / "carried.json"
    path.write_bytes(data)
    player.show(sure(player.services.routes.letters.of_file(path)))
    player.wait(0.2)
    assert player.at(LettersScreen).chosen is not None
    assert table.own.path.read_bytes() == data


def test_who_sits_down_is_told_the_partner_and_takes_a_free_seat(player: Player) -> None:
    """R14.2: the third seat is the host's partner; the second is taken by a letter pasted along."""
    plan, say = player.show(NewLetterScreen(player.services)), player.services.translate
    plan._choose_table(3)
    partner = say("letters.friend_partner", number=3)
    assert [field.called == partner for field in plan.fields] == [False, True, False]
    friends = LetterStore(player.services.content, player.services.letters.folder / "friends")
    host = friends.invite(Terms(ring="pairs"), ("Ben", "", "Dov"), Sitter("Ada", "oak"), odds=False)
    ben = LetterStore(player.services.content, friends.folder / "ben")
    codes = []
    for home in (host, None):
        letter = home or ben.accept(host.last_letter, 1, Sitter("Ben", "hearth"))
        letter.keep_turn([next(iter(legal_actions(at_home(letter).position)))])
        codes.append(letter.write(Wording()).code)
    player.show(ReadLetterScreen(player.services, " ".join(codes))).read()
    scene = player.at(JoinLetterScreen)
    assert (scene.free, scene.own.portrait in ("oak", "hearth")) == ([2, 3], False)
    assert say("letters.partner", name="Ada") in player.read()
    player.click(scene.seats)
    assert say("letters.partner", name="Ben") in player.read()


def test_nobody_sees_who_begins_before_the_lots_are_drawn(player: Player, tmp_path: Path) -> None:
    """R2.6, R2.7: whoever sits down last has no hand before the host has shown its share."""
    host = LetterStore(player.services.content, tmp_path)
    home = host.invite(Terms(), ("Cleo",), Sitter("Ben", "hearth"), odds=False)
    home.keep_turn([next(iter(legal_actions(at_home(home).position)))])
    invitation = home.write(Wording())
    player.show(ReadLetterScreen(player.services, invitation.code)).read()
    player.at(JoinLetterScreen).join()
    player.at(PrintedDecksScene).begin()
    player.wait(3.0)
    own = player.at(LetterSheet).letter
    home = sure(host.receive(own.write(Wording()).code).match)
    for _ in range(2):
        player.show(player.services.routes.letters.opened(own))
        player.wait(1.0)
        player.at(LetterSheet)
    assert not own.kept.lot
    home.note_seen()
    while home.stage is LetterStage.YOURS:
        match = at_home(home)
        match.submit(next(iter(legal_actions(match.position))))
    player.show(ReadLetterScreen(player.services, home.write(Wording()).code)).read()
    assert isinstance(player.top, LotScene)


def test_the_next_cards_of_a_draft_are_no_guess(player: Player) -> None:
    """R2.3: they are not turned up while the lot of their round is not drawn."""
    table, met = ExampleTable(player.services, Terms("draft"), ("Ben",), 4), 0
    while not table.own.dealt:
        own = table.own
        if own.course.awaited == own.own and own.course.drawn:
            scene = player.show(player.services.routes.letters.opened(own))
            while isinstance(scene, DraftScene) and player.top is scene:
                player.wait(0.2)
                drawn = sure(scene.match.by_letter).is_drawn
                assert bool(scene.table.revealed) is drawn
                met += not drawn
                scene.pick(0)
        table.deliver(table.write(table.homes[own.course.awaited]))
    assert met


def test_a_greeting_is_read_once_the_turn_was_watched(player: Player) -> None:
    table = ExampleTable(player.services, Terms(), ("Ben",))
    table.play_on(0, "Mind the ogre!")
    scene = player.show(player.services.routes.resumed(at_table(table.own)))
    assert isinstance(scene, MatchScene)
    player.wait(3.0)
    assert table.own.stage is not LetterStage.WATCH
    words = player.services.translate("letters.says", name="Ben", text="Mind the ogre!")
    assert scene.view.message.words == words
    assert scene.view.message.teller == ("oak", 1)
