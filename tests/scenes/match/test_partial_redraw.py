"""The window of a match, of which only what changes is drawn again, looks as if drawn whole."""

from dataclasses import replace

import pygame
import pytest

from game.kit import Canvas, active_context
from game.play import Match, Seat
from game.rules import SUMMONING, State
from game.scenes import MatchScene, Services
from tests.rules.pictures import duel
from tests.scenes.desktop import Desktop

#: So many pictures of the window are there for one that is compared.
EVERY = 4


def table(*, hand: str = "Assassin Boom! Gnome", stronghold: str = "*", mana: int = 6) -> State:
    return duel(
        f"* {hand} Baron | top: Troll Gnome Zombie | bottom: Brute Alpha",
        f"Martyr {stronghold} Vortex | bottom: Carnivore Revenant",
        phase=SUMMONING,
        mana=mana,
    )


class Compared(Desktop):
    """A desktop that compares every picture of the window with one that is drawn from nothing."""

    def __init__(self, services: Services, state: State, size: tuple[int, int]) -> None:
        match = Match.from_position(state, (Seat("Alaric"), Seat("Morwen")))
        scene = MatchScene(services, match)
        scene.flow.seats.seen = scene.state.active
        self.compared = self._turns = 0
        super().__init__(services, scene, painted=True)
        if size != self.app.window.size:
            self.resize(size)

    def resize(self, size: tuple[int, int]) -> None:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self._post(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)
        self.rest()

    def turn(self) -> None:
        super().turn()
        stack, window = self.app.stack, self.app.window.surface
        self._turns += 1
        # Only some turns are compared, to save time: a wrong picture stays wrong in the next.
        if self._turns % EVERY or stack.in_transition or stack.needs_draw() or not len(stack):
            return
        whole = pygame.Surface(window.get_size()).convert()
        stack.draw(Canvas(whole, stack.view, self.app.assets))
        self.compared += 1
        assert pygame.image.tobytes(window, "RGB") == pygame.image.tobytes(whole, "RGB")


def hover_and_drag(desktop: Compared) -> None:
    """Rest on every card of the hand, drag one to a lane, and let it go."""
    scene = desktop.match
    for piece in scene.view.table.sides[scene.view.table.viewer].hand:
        desktop.move((piece.x, piece.y))
        desktop.wait(0.3)
    piece = scene.view.table.sides[scene.view.table.viewer].hand[0]
    lane = scene.view.layout.lane(0, 1)
    desktop.move((piece.x, piece.y))
    desktop.press((piece.x, piece.y))
    for share in range(1, 6):
        middle = lane.x + lane.width / 2, lane.y + lane.height / 2
        desktop.move(
            (
                piece.x + (middle[0] - piece.x) * share / 5,
                piece.y + (middle[1] - piece.y) * share / 5,
            )
        )
    desktop.release((lane.x + lane.width / 2, lane.y + lane.height / 2))


def test_hovers_drags_an_assault_and_overlays(services: Services) -> None:
    desktop = Compared(services, table(), (1024, 640))
    hover_and_drag(desktop)
    desktop.rest()
    assert len(desktop.match.match.history) == 1
    for key in (pygame.K_f, pygame.K_h, pygame.K_l, pygame.K_ESCAPE, pygame.K_F11):
        desktop.key(key)
        desktop.wait(0.4)
    desktop.click(desktop.match.buttons.first.rect.center)
    desktop.wait(3)
    assert desktop.compared > 20


def test_a_fort_that_falls(services: Services) -> None:
    desktop = Compared(services, table(stronghold="**", mana=0), (1024, 640))
    desktop.click(desktop.match.buttons.first.rect.center)
    desktop.wait(8)
    assert desktop.compared > 20


@pytest.mark.parametrize("changes", [{"scale": 80}, {"high_contrast": True}, {"text_size": 130}])
def test_other_looks(services: Services, changes: dict[str, object]) -> None:
    services.settings = replace(services.settings, **changes)  # type: ignore[arg-type]
    desktop = Compared(services, table(), (1280, 720))
    hover_and_drag(desktop)
    desktop.wait(1)
    assert desktop.compared > 5


def test_from_the_right_and_in_another_size(services: Services) -> None:
    active_context().set_direction(True)
    desktop = Compared(services, table(), (1280, 800))
    hover_and_drag(desktop)
    desktop.resize((1100, 700))
    desktop.key(pygame.K_l)
    desktop.rest()
    desktop.key(pygame.K_ESCAPE)
    desktop.rest()
    assert desktop.compared > 5
