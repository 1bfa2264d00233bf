"""The computer thinks while the screen stays alive, and acts when its answer has come."""

from collections.abc import Callable

import pygame
import pytest

from game.kit import Canvas, PointerMoved, Scene, Viewport, WindowStack
from game.kit.scene_stack.press_watch import BEAT
from game.play import SPEED_INSTANT, Match, Seat
from game.rules import LEFT, NOBODY, RIGHT, Constructed, EndTurn, State, Terms, to_act
from game.scenes import MatchScene, MenuScene, Services
from game.scenes.constructed.ban_scene import BanScene
from game.scenes.constructed.choose_deck_scene import ChooseDeckScene
from game.scenes.draft.draft_scene import DraftScene
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from game.scenes.printed_decks.printed_decks_scene import PrintedDecksScene
from game.scenes.setup.coin_toss_scene import CoinTossScene
from tests.play.thinking.thoughts import LateThinker
from tests.rules.pictures import duel

from ...desktop import FRAME_MS, Desktop
from ...match.sitting import ADA
from ...table import Player

ROBOT = Seat("", "computer", strength="greedy")


class Thinking(Desktop):
    """A scene of computers that answer when the test says so."""

    def __init__(self, services: Services, scene: Callable[[Services], Scene]) -> None:
        self.tasks = services.tasks = LateThinker()
        super().__init__(services, scene(services))

    def answer(self) -> None:
        """Let the last question be answered; the event is what a worker's answer posts."""
        self.tasks.answer[-1]()
        pygame.event.post(pygame.event.Event(pygame.USEREVENT))


class Late(Thinking):
    """Ada against a computer at the table."""

    def __init__(self, services: Services, seats: tuple[Seat, Seat] = (ADA, ROBOT)) -> None:
        match = Match.from_position(duel("* x y | top: 3/3", "* a b | top: 2/2"), seats)
        super().__init__(services, lambda services: MatchScene(services, match))
        self.rest()

    @property
    def done(self) -> list[object]:
        return [done.action for done in self.match.match.history]


@pytest.fixture
def at(services: Services) -> Late:
    late = Late(services)
    late.match.flow.end_turn()
    return late


def test_it_begins_to_think_while_the_picture_still_moves(at: Late) -> None:
    assert at.tasks.asked == []
    at.turn()
    assert at.match.view.animator.busy
    assert len(at.tasks.asked) == 1


def test_a_sign_tells_that_it_thinks_and_nothing_else_moves(at: Late) -> None:
    assert at.match.view.hud.thinking == NOBODY
    at.rest()
    assert at.match.view.hud.thinking == RIGHT
    assert not at.app.stack.animating()
    assert at.done == [EndTurn()]
    at.answer()
    at.turn()
    assert len(at.done) == 2
    assert at.match.view.hud.thinking == NOBODY


def test_an_answer_that_comes_soon_waits_for_the_eye_and_shows_no_sign(at: Late) -> None:
    at.turn()
    at.answer()
    waited = 0
    while len(at.done) == 1:
        waited += not at.match.view.animator.busy
        at.turn()
        assert at.match.view.hud.thinking == NOBODY
    assert 0.3 <= waited * FRAME_MS / 1000 <= 0.6


def test_the_pause_may_be_opened_meanwhile_and_the_answer_is_not_lost(at: Late) -> None:
    at.rest()
    at.keys(pygame.K_ESCAPE)
    assert isinstance(at.top, PauseDialog)
    at.answer()
    at.rest()
    assert at.done == [EndTurn()]
    at.keys(pygame.K_ESCAPE)
    assert len(at.done) > 1


def test_leaving_the_match_waits_for_nothing(at: Late) -> None:
    at.rest()
    at.app.stack.clear_to(MenuScene(at.app.services))
    assert all(thought.cancelled for thought in at.tasks.asked)
    at.answer()
    at.rest()
    assert isinstance(at.top, MenuScene)


def test_conceding_waits_for_nothing(at: Late) -> None:
    at.rest()
    at.match.flow.concede()
    at.match.invalidate()
    at.rest()
    assert at.tasks.asked[-1].cancelled


def test_when_its_thinking_fails_it_says_so_and_plays_on(
    at: Late, caplog: pytest.LogCaptureFixture
) -> None:
    at.rest()
    at.tasks.asked[-1].fail("the process has ended")
    pygame.event.post(pygame.event.Event(pygame.USEREVENT))
    at.turn()
    assert len(at.done) == 2
    assert "less thought" in at.match.view.message.words
    assert "the process has ended" in caplog.text


