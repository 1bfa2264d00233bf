"""The history: every finished match, to search, to count and to look back at."""

from collections.abc import Sequence
from typing import ClassVar, Literal

import pygame

from game.kit import (
    Block,
    Button,
    Canvas,
    Column,
    Command,
    CycleChoice,
    Drawn,
    Grid,
    Intent,
    Item,
    Row,
    SceneStack,
    Sizes,
    Space,
    TextField,
    Viewport,
    button_height,
    grown,
    text_size,
    text_style,
)
from game.play import salvage

from ..common import BLEED, Foot, MatchRows, Screen, empty_page, row_height, rows_stacked
from ..services import Services
from ..voyage.ending.past_voyage_scene import past_voyage
from .history_details import MatchDetails
from .history_entry import HistoryEntry
from .history_filter import FILTERS, HistoryFilter, HistoryReader, HistoryTotals
from .voyage_entry import VoyageDetails, VoyageEntry

#: The share of the width that the list takes, and the height of the row of filters.
_LIST_SHARE, _FILTERS = 0.5, 52.0
#: So many rows of large texts are seen.
_LEAST_ROWS = 3
#: The width of the button beside the title, and the room for that.
_OPEN, _TITLE_ROOM = 330.0, 380.0
_TOTALS = text_style.STRONG.with_changes(size=17, floor=12, outline=1.4, wrap=True)
_LINE = text_style.BODY.with_changes(size=18, align="center", valign="middle", outline=1.4)
#: These keys go to the list, whatever has the keyboard.
_LIST_KEYS = frozenset(("up", "down", "page_up", "page_down"))


