"""Animated pictures: what is written is what another reader sees."""

import io
from random import Random

import pygame

from game.kit import GifPalette, GifWriter

SIZE = (97, 61)


def written(pictures: list[pygame.Surface]) -> tuple[bytes, list[tuple[pygame.Surface, float]]]:
    out = io.BytesIO()
    writer = GifWriter(out, pictures[0].get_size(), GifPalette(pictures))
    for picture in pictures:
        writer.add(picture, 0.5)
    writer.close()
    data = out.getvalue()
    return data, pygame.image.load_animation(io.BytesIO(data), "a.gif")


def speckled(seed: int, colours: int) -> pygame.Surface:
    """Return a picture of random pixels, which packs badly and so fills the table of codes."""
    rng, picture = Random(seed), pygame.Surface(SIZE)
    kept = [tuple(8 * rng.randrange(32) for _ in range(3)) for _ in range(colours)]
    for x in range(SIZE[0]):
        for y in range(SIZE[1]):
            picture.set_at((x, y), rng.choice(kept))
    return picture


def differ(one: pygame.Surface, other: pygame.Surface) -> int:
    """Return the largest difference of any channel of any pixel."""
    return max(
        abs(a - b)
        for x in range(SIZE[0])
        for y in range(SIZE[1])
        for a, b in zip(one.get_at((x, y))[:3], other.get_at((x, y))[:3], strict=True)
    )


def test_each_picture_is_seen_as_it_was() -> None:
    first, second = speckled(1, 200), pygame.Surface(SIZE)
    second.blit(first, (0, 0))
    second.fill((200, 40, 40), (10, 12, 30, 9))
    data, frames = written([first, second])
    assert data.startswith(b"GIF89a")
    assert len(frames) == 2
    for (seen, milliseconds), picture in zip(frames, (first, second), strict=True):
        assert milliseconds == 500
        assert differ(seen, picture) <= 8


def test_a_picture_that_stays_is_written_once_and_shown_for_longer() -> None:
    picture = speckled(2, 50)
    _, frames = written([picture, picture, picture])
    assert [milliseconds for _, milliseconds in frames] == [1500]


def test_what_changes_little_takes_little() -> None:
    first, second = speckled(3, 200), pygame.Surface(SIZE)
    second.blit(first, (0, 0))
    second.fill((0, 0, 0), (5, 5, 4, 4))
    alone, _ = written([first])
    both, _ = written([first, second])
    assert len(both) - len(alone) < 80
    assert len(alone) > 3000


def test_a_colour_that_was_in_no_sample_becomes_its_nearest() -> None:
    sample = pygame.Surface(SIZE)
    sample.fill((0, 0, 0))
    sample.fill((255, 255, 255), (0, 0, 9, 9))
    palette = GifPalette([sample])
    light = pygame.Surface((1, 1))
    light.fill((240, 230, 235))
    (index,) = palette.indices(light)
    assert palette.colours[index] == (255, 255, 255)
