"""What scrolls comes to rest on whole lines."""

from collections.abc import Iterator

from game.kit import ScrollArea


class _Lines(ScrollArea):
    """Thirty lines of ten units each, or one picture as high as its place."""

    pictured = False

    def spans(self) -> Iterator[tuple[float, float]]:
        if self.pictured:
            return iter([(5.0, 98.0)])
        return ((10.0 * line, 10.0 * line + 10) for line in range(30))


def _seen(area: ScrollArea) -> tuple[float, float]:
    return area.seen.top, area.seen.bottom


def test_at_rest_no_line_is_cut_above_or_below() -> None:
    area = _Lines((0, 100, 200, 95), content_height=300)
    assert _seen(area) == (100, 190)
    area.scroll_to(33, at_once=True)
    assert _seen(area) == (107, 187)
    area.scroll_to(300, at_once=True)
    assert _seen(area) == (105, 195)


def test_while_it_glides_all_of_its_place_is_drawn() -> None:
    area = _Lines((0, 100, 200, 95), content_height=300)
    area.scroll_to(34)
    assert area.seen == area.rect


def test_what_is_too_high_for_its_place_is_cut() -> None:
    area = _Lines((0, 100, 200, 95), content_height=300)
    area.pictured = True
    assert area.seen == area.rect
