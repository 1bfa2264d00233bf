"""The portraits in the panels of a match take what happens on the table."""

from game.board import CALM, GLAD, SORRY
from game.board.hud.reactions import LASTS
from game.scenes import Services
from tests.rules.pictures import duel

from ..desktop import FRAME_MS
from .sitting import Sitting


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


def test_whose_creature_is_destroyed_is_sorry_for_a_moment(services: Services) -> None:
    assert abs(frames_of_joy(services, 1.0) * FRAME_MS / 1000 - LASTS) < 0.2


def test_the_faster_the_match_the_shorter_the_moment(services: Services) -> None:
    assert frames_of_joy(services, 4.0) < frames_of_joy(services, 1.0) / 2
