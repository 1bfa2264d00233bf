"""The log beside a replay: every line up to what is shown, and a way to each of them."""

from collections.abc import Callable, Sequence

import pygame
from pygame.typing import RectLike

from game.board import DESTROYED, STRONGHOLD, TURN, LogLine, add_log_regions, draw_log_row, new_log
from game.content import Strings
from game.kit import (
    Block,
    Canvas,
    Drawn,
    Item,
    Panel,
    PanelHead,
    ScrollList,
    Space,
    draw_well,
    grown,
    text_style,
)
from game.play import Moment, Playback
from game.rules import Event

from ..services import Services

ROW = 31.0
_HEAD = 40.0
_TITLE = text_style.HEADING.with_changes(size=19)


class LoggedMoments:
    """The lines of a whole match, and to which moment each belongs."""

    def __init__(self, strings: Strings, names: tuple[str, ...], moments: Sequence[Moment]) -> None:
        last = moments[-1].position
        self._log = log = new_log(strings, names, last.field)
        done = [event for moment in moments for event in moment.events]
        held = [len(side.hand) for side in last.sides]
        log.begin_before(held, [side.fort for side in last.sides], done)
        self.lines = log.lines

        def heard(event: Event) -> int:
            log.hear(event)
            return len(log.lines)

        #: How many lines there are after each event of each moment, and before the first of them.
        self._counts = [[len(log.lines), *map(heard, moment.events)] for moment in moments]

    def see_from(self, viewer: int) -> None:
        """Name the bridges of a ring as they are seen from the side of ``viewer``."""
        if viewer != self._log.viewer and self._log.field.is_ring:
            self._log.retell(self._log.names, viewer)

    def seen(self, number: int, told: int | None = None) -> int:
        """Return how many lines are told at a moment, or when so many of its events are."""
        counts = self._counts[number]
        return counts[-1] if told is None else counts[min(told, len(counts) - 1)]

    def telling(self, number: int) -> LogLine | None:
        """Return the line that tells most of a moment: a fall, or else the last; None for none."""
        first = self._counts[number][0]
        lines = [line for line in self.lines[first : self.seen(number)] if line.kind != TURN]
        falls = [line for line in lines if line.outcome == DESTROYED]
        fallen = [line for line in falls if line.kind == STRONGHOLD]
        return next(iter(fallen or falls[-1:] or lines[-1:]), None)

    def moment_of(self, line: int) -> int:
        """Return the moment that a line tells of."""
        found = (number for number, counts in enumerate(self._counts) if counts[-1] > line)
        return next(found, len(self._counts) - 1)


def moment_label(
    services: Services,
    names: tuple[str, ...],
    logged: LoggedMoments,
    playback: Playback,
    number: int,
) -> str:
    """Return what is said of a moment: its turn, and what weighs most of what was told."""
    moment = playback.moments[number]
    line = logged.telling(number)
    if line is None:
        name = names[moment.position.active]
        return services.translate("replay.label", turn=moment.turn, name=name)
    return services.translate("replay.label_line", turn=moment.turn, what=line.text)


class ReplayLog(ScrollList):
    """Lists the lines told so far, the newest at the foot; ``on_line`` hears of one chosen."""

    def __init__(self, logged: LoggedMoments, title: str, on_line: Callable[[int], None]) -> None:
        super().__init__(0, self._paint, row_height=grown(ROW), on_select=on_line, on_pick=on_line)
        self.logged, self.title = logged, title

    def panel(self) -> Panel:
        """Return it on a panel, below its title."""
        well = Drawn(lambda canvas, box: draw_well(canvas, box.inflate(10, 8), radius=8))
        lines = Block(well, Item(self, fills=True), spring=1.0)
        return Panel(
            PanelHead(self.title, grown(_HEAD), _TITLE),
            Space(5.0),
            lines,
            edge=14.0,
            tall=(8.0, 13.0),
            spring=1.0,
        )

    def place(self, rect: RectLike) -> None:
        """Lay it out, with the newest line in sight."""
        self.row_height = grown(ROW)
        super().place(rect)
        self.scroll_to(self.furthest, at_once=True)

    def show(self, count: int) -> None:
        """Show so many lines, the last of them in sight."""
        if count != self.count:
            self.set_count(count)
            self.selected = count - 1 if count else None
            self.scroll_to(self.furthest, at_once=True)

    def _paint(self, canvas: Canvas, rect: pygame.FRect, index: int) -> None:
        row, line = rect.inflate(-12, -4), self.logged.lines[index]
        with canvas.reading(row):
            draw_log_row(canvas, line, row, row.height)
        add_log_regions(canvas, line, row)
