"""The time line of a replay: its turns, what fell where, and the place that is shown."""

from collections.abc import Callable
from typing import ClassVar

import pygame

from game.board import skull_icon
from game.kit import (
    Canvas,
    Colours,
    Point,
    TextStyle,
    Widget,
    draw_well,
    grown,
    mixed,
    shared_size,
    text_style,
)
from game.play import BASTION, CREATURE, Loss, Playback

from ..common import draw_emblem

#: The band of the turns, and the room above and below it: what fell of the left, and of the right.
BAND = 16.0
#: Inside its ends: half of a mark.
_EDGE, _WELL = 24.0, 5.0
_SKULL, _TOWER, _KNOB = 14.0, 18.0, 9.0
#: The emblems that say whose losses are above and whose below the band.
_EMBLEM, _LEG_AWAY, _NEXT_EMBLEM = 7.5, 12.0, 17.0
#: So many rows of losses there are: above and below the band.
_ROWS = 2
#: The radius of the emblem on a mark of a ring.
_BADGE = 7.0
_NUMBER = text_style.STRONG.with_changes(size=12, align="center", colour=Colours.light, outline=1.2)
_LABEL = text_style.STRONG.with_changes(size=14, align="center", outline=1.2, fit=True)
_LABEL_HIGH, _LABEL_ROOM = 24.0, 420.0
#: A turn has its number on it where it is so wide.
_NUMBER_ROOM = 17.0


