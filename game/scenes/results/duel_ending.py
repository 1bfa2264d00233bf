"""How a duel ended, or a game against the Horde: two sides, with their figures side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Literal

import pygame

from game.board import CALM, GLAD, SORRY
from game.kit import (
    Canvas,
    Colours,
    Viewport,
    draw_lacquer,
    draw_panel,
    draw_well,
    grown,
    text_size,
    text_style,
)
from game.play import Match, match_statistics_of, only_person, portraits_of
from game.rules import DRAW, LEFT

from ..campaign.campaign_attempts import level_of, story_line
from ..common import (
    PlayerHead,
    can_swap,
    draw_seat,
    end_words,
    has_decks_of_sides,
    inner,
    player_heads,
    player_names,
)
from ..services import Services
from .ending import EndPortraits, FigureTable, MatchEnding, Onward, WaysOn, named_heights
from .highlight_panels import duel_highlights
from .match_gains_row import achievement_signs, gain_signs, last_words

#: The radius of the portraits of a draw, and how far they are from the middle.
_EQUALS = (60.0, 80.0)


def duel_ending(services: Services, match: Match, onward: Onward | None = None) -> MatchEnding:
    """Return how a match of two sides ended, and where it leads if it is a part of something."""
    assert match.result is not None
    winner, person = match.result.winner, only_person(match.seats)
    names, level = player_names(services, match.seats), level_of(services, match)
    won = person is not None and winner == person
    lost = person is not None and winner not in (DRAW, person)
    how, heads = end_words(services, names, match.result), player_heads(services, match.seats)
    rows = _rows(services, match)
    faces, winners = portraits_of(match.seats), () if winner == DRAW else (winner,)
    if onward is not None:
        # A fight counts for nothing else but its voyage (R16.29).
        signs = gain_signs(services, match, None) if onward.counts else None
        story, gains = onward.story, signs or achievement_signs(services, match)
    else:
        gains = gain_signs(services, match, level)
        gains = gains or (last_words(services, match, winners) if lost else [])
        story = story_line(services, level, won=True) if level is not None and won else ""
    return MatchEnding(
        names=names,
        headline=_headline(services, names, winner, person),
        how=how,
        won=won,
        lost=lost,
        quiet=winner == DRAW or lost,
        portraits=EndPortraits(draw_seat, faces, winners, match.field.sides, _EQUALS),
        table=StatisticsTable(heads, rows, winner),
        spoken=tuple(_spoken(services, heads, rows)),
        highlights=duel_highlights(services, match, how),
        gains=gains,
        offer=partial(_offer, match),
        after="duel" if can_swap(match) else "horde",
        level=level,
        rule="R7.1",
        story=story,
        onward=onward,
    )


def _rows(services: Services, match: Match) -> list[Row]:
    sides = match_statistics_of(match).sides
    return [
        (services.translate(f"results.{key}"), *(str(getattr(side, name)) for side in sides))
        for key, name, _ in ROWS
    ]


def _headline(services: Services, names: Sequence[str], winner: int, person: int | None) -> str:
    """Return the result for the one person who played; otherwise who has won, by the record."""
    if winner == DRAW:
        return services.translate("results.draw")
    if person is None:
        return services.translate("results.wins", name=names[winner])
    return services.translate(f"results.{'victory' if person == winner else 'defeat'}")


def _spoken(services: Services, heads: Sequence[PlayerHead], rows: Sequence[Row]) -> Iterator[str]:
    for side, head in enumerate(heads, 1):
        figures = (
            services.translate("ring_results.figure", what=row[0], figure=row[side]) for row in rows
        )
        yield services.translate("ring_results.row", name=head.name, figures=", ".join(figures))


def _offer(match: Match, ways: WaysOn) -> None:
    if not can_swap(match):
        ways.add("rematch", "again", ways.rematch, line="rematch_solo")
        ways.add("plan", "helm", ways.plan_again)
    elif has_decks_of_sides(match):
        ways.add("rematch", "again", ways.rematch)
        ways.add("exchange", "swap", ways.exchange)
    else:
        ways.add("rematch", "again", ways.rematch, line="rematch_anew")
        ways.add("swap", "swap", ways.exchange)


#: The rows: a word's key, the name of a figure of a side's story, and a picture.
ROWS = (
    ("damage", "creature_damage", "ui/attack"),
    ("stronghold_damage", "stronghold_damage", "icons/tower"),
    ("creatures_lost", "creatures_lost", "ui/health"),
    ("cards_played", "cards_played", "icons/cards"),
)
_INSET, _HEAD, _ROW, _FOOT = (28.0, 12.0), 60.0, 45.0, 36.0
_MARK, _CROWN, _ICON = 26.0, 36.0, 24.0
#: The width of a figure, the height of the words, and that of the bars below them.
_FIGURE_ROOM, _WORDS_HIGH, _BAR_HIGH = 44.0, 26.0, 8.0
_INKS = Colours.sides_ink
_LABEL = text_style.STRONG_INK.with_changes(carved=True, align="center", size=17)
_FIGURE = text_style.STRONG_INK.with_changes(carved=True, align="center", size=26)
_NAME = text_style.STRONG_INK.with_changes(carved=True, size=23, wrap=True)
_RANK = _NAME.with_changes(size=15, bold=False, colour=Colours.ink_soft)
#: The least heights of a name and a rank, how much lower than the middle they begin, the least
#: height of a row, and the space that head and rows have between them.
_NAME_HIGH, _RANK_HIGH, _LOWER, _LEAST, _AIR = 30.0, 20.0, 2.0, 36.0, 6.0

#: The words of a row, and the figure of each side.
Row = tuple[str, ...]


class StatisticsTable(FigureTable):
    """The ``rows`` of figures below the names of both sides, and a line at the foot."""

    def __init__(self, heads: Sequence[PlayerHead], rows: Sequence[Row], winner: int) -> None:
        super().__init__(rows)
        self._heads, self._winner = heads, winner

    def height(self, view: Viewport, width: float) -> float:
        """Return how high the panel must be at a width for all of its words."""
        inside = width - 2 * _INSET[0]
        least = sum(_least(view, inside, row) for row in self.rows)
        high = self._head_height(view, inside) + _AIR + least
        return high + _foot_height(view, inside, self.foot) + 2 * _INSET[1]

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, the names and the figures."""
        # Left played left.
        with canvas.upright(self.area):
            self._draw_heads(canvas)
            self._draw_rows(canvas)

    def _draw_rows(self, canvas: Canvas) -> None:
        inside, view = inner(self.area, *_INSET), canvas.view
        y = inside.y + self._head_height(view, inside.width) + _AIR
        end = _foot_height(view, inside.width, self.foot)
        least = [_least(view, inside.width, row) for row in self.rows]
        # Below a story there is less room.
        spare = (inside.bottom - y - end - sum(least)) / len(least)
        spare = max(0.0, min(grown(_ROW - _LEAST), spare))
        for number, (row, high) in enumerate(zip(self.rows, least, strict=True)):
            place = pygame.FRect(inside.x, y, inside.width, high + spare)
            _draw_row(canvas, place, row, ROWS[number][-1], self.counted(number))
            y = place.bottom
        line = pygame.FRect(inside.x + 3, y + 2, inside.width - 6, end)
        _draw_label(canvas, line, self.foot, "icons/hourglass", grown(_ICON + 2), 8)

    def _name_width(self, inside: float, side: int) -> float:
        """Return how wide a name may be; beside that of the winner stands a crown."""
        crown = _CROWN if side == self._winner else 0.0
        return inside / 2 - 2 * _MARK - crown - 24

    def _head_height(self, view: Viewport, inside: float) -> float:
        return max(
            _HEAD,
            *(
                sum(_name_heights(view, self._name_width(inside, side), head))
                for side, head in enumerate(self._heads)
            ),
        )

    def _draw_heads(self, canvas: Canvas) -> None:
        draw_panel(canvas, self.area, "parchment")
        head = inner(self.area, *_INSET)
        head.height = self._head_height(canvas.view, head.width)
        for side, player in enumerate(self._heads):
            way = 1 if side == LEFT else -1
            edge = head.left if side == LEFT else head.right
            center = (edge + way * (_MARK + 2), head.centery)
            won = side == self._winner
            feeling = CALM if self._winner == DRAW else GLAD if won else SORRY
            draw_seat(canvas, player.portrait, side, center, _MARK, feeling=feeling)
            words = pygame.FRect(0, head.y, self._name_width(head.width, side), head.height)
            start = edge + way * (2 * _MARK + 14)
            if side == LEFT:
                words.left = start
            else:
                words.right = start
            place = _draw_name(canvas, words, side, player)
            if won:
                x = place.right + 10 if side == LEFT else place.left - 10 - _CROWN
                canvas.image("ui/crown", (x, head.centery - _CROWN / 2, _CROWN, _CROWN))
        canvas.fill((head.x, head.bottom, head.width, 2), Colours.bronze, alpha=180)


