"""The list of matches by letter: whose turn it is in each, and what can be done with one."""

from collections.abc import Callable
from typing import ClassVar

import pygame

from game.kit import (
    Block,
    Canvas,
    Column,
    Item,
    Row,
    Scene,
    SceneStack,
    Sizes,
    Words,
    button_height,
    grown,
    read_clipboard,
    text_style,
)
from game.play import LetterMatch, LetterStage, looks_like_letter

from ..common import (
    BLEED,
    Foot,
    MatchRows,
    row_height,
    rows_stacked,
)
from ..services import Services
from .desk import DeskLook, LetterScreen
from .envelope import Envelope
from .letter_row import draw_letter_row
from .letter_sight import LetterSight, letter_page
from .letter_tools import LetterTools, letter_panel
from .letter_words import URGENT, others_words

_WAY, _WAY_WIDE = 44.0, 250.0
#: The desk with buttons on its beam; the sizes of what stands below a short list, and a longer one.
_DESK, _SHORT, _SIZES = DeskLook(beam=158.0), 2, (0.8, 0.5)
_NONE = text_style.BODY.with_changes(size=20, align="center")
#: The shares of the width of the list and of the chosen match; the rows seen in large texts.
_SHARES, _LEAST_ROWS = (0.54, 0.46), 2


