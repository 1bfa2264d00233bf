"""Pictures stretched over a clear surface."""

import pygame

from game.kit import stretch_over


def test_a_picture_with_opacities_is_stretched_as_it_is() -> None:
    veil = pygame.Surface((4, 4), pygame.SRCALPHA)
    veil.fill((40, 80, 120, 60))
    target = pygame.Surface((9, 7), pygame.SRCALPHA)
    stretch_over(target, veil)
    assert {tuple(target.get_at((x, y))) for x in range(9) for y in range(7)} == {(40, 80, 120, 60)}


def test_a_picture_without_opacities_covers_all() -> None:
    light = pygame.Surface((4, 4))
    light.fill((40, 80, 120))
    target = pygame.Surface((9, 7), pygame.SRCALPHA)
    stretch_over(target, light)
    assert {target.get_at((x, y)).a for x in range(9) for y in range(7)} == {255}
    assert target.get_at((4, 3))[:3] == (40, 80, 120)