def _name_heights(view: Viewport, wide: float, head: PlayerHead) -> tuple[float, ...]:
    return named_heights(view, wide, (head.name, _NAME, _NAME_HIGH), (head.rank, _RANK, _RANK_HIGH))


def _label_height(view: Viewport, inside: float, label: str) -> float:
    wide = inside - 2 * grown(_FIGURE_ROOM) - grown(_ICON) - 6
    return max(_WORDS_HIGH, text_size(view, label, _LABEL, wide)[1] + 2)


def _least(view: Viewport, inside: float, row: Row) -> float:
    return _label_height(view, inside, row[0]) + grown(_LEAST - _WORDS_HIGH)


def _foot_height(view: Viewport, inside: float, foot: str) -> float:
    return max(_FOOT, text_size(view, foot, _LABEL, inside - grown(_ICON + 2) - 14)[1] + 6)


def _draw_name(canvas: Canvas, box: pygame.FRect, side: int, head: PlayerHead) -> pygame.FRect:
    """Draw a name, with the rank below it if there is one; return where the name is."""
    align: Literal["left", "right"] = "left" if side == LEFT else "right"
    look = _NAME.with_changes(colour=_INKS[side], align=align)
    if not head.rank:
        return canvas.text(head.name, box, look)
    name, rank = _name_heights(canvas.view, box.width, head)
    upper = pygame.FRect(box.x, box.centery - (name + rank) / 2 + _LOWER, box.width, name)
    below = (box.x, upper.bottom - 2, box.width, rank)
    canvas.text(head.rank, below, _RANK.with_changes(align=align))
    return canvas.text(head.name, upper, look)


