"""The draft on the screen: who picks, by which means, and where it leads (R2.3, R2.4)."""

from itertools import pairwise

import pygame
import pytest

from game.content import load_strings
from game.kit import PointerMoved
from game.play import HORDE, SPEED_INSTANT, Match, RecordError, Seat
from game.rules import LEFT, RIGHT, Draft, State, Terms
from game.scenes.draft.draft_scene import DraftScene
from game.scenes.setup.setup_step import SetupStep
from tests.certain import failing, sure, sure_of

from ..table import Player

PERSONS = (Seat("Alaric"), Seat("Morwen"))
SOLO = (Seat("Alaric"), HORDE)


def draft(player: Player, seats: tuple[Seat, Seat]) -> DraftScene:
    terms = Terms("draft", solo=seats[1].is_horde)
    match = Match.new(player.services.content, terms, seats, 3)
    return player.show(DraftScene(player.services, match))


def rest(player: Player, scene: DraftScene) -> None:
    for _ in range(600):
        if not scene.on_stack or not (scene.busy or scene.by_computer):
            return
        player.wait(0.1)
    raise AssertionError("the draft does not come to rest")


def test_one_two_one_and_the_first_picker_changes(player: Player) -> None:
    scene = draft(player, PERSONS)
    rest(player, scene)
    first = scene.setup.to_act()
    turns = []
    while not scene.over:
        turns.append(scene.setup.to_act())
        scene.pick(0)
        rest(player, scene)
    assert turns == [first, 1 - first, 1 - first, 1 - first, first, first] * 2


def test_the_first_cards_of_the_horde_lie_apart(player: Player) -> None:
    scene = draft(player, SOLO)
    rest(player, scene)
    for count in (3, 6):
        scene.pick(0)
        rest(player, scene)
        boxes = [pygame.FRect(piece.spot.rect) for piece in scene.table.picks[RIGHT]]
        assert len(boxes) == count
        assert all(left.right <= right.left for left, right in pairwise(boxes))


def test_solo_gives_the_other_three_to_the_horde(player: Player) -> None:
    scene = draft(player, SOLO)
    for number in range(8):
        rest(player, scene)
        assert [len(picks) for picks in scene.table.picks] == [number, 3 * number]
        player.command("2")
    state = sure_of(State, scene.match.position)
    assert len(sure(state.sides[RIGHT].horde).deck) == 24


def test_the_computer_picks_for_itself_and_nobody_for_it(player: Player) -> None:
    scene = draft(player, (Seat("Alaric"), Seat("Morwen", "computer")))
    for _ in range(40):
        rest(player, scene)
        if scene.over:
            break
        assert scene.setup.to_act() == LEFT
        scene.pick(0)
        if scene.by_computer:
            before = scene.match.position
            scene.pick(0)
            assert scene.match.position is before
    assert scene.over


def test_what_was_picked_lies_with_its_side_after_coming_back(player: Player) -> None:
    scene = draft(player, PERSONS)
    rest(player, scene)
    scene.pick(2)
    again = DraftScene(player.services, scene.match)
    assert isinstance(scene.match.position, Draft)
    for side in (LEFT, RIGHT):
        cards = [piece.card for piece in again.table.picks[side]]
        assert cards == list(scene.match.position.picks[side])


def test_a_full_disk_is_told_and_the_pick_can_be_made_again(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = draft(player, PERSONS)
    rest(player, scene)
    full = RecordError("duel.jsonl", 0, "the disk is full", "make room")
    with monkeypatch.context() as disk:
        disk.setattr(Match, "submit", failing(full))
        scene.pick(1)
    assert scene.message == str(full)
    player.draw()
    scene.pick(1)
    assert not scene.message
    assert len(scene.match.history) == 1


@pytest.mark.parametrize("form", ["draft", "constructed"])
def test_on_a_full_disk_the_computer_acts_once_and_again_when_the_player_does_anything(
    player: Player, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    player.services.settings = player.services.settings.at_speed(SPEED_INSTANT)
    tries: list[object] = []

    def refuse(_: Match, action: object) -> None:
        tries.append(action)
        raise RecordError("duel.jsonl", 0, "the disk is full", "make room and try again")

    with monkeypatch.context() as disk:
        disk.setattr(Match, "submit", refuse)
        seats = Seat("", "computer"), Seat("", "computer")
        match = Match.new(player.services.content, Terms(form), seats, 3)
        player.stack.push(player.services.routes.next_scene(match))
        scene = player.at(SetupStep)
        player.wait(2)
        assert len(tries) == 1
        assert "the disk is full" in scene.message
        assert not player.stack.animating()
        player.stack.handle(PointerMoved((5, 5)))
        player.wait(1)
        assert len(tries) == 1
        player.key("up")
        player.wait(1)
        assert len(tries) == 2
        assert tries[0] == tries[1]
    player.key("up")
    player.wait(1)
    assert not scene.message
    assert len(match.history) > 0


def test_the_computer_picks_at_instant_speed_after_a_frame_without_time(player: Player) -> None:
    player.services.settings = player.services.settings.at_speed(SPEED_INSTANT)
    scene = draft(player, (Seat("Alaric", "computer"), Seat("Morwen", "computer")))
    scene.update(0.0)
    scene.update(0.1)
    assert scene.match.history


@pytest.mark.parametrize("language", ["en", "he"])
def test_cards_have_their_keys_on_them_from_the_left_and_arrows_go_by_sight(
    player: Player, language: str
) -> None:
    player.services.speak(load_strings(language))
    scene = draft(player, PERSONS)
    rest(player, scene)
    words = player.read()
    assert words[words.index("1") :][:4] == ["1", "2", "3", "4"]
    boxes = [pygame.FRect(piece.spot.rect) for piece in scene.table.revealed]
    assert boxes == sorted(boxes, key=lambda box: box.x)
    player.key("right", "right")
    assert scene.index == 1
    card = scene.table.revealed[2].card
    player.command("3")
    rest(player, scene)
    assert card in [piece.card for picks in scene.table.picks for piece in picks]
