"""The card of keys: what can be pressed on the screen below, for the device in hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, NamedTuple, TypeAlias

import pygame

from game.kit import (
    Block,
    Board,
    Canvas,
    Colours,
    Command,
    Device,
    Intent,
    Panel,
    PanelHead,
    PointerPressed,
    Row,
    ScrollArea,
    Sizes,
    Space,
    Viewport,
    grown,
    text_size,
    text_style,
)
from game.play import Match

from ...key_words import words_of
from ...routes import KeyedScreen
from ...services import Services
from ..screen import Screen
from .dialog import Dialog, EvenRows
from .trigger_glyphs import draw_trigger, trigger_width

#: How wide the card is, and at most as its words grow.
_WIDTH, _WIDEST, _COLUMN_GAP = 1040.0, 1200.0, 32.0
#: The heights of the title, a heading, a row and a key; of what is around the rows and the card.
_TITLE_HIGH, _HEADING, _ROW, _CAP, _AROUND = 54.0, 36.0, 38.0, 26.0, 176.0
#: How many keys are shown for an action.
_MOST = 2
#: From which growth of the texts on the groups are in one column, one below the other.
_ONE_COLUMN = 1.4
#: In a row: the space before the words, between words and keys, between keys, and behind them.
_BEFORE, _AWAY, _APART, _BEHIND = 12.0, 6.0, 8.0, 10.0
_TITLE = text_style.HEADING.with_changes(size=28)
_GROUP = text_style.STRONG.with_changes(carved=True, size=18, colour=Colours.gold)
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


#: Rows below a heading.
Group: TypeAlias = tuple[str, list[KeyRow]]


class KeyColumn(Block):
    """Groups of keys below their headings; they draw nearer to each other for want of room."""

    def __init__(self, card: KeyCard, groups: Sequence[Group]) -> None:
        super().__init__()
        self._card, self._groups = card, groups

    def height(self, view: Viewport, width: float) -> float:
        """Return how high all groups are; in usual texts no higher than the window has room for."""
        high = self._whole(view, width) + 10
        return high if grown(1.0) > 1.0 else min(high, view.height - _AROUND)

    def _whole(self, view: Viewport, width: float) -> float:
        rows = sum(self._row_height(view, row, width) for _, rows in self._groups for row in rows)
        return rows + len(self._groups) * (grown(_HEADING) + Sizes.gap)

    def _row_height(self, view: Viewport, row: KeyRow, width: float) -> float:
        if grown(1.0) <= 1.0:
            return _ROW
        keys = sum(self._wide(view, key, grown(_CAP)) + _APART for key in row.triggers)
        wide = width - _BEFORE - _AWAY - keys - _BEHIND
        return max(grown(_ROW), text_size(view, row.words, _WORDS, wide)[1] + 8)

    def _wide(self, view: Viewport, trigger: str, height: float) -> float:
        return trigger_width(view, self._card.services, self._card.board, trigger, height)

    def draw(self, canvas: Canvas) -> None:
        """Draw the groups."""
        x, y, width, room = self.area
        squeeze = min(1.0, room / self._whole(canvas.view, width))
        heading_high = grown(_HEADING) * squeeze
        for heading, rows in self._groups:
            canvas.text(heading, (x + 4, y, width, heading_high), _GROUP)
            y += heading_high
            for number, row in enumerate(rows):
                high = self._row_height(canvas.view, row, width) * squeeze
                box = pygame.FRect(x, y, width, high - 3)
                alpha = 130 - number % 2 * 50
                canvas.fill(box, Colours.well, radius=Sizes.radius_small, alpha=alpha)
                self._draw_row(canvas, row, box)
                y += high
            y += Sizes.gap * squeeze

    def _draw_row(self, canvas: Canvas, row: KeyRow, box: pygame.FRect) -> None:
        height = min(grown(_CAP), box.height - 6)
        x = box.right - _BEHIND
        as_read = not (canvas.is_flipped and row.triggers in _AS_THEY_LIE)
        card = self._card
        for trigger in reversed(row.triggers) if as_read else row.triggers:
            x -= self._wide(canvas.view, trigger, height)
            draw_trigger(canvas, card.services, card.board, trigger, x, box.centery, height)
            x -= _APART
        width = x - box.x - _BEFORE - _AWAY
        canvas.text(row.words, (box.x + _BEFORE, box.y, width, box.height), _WORDS)


class KeyCard(Dialog, Screen):
    """Lies over the screen it tells of; any key but those that walk on it takes it away."""

    paper = "parchment"
    keys: ClassVar[dict[str, str]] = {}
    edges: ClassVar[tuple[float, float, float]] = (34.0, 16.0, 70.0 - Sizes.button_height)

    def __init__(self, services: Services, below: KeyedScreen) -> None:
        super().__init__(services)
        self.title = self.translate("key_card.title")
        self.below = below
        # Over the options, the other pages are a step away anyway.
        further = below.leads_to_options
        self._rule = below.rule_here()
        self._further = (
            self.add_button(
                "key_card.how_to_play",
                lambda: self.stack.replace(services.routes.options("help")),
                "help",
            ),
            self.add_button(
                "key_card.rules",
                lambda: self.stack.replace(services.routes.rulebook(self._rule)),
                "book",
            ),
            self.add_button(
                "key_card.change",
                lambda: self.stack.replace(services.routes.options(self.board)),
                "gear",
            ),
        )
        shown = (further, below.leads_to_rules, further)
        for button, leads in zip(self._further, shown, strict=True):
            button.visible = leads
        self.close = self.add_button("key_card.close", self.go_back, "tick", kind="primary")
        self.widgets.focus(self.close)
        self._laid_out = self.board

    @property
    def board(self) -> Board:
        """The board whose triggers are shown: that of the device in hand."""
        return "pad" if self.services.inputs.device.is_pad else "keys"

    @property
    def groups(self) -> list[Group]:
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

    def handle(self, intent: Intent) -> None:
        """Leave on any press that is not meant for the card."""
        assert isinstance(self.body, Panel)
        card = self.body.panel
        beside = isinstance(intent, PointerPressed) and not card.collidepoint(intent.pos)
        kept = (*_WALKS, "accept", *(_TURNS if self.page_scroll.furthest else ()))
        if beside or (isinstance(intent, Command) and intent.name not in kept):
            self.go_back()
        elif not self.widgets.handle(intent) and self.page_scroll.scroll(intent):
            self.invalidate()

    # The picture

    def page_height(self, view: Viewport) -> float:
        """Return the window's height, or more where large words need it."""
        # In usual ones the rows draw nearer to each other.
        return super().page_height(view) if grown(1.0) > 1.0 else view.height

    def inside(self, view: Viewport, panel: Panel) -> float:
        """Return how wide the card is inside."""
        del view, panel
        return min(grown(_WIDTH), _WIDEST) - 2 * self.edges[0]

    def make_panel(self) -> Panel:
        """Return the groups in two columns, or in one, over the buttons."""
        edge, top, foot = self.edges
        shown = [button for button in (*self._further, self.close) if button.visible]
        return Panel(
            PanelHead(self.title, _TITLE_HIGH, _TITLE),
            Space(12.0),
            Row(*(KeyColumn(self, groups) for groups in self._columns()), gap=_COLUMN_GAP),
            Space(8.0),
            EvenRows(shown, (4, 2) if grown(1.0) > 1.0 else (4,)),
            edge=edge,
            tall=(top, foot),
        )

    def _columns(self) -> Iterator[Sequence[Group]]:
        """Yield the groups of the left column, and of the right one; of one, where it is alone."""
        groups = self.groups
        if grown(1.0) > _ONE_COLUMN:
            yield groups
            return
        here = len(groups) - 2
        yield groups[:here] or groups[:1]
        yield groups[here:] if here else groups[1:]

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the veil, and another card once another board is used."""
        if self.board != self._laid_out:
            self._laid_out = self.board
            self.lay_out_anew()
        super().draw_background(canvas)


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
