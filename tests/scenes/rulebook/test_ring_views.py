"""The chapters of the ring have pictures of it, with the names of the lanes at their ends."""

import pygame
import pytest

from game.rules import RINGS
from game.scenes.common import ring_spots
from game.scenes.rulebook.book_pictures import RING_VIEWS, lane_names
from game.scenes.rulebook.rulebook_scene import RulebookScene

from ..table import Player

BOX = pygame.FRect(0, 0, 560, 370)


@pytest.mark.parametrize("chapter", ["R13", "R14"])
def test_rules_of_the_ring_have_a_picture_below_their_words(player: Player, chapter: str) -> None:
    scene = RulebookScene(player.services, chapter)
    player.show(scene)
    page = scene.page.set
    wanted = [rule for rule in RING_VIEWS if rule.startswith(f"{chapter}.")]
    assert [rule for _, rule in page.charts] == wanted
    for box, rule in page.charts:
        assert page.anchors[rule].contains(box)
        assert not any(words.rect.colliderect(box) for words in page.texts)


def test_what_a_picture_shows_is_read(player: Player) -> None:
    player.show(RulebookScene(player.services, "R13.2"))
    player.wait(0.5)
    player.draw()
    assert any("A ring of three from above." in words for words in player.read())


@pytest.mark.parametrize("mode", RINGS)
def test_each_bridge_has_a_top_lane_at_the_end_whose_next_seat_it_leads_to(mode: str) -> None:
    """R13.2: at the other end it is the bottom lane."""
    count = len(RINGS[mode].teams)
    spots = ring_spots(BOX, count)
    names = list(lane_names(BOX, count))
    assert len(names) == 2 * count
    for seat, (top, bottom) in enumerate(zip(names[::2], names[1::2], strict=True)):
        assert (top.is_top, bottom.is_top) == (True, False)
        for name, near in ((top, seat), (bottom, (seat + 1) % count)):
            distances = [pygame.Vector2(spot).distance_to(name.box.center) for spot in spots]
            assert distances.index(min(distances)) == near
