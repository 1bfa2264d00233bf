"""Pictures from the assets: sized, missing, damaged, continued at their edges; and glyphs."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.kit import (
    PICTURE_READ,
    AssetError,
    Assets,
    Canvas,
    EdgeLook,
    TextField,
    TextTyped,
    Viewport,
    WidgetGroup,
    can_write,
    continue_edges,
    writable,
)
from game.kit.context.paint_stores import SurfaceCache

#: The bytes of a picture of ten pixels a side, as a cache counts them.
TEN = 10 * 10 * 4 + 1000


def picture(side: int) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA)


def test_a_picture_is_scaled_once(pictures: Path) -> None:
    assets = Assets(pictures)
    small = assets.sized("red", (16, 16))
    assert small.get_size() == (16, 16)
    assert small.get_at((8, 8))[:3] == (200, 0, 0)
    assert assets.sized("red", (16, 16)) is small


def test_webp_is_found_before_png(pictures: Path) -> None:
    blue = picture(8)
    blue.fill((0, 0, 255))
    pygame.image.save(blue, pictures / "blue.png")
    (pictures / "blue.png").rename(pictures / "red.webp")
    assert Assets(pictures).size("red") == (8, 8)


def test_a_part_of_a_picture(pictures: Path) -> None:
    halves = picture(64)
    halves.fill((0, 255, 0), (32, 0, 32, 64))
    pygame.image.save(halves, pictures / "halves.png")
    right = Assets(pictures).sized("halves", (10, 20), (0.5, 0.0, 0.5, 1.0))
    assert right.get_size() == (10, 20)
    red, green, _, alpha = right.get_at((1, 10))
    assert red == 0
    assert min(green, alpha) > 250


def test_a_missing_picture_is_named(pictures: Path) -> None:
    assets = Assets(pictures)
    assert not assets.exists("cards/dragon")
    with pytest.raises(AssetError, match=r"cards/dragon\.webp or cards/dragon\.png"):
        assets.sized("cards/dragon", (10, 10))


def test_a_broken_picture_is_named(pictures: Path) -> None:
    (pictures / "broken.png").write_bytes(b"no picture")
    with pytest.raises(AssetError, match=r"broken\.png"):
        Assets(pictures).sized("broken", (10, 10))


def test_masters_are_small_while_little_is_asked_and_whole_again_after(pictures: Path) -> None:
    pygame.image.save(picture(400), pictures / "large.png")
    assets = Assets(pictures)
    assets.sized("large", (50, 50))
    assert assets.master("large", (50, 50)).get_size() == (100, 100)
    assert assets.sized("large", (300, 300)).get_size() == (300, 300)
    assert assets.master("large").get_size() == (400, 400)
    assert assets.size("large") == (400, 400)


def heard_of(count: int) -> None:
    """Wait until so many pictures have been read ahead."""
    while count:
        event = pygame.event.wait(5000)
        assert event.type != pygame.NOEVENT
        count -= event.type == PICTURE_READ


def reading(folder: Path, asked: dict[str, tuple[int, int] | None]) -> Assets:
    """Return the pictures of a folder, of which these were read ahead and are there no longer."""
    pygame.event.clear()
    assets = Assets(folder)
    assets.read_ahead(asked)
    heard_of(len(asked))
    assets.collect()
    for name in asked:
        (folder / f"{name}.png").unlink(missing_ok=True)
    return assets


def test_pictures_are_read_ahead(pictures: Path) -> None:
    assets = reading(pictures, {"red": (8, 8), "ui/button": None})
    assert assets.sized("red", (8, 8)).get_at((4, 4))[:3] == (200, 0, 0)
    assert assets.size("red") == (64, 64)
    assert assets.master("ui/button").get_size() == (96, 96)


def test_a_missing_picture_is_missed_when_it_is_drawn_and_not_before(pictures: Path) -> None:
    assets = reading(pictures, {"cards/dragon": None, "red": None})
    assert assets.master("red").get_size() == (64, 64)
    with pytest.raises(AssetError, match="dragon"):
        assets.sized("cards/dragon", (10, 10))


@pytest.mark.parametrize("forgotten", [False, True])
def test_what_fills_the_window_is_brought_to_its_size_ahead(
    pictures: Path, forgotten: bool
) -> None:
    pygame.event.clear()
    assets = Assets(pictures)
    if forgotten:
        assets.scale_ahead({"red": (40, 30)})
        assets.read_ahead({"ui/button": None})
        heard_of(2)
        # The window fills the screen before the loop has heard of them.
        assets.forget()
        assets.collect()
    assets.scale_ahead({"red": (40, 30)})
    heard_of(1)
    assets.collect()
    (pictures / "red.png").unlink()
    assert assets.sized("red", (40, 30)).get_at((4, 4))[0] > 190
    assert assets.size("red") == (64, 64)
    # Nothing larger is kept of it.
    with pytest.raises(AssetError):
        assets.sized("red", (50, 50))


def test_what_is_drawn_at_another_size_than_was_asked_ahead_is_read(pictures: Path) -> None:
    assets = Assets(pictures)
    assets.scale_ahead({"red": (40, 30)})
    assert assets.sized("red", (20, 20)).get_size() == (20, 20)
    assert assets.sized("red", (40, 30)).get_size() == (40, 30)
    assets.collect()
    assert assets.master("red").get_size() == (64, 64)


def test_what_is_drawn_before_it_was_read_ahead_is_read_at_once(pictures: Path) -> None:
    assets = Assets(pictures)
    assets.read_ahead(dict.fromkeys(["ui/button", "ui/panel_dark", "red"], (40, 40)))
    assert assets.sized("red", (8, 8)).get_at((4, 4))[:3] == (200, 0, 0)
    assert assets.master("red").get_size() == (64, 64)


def test_the_cache_forgets_what_was_used_longest_ago() -> None:
    cache = SurfaceCache(budget=2 * TEN)
    first = cache.get("first", lambda: picture(10))
    cache.put("second", picture(10))
    assert cache.find("first") is first
    cache.put("third", picture(10))
    assert cache.find("second") is None
    assert cache.find("first") is first
    assert cache.used <= cache.budget


def test_what_somebody_else_still_has_is_found_again() -> None:
    cache = SurfaceCache(budget=TEN)
    seen, cleared = picture(10), picture(10)
    cache.put("seen", seen)
    cache.put("unseen", picture(10))
    cache.put("newest", picture(10))
    assert cache.used <= cache.budget
    assert cache.get("seen", lambda: picture(10)) is seen
    new = picture(10)
    assert cache.get("unseen", lambda: new) is new
    # A picture that was forgotten on purpose is made anew.
    cache.put("cleared", cleared)
    cache.clear()
    assert cache.get("cleared", lambda: new) is new
    cache.drop("cleared")
    assert cache.get("cleared", lambda: cleared) is cleared


def test_the_cache_keeps_the_newest_even_when_it_is_too_large() -> None:
    cache = SurfaceCache(budget=10)
    cache.put("large", picture(50))
    assert len(cache) == 1
    cache.drop("large")
    assert cache.used == 0


@pytest.fixture
def three() -> SurfaceCache:
    """A cache with room for ten pictures, and three in it."""
    cache = SurfaceCache(budget=10 * TEN)
    for name in ("first", "second", "third"):
        cache.put(name, picture(10))
    return cache


def test_a_smaller_limit_drops_what_was_used_longest_ago(three: SurfaceCache) -> None:
    three.find("first")
    three.limit(2 * TEN)
    assert three.find("second") is None
    assert three.find("first") is not None
    assert three.used <= three.budget


def test_a_cache_that_settles_keeps_what_was_used_last_and_has_room_for_more(
    three: SurfaceCache,
) -> None:
    one, room = three.used // 3, three.budget
    three.find("first")
    three.settle(2 * one)
    assert (len(three), three.used, three.budget) == (2, 2 * one, room)
    assert three.find("second") is None
    assert three.find("first") is not None


def test_a_picture_that_is_drawn_as_it_is_is_kept_once(pictures: Path) -> None:
    assets = Assets(pictures)
    assert assets.sized("red", (64, 64)) is assets.master("red")
    assert assets.sized("red", (64, 32), (0, 0, 1, 0.5)).get_parent() is None


def test_a_picture_that_fills_the_window_pushes_no_other_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, side in (("card", 50), ("land", 300), ("sea", 300)):
        pygame.image.save(picture(side), tmp_path / f"{name}.png")
    monkeypatch.setattr("game.kit.draw.assets._SCENERY", 300 * 300)
    assets = Assets(tmp_path)
    assets.limit(masters=50 * 50 * 4 + 1000, sized=1 << 20)
    card = assets.master("card")
    assert assets.master("land") is assets.master("land")
    assets.master("sea")
    assert assets.master("card") is card
    assets.settle(masters=0, sized=0)
    (tmp_path / "sea.png").unlink()
    with pytest.raises(AssetError):
        assets.master("sea")


@pytest.mark.parametrize("text", ["Ann O'Neil-2", "Édouard", "Жанна", "שָׂרָה", "Ω…–“”"])
def test_what_the_face_has_is_kept(text: str) -> None:
    assert writable(text) == text


@pytest.mark.parametrize("letter", ["\U0001f600", "漢", "あ", "\ufe0f", "\u202e", "\ud83d", "\0"])
def test_what_it_lacks_is_dropped(letter: str) -> None:
    assert not can_write(letter)
    assert writable(f"A{letter}nn") == "Ann"


def test_a_field_takes_what_can_be_shown() -> None:
    group, field = WidgetGroup(), TextField("A\U0001f600", (0, 0, 200, 40), max_length=4)
    group.focus(group.add(field))
    group.handle(TextTyped("漢n\U0001f600n"))
    assert field.text == "Ann"


WINDOW = (1280, 720)
BARE = (255, 0, 255)
LAND = EdgeLook()


def drawn(box: tuple[int, int, int, int], look: EdgeLook = LAND) -> pygame.Surface:
    """A landscape of stripes in ``box``, and what goes on around it."""
    surface = pygame.Surface(WINDOW)
    surface.fill(BARE)
    for x in range(box[0], box[0] + box[2]):
        shade = 60 + x % 160
        pygame.draw.line(surface, (shade, 255 - shade, 80), (x, box[1]), (x, box[1] + box[3] - 1))
    continue_edges(Canvas(surface, Viewport.of(WINDOW), Assets()), box, look)
    return surface


def far(one: pygame.Color, other: pygame.Color) -> int:
    return max(abs(a - b) for a, b in zip(one[:3], other[:3], strict=True))


@pytest.mark.parametrize("box", [(300, 0, 600, 720), (0, 200, 1280, 300), (300, 150, 500, 400)])
def test_nothing_of_the_window_stays_bare(box: tuple[int, int, int, int]) -> None:
    surface = drawn(box)
    assert all(
        tuple(surface.get_at((x, y))[:3]) != BARE
        for x in range(0, WINDOW[0], 9)
        for y in range(0, WINDOW[1], 9)
    )


def test_there_is_no_seam_and_a_picture_within_its_window_is_left_as_it_is() -> None:
    assert drawn((0, 0, 1280, 720)).get_at((0, 0))[:3] == (60, 195, 80)
    surface = drawn((300, 0, 600, 720))
    for seam in (300, 900):
        assert far(surface.get_at((seam - 4, 300)), surface.get_at((seam + 4, 300))) < 24


def test_it_is_darker_towards_the_edge() -> None:
    surface = drawn((0, 200, 1280, 300))
    assert sum(surface.get_at((640, 2))[:3]) < 0.6 * sum(surface.get_at((640, 200))[:3])


def test_what_is_not_to_be_seen_twice_is_not_mirrored() -> None:
    surface = drawn((640, 0, 640, 720), EdgeLook(reach=8.0, soft=0.02))
    shades = [surface.get_at((x, 360)) for x in range(80, 560)]
    assert max(far(one, next_one) for one, next_one in pairwise(shades)) < 12
