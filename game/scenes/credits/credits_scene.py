"""Credits and licences: the game and what it stands on at the side, beside them what each is."""

import pygame

from game import __version__
from game.content import (
    CreditedWork,
    licence_text,
    load_credited_works,
    own_licence,
    package_version,
)
from game.kit import (
    Block,
    BlockPage,
    Canvas,
    Colours,
    Column,
    Drawn,
    Item,
    Panel,
    Row,
    ScrollList,
    Space,
    Viewport,
    Words,
    box_at,
    grown,
    text_size,
    text_style,
)

from ..common import EVENING, EnglishWords, Foot, Screen
from ..services import Services

_SIDE, _GAP, _INSET, _ROW = 318.0, 24.0, 14.0, 56.0
#: The width beside the words of a row: their edges, and the bar.
_BESIDE = 42.0
#: On the page: its edge, the space below a line and below a paragraph of a licence, and that
#: between what a work is and the text of its licence.
_EDGE, _LINE_GAP, _BREAK, _APART = 16.0, 6.0, 10.0, 18.0
_NAME = text_style.STRONG.with_changes(
    size=18, bold=False, colour=Colours.light, floor=12, wrap=True
)
_LICENCE = text_style.CAPTION.with_changes(
    size=15, colour=Colours.text, fit=True, floor=11, wrap=True
)
_WORK = text_style.STRONG.with_changes(size=24, colour=Colours.gold, wrap=True, fit=False)
_LINE = text_style.BODY.with_changes(size=17, colour=Colours.light)
_MADE = text_style.STRONG.with_changes(
    size=21, colour=Colours.gold, wrap=True, fit=False, align="center"
)
_TERMS = text_style.BODY.with_changes(size=15, align="left", colour=Colours.text)
#: The painted landscape over the page of the game, and the game's name on it; their shapes.
_LANDSCAPE, _LANDSCAPE_SHAPE = "menu_small", 720 / 1280
_TITLE, _TITLE_SHAPE, _TITLE_SHARE = "title", 360 / 1600, 0.62
_BANNER = 290.0
_OWN_LICENCE = "MIT License"


class CreditsScene(Screen):
    """Shows who has made the game and what it stands on; leaves nothing."""

    paper = "parchment"
    depth = 8
    landscape = EVENING
    dim = 85
    widest = 1180.0

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.works = load_credited_works()
        self.list = ScrollList(
            1 + len(self.works),
            self._paint_row,
            row_height=_ROW,
            selected=0,
            on_select=self.show,
            on_pick=lambda _index: self.widgets.focus(self.page, show=True),
        )
        self.page = BlockPage(Block())
        self.remake()
        self.widgets.focus(self.list)

    def make(self) -> None:
        """Make the buttons, and write the words anew."""
        self.title = self.translate("credits.title")
        self.widgets.extend((self.list, self.page))
        self.back = self.add_button("credits.back", self.go_back, "leave")
        self.show(self.list.selected or 0)

    def show(self, index: int) -> None:
        """Show a row of the list on the page; the first is the game itself."""
        if index:
            work = self.works[index - 1]
            head: list[Block] = [Words(work.name, _WORK), Space(_LINE_GAP)]
            lines, terms = self._lines_of(work), licence_text(work.package)
        else:
            # The picture says its name.
            made = Words(self.translate("credits.made"), _MADE)
            head = [Drawn(_paint_banner, _BANNER), Space(_APART), made, Space(_APART)]
            lines = [
                self.translate("credits.version", version=__version__),
                self.translate("menu.independent"),
                self.translate("credits.licence", licence=_OWN_LICENCE),
            ]
            terms = own_licence()
        for line in lines:
            head += [Words(line, _LINE), Space(_LINE_GAP)]
        licence: list[Block] = [Drawn(_paint_rule, _APART)] if terms else []
        for paragraph in paragraphs(terms):
            licence += [EnglishWords(paragraph, _TERMS), Space(_BREAK)]
        text = Column(Space(_EDGE), *head, *licence, Space(_EDGE), gap=0.0)
        inside = Row(Space(), text, gap=0.0, shares=lambda width: (_EDGE, width - 2 * _EDGE))
        self.page.show(inside)

    def _lines_of(self, work: CreditedWork) -> list[str]:
        version = package_version(work.package)
        return [
            *([self.translate("credits.version", version=version)] if version else []),
            self.translate(f"credits.for.{work.id}"),
            self.translate("credits.by", makers=work.by),
            self.translate("credits.home", address=work.home),
            self.translate("credits.licence", licence=work.licence),
            self.translate("credits.terms", address=work.terms),
        ]

    def make_body(self) -> Block:
        """Return the list at the side, and the page beside it."""
        wide = _SIDE + 0.4 * (grown(_SIDE) - _SIDE)
        listed = Panel(Item(self.list, 0.0, spring=1), edge=_INSET, paper="wood")
        panels = listed, Panel(Item(self.page, 0.0, spring=1), edge=_INSET)
        return Row(*panels, gap=_GAP, shares=lambda width: (wide, width - wide - _GAP))

    def make_foot(self) -> Foot:
        """Return the way back."""
        return Foot(back=self.back)

    def resize(self, view: Viewport) -> None:
        """Lay out the page, and make the rows as high as the highest."""
        super().resize(view)
        rows = (sum(self._row_heights(view, index)) for index in range(self.list.count))
        self.list.row_height = max(_ROW, max(rows) + 12)

    def _paint_row(self, canvas: Canvas, row: pygame.FRect, index: int) -> None:
        name, licence = self._row_words(index)
        high, low = self._row_heights(canvas.view, index)
        x, width = row.x + 14, row.width - 24
        canvas.text(name, (x, row.y + 5, width, high), _NAME)
        canvas.text(licence, (x, row.y + 3 + high, width, low), _LICENCE)

    def _row_words(self, index: int) -> tuple[str, str]:
        if not index:
            return self.translate("credits.own"), _OWN_LICENCE
        return self.works[index - 1].name, self.works[index - 1].licence

    def _row_heights(self, view: Viewport, index: int) -> tuple[float, float]:
        width = self.list.rect.width - _BESIDE
        name, licence = self._row_words(index)
        high = text_size(view, name, _NAME, width)[1]
        return max(26.0, high + 2), max(20.0, text_size(view, licence, _LICENCE, width)[1] + 2)


def _paint_banner(canvas: Canvas, banner: pygame.FRect) -> None:
    whole = box_at(banner.center, banner.width, banner.width * _LANDSCAPE_SHAPE)
    with canvas.clip(banner):
        canvas.image(_LANDSCAPE, whole)
    wide = _TITLE_SHARE * banner.width
    canvas.image(_TITLE, box_at(banner.center, wide, wide * _TITLE_SHAPE))
    canvas.frame(banner, Colours.bronze, width=1.6, radius=4)


def _paint_rule(canvas: Canvas, area: pygame.FRect) -> None:
    canvas.fill((area.x, area.centery, area.width, 1.5), Colours.bronze, alpha=200)


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs of a plain text whose lines were broken by hand."""
    blocks = text.replace("\r\n", "\n").replace("\t", " ").split("\n\n")
    joined = (" ".join(block.split()) for block in blocks)
    return [block.strip("- ") for block in joined if block.strip("- ")]


#: The credits at the game itself.
example = CreditsScene


def example_fonts(services: Services) -> CreditsScene:
    """Return the credits at the letters, whose licence is long."""
    scene = CreditsScene(services)
    scene.list.select(len(scene.works))
    return scene