class LettersScreen(LetterScreen):
    """The matches by letter, those first in which one's own turn waits.

    The one with the name ``at`` is chosen. A letter on the clipboard is offered to be read.
    """

    depth = 1
    sight = "shore"
    keys: ClassVar[dict[str, str]] = {"erase_next": "key_card.delete"}
    acts: ClassVar[dict[str, str]] = {"erase_next": "ask_to_delete"}

    def __init__(self, services: Services, at: bytes = b"") -> None:
        super().__init__(services)
        self.matches = self._load()
        names = [each.terms.match for each in self.matches]
        self.at = names.index(at) if at in names else 0
        self.remake()
        self._offer_clipboard()

    def _load(self) -> list[LetterMatch]:
        store = self.services.letters
        matches = store.matches()
        for match in matches:
            self.services.file_letters(match)
        self.services.problems.extend(store.problems)
        return sorted(matches, key=lambda each: each.stage not in URGENT)

    @property
    def chosen(self) -> LetterMatch | None:
        """The chosen match, or None where there is none."""
        return self.matches[self.at] if self.matches else None

    # The widgets

    def make(self) -> None:
        """Make the list, and the buttons for the chosen match and for letters."""
        self.title = self.translate("letters.title")
        size = _SIZES[len(self.matches) > _SHORT]
        self.look = _DESK._replace(size=size, beside=True) if self.matches else _DESK
        self.list = self.widgets.add(
            MatchRows(
                self._draw_row,
                on_select=self._show,
                on_pick=lambda _: self.go_on(),
                reduced=self.services.settings.reduced_motion,
                paper="parchment",
            )
        )
        self.list.show(len(self.matches), self.at)
        self.tools = LetterTools(self, self._anew)
        self.back = self.add_button("start.back", self.go_back, "back")
        self.read = self.add_button("letters.read", lambda: self._push("read"), "paste")
        add_new = self.add_button if self.matches else self.add_main_button
        self.new = add_new("letters.new", lambda: self._push("new"), "plus")
        self.help = self.add_button("letters.how", lambda: self._push("help"), "help", kind="quiet")
        self.go = self.add_main_button("letters.go_on", self.go_on, "play")
        self._show_tools()

    def _draw_row(self, canvas: Canvas, plate: pygame.FRect, index: int) -> None:
        draw_letter_row(self.services, self.matches[index], canvas, plate)

    def _show_tools(self) -> None:
        match = self.chosen
        self.tools.show(match)
        self.go.visible = match is not None
        if match is not None:
            self.go.enabled = self._leads_on(match)
            self.go.label = self.translate(f"letters.go.{match.stage}")

    @staticmethod
    def _leads_on(match: LetterMatch) -> bool:
        return match.stage not in (LetterStage.OVER, LetterStage.GONE) or bool(match.kept.filed)

    def _show(self, index: int) -> None:
        self.at = index
        self._show_tools()
        self.lay_out_anew()

    def _anew(self) -> None:
        """Read the list again, the same match chosen."""
        name = b"" if self.chosen is None else self.chosen.terms.match
        self.matches = self._load()
        names = [each.terms.match for each in self.matches]
        self.at = names.index(name) if name in names else 0
        self.remake()
        self.tell("")
        self.lay_out_anew()

    def _offer_clipboard(self) -> None:
        text = read_clipboard() or ""
        known = [code for match in self.matches for code in match.all_codes.split()]
        known += [each.code for match in self.matches if (each := match.private_letter)]
        if looks_like_letter(text) and not any(code in "".join(text.split()) for code in known):
            self.message = self.translate("letters.on_clipboard")

    # Actions of the player

    def go_on(self) -> None:
        """Watch what came, play on, or look at the letter that waits."""
        match = self.chosen
        if match is None or not self._leads_on(match):
            return
        with self.services.telling(self.tell):
            if match.kept.closed:
                match.close(closed=False)
            routes = self.services.routes
            if match.stage is LetterStage.OVER:
                self.stack.push(
                    routes.replays.of_file(self.services.store.folder / match.kept.filed)
                )
            else:
                self.stack.clear_to(routes.letters.opened(match))

    def _push(self, key: str) -> None:
        routes = self.services.routes.letters
        text = read_clipboard() or ""
        scenes: dict[str, Callable[[], Scene]] = {
            "new": routes.new,
            "help": routes.help_page,
            "read": lambda: routes.read(text if looks_like_letter(text) else ""),
        }
        self.stack.push(scenes[key]())

    def ask_to_delete(self) -> None:
        """Ask whether to take the chosen match out of the list."""
        if self.chosen is not None:
            self.tools.ask_to_delete()

    def go_back(self) -> None:
        """Return to the menu."""
        self.stack.clear_to(self.services.routes.menu("letters"))

    # The page

    def enter(self, stack: SceneStack) -> None:
        """Let the keyboard begin at the list, where there is one."""
        super().enter(stack)
        self.widgets.focus(self.list if self.matches else self.new)

    def resume(self) -> None:
        """Read the list again: a letter was read or written in the scene above."""
        super().resume()
        self._anew()

    def make_body(self) -> Block:
        """Return the list with the chosen match beside it, or what a match by letter is."""
        match = self.chosen
        self.list.visible = match is not None
        ways = [self.new, self.read, self.help]
        if match is None:
            # At the foot there is nothing to go on with.
            ways.remove(self.new)
            words = Words(self.translate("letters.none_text"), _NONE)
            below = letter_page(LetterSight(Envelope), self.translate("letters.none"), words)
        else:
            below = self._list_beside(match)
        row = Row(*(Item(each, button_height(_WAY)) for each in ways), most=grown(_WAY_WIDE))
        return Column(row, below)

    def _list_beside(self, match: LetterMatch) -> Block:
        """Return the list with the chosen match beside it, or below it in large texts."""
        detail = letter_panel(self.services, match, self.tools.buttons)
        if rows_stacked():
            return Column(Item(self.list, _LEAST_ROWS * row_height()), detail, spring=1)
        listed = Item(self.list, _LEAST_ROWS * row_height(), spring=1)
        return Row(listed, detail, gap=Sizes.gap + BLEED, shares=_SHARES, spring=1)

    def make_foot(self) -> Foot:
        """Return the ways back, on, and to letters."""
        hint = self.translate("letters.hint") if self.matches else ""
        go = self.go if self.matches else self.new
        return Foot(go, self.back, hint=hint, message=self.message)

    def spoken_opening(self) -> list[str]:
        """Return with whom one can go on."""
        urgent = [match for match in self.matches if match.stage in URGENT]
        names = ", ".join(others_words(self.services, match) for match in urgent)
        return [self.translate("letters.waiting_here", names=names)] if urgent else []