def _draw_row(canvas: Canvas, row: pygame.FRect, words: Row, icon: str, t: float) -> None:
    label, *figures = words
    most = max(1, *(int(figure) for figure in figures))
    figure_room = grown(_FIGURE_ROOM)
    room = inner(row, figure_room, 0)
    words_high = _label_height(canvas.view, row.width, label)
    wells_top = row.y + words_high + 4
    longest = room.width / 2 - 6
    for side, figure in enumerate(t * int(figure) for figure in figures):
        well = pygame.FRect(0, wells_top, longest, _BAR_HIGH)
        bar = pygame.FRect(0, wells_top, max(_BAR_HIGH, longest * figure / most), _BAR_HIGH)
        place = pygame.FRect(0, row.y, figure_room - 6, row.height)
        if side == LEFT:
            well.right = bar.right = room.centerx - 6
            place.left = row.left
        else:
            well.left = bar.left = room.centerx + 6
            place.right = row.right
        draw_well(canvas, well.inflate(3, 3), radius=_BAR_HIGH / 2 + 1.5)
        if figure:
            draw_lacquer(canvas, bar, Colours.sides_cloth[side])
        canvas.text(str(round(figure)), place, _FIGURE, colour=_INKS[side])
    box = pygame.FRect(room.x, row.y + 2, room.width, words_high)
    _draw_label(canvas, box, label, icon, grown(_ICON), 6)


def _draw_label(
    canvas: Canvas, box: pygame.FRect, words: str, icon: str, side: float, gap: float
) -> None:
    most = box.width - side - gap
    place = pygame.FRect(0, box.y, min(most, canvas.text_size(words, _LABEL, most)[0] + 2), 0)
    place.height, place.centerx = box.height, box.centerx + (side + gap) / 2
    canvas.image(icon, (place.left - side - gap, place.centery - side / 2, side, side))
    canvas.text(words, place, _LABEL)
