"""A few open fonts serve every size."""

import io

import pygame
import pytest

from game.kit.context.paint_stores import MOST_OPEN, FontPool, face

_SIZES = range(11, 11 + 3 * MOST_OPEN)


@pytest.mark.parametrize("bold", [False, True])
def test_a_font_brought_to_another_size_writes_as_one_opened_at_it(bold: bool) -> None:
    pool = FontPool()
    for px in (*_SIZES, *_SIZES):
        fresh = pygame.font.Font(io.BytesIO(face(bold)), px)
        kept = pool.font(px, bold=bold)
        for words in ("AVATA fi 012", "Привет", "שלום"):
            pictures = [each.render(words, True, (255, 255, 255)) for each in (kept, fresh)]
            assert len({pygame.image.tobytes(picture, "RGBA") for picture in pictures}) == 1
        assert kept.get_height() == fresh.get_height()


def test_no_more_fonts_are_open_than_are_to_be() -> None:
    pool = FontPool()
    opened = {id(pool.font(px, bold=bold)) for px in _SIZES for bold in (False, True)}
    assert len(opened) == len(pool._open) == 2 * MOST_OPEN


def test_the_sizes_used_last_stay() -> None:
    pool = FontPool()
    first = pool.font(_SIZES[0])
    for px in _SIZES[1:]:
        pool.font(px)
        assert pool.font(_SIZES[0]) is first
    assert first.point_size == _SIZES[0]
