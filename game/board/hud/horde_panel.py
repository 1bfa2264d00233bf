"""The Horde's deck, mana, lane and next turn, and the settings of a custom solo game."""

from typing import NamedTuple

import pygame

from game.content import Strings
from game.kit import Canvas, Colour, Colours, Viewport, line_width, text_style
from game.rules import CHOICES, SUMMONING, Difficulty, ability_names

from ..layout import Layout
from ..log_lines import bridge_name
from ..spots import Box
from ..table import Table
from ..table_side import TableSide
from .seat_cloth import draw_seat_ground

#: The picture of a setting that is not as in the quick game; an ability has its own.
_PICTURES = {
    "variable_mana": "ui/mana1",
    "fixed_mana": "ui/mana1",
    "ai_begins": "icons/horn",
    "bastion": "icons/ban",
    "resistance": "icons/tower",
}
#: The sign beside the picture where there is no room for words.
_SHORT = {"variable_mana": "+{value}", "fixed_mana": "{value}", "resistance": "−1"}


class SettingsChip(NamedTuple):
    """One setting: its picture, its words, and a figure for where there is no room for words.

    ``name`` is that of the field of ``Difficulty``.
    """

    name: str
    picture: str
    words: str
    short: str


def settings_chips(strings: Strings, difficulty: Difficulty) -> list[SettingsChip]:
    """Return a chip for each setting that differs from the quick game."""
    usual = Difficulty()
    changed = [name for name in CHOICES if getattr(difficulty, name) != getattr(usual, name)]
    return [_chip(strings, difficulty, name) for name in changed]


def _chip(strings: Strings, difficulty: Difficulty, name: str) -> SettingsChip:
    if name == "ability":
        ability = ability_names(difficulty.ability)[0]
        words = strings.text(f"abilities.{ability}.name")
        words = strings.text("difficulty.chips.ability", ability=words)
        return SettingsChip(name, f"ui/ic_{ability}", words, "")
    value = getattr(difficulty, name)
    words = strings.text(f"difficulty.chips.{name}", value=value)
    return SettingsChip(name, _PICTURES[name], words, _SHORT.get(name, "").format(value=value))


#: The back of a small card.
_BACK: Colour = (34, 58, 138)
_CAPTION = text_style.CAPTION.with_changes(size=14, wrap=False, fit=True, colour=Colours.text)
_LIFE = text_style.NAME.with_changes(size=21, align="left", wrap=False, fit=True)
_MANA = _LIFE.with_changes(colour=Colours.playable)
_CHIP = text_style.STRONG.with_changes(
    size=14, align="left", valign="middle", wrap=False, fit=True, floor=11
)
#: The crystal before the mana, and how far all stays off the edges of a panel.
_GEM, _INSET = 24.0, 15.0
#: For large words: the room above and below them, that of the notches, the shares of three rows.
_PLAIN_DOWN, _NOTCHES, _SHARES = 7.0, 14.0, (0.23, 0.3, 0.47)
#: A setting's chip: its height, its icon, between two of them, and how wide a row of them is.
_HIGH, _ICON, _APART = 24.0, 18.0, 5.0
#: Between two rows, and how many of them are as high as the panels.
_BELOW, _ROWS = 3.0, 3