class HistoryScene(Screen):
    """Lists the finished matches that pass the filters; the selected one is shown in full."""

    paper = "parchment"
    depth, entry = 1, "history"
    dim = 140
    keys: ClassVar[dict[str, str]] = {"hint": "key_card.look_back", "inspect": ""}

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.title = self.translate("history.title")
        self.entries: list[HistoryEntry] = []
        self.older = HistoryReader(services)
        self.shown: list[HistoryEntry] = []
        self.filter = HistoryFilter()
        #: How many matches are still put back into the history, as it was last told.
        self._left = services.refiling_left
        #: The height that details had last: the page stays as high until others are known.
        self._kept_height = 0.0
        #: The selected match played again, None until then.
        self.details: MatchDetails | VoyageDetails | None = None
        self.search = self.widgets.add(
            TextField(
                on_change=self._seek,
                on_submit=lambda _: self.look_back(),
                placeholder=self.translate("history.search"),
                max_length=40,
            )
        )
        self.filters = [
            self.widgets.add(self._choice(name, options)) for name, options in FILTERS.items()
        ]
        self.list = self.widgets.add(
            MatchRows(
                lambda canvas, plate, index: self.shown[index].draw(canvas, plate),
                on_select=lambda _: self._forget(),
                on_pick=lambda _: self.main_button.on_click(),
                reduced=services.settings.reduced_motion,
            )
        )
        self.back = self.add_button("history.back", self.go_back, "back")
        self.review = self.add_main_button("history.review", self.look_back, "review")
        self.replay = self.add_button("history.replay", self.watch, "play")
        self.open = self.add_button(
            "history.open", self.open_copied, "paste", hint="history.open_hint"
        )

    @property
    def chosen(self) -> HistoryEntry | None:
        """The selected match."""
        return self.shown[self.list.selected] if self.list.selected is not None else None

    @property
    def main_button(self) -> Button:
        """The review, or the replay where there is none."""
        return self.review if self.review.visible or not self.replay.visible else self.replay

    # Actions of the player

    def look_back(self) -> None:
        """Go through the selected match turn by turn; the list waits below."""
        self._look()
        if isinstance(self.chosen, VoyageEntry):
            self.stack.push(past_voyage(self.services, self.chosen.voyage))
            return
        entry, match = self.chosen, self.details.match if self.details else None
        if entry is None or match is None:
            return
        if entry.no_review:
            self._tell(self.translate(entry.no_review))
            return
        review = self.services.reviews.of(match)
        if review.turns:
            self.stack.push(self.services.routes.review(match, review))
        else:
            self._tell(self.translate("history.no_turns"))

    def watch(self) -> None:
        """Watch the selected match again, as far as its record goes; the list waits below."""
        entry = self.chosen
        if entry is None or isinstance(entry, VoyageEntry):
            return
        with self.services.telling(self._tell):
            text = self.services.profile.history.record_text(entry.filed.id)
            self.stack.push(self.services.routes.replays.of(salvage(text, entry.filed.file)))

    def open_copied(self) -> None:
        """Watch the match whose code, or file, somebody has copied."""
        scene = self.services.routes.replays.of_clipboard()
        if scene is None:
            self._tell(self.translate("history.nothing_copied"))
        else:
            self.stack.push(scene)

    def narrow(self) -> None:
        """Show the matches that pass the filters."""
        self.shown = [entry for entry in self.entries if self.filter.passes(entry)]
        self.list.show(len(self.shown))
        self._forget()

    # The scene

    def enter(self, stack: SceneStack) -> None:
        """Read the latest matches."""
        super().enter(stack)
        self._read_on()
        for widget in (self.search, *self.filters):
            widget.visible = bool(self.entries)
        for button in (self.review, self.replay):
            button.visible = bool(self.entries)
        self.narrow()
        self.lay_out_anew()
        self.widgets.focus(self.search if self.entries else self.back)

    def _read_on(self) -> list[HistoryEntry]:
        with self.services.telling(self._tell):
            read = self.older.next()
            self.entries += read
            return read
        return []

    def _show_more(self) -> None:
        self.shown += [entry for entry in self._read_on() if self.filter.passes(entry)]
        self.list.extend(len(self.shown))
        self.invalidate()

    def handle(self, intent: Intent) -> None:
        """Let the arrows go through the list while words are typed, then do as every scene."""
        typing = self.widgets.focused is self.search
        if typing and isinstance(intent, Command) and intent.name in _LIST_KEYS:
            self.list.command(intent.name)
            self.invalidate()
            return
        super().handle(intent)

    def handle_rest(self, intent: Intent) -> None:
        """Take words out of the search, then leave, on "back"; look back on "hint"."""
        if intent == Command("hint"):
            self.look_back()
        elif intent == Command("back") and self.search.text:
            self.search.text, self.search.caret = "", 0
            self._seek("")
        else:
            super().handle_rest(intent)

    def update(self, dt: float) -> bool:
        """Move the widgets; play the selected match again, read older ones when there is time."""
        moving = super().update(dt)
        if self._left != self.services.refiling_left:
            self._left = self.services.refiling_left
            self.invalidate()
        if self.details is None and self.chosen is not None:
            self._look()
            return True
        if self.older.more:
            self._show_more()
            return True
        return moving

    def _draw_totals(self, canvas: Canvas, area: pygame.FRect) -> None:
        align: Literal["right", "center"] = "center" if rows_stacked() else "right"
        canvas.text(self._line, area, _TOTALS, align=align)

    def _draw_details(self, canvas: Canvas, area: pygame.FRect) -> None:
        if self.details is not None:
            self.details.draw(canvas, area)

    def _details_height(self, view: Viewport, width: float) -> float:
        if self.details is not None:
            self._kept_height = self.details.height(view, width)
        return self._kept_height

    def make_body(self) -> Block:
        """Return filters, list and details; below one another, with the rest, in larger texts."""
        if not self.entries and not self.older.more:
            words = (self.translate(f"history.empty_{part}") for part in ("title", "text"))
            return empty_page("bridge", "icons/scroll", *words)
        filters = [Item(each, grown(Sizes.field_height)) for each in (self.search, *self.filters)]
        if rows_stacked() and self.entries:
            return Column(
                Grid(filters, 2),
                Item(self.list, _LEAST_ROWS * row_height(), spring=1),
                Drawn(
                    self._draw_totals,
                    lambda view, width: text_size(view, self._line or " ", _TOTALS, width)[1],
                ),
                Drawn(self._draw_details, self._details_height),
                Row(*(Item(each) for each in (self.replay, self.open) if each != self.main_button)),
            )
        both = Row(
            Item(self.list, 0.0, spring=1),
            Column(Space(4.0), Drawn(self._draw_details, spring=1), Space(4.0), gap=0.0),
            gap=Sizes.gap + BLEED,
            shares=lambda width: (
                width * _LIST_SHARE,
                width * (1 - _LIST_SHARE) - Sizes.gap - BLEED,
            ),
            spring=1,
        )
        return Column(Grid(filters, 4), Space(_FILTERS - Sizes.field_height), both, gap=0.0)

    def make_foot(self) -> Foot:
        """Return the way back, and that to the review."""
        return Foot(self.main_button, self.back)

    def resize(self, view: Viewport) -> None:
        """Lay out the page; in usual texts the replay lies in the foot, the codes by the title."""
        super().resize(view)
        if rows_stacked() and self.entries:
            return
        page, gap, high = self._page, Sizes.gap, button_height()
        if self.review.visible:
            beside = pygame.FRect(page.back.right + gap, page.back.y, 0, page.back.height)
            beside.width = page.primary.x - gap - beside.x
            self.replay.place(beside)
        wide = min(grown(_OPEN), (page.area.width - _TITLE_ROOM) / 2)
        self.open.place((page.area.right - wide, page.header.centery - high / 2, wide, high))

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the page, the totals, and what stands where there are no matches."""
        super().draw_background(canvas)
        if not rows_stacked() or not self.entries:
            self._draw_totals(canvas, self._page.note)
        if self.entries and not self.shown and not self.older.more:
            canvas.text(self.translate("history.nothing"), self.list.rect.inflate(-40, -40), _LINE)

    # Details

    def _choice(self, name: str, options: Sequence[str]) -> CycleChoice:
        def choose(index: int) -> None:
            setattr(self.filter, name, options[index])
            self.narrow()

        words = [self.translate(f"history.{name}s.{option}") for option in options]
        return CycleChoice("", words, 0, choose)

    def _seek(self, words: str) -> None:
        self.filter.search = words
        self.narrow()

    def _look(self) -> None:
        entry = self.chosen
        if self.details is None and entry is not None:
            voyage = isinstance(entry, VoyageEntry)
            self.details = (
                VoyageDetails(entry)
                if isinstance(entry, VoyageEntry)
                else MatchDetails(self.services, entry)
            )
            # The review is the duel's, as its key says, too.
            why = self.translate(entry.no_review) if entry.no_review else ""
            possible = voyage or bool(self.details.match)
            self.review.enabled, self.review.hint = possible and not why, why
            self.review.label = self.translate("voyage_log.show" if voyage else "history.review")
            # What can never be done here is not offered.
            self.review.visible, self.replay.visible = self.review.enabled, not voyage
            self.replay.kind = "secondary" if self.review.visible else "primary"
            self.lay_out_anew()
            self.invalidate()

    def _forget(self) -> None:
        self.details, self.message = None, ""
        self.review.enabled = self.chosen is not None
        self.invalidate()

    def _tell(self, message: str) -> None:
        self.message = message
        self._lay_out_large()

    def _lay_out_large(self) -> None:
        """Lay the page out anew where its height hangs on what is told."""
        if rows_stacked():
            self.lay_out_anew()
        self.invalidate()

    @property
    def _line(self) -> str:
        return self.message or self.services.refiling_words() or self._totals_line()

    def _totals_line(self) -> str:
        if not self.entries:
            return ""
        sums: dict[str, list[HistoryEntry]] = {"matches": [], "voyages": [], "fights": []}
        for entry in self.shown:
            sums[entry.counted].append(entry)
        found = [kind for kind, entries in sums.items() if entries] or ["matches"]
        return " · ".join(self._totals_of(kind, sums[kind]) for kind in found)

    def _totals_of(self, kind: str, entries: Sequence[HistoryEntry]) -> str:
        totals = HistoryTotals.of(entries)
        count = self.translate(f"history.{kind}", count=totals.matches)
        if totals.share is None:
            return count
        return self.translate(
            "history.totals", matches=count, won=totals.won, lost=totals.lost, share=totals.share
        )
