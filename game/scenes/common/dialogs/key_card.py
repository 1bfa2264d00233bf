"""The card of keys: what can be pressed on the screen below, for the device in hand."""

from collections.abc import Sequence
from typing import ClassVar

from game.kit import (
    Block,
    Board,
    Canvas,
    Command,
    Device,
    Intent,
    Panel,
    PanelHead,
    PointerPressed,
    ScrollArea,
    Sizes,
    Space,
    Viewport,
    grown,
    text_style,
)
from game.play import Match

from ...key_words import KEY_GROUPS, words_of
from ...routes import KeyedScreen
from ...services import Services
from ..screen import Screen
from .dialog import Dialog, EvenRows
from .key_columns import DIGITS, KeyColumns, KeyGroup, KeyRow
from .pad_sheet import PadSheet

#: How wide the card is, and at most as its words grow.
_WIDTH, _WIDEST, _COLUMN_GAP = 1120.0, 1200.0, 36.0
#: The height of the title, and of what is around the rows and the card.
_TITLE_HIGH, _AROUND = 54.0, 176.0
#: How many keys are shown for an action.
_MOST = 2
#: From which growth of the texts on the groups are in one column, one below the other.
_ONE_COLUMN = 1.4
_TITLE = text_style.HEADING.with_changes(size=28)
#: The keys drawn for actions that go together, where that is shorter than each of them.
_ARROWS: dict[Board, tuple[str, ...]] = {"keys": ("up", "down", "left", "right"), "pad": ("dpad",)}
_DIGITS: dict[Board, tuple[str, ...]] = {"keys": DIGITS, "pad": ()}
#: Keys that few keyboards have.
_SELDOM = ("browser_back", "pause")
_WALKS = ("up", "down", "left", "right", "forward", "backward")
#: The commands that scroll a card that is higher than the window.
_TURNS = ("page_up", "page_down", "scroll_up", "scroll_down", "home", "end")
_ANYWHERE = ("fullscreen", "mute", "picture", "voice")
#: A screen with more rows has its keys in groups: those of the options, each with its picture.
_FEW = 6
_GROUPS = {"play": "icons/cards", "look": "icons/eye"}
_ICONS = {"here": "icons/cards", "move": "icons/step", "anywhere": "icons/gear"}


class KeyCard(Dialog, Screen):
    """Lies over the screen it tells of; any key but those that walk on it takes it away."""

    paper = "parchment"
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
            button.visible, button.kind = leads, "quiet"
        self.close = self.add_button("key_card.close", self.go_back, "tick", kind="primary")
        self.widgets.focus(self.close)
        self._laid_out = self.board

    @property
    def board(self) -> Board:
        """The board whose triggers are shown: that of the device in hand."""
        return "pad" if self.services.inputs.device.is_pad else "keys"

    @property
    def groups(self) -> list[KeyGroup]:
        """Return the keys that do something here, by groups with their headings."""
        here, anywhere = self._keys_here(), dict.fromkeys(_ANYWHERE, "")
        groups: list[KeyGroup] = []
        if len(here) > _FEW:
            parts = {key: {each: here[each] for each in here if each in KEY_GROUPS[key]}
                     for key in _GROUPS}  # fmt: skip
            taken = {each for part in parts.values() for each in part}
            anywhere = {each: here[each] for each in here if each not in taken} | anywhere
            groups = [
                KeyGroup(self.translate(f"options.key_groups.{key}"), icon, self._rows(parts[key]))
                for key, icon in _GROUPS.items()
            ]
        else:
            groups = [self._named("here", self._rows(here))]
        groups += [
            self._named("move", self._moving()),
            self._named("anywhere", self._rows(anywhere)),
        ]
        return [group for group in groups if group.rows]

    def _named(self, key: str, rows: list[KeyRow]) -> KeyGroup:
        return KeyGroup(self.translate(f"key_card.{key}"), _ICONS[key], rows)

    def _keys_here(self) -> dict[str, str]:
        """Return the keys of the screen, the reason of a refusal only where there is one.

        Where cards lie, they can be read.
        """
        keys, refusal = dict(self.below.keys), getattr(self.below, "refusal", None)
        if isinstance(self.below, Screen) and self.below.reader.cards:
            keys.setdefault("inspect", "")
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
        for group in self.groups:
            for row in group.rows:
                if row.triggers == DIGITS:
                    keys = ["1–9"]
                elif row.triggers in _ARROWS.values():
                    named = "dpad" if self.board == "pad" else "arrows"
                    keys = [translate(f"key_names.{named}")]
                else:
                    keys = [words_of(translate, inputs, self.board, key) for key in row.triggers]
                told.append(f"{row.words}: {', '.join(keys)}.")
        return told

    # The player's input

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
            self._keys(),
            Space(8.0),
            EvenRows(shown, (4, 2) if grown(1.0) > 1.0 else (4,)),
            edge=edge,
            tall=(top, foot),
        )

    def _keys(self) -> Block:
        """Return the painted pad with what its buttons do, or the groups in columns."""
        groups = self.groups
        if self.board == "pad" and grown(1.0) <= _ONE_COLUMN:
            return PadSheet(self.services, [row for group in groups for row in group.rows])
        return KeyColumns(
            self.services, self.board, _columns(groups), gap=_COLUMN_GAP, around=_AROUND
        )

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the veil, and another card once another board is used."""
        if self.board != self._laid_out:
            self._laid_out = self.board
            self.lay_out_anew()
        super().draw_background(canvas)


def _columns(groups: Sequence[KeyGroup]) -> list[Sequence[KeyGroup]]:
    """Return the groups in two columns of nearly one height, or in one for large words."""
    if grown(1.0) > _ONE_COLUMN or len(groups) < 2:
        return [groups]
    high = [len(group.rows) + 1.3 for group in groups]
    ways = range(1, len(groups))
    first = min(ways, key=lambda count: max(sum(high[:count]), sum(high[count:])))
    return [groups[:first], groups[first:]]


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