class HordePanel:
    """Draws what there is to know of the Horde ``side``, and says it at length in hints."""

    def __init__(self, strings: Strings, table: Table, side: int, settings: Difficulty) -> None:
        self._strings = strings
        self._table = table
        self._number = side
        self.settings = settings
        horde, revealed = self._side, table.revealed
        #: All of its cards, of which none is ever lost: those on their way lie in no pile.
        self._cards = horde.deck + len(horde.keep.discard) + sum(map(len, horde.lanes))
        self._cards += revealed is not None

    @property
    def _side(self) -> TableSide:
        return self._table.sides[self._number]

    @property
    def acts(self) -> bool:
        """Whether it is its turn."""
        return self._table.active == self._number

    # Words

    def mana_words(self) -> str:
        """Return the mana of its next turn, or of this one, with its parts (R9.2)."""
        side, table = self._side, self._table
        base = max(0, side.fixed_mana + table.mana_change(self._number))
        bonus = side.variable_mana * sum(map(len, table.sides[1 - self._number].lanes))
        if self.acts:
            bonus = table.mana - base
        return self._text("mana", base=base, bonus=bonus, count=base + bonus)

    def chips(self) -> list[tuple[str, str, str]]:
        """Return the settings that are not the usual ones: icon, words, and what they mean."""
        chips = settings_chips(self._strings, self.settings)
        meant = [self._strings.text(f"difficulty.settings.{chip.name}.text") for chip in chips]
        return [
            (chip.picture, chip.words, f"{chip.words}\n{text}")
            for chip, text in zip(chips, meant, strict=True)
        ]

    def hints(self, layout: Layout) -> list[tuple[Box, str]]:
        """Return what each part means, with its place."""
        return [
            (layout.top.horde_life, self._text("life_hint")),
            (layout.top.horde_next, self._text("mana_hint", each=self._side.variable_mana)),
            *((box, chip[2]) for box, chip in zip(self._boxes(layout), self.chips(), strict=True)),
        ]

    def _text(self, key: str, **values: object) -> str:
        return self._strings.text(f"match.horde.{key}", **values)

    # Drawing

    def draw(self, canvas: Canvas, layout: Layout) -> None:
        """Draw both panels, the chips, and the mark at the lane of the next card."""
        self._draw_life(canvas, layout)
        self._draw_next(canvas, layout)
        for box, (icon, words, _) in zip(self._boxes(layout), self.chips(), strict=True):
            self._draw_chip(canvas, box, icon, words)
        if not self._side.keep.ran_out and (not self.acts or self._table.phase == SUMMONING):
            words = self._text("next_card")
            self._draw_chip(canvas, self._lane_mark(layout, words), "icons/next", words)

    def _draw_life(self, canvas: Canvas, layout: Layout) -> None:
        box = layout.top.horde_life
        draw_seat_ground(canvas, box, self._number)
        x, wide = box.x + _INSET, box.width - 2 * _INSET
        if layout.plain:
            # That the deck is the life is said in the hint.
            high = (box.height - 2 * _PLAIN_DOWN - _NOTCHES) / 2
            top = box.y + _PLAIN_DOWN
            rows = (top, high), (top + high + 2, _NOTCHES - 4), (top + high + _NOTCHES, high)
        else:
            canvas.text(self._text("life"), (x, box.y + 10, wide, 18), _CAPTION)
            rows = (box.y + 27, 26), (box.y + 54, 9), (box.y + 65, 18)
        left, track, then = (pygame.FRect(x, y, wide, high) for y, high in rows)
        words = self._text("cards_left", count=self._side.deck)
        colour = Colours.negative if self._side.deck <= 3 else Colours.light
        canvas.text(words, left, _LIFE, wrap=layout.plain, colour=colour)
        self._draw_track(canvas, track)
        words = after_deck_words(self._strings, self._table, self._number)
        canvas.text(words, then, _CAPTION, wrap=layout.plain)

    def _draw_track(self, canvas: Canvas, track: pygame.FRect) -> None:
        """Draw a small card for each of the deck, and its place where it has gone."""
        pitch = track.width / max(self._cards, 1)
        gap = 1.5 if pitch > 4 else 0.5
        for card in range(self._cards):
            notch = pygame.FRect(track.x + card * pitch, track.y, pitch - gap, track.height)
            if card < self._side.deck:
                canvas.fill(notch, Colours.brass_light, radius=1.5)
                canvas.fill(notch.inflate(-1.6, -1.6), _BACK, radius=1)
            else:
                canvas.fill(notch, Colours.well, radius=1.5, alpha=120)

    def _draw_next(self, canvas: Canvas, layout: Layout) -> None:
        box = layout.top.horde_next
        draw_seat_ground(canvas, box, self._number)
        x, wide = box.x + _INSET, box.width - 2 * _INSET
        rows, gem, before = ((10.0, 18.0), (33.0, 27.0), (63.0, 18.0)), box.y + 34, _GEM
        if layout.plain:
            first, second, third = (share * (box.height - 2 * _PLAIN_DOWN) for share in _SHARES)
            low = _PLAIN_DOWN + first
            rows = (_PLAIN_DOWN, first), (low, second), (low + second, third)
            gem, before = box.y + low + (second - _GEM) / 2, _GEM - 1
        when, mana, lane = (pygame.FRect(x, box.y + top, wide, high) for top, high in rows)
        canvas.text(self._when, when, _CAPTION)
        canvas.image("ui/mana1", (x - 3, gem, _GEM, _GEM))
        mana.left, mana.width = x + before, wide - before
        canvas.text(self.mana_words(), mana, _MANA)
        words = next_card_words(self._strings, self._table, ("", ""), self._number)
        canvas.text(words, lane, _CAPTION, wrap=layout.plain)

    @property
    def _when(self) -> str:
        last = "last_turn" if self._side.keep.ran_out else "next_turn"
        return self._text("this_turn" if self.acts else last)

    def _draw_chip(self, canvas: Canvas, box: Box, icon: str, words: str) -> None:
        canvas.box(box, Colours.well, Colours.sides[self._number], width=1.4, radius=12)
        canvas.image(icon, (box.x + 7, box.y + (box.height - _ICON) / 2, _ICON, _ICON))
        left = box.x + _ICON + 11
        canvas.text(words, (left, box.y, box.x + box.width - left - 4, box.height), _CHIP)

    def _boxes(self, layout: Layout) -> list[Box]:
        areas = _chip_areas(layout)
        area = areas.pop(0)
        found, end, y, row = [], area.right, area.y, 0
        for _, words, _ in self.chips():
            wide = _wide(layout, words)
            if end - wide < area.left and end < area.right:
                row += 1
                if row == _ROWS and areas:
                    area, row = areas.pop(0), 0
                end, y = area.right, area.y + row * (_HIGH + _BELOW)
            wide = min(wide, area.width)
            found.append(Box(end - wide, y, wide, _HIGH))
            end -= wide + _APART
        return found

    def _lane_mark(self, layout: Layout, words: str) -> Box:
        wide = _wide(layout, words)
        middle = layout.lane_middle(self._side.next_lane)
        x = layout.width / 2 + layout.bridge_half * 0.72 - wide
        # In the middle of the lane the forecast tells what gets through.
        return Box(x, middle - 44 - _HIGH / 2, wide, _HIGH)


