"""The areas that fill a page of the options: how the game is played, and all keys or buttons."""

from collections.abc import Callable, Iterator

import pygame
from pygame.typing import RectLike

from game.content import Strings, ability_text
from game.kit import (
    BlockPage,
    Board,
    Canvas,
    Colours,
    Column,
    Drawn,
    Point,
    Row,
    ScrollArea,
    Sizes,
    Space,
    Spoken,
    Words,
    give_feedback,
    grown,
    picture,
    text_style,
)
from game.rules import ABILITIES

from ..common import Plate, draw_trigger, trigger_width
from ..key_words import KEY_GROUPS, words_of
from ..services import Services

#: The topics, each with its picture; the words are ``help.<key>`` and ``help.<key>_text``.
TOPICS = {
    "goal": "icons/tower",
    "turn": "icons/cards",
    "reach": "icons/step",
    "assault": "icons/sword",
    "fallen": "icons/back",
    "incantation": "icons/hint",
    "horde": "icons/helm",
}
_ICON = 44.0
_HELP_GAP, _EDGE = 10.0, 12.0
_NAME_HEIGHT = 26.0
_NAME = text_style.NAME.with_changes(size=18, colour=Colours.light, wrap=True)
_TEXT = text_style.BODY.with_changes(size=16)
_HELP_HEAD = text_style.NAME.with_changes(size=18, colour=Colours.gold)
_HELP_HEADING = 40.0


class HelpPage(BlockPage):
    """How a turn goes, what wins, and every ability with its picture."""

    def __init__(self, strings: Strings) -> None:
        say = strings.text
        topics = [
            _entry(icon, say(f"help.{key}"), say(f"help.{key}_text"))
            for key, icon in TOPICS.items()
        ]
        abilities = [
            _entry(f"ui/ic_{name}", say(f"abilities.{name}.name"), ability_text(strings, name))
            for name in ABILITIES
        ]
        head = Drawn(
            lambda canvas, area: canvas.text(
                say("help.abilities"), (area.x + 4, area.y, area.width, area.height + 4), _HELP_HEAD
            ),
            lambda *_: grown(_HELP_HEADING) - _HELP_GAP,
        )
        super().__init__(Column(*topics, head, *abilities, gap=_HELP_GAP))


def _entry(icon: str, name: str, text: str) -> Plate:
    told = Words(name, _NAME, _NAME_HEIGHT), Words(text, _TEXT)
    row = Row(
        picture(icon, _ICON),
        Column(Space(spring=1), *told, Space(spring=1), gap=0.0),
        gap=_EDGE,
        shares=lambda width: (_ICON, width - _ICON - _EDGE),
    )
    return Plate(row, tall=_EDGE, alpha=110)


#: The row of fixed keys, which only the keyboard has, and the caps that are drawn in it.
FIXED_ROW, _FIXED_CAPS = "digits", ("1", "…", "9")
#: The row below all actions that gives them their defaults back.
RESET_ALL = "reset_all"
_ROW, _HEADING, _GAP = 40.0, 38.0, 12.0
_MOST = 3
_CAP, _APART = 26.0, 16.0
_HEAD = text_style.NAME.with_changes(size=18, colour=Colours.gold)
_WORDS = text_style.BODY.with_changes(size=16, valign="middle", wrap=True, fit=True)