class TimeLine(Widget):
    """Shows all moments in a row; a press or a drag goes to one, the arrow keys to the next.

    Losses of the left side are marked above the turns, those of the right side below: a skull for
    creatures, a tower for a stronghold. In a ring those of each second seat are below, so that
    partners are together, and a mark has the emblem of its seat. ``label`` describes a moment in
    words.
    """

    focusable: ClassVar[bool] = True
    feedback: ClassVar[str] = "move"

    def __init__(
        self,
        playback: Playback,
        on_pick: Callable[[int], None],
        on_command: Callable[[str], bool],
        label: Callable[[int], str],
    ) -> None:
        super().__init__()
        self.playback, self.label = playback, label
        self.on_pick, self.on_command = on_pick, on_command
        self.number = 0
        self.meant: int | None = None
        self._field = playback.moments[0].position.field

    # Where things are

    @property
    def band(self) -> pygame.FRect:
        """Where the turns lie."""
        edge = _EDGE + _NEXT_EMBLEM * self._field.is_ring
        box = pygame.FRect(self.rect.x + edge, 0, self.rect.width - edge - _EDGE, grown(BAND))
        box.centery = self.rect.centery
        return box

    def x_of(self, number: float) -> float:
        """Return where a moment lies."""
        band = self.band
        return band.x + band.width * number / max(1, self.playback.last)

    def _number_at(self, pos: Point) -> int:
        share = (pos[0] - self.band.x) / self.band.width
        return min(max(0, round(share * self.playback.last)), self.playback.last)

    # Being used

    def follow(self, pos: Point | None) -> bool:
        """Light the moment under the pointer."""
        before, self.meant = self.meant, None if pos is None else self._number_at(pos)
        return self.meant != before

    def press(self, pos: Point) -> None:
        """Go to the moment under the pointer."""
        self.drag(pos)

    def drag(self, pos: Point) -> None:
        """Follow the pointer."""
        number = self.meant = self._number_at(pos)
        if number != self.number:
            self.on_pick(number)

    def release(self) -> None:
        """Point at nothing any more."""
        self.meant = None

    def command(self, name: str) -> bool:
        """Go through the moments with the arrow keys, and play on "accept"."""
        return self.on_command(name)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the turns, the marks, and where the replay is."""
        band = self.band
        draw_well(canvas, band.inflate(2 * _WELL, 8), radius=8, lit=self.warmth > 0.5)
        for turn in range(len(self.playback.turn_starts)):
            self._draw_turn(canvas, turn)
        done = pygame.FRect(band.x, band.bottom - 3, self.x_of(self.number) - band.x, 3)
        canvas.fill(done, Colours.gold)
        for number, moment in enumerate(self.playback.moments):
            if moment.taken_back:
                self._draw_taken_back(canvas, number)
            if moment.left:
                self._draw_left(canvas, number, moment.left)
            for side in sorted({loss.side for loss in moment.losses}):
                self._draw_loss(
                    canvas, number, [each for each in moment.losses if each.side == side]
                )
        for side in self._field.sides:
            x = self.rect.x + _EMBLEM + side // _ROWS * _NEXT_EMBLEM
            y = band.y - _LEG_AWAY if _is_above(side) else band.bottom + _LEG_AWAY
            draw_emblem(canvas, side, (x, y), _EMBLEM)
        self._draw_knob(canvas)
        # The number of the turn that is shown is not to be struck through.
        self._draw_number(canvas, self.playback.turn_of(self.number))
        if self.meant is not None:
            self._draw_label(canvas, self.meant)

    def _turn_box(self, turn: int) -> pygame.FRect:
        ends = [*self.playback.turn_starts, self.playback.last]
        begin, end = self.x_of(ends[turn]), self.x_of(ends[turn + 1])
        return pygame.FRect(begin, self.band.y, end - begin, self.band.height)

    def _draw_turn(self, canvas: Canvas, turn: int) -> None:
        box = self._turn_box(turn)
        position = self.playback.moments[self.playback.turn_starts[turn]].position
        here = self.playback.turn_of(self.number) == turn
        colour = mixed(Colours.sides_cloth[position.active], Colours.night, 0.1 if here else 0.45)
        canvas.fill((box.x + 0.5, box.y, max(1.0, box.width - 1), box.height), colour, radius=2)
        self._draw_number(canvas, turn)

    def _draw_number(self, canvas: Canvas, turn: int) -> None:
        box = self._turn_box(turn)
        if box.width >= _NUMBER_ROOM:
            number = self.playback.moments[self.playback.turn_starts[turn]].turn
            canvas.text(str(number), box, self._number_style(canvas), valign="middle")

    def _number_style(self, canvas: Canvas) -> TextStyle:
        """Return how the numbers look: in one size, which fits the narrowest turn that has one."""
        if grown(1.0) == 1.0:
            return _NUMBER
        boxes = map(self._turn_box, range(len(self.playback.turn_starts)))
        narrowest = min((box.width for box in boxes if box.width >= _NUMBER_ROOM), default=0.0)
        last = str(self.playback.moments[-1].turn)
        return shared_size(canvas.view, [last], _NUMBER, max(_NUMBER_ROOM, narrowest))

    def _draw_loss(self, canvas: Canvas, number: int, losses: list[Loss]) -> None:
        strongholds = [loss for loss in losses if loss.what != CREATURE]
        side = _TOWER if strongholds else _SKULL
        box = pygame.FRect(0, 0, side, side)
        loser = losses[0].side
        y = self.band.y - 2 - side / 2 if _is_above(loser) else self.band.bottom + 2 + side / 2
        box.center = self.x_of(number), y
        if self._field.is_ring:
            box.x -= _BADGE
            draw_emblem(canvas, loser, (box.right + _BADGE * 0.7, box.centery), _BADGE)
        if not strongholds:
            skull_icon(canvas, box)
            return
        canvas.image("icons/tower", box)
        if any(loss.what != BASTION for loss in strongholds):
            # A Fort that falls ends the match: its tower is struck through.
            canvas.line(box.topleft, box.bottomright, Colours.negative, width=2.4)
            canvas.line(box.topright, box.bottomleft, Colours.negative, width=2.4)

    def _draw_left(self, canvas: Canvas, number: int, seats: tuple[int, ...]) -> None:
        """Draw that persons left their seats: their emblems on the band, struck through."""
        for place, seat in enumerate(seats):
            x, y = self.x_of(number) + place * 2 * _BADGE, self.band.centery
            draw_emblem(canvas, seat, (x, y), _EMBLEM)
            half = _EMBLEM * 0.8
            canvas.line((x - half, y + half), (x + half, y - half), Colours.negative, width=2.4)

    def _draw_taken_back(self, canvas: Canvas, number: int) -> None:
        x, y = self.x_of(number), self.band.centery
        canvas.circle((x, y), 6, Colours.night, alpha=200)
        canvas.image("icons/undo", (x - 5.5, y - 5.5, 11, 11))

    def _draw_knob(self, canvas: Canvas) -> None:
        x, band = self.x_of(self.number), self.band
        canvas.fill((x - 2, band.y - 5, 4, band.height + 10), Colours.ink_shadow, radius=2)
        canvas.fill((x - 1, band.y - 5, 2, band.height + 10), Colours.light)
        tip, half = (x, band.y - 1), _KNOB * 0.7
        points = [tip, (x - half, band.y - _KNOB), (x + half, band.y - _KNOB)]
        canvas.polygon([(px, py + 1.5) for px, py in points], Colours.ink_shadow)
        canvas.polygon(points, Colours.gold)

    def _draw_label(self, canvas: Canvas, number: int) -> None:
        words = self.label(number)
        room, high = min(grown(_LABEL_ROOM), self.rect.width), grown(_LABEL_HIGH)
        wide = min(room, canvas.text_size(words, _LABEL)[0] + 24)
        box = pygame.FRect(0, self.rect.y - high - 2, wide, high)
        box.centerx = self.x_of(number)
        box.clamp_ip(pygame.FRect(self.rect.x, 0, self.rect.width, self.rect.bottom))
        canvas.box(box, Colours.well, Colours.bronze, width=1.2, radius=6)
        canvas.text(words, box.inflate(-12, 0), _LABEL, valign="middle")


def _is_above(side: int) -> bool:
    return side % _ROWS == 0
