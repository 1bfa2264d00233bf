"""The almanac: questions at the side, and beside them the page with picture and answer."""

import pygame

from game.content import almanac
from game.kit import (
    Block,
    BlockPage,
    Button,
    Canvas,
    Colours,
    Column,
    Item,
    Panel,
    Row,
    ScrollList,
    Space,
    Toggle,
    Viewport,
    Words,
    grown,
    text_size,
    text_style,
)

from ..common import EVENING, EnglishWords, Foot, Screen
from ..services import Services
from .almanac_pages import AlmanacPage, percent
from .almanac_pictures import AlmanacPictures
from .almanac_sheet import answer_block, verdict_block
from .page_maker import PageMaker

_SIDE, _GAP, _INSET, _ROW = 336.0, 24.0, 14.0, 46.0
#: The width beside the words of a row: their edges, and the bar.
_BESIDE = 46.0
#: On the page: its edge, and the space between what stands on it.
_EDGE, _APART = 14.0, 10.0
_GUESS = 300.0
#: The button that unfolds how a page was measured.
_MEASURED, _MEASURED_WIDE = 32.0, 320.0
#: The plates with answers: their height, and the letters on them.
_PLATE, _NUMERAL = 92.0, 40.0
_QUESTION = text_style.STRONG.with_changes(
    size=17, bold=False, colour=Colours.light, floor=12, wrap=True, valign="middle"
)
_TITLE = text_style.NAME.with_changes(size=28, colour=Colours.gold, wrap=True, fit=False)
_TEXT = text_style.BODY.with_changes(size=20, colour=Colours.light)
_ASKED = text_style.NAME.with_changes(
    size=24, colour=Colours.gold, align="center", wrap=True, fit=False
)
_SURE = text_style.BODY.with_changes(size=14, colour=Colours.muted)
_COMMAND = text_style.CAPTION.with_changes(size=13, align="left", colour=Colours.muted, wrap=True)