class KeyList(ScrollArea):
    """All actions of ``KEY_GROUPS`` with what they are done with on one board.

    ``on_pick`` hears the action that is clicked, or accepted by the keyboard; or ``RESET_ALL``.
    """

    def __init__(self, services: Services, board: Board) -> None:
        self._services = services
        self.board = board
        self.on_pick: Callable[[str], None] = lambda _action: None
        self.rows = list(_rows(board))
        super().__init__()
        #: The row that the keyboard is at, and the one under the pointer.
        self.at: int | None = None
        self._hovered_row: int | None = None

    # Places

    def place(self, rect: RectLike) -> None:
        """Lie in ``rect``; the rows are as high as their words are now."""
        super().place(rect)
        self.content_height = self._top(len(self.rows))

    def _top(self, row: int) -> float:
        headings = sum(1 for group, _ in self.rows[: row + 1] if group)
        return row * grown(_ROW) + headings * grown(_HEADING) + max(0, headings - 1) * _GAP

    def row_box(self, row: int) -> pygame.FRect:
        """Return where a row is on the page."""
        return pygame.FRect(0, self._top(row), self.content_width, grown(_ROW) - 3)

    def row_at(self, pos: Point) -> int | None:
        """Return the row at a point of the window, or None."""
        inside = pos[0] - self.rect.x, pos[1] - self.rect.y + self.offset
        boxes = (self.row_box(row) for row in range(len(self.rows)))
        return next((row for row, box in enumerate(boxes) if box.collidepoint(inside)), None)

    # Actions of the player

    def follow(self, pos: Point | None) -> bool:
        """Light the row that a click would pick."""
        before = self._hovered_row
        self._hovered_row = None if pos is None else self.row_at(pos)
        return self._hovered_row != before

    def pick(self, pos: Point) -> None:
        """Choose the action that was clicked."""
        row = self.row_at(pos)
        if row is not None:
            self.at = row
            self._choose(row)

    def command(self, name: str) -> bool:
        """Walk through the actions, and choose one."""
        steps = {"up": -1, "down": 1, "page_up": -8, "page_down": 8}
        if name == "accept" and self.at is not None:
            self._choose(self.at)
            return True
        if name not in steps:
            return super().command(name) if name in ("home", "end") else False
        here = -1 if self.at is None else self.at
        row = min(len(self.rows) - 1, max(0, here + steps[name]))
        if row == self.at:
            return False
        self.at = row
        give_feedback("move")
        box = self.row_box(row)
        self.reveal(0 if row == 0 else box.y - grown(_HEADING), box.bottom)
        return True

    @property
    def cursor_rect(self) -> pygame.FRect:
        """Where the row is that the keyboard is at."""
        if self.at is None:
            return self.rect
        return self.row_box(self.at).move(self.rect.x, self.rect.y - self.offset)

    @property
    def spoken(self) -> Spoken:
        """The action that the keyboard is at, and its keys."""
        if self.at is None:
            return Spoken(self._services.translate(f"options.page_{self.board}"))
        action = self.rows[self.at][1]
        place = self.at + 1, len(self.rows)
        if action == RESET_ALL:
            return Spoken(self._services.translate("binding.reset_all"), place=place)
        name = self._services.translate(f"options.keys.{action}")
        triggers = self._services.inputs.actions.triggers(self.board, action)
        services = self._services
        keys = [words_of(services.translate, services.inputs, self.board, key) for key in triggers]
        return Spoken(name, value=", ".join(keys), place=place)

    def _choose(self, row: int) -> None:
        action = self.rows[row][1]
        if action == FIXED_ROW:
            give_feedback("error")
        else:
            self.on_pick(action)

    # Drawing

    def spans(self) -> Iterator[tuple[float, float]]:
        """Yield the rows, each with the heading over it."""
        for row, (group, _) in enumerate(self.rows):
            box = self.row_box(row)
            yield box.y - (grown(_HEADING) if group else 0.0), box.bottom

    def paint_content(self, canvas: Canvas) -> None:
        """Draw the groups one below the other."""
        translate = self._services.translate
        for row, (group, action) in enumerate(self.rows):
            box = self.row_box(row)
            if group:
                heading = (4, box.y - grown(_HEADING), box.width, grown(_HEADING) - 6)
                canvas.text(translate(f"options.key_groups.{group}"), heading, _HEAD)
            lit = row in (self._hovered_row, self.at if self.focused else None)
            fill = Colours.gold if lit else Colours.well
            alpha = 46 if lit else 130 - row % 2 * 50
            canvas.fill(box, fill, radius=Sizes.radius_small, alpha=alpha)
            if row == self.at and self.focused:
                canvas.frame(box, Colours.focus, width=1.6, radius=Sizes.radius_small)
            self._paint_row(canvas, box, action)

    def _paint_row(self, canvas: Canvas, box: pygame.FRect, action: str) -> None:
        translate, inputs = self._services.translate, self._services.inputs
        if action == RESET_ALL:
            canvas.text(translate("binding.reset_all"), box.inflate(-28, 0), _WORDS)
            return
        x = box.right - 12
        caps = inputs.actions.triggers(self.board, action)[:_MOST][::-1]
        if action == FIXED_ROW:
            # They are drawn as they lie on the board, in every language.
            caps = _FIXED_CAPS if canvas.is_flipped else _FIXED_CAPS[::-1]
        for trigger in caps:
            x -= trigger_width(canvas.view, self._services, self.board, trigger, grown(_CAP))
            draw_trigger(canvas, self._services, self.board, trigger, x, box.centery, grown(_CAP))
            x -= _APART
        style = _WORDS
        if action != FIXED_ROW and inputs.actions.is_changed(self.board, action):
            # A changed action has a dot and a colour.
            canvas.circle((box.x + 8, box.centery), 3, Colours.gold)
            style = _WORDS.with_changes(colour=Colours.gold)
        words = (box.x + 18, box.y, x - box.x - 26, box.height)
        canvas.text(translate(f"options.keys.{action}"), words, style)


def _rows(board: Board) -> Iterator[tuple[str, str]]:
    for group, actions in KEY_GROUPS.items():
        shown = [action for action in actions if board == "keys" or action != FIXED_ROW]
        for number, action in enumerate(shown):
            yield ("" if number else group), action
    yield "", RESET_ALL
