"""The saved games: all matches, voyages and sagas without an end, to go on with or to delete."""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import ClassVar

import pygame

from game.content import ContentError
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Item,
    Row,
    SceneStack,
    Sizes,
    Space,
    Viewport,
    grown,
    text_size,
    text_style,
)
from game.play import ProfileError, SagaStore, saved_games, saved_sagas, saved_voyages

from ..common import (
    BLEED,
    ConfirmDialog,
    ConfirmQuestion,
    Foot,
    MatchRows,
    Screen,
    empty_page,
    if_yes,
    row_height,
    rows_stacked,
)
from ..services import Services
from .saved_panel import draw_saved
from .saved_rows import SavedRow, game_row
from .voyage_rows import SagaRow, VoyageRow

#: The height of the line below the list, how far it reaches below it, and the gap beside a button.
_LINE, _DOWN, _ASIDE = 30.0, 4.0, 12.0
#: The shares of the width that the list and the selected one beside it take.
_SHARES = (0.5, 0.5)
#: How high the selected one is where it is below the list.
_PANEL = 350.0
#: So many rows of large texts are seen at least.
_LEAST_ROWS = 2
_MESSAGE = text_style.BODY.with_changes(
    size=17, align="center", valign="middle", fit=True, outline=1.4
)


class SavedGamesScene(Screen):
    """Lists the matches that wait; how far each has come is looked up as it comes into view."""

    depth, entry = 1, "saved_games"
    dim = 140
    keys: ClassVar[dict[str, str]] = {"erase_next": "key_card.delete", "undo": "key_card.undo"}
    acts: ClassVar[dict[str, str]] = {"erase_next": "ask_to_delete", "undo": "undo"}

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.title = self.translate("saved_games.title")
        self.rows: list[SavedRow] = []
        #: Puts back what was deleted last, as long as that can be taken back.
        self._restore: Callable[[], Path] | None = None
        self.list = self.widgets.add(
            MatchRows(
                lambda canvas, plate, index: self.rows[index].draw(canvas, plate),
                on_select=lambda _: self._tell(""),
                on_pick=lambda _: self.go_on(),
                reduced=services.settings.reduced_motion,
            )
        )
        self.buttons = {
            "back": self.add_button("saved_games.back", self.go_back, "back"),
            "delete": self.add_button("saved_games.delete", self.ask_to_delete, "bin"),
            "undo": self.add_button("saved_games.undo", self.undo, "undo"),
            "go_on": self.add_main_button("saved_games.go_on", self.go_on, "play"),
        }

    @property
    def chosen(self) -> SavedRow | None:
        """The selected match or voyage."""
        return self.rows[self.list.selected] if self.list.selected is not None else None

    # Actions of the player

    def go_on(self) -> None:
        """Go on with the selected match."""
        row = self.chosen
        if row is None:
            return
        try:
            scene = row.scene()
        except ContentError as problem:
            row.problem = row.problem or str(problem)
            self._tell(self.services.say(problem))
        else:
            self.stack.clear_to(scene)

    def ask_to_delete(self) -> None:
        """Ask whether to delete the selected match."""
        row = self.chosen
        if row is None:
            return
        question = ConfirmQuestion(
            self.translate("saved_games.delete_title"),
            self.translate("saved_games.delete_text", match=row.called, when=row.saved),
            self.translate("saved_games.delete"),
            self.translate("saved_games.delete_no"),
            "icons/bin",
        )
        self.stack.push(ConfirmDialog(question), if_yes(self._delete))

    def _delete(self) -> None:
        row = self.chosen
        if row is None:
            return
        with self.services.telling(self._tell):
            self._restore = row.delete()
            index = self.rows.index(row)
            self.rows.remove(row)
            self._show(index, self.translate("saved_games.deleted"))

    def undo(self) -> None:
        """Put back the match that was deleted last."""
        if self._restore is None:
            return
        with self.services.telling(self._tell):
            restored = self._restore()
            self._restore = None
            self._load()
            place = next(i for i, row in enumerate(self.rows) if row.path == restored)
            self._show(place, self.translate("saved_games.restored"))

    # The scene

    def enter(self, stack: SceneStack) -> None:
        """Read the list."""
        super().enter(stack)
        self._load()
        self._show(0)
        self.widgets.focus(self.list if self.rows else self.buttons["back"])

    def update(self, dt: float) -> bool:
        """Move the widgets, and look up one match of those in view."""
        moving = super().update(dt)
        waiting = (self.rows[index] for index in self.list.shown if not self.rows[index].known)
        row = next(waiting, None)
        if row is None:
            return moving
        row.look()
        self._show_buttons()
        return True

    @property
    def _told(self) -> str:
        return self.message or (self.translate("saved_games.hint") if self.rows else "")

    def _line_height(self, view: Viewport, width: float) -> float:
        if grown(1.0) == 1.0:
            return _LINE
        return max(_LINE, text_size(view, self._told, _MESSAGE, width)[1] + Sizes.gap_small)

    def _draw_line(self, canvas: Canvas, area: pygame.FRect) -> None:
        colour = Colours.attention if self.message else Colours.text
        canvas.text(self._told, area, _MESSAGE, colour=colour)

    def make_body(self) -> Block:
        """Return the list over its line; delete and undo have a row below larger texts."""
        listed: Block = Item(
            self.list, _LEAST_ROWS * row_height() if rows_stacked() else 0.0, spring=1
        )
        if not self.rows:
            words = (self.translate(f"saved_games.empty_{part}") for part in ("title", "text"))
            listed = empty_page("village", "icons/hourglass", *words)
        elif not rows_stacked():
            panel = Column(Space(4.0), Drawn(self._draw_panel, spring=1), Space(4.0), gap=0.0)
            listed = Row(listed, panel, gap=Sizes.gap + BLEED, shares=_SHARES, spring=1)
        boxes: list[Block] = [listed, Drawn(self._draw_line, self._line_height), Space(-_DOWN)]
        if rows_stacked():
            aside = (Item(self.buttons[key]) for key in ("undo", "delete"))
            boxes += [Space(2 * _DOWN)]
            if self.rows:
                boxes += [Drawn(self._draw_panel, grown(_PANEL)), Space(2 * _DOWN)]
            boxes += [Row(*aside), Space(_DOWN)]
        return Column(*boxes, gap=0.0)

    def _draw_panel(self, canvas: Canvas, area: pygame.FRect) -> None:
        if self.chosen is not None:
            draw_saved(canvas, area, self.services, self.chosen)

    def make_foot(self) -> Foot:
        """Return the ways on and back, and what deletes."""
        delete = None if rows_stacked() else self.buttons["delete"]
        return Foot(self.buttons["go_on"], self.buttons["back"], delete)

    def resize(self, view: Viewport) -> None:
        """Lay out the page, and undo beside delete."""
        super().resize(view)
        if not rows_stacked():
            place = self._page.aside
            wide = min(place.width, (place.right - self._page.primary.right - 2 * _ASIDE) / 2)
            place.update(place.right - wide, place.y, wide, place.height)
            self.buttons["delete"].place(place)
            self.buttons["undo"].place(place.move(-wide - _ASIDE, 0))

    # Details

    def _load(self) -> None:
        services = self.services
        try:
            over: Collection[str] = services.profile.history.files()
        except ProfileError:
            # The files themselves then tell which matches are over, and may be thousands.
            over = ()
        sagas = saved_sagas(SagaStore(services.voyages), services.content)
        self.rows = [
            *(SagaRow(services, each) for each in sagas),
            *(
                VoyageRow(services, each)
                for each in saved_voyages(services.voyages, services.content)
            ),
            *(
                game_row(services, each)
                for each in saved_games(services.store, services.content, over)
            ),
        ]

    def _show(self, selected: int, message: str = "") -> None:
        self.list.show(len(self.rows), selected)
        self._tell(message)
        focused = self.widgets.focused
        if focused is not None and not focused.reachable:
            self.widgets.focus(self.buttons["back"], show=True)

    def _show_buttons(self) -> None:
        row = self.chosen
        self.buttons["go_on"].enabled = row is not None and not row.problem
        self.buttons["delete"].enabled = row is not None
        self.buttons["undo"].visible = self._restore is not None
        self.invalidate()

    def _tell(self, message: str) -> None:
        """Tell a line, or that of the list: what was told of another match has been read."""
        self.message = message
        self._show_buttons()
        self.lay_out_anew()


def example(services: Services) -> SavedGamesScene:
    """Return a list of a draft, a duel, a solo match, one of the campaign, and a damaged file."""
    from .example_games import save_examples  # noqa: PLC0415

    save_examples(services)
    return SavedGamesScene(services)


def example_rings(services: Services) -> SavedGamesScene:
    """Return a list of matches of three and four."""
    from .example_games import save_rings  # noqa: PLC0415

    save_rings(services)
    return SavedGamesScene(services)