@pytest.mark.parametrize("seats", [(ADA, ROBOT), (ROBOT, ROBOT)])
def test_the_sign_moves_by_itself_and_rests_under_what_lies_over_it(
    services: Services, seats: tuple[Seat, Seat], sit_down: Callable[..., Player]
) -> None:
    late = Late(services, seats)
    if seats[LEFT] == ADA:
        late.match.flow.end_turn()
    late.rest()
    stack, surface = WindowStack(Viewport.of((1280, 720))), pygame.Surface((1280, 720))
    scene = MatchScene(services, late.match.match)
    canvas = Canvas(surface, stack.view, sit_down().assets)
    stack.push(scene)
    for _ in range(200):
        stack.update(1 / 30)
    stack.draw(canvas)
    dots = scene.view.hud.thinking_dots
    seen = set()
    for _ in range(20):
        stack.advance_ambient(BEAT)
        stack.redraw(canvas)
        seen.add(dots._seen(canvas))
    assert len(seen) > 5
    surface.fill((9, 9, 9), dots._box)
    stack.advance_ambient(BEAT)
    stack.redraw(canvas)
    assert surface.get_at(dots._box.center)[:3] == (9, 9, 9)


@pytest.mark.parametrize("speed", [1.0, SPEED_INSTANT])
def test_a_duel_of_computers_goes_on_answer_by_answer(services: Services, speed: float) -> None:
    services.settings = services.settings.at_speed(speed)
    late = Late(services, (ROBOT, ROBOT))
    for _ in range(12):
        late.rest()
        before = len(late.done)
        late.answer()
        late.rest()
        assert len(late.done) > before


# The steps of a setup


def steps(services: Services, form: str, seats: tuple[Seat, Seat]) -> Thinking:
    match = Match.new(services.content, Terms(form), seats, 5)
    return Thinking(services, lambda services: services.routes.next_scene(match))


@pytest.mark.parametrize("form", ["draft", "constructed"])
def test_computers_set_a_match_up_answer_by_answer(services: Services, form: str) -> None:
    desktop = steps(services, form, (ROBOT, ROBOT))
    for _ in range(40):
        desktop.rest()
        top = desktop.top
        if isinstance(top, CoinTossScene | MatchScene):
            break
        assert isinstance(top, DraftScene | ChooseDeckScene | BanScene)
        assert not desktop.tasks.asked[-1].done
        before = len(top.match.history)
        desktop.answer()
        desktop.turn()
        assert len(top.match.history) == before + 1
    assert isinstance(desktop.top, CoinTossScene | MatchScene)


def test_a_ban_is_thought_about_while_the_other_cards_can_be_read(services: Services) -> None:
    desktop = steps(services, "constructed", (ROBOT, ROBOT))
    for _ in range(2):
        desktop.rest()
        desktop.answer()
        desktop.turn()
    desktop.rest()
    scene = desktop.at(BanScene)
    assert isinstance(scene.match.position, Constructed)
    desktop.app.stack.handle(PointerMoved(scene.decks[LEFT].rect_of(3).center))
    desktop.rest()
    assert scene.decks[LEFT].over == 3
    desktop.app.stack.clear_to(MenuScene(services))
    assert desktop.tasks.asked[-1].cancelled


def test_a_computer_that_is_first_takes_a_deck_and_waits_for_the_other_side(
    services: Services,
) -> None:
    desktop = steps(services, "preconstructed", (ROBOT, ADA))
    desktop.rest()
    desktop.answer()
    desktop.turn()
    desktop.rest()
    scene = desktop.at(PrintedDecksScene)
    assert scene.takers.taken[LEFT] is not None
    assert len(scene.match.history) == 1


@pytest.mark.parametrize("first", [LEFT, RIGHT])
def test_the_decks_are_taken_when_the_computer_has_thought(services: Services, first: int) -> None:
    seats = (ROBOT, ADA) if first == LEFT else (ADA, ROBOT)
    desktop = steps(services, "preconstructed", seats)
    scene = desktop.at(PrintedDecksScene)
    assert len(desktop.tasks.asked) == (first == LEFT)
    desktop.choose("Start match")
    assert desktop.top is scene
    assert to_act(scene.match.position) == first
    desktop.answer()
    desktop.turn()
    assert "chooses" in scene.message
    if first == LEFT:
        # It has taken the deck that was chosen meanwhile: another one is needed.
        assert scene.takers.taken[RIGHT] != scene.takers.taken[LEFT]
        scene.take(RIGHT, next(n for n in range(4) if n != scene.takers.taken[LEFT]))
        desktop.press_button("Start match")
    while not isinstance(desktop.top, CoinTossScene):
        desktop.turn()
    assert isinstance(scene.match.position, State)