class AlmanacScene(Screen):
    """Shows how the duel is won, question by question; leaves nothing.

    Who guesses first chooses one of three answers before a page tells its own.
    """

    paper = "parchment"
    depth = 8
    landscape = EVENING
    dim = 85
    widest = 1240.0

    def __init__(self, services: Services, key: str = "") -> None:
        super().__init__(services)
        self.pages: list[AlmanacPage] = []
        self.guessing = False
        #: The answers that were chosen, by the keys of their pages.
        self.guesses: dict[str, int] = {}
        #: Whether the command that measures the shown page anew is told.
        self.unfolded = False
        self._first = key
        self._pictures = AlmanacPictures(services)
        self.list = ScrollList(
            0,
            self._paint_row,
            row_height=_ROW,
            selected=0,
            on_select=self.show,
            on_pick=lambda _index: self.widgets.focus(self._read, show=True),
        )
        self.page = BlockPage(Block(), fills=True)
        self.answers: list[Button] = []
        self.remake()
        self.widgets.focus(self.list)

    def make(self) -> None:
        """Make the buttons, and write the words anew."""
        self.title = self.translate("almanac.title")
        self._pictures = AlmanacPictures(self.services)
        self.pages = PageMaker(self.services, almanac()).pages()
        keys = [page.key for page in self.pages]
        at = keys.index(self._first) if self._first in keys else self.list.selected or 0
        self._first = ""
        self.list.set_count(len(self.pages))
        self.list.selected = at
        self.widgets.extend((self.list, self.page))
        self.guess = self.widgets.add(
            Toggle(
                self.translate("almanac.guess_first"),
                self.guessing,
                self._choose_guessing,
                share=0.72,
                hint=self.translate("almanac.guess_hint"),
            )
        )
        self.measured = self.add_button(
            "almanac.measured", self._unfold, "bars", hint="almanac.measured_hint", kind="quiet"
        )
        self.back = self.add_button("almanac.back", self.go_back, "leave")
        self.show(at)

    @property
    def shown(self) -> AlmanacPage:
        """The page that is read."""
        return self.pages[self.list.selected or 0]

    @property
    def asks(self) -> bool:
        """Whether the page waits for a guess."""
        page = self.shown
        return self.guessing and bool(page.answers.words) and page.key not in self.guesses

    @property
    def _read(self) -> BlockPage | Button:
        return self.answers[0] if self.answers else self.page

    def show(self, index: int) -> None:
        """Show the page of a question."""
        self.list.selected, self.unfolded = index, False
        for answer in self.answers:
            self.widgets.remove(answer)
        self.answers = [self._answer(place) for place in range(len(self.shown.answers.words))]
        if not self.asks:
            self.answers = []
        self.widgets.extend(self.answers)
        self.measured.visible = not self.asks
        self.page.show(self._blocks())
        self.lay_out_anew()

    def _unfold(self) -> None:
        """Tell the command that measures the page anew, or fold it away again."""
        self.unfolded = not self.unfolded
        self.page.show(self._blocks())
        self.lay_out_anew()

    def _answer(self, place: int) -> Button:
        words = self.shown.answers.words[place]
        return Button(words, lambda: self.choose(place), size=_NUMERAL)

    def choose(self, place: int) -> None:
        """Take an answer as the guess, and turn the page's own up."""
        self.guesses[self.shown.key] = place
        told = [page for page in self.pages if page.key in self.guesses]
        right = sum(self.guesses[page.key] == page.answers.right for page in told)
        self.message = self.translate("almanac.score", right=right, asked=len(told))
        self.show(self.list.selected or 0)
        self.widgets.focus(self.list, show=self.widgets.ring_shown)

    def _choose_guessing(self, guessing: bool) -> None:
        self.guessing = guessing
        self.guesses.clear()
        self.message = ""
        self.show(self.list.selected or 0)

    # What is on the page

    def _blocks(self) -> Block:
        page = self.shown
        blocks: list[Block] = [Words(self._question(page), _TITLE)]
        blocks += self._pictures.blocks(page, guessing=self.asks)
        if self.asks:
            blocks.append(Words(self.translate("almanac.guess"), _ASKED))
        else:
            blocks += self._told(page)
        parted = [part for block in blocks for part in (Space(_APART), block)]
        text = Column(*parted, Space(_EDGE), gap=0.0)
        return Row(Space(), text, gap=0.0, shares=lambda width: (_EDGE, width - 2 * _EDGE))

    def _question(self, page: AlmanacPage) -> str:
        return self.translate(f"almanac.facts.{page.key}.title", **page.values)

    def _told(self, page: AlmanacPage) -> list[Block]:
        say = self.translate
        told: list[Block] = []
        if page.key in self.guesses:
            guess, answers = self.guesses[page.key], page.answers
            verdict = "right" if guess == answers.right else "wrong"
            words = say(f"almanac.{verdict}", answer=answers.words[answers.right])
            told.append(verdict_block(words, answers, guess))
        text = Words(say(f"almanac.facts.{page.key}.text", **page.values), _TEXT)
        if page.single:
            bar = page.bars[0]
            number = bar.figure or str(percent(bar.fact.value))
            of = "" if bar.figure else say("almanac.of")
            told.append(answer_block(number, of, bar.fact[:3], text))
        else:
            told.append(text)
        sure: list[Block] = [Words(self._sure(page), _SURE)]
        if self.unfolded:
            sure.append(Words(say("almanac.command"), _SURE))
            sure.append(EnglishWords(page.part.command, _COMMAND))
        return [*told, Column(*sure, gap=2.0)]

    def _sure(self, page: AlmanacPage) -> str:
        """Return how sure the first number is, who played, and how often it was counted."""
        fact, part = page.first, page.part
        if page.key == "length":
            return self.translate("almanac.span", **page.values, games=fact.games)
        return self.translate(
            "almanac.sure" if page.single else "almanac.sure_first",
            low=percent(fact.low - page.beyond),
            high=percent(fact.high - page.beyond),
            player=self.translate(f"strengths.{part.player}.name"),
            games=fact.games,
        )

    # The picture

    def make_body(self) -> Block:
        """Return the questions at the side, and the page beside them with its answers below."""
        wide = _SIDE + 0.4 * (grown(_SIDE) - _SIDE)
        listed = Panel(Item(self.list, 0.0, spring=1), edge=_INSET, paper="wood")
        read: list[Block] = [Item(self.page, 0.0, spring=1)]
        if self.answers:
            read.append(Row(*(Item(each, grown(_PLATE)) for each in self.answers), stack=1.6))
        if self.measured.visible:
            read.append(Row(Item(self.measured, grown(_MEASURED)), most=grown(_MEASURED_WIDE)))
        sheet = Panel(*read, edge=_INSET, spring=1)
        return Row(listed, sheet, gap=_GAP, shares=lambda width: (wide, width - wide - _GAP))

    def make_foot(self) -> Foot:
        """Return the way back, and the choice to guess first."""
        return Foot(back=self.back, end=self.guess, end_wide=grown(_GUESS), message=self.message)

    def resize(self, view: Viewport) -> None:
        """Lay out the page, and make the rows as high as the highest, so that none is cut off."""
        super().resize(view)
        highest = max(self._row_height(view, page) for page in self.pages)
        self.list.row_height = max(_ROW, highest + 10)

    def _row_height(self, view: Viewport, page: AlmanacPage) -> float:
        width = self.list.rect.width - _BESIDE
        return text_size(view, self._question(page), _QUESTION, width)[1]

    def _paint_row(self, canvas: Canvas, row: pygame.FRect, index: int) -> None:
        words = pygame.FRect(row.x + 14, row.y + 3, row.width - 26, row.height - 6)
        canvas.text(self._question(self.pages[index]), words, _QUESTION)


def example_guess(services: Services) -> AlmanacScene:
    """Return the almanac while a page waits for a guess."""
    scene = AlmanacScene(services)
    scene.guess.click((0, 0))
    return scene


def example_place(services: Services) -> AlmanacScene:
    """Return the page of places in a hand."""
    return AlmanacScene(services, "place")


#: The almanac at its first page.
example = AlmanacScene
