"""A trivial window: what ``trivial_window.spec`` packs, to compare the packed game with."""

import pygame

pygame.init()
screen = pygame.display.set_mode((1280, 720))
screen.fill((40, 60, 80))
pygame.display.flip()
while pygame.event.wait().type != pygame.QUIT:
    pass