def next_card_words(strings: Strings, table: Table, names: tuple[str, ...], side: int) -> str:
    """Return at which bridge the next card of a Horde or a wing comes, if one still does (R9.3)."""
    own = table.sides[side]
    if own.keep.ran_out:
        return strings.text("match.horde.no_cards")
    across, _ = table.field.across[side][own.next_lane]
    if across != table.viewer:
        # In the panel of a wing, which is the one end, the other end says enough.
        return strings.text("match.horde.card_across", across=names[across])
    lane = bridge_name(strings, names, table.field, table.viewer, (side, own.next_lane))
    return strings.text("match.horde.card_to", lane=lane)


def after_deck_words(strings: Strings, table: Table, side: int) -> str:
    """Return what follows when the deck of a Horde is empty (R9.7, R9.8, R13.25)."""
    keep = table.sides[side].keep
    key = "last_now" if keep.ran_out else "then_last" if keep.fort else "then_fort"
    return strings.text(f"match.horde.{key}")


def _chip_areas(layout: Layout) -> list[pygame.FRect]:
    """Return where chips have room: below the Horde's panels, or, in a wide window, beside them.

    There the upper lane is nearer to the panels than a chip is high.
    """
    after, panel = layout.top.horde_next, layout.other_panel
    if not layout.is_wide:
        y = panel.y + panel.height + 5
        return [pygame.FRect(after.x, y, panel.x + panel.width - after.x, _HIGH)]
    left = after.x + after.width + 6
    right = pygame.FRect(left, panel.y, panel.x - 6 - left, panel.height)
    left = layout.banner.x + layout.banner.width + 6
    return [right, pygame.FRect(left, panel.y, layout.top.horde_life.x - 6 - left, panel.height)]


def _wide(layout: Layout, words: str) -> float:
    return line_width(Viewport(layout.width, layout.height, 1.0), words, _CHIP) + _ICON + 26
