"""The card of keys: what can be pressed on the screen below, for the device in hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, NamedTuple

import pygame

from game.kit import (
    Alphas,
    Board,
    Button,
    Canvas,
    Colours,
    Command,
    Device,
    Intent,
    PointerPressed,
    ScrollArea,
    Sizes,
    Viewport,
    button_height,
    draw_head,
    draw_panel,
    grown,
    head_height,
    text_size,
    text_style,
)
from game.play import Match

from ...key_words import words_of
from ...routes import KeyedScreen
from ...services import Services
from ..screen import Screen
from .trigger_glyphs import draw_trigger, trigger_width

#: How wide the card is, and at most as its words grow.
_WIDTH, _WIDEST, _COLUMN_GAP, _EDGE = 1040.0, 1200.0, 32.0, 34.0
_HEAD, _FOOT, _HEADING, _ROW = 82.0, 78.0, 36.0, 38.0
#: The height of the title, and what is left of the head below it; of a key.
_TITLE_HIGH, _CAP, _MOST = 54.0, 26.0, 2
#: From which growth of the texts on the groups are in one column, one below the other.
_ONE_COLUMN = 1.4
#: In a row: the space before the words, between words and keys, between keys, and behind them.
_BEFORE, _AWAY, _APART, _BEHIND = 12.0, 6.0, 8.0, 10.0
_TITLE = text_style.HEADING.with_changes(size=28)
_GROUP = text_style.STRONG.with_changes(size=18, colour=Colours.gold)
_WORDS = text_style.BODY.with_changes(size=16, valign="middle", fit=True)
#: The keys drawn for actions that go together, where that is shorter than each of them.
_ARROWS: dict[Board, tuple[str, ...]] = {"keys": ("up", "down", "left", "right"), "pad": ("dpad",)}
_DIGITS: dict[Board, tuple[str, ...]] = {"keys": ("1", "…", "9"), "pad": ()}
#: Triggers that are drawn in the order in which they lie on the board, in every language.
_AS_THEY_LIE = (_DIGITS["keys"],)
#: Keys that few keyboards have.
_SELDOM = ("browser_back", "pause")
_WALKS = ("up", "down", "left", "right", "forward", "backward")
#: The commands that scroll a card that is higher than the window.
_TURNS = ("page_up", "page_down", "scroll_up", "scroll_down", "home", "end")
_ANYWHERE = ("fullscreen", "mute", "picture", "voice")


class KeyRow(NamedTuple):
    """A line of the card: what is done, and the triggers that do it."""

    words: str
    triggers: tuple[str, ...]


class KeyCard(Screen):
    """Lies over the screen it tells of; any key but those that walk on it takes it away."""

    transparent: ClassVar[bool] = True
    keys: ClassVar[dict[str, str]] = {}

    def __init__(self, services: Services, below: KeyedScreen) -> None:
        super().__init__(services)
        self.title = self.translate("key_card.title")
        self.below = below
        # Over the options, the other pages are a step away anyway.
        further = below.leads_to_options
        self._rule = below.rule_here()
        self._further = (
            self._button("how_to_play", "help", self._explain),
            self._button("rules", "book", self._open_rules),
            self._button("change", "gear", self._change),
        )
        shown = (further, below.leads_to_rules, further)
        for button, leads in zip(self._further, shown, strict=True):
            button.visible = leads
        self.close = self._button("close", "tick", self.go_back)
        self.close.kind = "primary"
        self.widgets.focus(self.close)
        self._box = pygame.FRect(0, 0, 0, 0)
        #: The width of a column, the height of the title, and where the rows end above the foot.
        self._column, self._head, self._rows_end = 0.0, _TITLE_HIGH, 0.0
        #: The buttons at the foot, by rows.
        self._foot: list[list[Button]] = []

    def _button(self, key: str, icon: str, act: Callable[[], None]) -> Button:
        words = self.translate(f"key_card.{key}")
        return self.widgets.add(Button(words, act, icon=f"icons/{icon}"))

    @property
    def board(self) -> Board:
        """The board whose triggers are shown: that of the device in hand."""
        return "pad" if self.services.inputs.device.is_pad else "keys"

    @property
    def groups(self) -> list[tuple[str, list[KeyRow]]]:
        """Return the keys that do something here, by groups with their headings."""
        named = (
            ("here", self._rows(self._keys_here())),
            ("move", self._moving()),
            ("anywhere", self._rows(dict.fromkeys(_ANYWHERE, ""))),
        )
        return [(self.translate(f"key_card.{key}"), rows) for key, rows in named if rows]

    def _keys_here(self) -> dict[str, str]:
        """Return the keys of the screen, the reason of a refusal only where there is one."""
        keys, refusal = dict(self.below.keys), getattr(self.below, "refusal", None)
        if refusal is not None and refusal() is None:
            keys.pop("why", None)
        return keys

    def _rows(self, keys: dict[str, str]) -> list[KeyRow]:
        """Return the lines of actions, without those that this device has nothing for."""
        found = ((action, self._triggers(action)) for action in keys)
        return [
            KeyRow(self.translate(keys[action] or f"options.keys.{action}"), triggers)
            for action, triggers in found
            if triggers
        ]

    def _triggers(self, action: str) -> tuple[str, ...]:
        if action == "digits":
            return _DIGITS[self.board]
        held = self.services.inputs.actions.triggers(self.board, action)
        held = tuple(trigger for trigger in held if trigger not in _SELDOM)
        if action == "pause":
            # With nothing to go back from, "back" pauses as well.
            held = held[:1] + self._triggers("back")[:1]
        return held[:_MOST]

    def _moving(self) -> list[KeyRow]:
        rows = [KeyRow(self.translate("key_card.walk"), _ARROWS[self.board])]
        rows += self._rows({"accept": "key_card.accept", "back": "key_card.back"})
        areas = (widget for widget in self.below.widgets.widgets if isinstance(widget, ScrollArea))
        if any(area.visible and area.furthest for area in areas):
            turned = "scroll" if self.board == "pad" else "page"
            ways = (self._triggers(f"{turned}_{way}")[:1] for way in ("up", "down"))
            triggers = tuple(trigger for way in ways for trigger in way)
            rows.append(KeyRow(self.translate("key_card.scroll"), triggers))
        return rows

    # The voice

    def spoken_opening(self) -> list[str]:
        """Return what each key does."""
        return self.lines

    @property
    def lines(self) -> list[str]:
        """The lines of the card in words: what is done, and by which keys."""
        translate, inputs = self.services.translate, self.services.inputs
        told = []
        for _, rows in self.groups:
            for row in rows:
                if row.triggers in _AS_THEY_LIE:
                    keys = ["1–9"]
                elif row.triggers in _ARROWS.values():
                    named = "dpad" if self.board == "pad" else "arrows"
                    keys = [translate(f"key_names.{named}")]
                else:
                    keys = [words_of(translate, inputs, self.board, key) for key in row.triggers]
                told.append(f"{row.words}: {', '.join(keys)}.")
        return told

    # The player's input

    def go_back(self) -> None:
        """Leave."""
        self.stack.pop()

    def _explain(self) -> None:
        """Go on to how the game is played."""
        self.stack.replace(self.services.routes.options("help"))

    def _open_rules(self) -> None:
        """Go on to the rule that matters on the screen below."""
        self.stack.replace(self.services.routes.rulebook(self._rule))

    def _change(self) -> None:
        """Go on to where keys are changed, those of the device in hand."""
        self.stack.replace(self.services.routes.options(self.board))

    def handle(self, intent: Intent) -> None:
        """Leave on any press that is not meant for the card."""
        beside = isinstance(intent, PointerPressed) and not self._box.collidepoint(intent.pos)
        kept = (*_WALKS, "accept", *(_TURNS if self.page_scroll.furthest else ()))
        if beside or (isinstance(intent, Command) and intent.name not in kept):
            self.go_back()
        elif not self.widgets.handle(intent) and self.page_scroll.scroll(intent):
            self.invalidate()

    # The picture

    def page_height(self, view: Viewport) -> float:
        """Return the window's height, or more where large words need it."""
        if grown(1.0) <= 1.0:
            # The rows draw nearer to each other.
            return view.height
        return max(view.height, self._measure(view)[1] + 16)

    def _measure(self, view: Viewport) -> tuple[float, float]:
        """Return the size of a card on which its longer column has room."""
        width = min(grown(_WIDTH), _WIDEST)
        inside = width - 2 * _EDGE
        columns = 1 if grown(1.0) > _ONE_COLUMN else 2
        self._column = (inside - (columns - 1) * _COLUMN_GAP) / columns
        self._head = head_height(view, self.title, inside, _TITLE_HIGH, _TITLE)
        shown = [button for button in (*self._further, self.close) if button.visible]
        for button in shown:
            button.rect.height = button_height()
        quarter = (inside - 3 * Sizes.gap) / 4
        even = grown(1.0) <= 1.0 or max(each.wanted_width(view) for each in shown) <= quarter
        self._foot = [shown] if even else [shown[:2], shown[2:]]
        self._foot = [row for row in self._foot if row]
        rows = max(self._height(view, column) for column in self._columns())
        foot = _FOOT - Sizes.button_height - Sizes.gap
        foot += len(self._foot) * (button_height() + Sizes.gap)
        return width, _HEAD - _TITLE_HIGH + self._head + rows + foot + 10

    def resize(self, view: Viewport) -> None:
        """Make the card as high as its longer column."""
        width, height = self._measure(view)
        self._box = box = view.centered((width, min(height, view.height - 16)))
        across = 4 if len(self._foot) == 1 else 2
        wide = (box.width - 2 * _EDGE - (across - 1) * Sizes.gap) / across
        y = box.bottom - _FOOT + Sizes.button_height + Sizes.gap + 8
        y -= len(self._foot) * (button_height() + Sizes.gap)
        self._rows_end = y - 8
        for row in self._foot:
            x = box.centerx - (len(row) * (wide + Sizes.gap) - Sizes.gap) / 2
            for number, button in enumerate(row):
                button.place((x + number * (wide + Sizes.gap), y, wide, button_height()))
            y += button_height() + Sizes.gap

    def _height(self, view: Viewport, groups: list[tuple[str, list[KeyRow]]]) -> float:
        """Return how high a column of groups is."""
        rows = sum(self._row_height(view, row) for _, rows in groups for row in rows)
        return rows + len(groups) * (grown(_HEADING) + Sizes.gap)

    def _row_height(self, view: Viewport, row: KeyRow) -> float:
        """Return how high a row is, with its words beside its keys."""
        if grown(1.0) <= 1.0:
            return _ROW
        keys = self._keys_width(view, row, grown(_CAP))
        wide = self._column - _BEFORE - _AWAY - keys - _BEHIND
        return max(grown(_ROW), text_size(view, row.words, _WORDS, wide)[1] + 8)

    def _keys_width(self, view: Viewport, row: KeyRow, height: float) -> float:
        widths = (
            trigger_width(view, self.services, self.board, trigger, height)
            for trigger in row.triggers
        )
        return sum(width + _APART for width in widths)

    def _columns(self) -> Iterator[list[tuple[str, list[KeyRow]]]]:
        """Yield the groups of the left column, and of the right one; of one, where it is alone."""
        groups = self.groups
        if grown(1.0) > _ONE_COLUMN:
            yield groups
            return
        here = len(groups) - 2
        yield groups[:here] or groups[:1]
        yield groups[here:] if here else groups[1:]

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the groups in two columns."""
        if self.board != self._seen_board():
            self.lay_out_anew()
        canvas.dim(alpha=Alphas.dim)
        draw_panel(canvas, self._box)
        title = (self._box.x + _EDGE, self._box.y + 16, self._box.width - 2 * _EDGE, self._head)
        draw_head(canvas, title, self.title, _TITLE)
        y = self._box.y + _HEAD - _TITLE_HIGH + self._head
        for number, groups in enumerate(self._columns()):
            x = self._box.x + _EDGE + number * (self._column + _COLUMN_GAP)
            squeeze = min(1.0, (self._rows_end - y) / self._height(canvas.view, groups))
            self._draw_column(canvas, groups, (x, y), squeeze)

    def _seen_board(self) -> Board:
        """Return the board that the card was last laid out for."""
        before, self._laid_out = getattr(self, "_laid_out", self.board), self.board
        return before

    def _draw_column(
        self,
        canvas: Canvas,
        groups: list[tuple[str, list[KeyRow]]],
        place: tuple[float, float],
        squeeze: float,
    ) -> None:
        x, y = place
        heading_high = grown(_HEADING) * squeeze
        for heading, rows in groups:
            canvas.text(heading, (x + 4, y, self._column, heading_high), _GROUP)
            y += heading_high
            for number, row in enumerate(rows):
                high = self._row_height(canvas.view, row) * squeeze
                box = pygame.FRect(x, y, self._column, high - 3)
                alpha = 130 - number % 2 * 50
                canvas.fill(box, Colours.well, radius=Sizes.radius_small, alpha=alpha)
                self._draw_row(canvas, row, box)
                y += high
            y += Sizes.gap * squeeze

    def _draw_row(self, canvas: Canvas, row: KeyRow, box: pygame.FRect) -> None:
        height = min(grown(_CAP), box.height - 6)
        x = box.right - _BEHIND
        as_read = not (canvas.is_flipped and row.triggers in _AS_THEY_LIE)
        for trigger in reversed(row.triggers) if as_read else row.triggers:
            x -= trigger_width(canvas.view, self.services, self.board, trigger, height)
            draw_trigger(canvas, self.services, self.board, trigger, x, box.centery, height)
            x -= _APART
        width = x - box.x - _BEFORE - _AWAY
        canvas.text(row.words, (box.x + _BEFORE, box.y, width, box.height), _WORDS)


def example(services: Services) -> KeyCard:
    """Return the card of a match."""
    from ...examples import middle_duel  # noqa: PLC0415

    return KeyCard(services, _of_a_match(services, middle_duel(services)))


def example_pad(services: Services) -> KeyCard:
    """Return the card of a match for a pad."""
    from ...examples import middle_duel  # noqa: PLC0415

    services.inputs.device = Device("pad", 0, "playstation")
    return KeyCard(services, _of_a_match(services, middle_duel(services)))


def _of_a_match(services: Services, match: Match) -> Screen:
    scene = services.routes.match_scene(match)
    assert isinstance(scene, Screen)
    return scene
