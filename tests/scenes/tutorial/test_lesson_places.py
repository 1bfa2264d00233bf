"""The places in a lesson: nothing lies on the words, and no arrow on things to be read."""

import pygame
import pytest

from game.scenes import Services
from game.scenes.tutorial.lesson_bubble import arrows_to
from game.scenes.tutorial.lesson_file import LESSONS

from .pupil import Pupil


@pytest.mark.parametrize("key", LESSONS)
def test_nothing_moves_over_the_words(services: Services, key: str) -> None:
    """No banner, number or missile is seen in any frame in which something is said."""
    pupil = Pupil(services, key)
    seen: list[tuple[object, ...]] = []
    turn = pupil.desktop.turn

    def watched() -> None:
        turn()
        scene = pupil.scene
        if scene.guide.speaks and pupil.desktop.top is scene:
            moving = [each for each in scene.view.animator.effects if each.alpha >= 1]
            seen.extend((pupil.place, type(each).__name__) for each in moving)

    pupil.desktop.turn = watched  # type: ignore[method-assign]
    pupil.learn()
    assert seen == []
    effects = pupil.scene.view.animator.effects
    assert [type(each).__name__ for each in effects if each.alpha >= 1] == [], "below the dialog"


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1720, 720)])
@pytest.mark.parametrize("key", LESSONS)
def test_the_arrows_leave_what_is_to_be_read_alone(
    services: Services, key: str, size: tuple[int, int]
) -> None:
    """Words, panels, the shields of the strongholds and "In reach" are to be seen in each step."""
    pupil = Pupil(services, key)
    for _ in range(40):
        pupil.desktop.rest()
        if pupil.done:
            break
        _look(pupil, size)
        pupil.do_step()
    assert pupil.done


def _look(pupil: Pupil, size: tuple[int, int]) -> None:
    scene = pupil.scene
    usual = scene.view.layout
    scene.view.resize(scene.view.table.laid_out(*size))
    scene.guide._lay_out()
    lit, whole = scene.guide.lit(), pygame.FRect(0, 0, *size)
    arrows = arrows_to(lit, whole, scene.guide.clear_of_arrows())
    assert bool(arrows) == bool(lit), pupil.place
    read = [scene.guide.bubble.box, *_shields(pupil), *_panels(pupil)]
    for arrow in arrows:
        assert whole.contains(arrow.box), pupil.place
        assert arrow.box.collidelist(read) < 0, pupil.place
        assert arrow.box.collidelist(lit) < 0, pupil.place
    for place in lit:
        assert not place.colliderect(scene.guide.bubble.box), pupil.place
    scene.view.resize(usual)
    scene.guide._lay_out()


def _shields(pupil: Pupil) -> list[pygame.FRect]:
    """Return where the shields of both strongholds are: at the feet of the cards."""
    found = []
    for side in pupil.scene.view.table.sides:
        card = pygame.FRect(side.stronghold.spot.rect)
        half = card.width / 2
        found.append(pygame.FRect(card.centerx - half / 2, card.bottom - half, half, half))
    return found


def _panels(pupil: Pupil) -> list[pygame.FRect]:
    layout = pupil.scene.view.layout
    own = pygame.FRect(layout.own_panel)
    own.height /= 2
    return [own, pygame.FRect(layout.banner), pygame.FRect(layout.other_panel)]
