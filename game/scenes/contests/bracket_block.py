"""The bracket of a cup: the meetings of three rounds side by side, and the trophy at their end."""

from collections.abc import Callable

import pygame

from game.board import CALM, GLAD, SORRY, draw_portrait
from game.kit import Block, Canvas, Colours, Viewport, draw_panel, grown, text_style
from game.play import YOU, Bracket, Meeting

from ..services import Services
from .contest_matches import OWN, ROUND_NAMES, THEIRS, face_of, person_name

#: The height of an entrant's row, the edge of a plate, the gap between plates and columns.
_ROW, _EDGE, _GAP, _BETWEEN = 40.0, 5.0, 12.0, 34.0
_HEAD = 34.0
#: A row is at most so high; the trophy is so high for its width, and at most so wide.
_HIGHEST, _SHAPE, _TROPHY = 60.0, 134 / 120, 210.0
#: The light around the trophy, and that of one who has won it.
_LIGHT, _WON_LIGHT = 130, 230
_LEAST_TROPHY = 30.0
_LINE_WIDE = 3.0
_CAPTION = text_style.NAME.with_changes(
    size=21, align="center", valign="middle", colour=Colours.gold, fit=True
)
_NAME = text_style.NAME.with_changes(size=18, valign="middle", fit=True, floor=9.5)
_GAMES = text_style.NAME.with_changes(size=26, align="center", valign="middle")


class BracketBlock(Block):
    """All meetings by rounds; ``named`` tells what an entrant is called."""

    def __init__(self, services: Services, bracket: Bracket) -> None:
        super().__init__(spring=1.0)
        self.services, self.bracket = services, bracket
        self.named: Callable[[str], str] = lambda who: person_name(services, who)

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of four meetings below their caption."""
        del view, width
        return grown(_HEAD) + 4 * (self._plate() + _GAP)

    @staticmethod
    def _plate() -> float:
        """Return the least height of a meeting."""
        return 2 * grown(_ROW) + 2 * _EDGE

    @property
    def _row(self) -> float:
        """The height of an entrant's row: larger where there is room."""
        each = (self.area.height - grown(_HEAD)) / len(self.bracket.rounds[0])
        return max(grown(_ROW), min(grown(_HIGHEST), (each - _GAP) / 2 - _EDGE))

    def _box(self, column: int, place: int) -> pygame.FRect:
        """Return where a meeting lies: in the middle of the two that lead to it."""
        columns = len(self.bracket.rounds)
        wide = (self.area.width - (columns - 1) * _BETWEEN) / columns
        room = self.area.height - grown(_HEAD)
        each = room / len(self.bracket.rounds[column])
        box = pygame.FRect(0, 0, wide, 2 * self._row + 2 * _EDGE)
        box.x = self.area.x + column * (wide + _BETWEEN)
        box.centery = self.area.y + grown(_HEAD) + (place + 0.5) * each
        return box

    def draw(self, canvas: Canvas) -> None:
        """Draw the lines, the captions, the plates, and over the final the trophy."""
        for column, meetings in enumerate(self.bracket.rounds):
            for place, meeting in enumerate(meetings):
                if column:
                    self._draw_lines(canvas, column, place)
                self._draw_meeting(canvas, self._box(column, place), meeting)
            first = self._box(column, 0)
            head = pygame.FRect(first.x, self.area.y, first.width, grown(_HEAD))
            name = self.services.translate(f"cup.rounds.{ROUND_NAMES[column]}")
            canvas.text(name, head, _CAPTION)
        self._draw_trophy(canvas)

    def _draw_trophy(self, canvas: Canvas) -> None:
        final = self._box(len(self.bracket.rounds) - 1, 0)
        room = final.y - self.area.y - grown(_HEAD) - 10
        wide = min(_TROPHY, room / _SHAPE)
        if wide < _LEAST_TROPHY:
            return
        winner = self.bracket.winner
        box = pygame.FRect(final.centerx - wide / 2, 0, wide, wide * _SHAPE)
        box.bottom = final.y - 4
        if winner in ("", YOU):
            light = box.inflate(-0.5 * wide, -0.5 * wide)
            strength = _WON_LIGHT if winner else _LIGHT
            canvas.glow(light, Colours.gold, strength=strength, spread=0.45 * wide, radius=30)
        canvas.image("prizes/goblet", box, grey=winner not in ("", YOU))

    def _draw_lines(self, canvas: Canvas, column: int, place: int) -> None:
        here = self._box(column, place)
        middle = here.x - _BETWEEN / 2
        for before in (2 * place, 2 * place + 1):
            there = self._box(column - 1, before)
            won = bool(self.bracket.rounds[column - 1][before].winner)
            colour = Colours.gold if won else Colours.bronze
            canvas.line(
                (there.right, there.centery), (middle, there.centery), colour, width=_LINE_WIDE
            )
            canvas.line((middle, there.centery), (middle, here.centery), colour, width=_LINE_WIDE)
        canvas.line((middle, here.centery), (here.x, here.centery), Colours.gold, width=_LINE_WIDE)

    def _draw_meeting(self, canvas: Canvas, box: pygame.FRect, meeting: Meeting) -> None:
        if meeting.has_player and not meeting.winner:
            canvas.glow(box, Colours.playable, strength=170, spread=14, radius=10)
        draw_panel(canvas, box, "wood")
        for number, who in enumerate((meeting.first, meeting.second)):
            row = pygame.FRect(
                box.x + _EDGE, box.y + _EDGE + number * self._row, box.width - 2 * _EDGE, self._row
            )
            self._draw_entrant(canvas, row, meeting, number, who)

    def _draw_entrant(
        self, canvas: Canvas, row: pygame.FRect, meeting: Meeting, number: int, who: str
    ) -> None:
        out = bool(meeting.winner) and meeting.winner != who
        radius = row.height / 2 - 2
        if who:
            side = OWN if who == YOU else THEIRS
            feeling = CALM if not meeting.winner else SORRY if out else GLAD
            with canvas.shifted(0, 0, alpha=130 if out else 255):
                center = row.x + radius + 4, row.centery
                face = face_of(self.services, who)
                draw_portrait(canvas, face, side, center, radius, feeling=feeling)
        games = pygame.FRect(row.right - grown(30.0), row.y, grown(26.0), row.height)
        name = pygame.FRect(row.x + 2 * radius + 12, row.y, 0, row.height)
        name.width = games.x - name.x - 4
        colour = Colours.muted if out or not who else Colours.gold if who == YOU else Colours.text
        if who:
            canvas.text(self.named(who), name, _NAME, colour=colour)
        else:
            canvas.circle((row.x + radius + 4, row.centery), radius - 2, Colours.well, alpha=190)
        if any(meeting.games):
            canvas.text(str(meeting.games[number]), games, _GAMES, colour=colour)
