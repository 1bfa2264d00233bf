"""Credits and licences: the game and what it stands on at the side, beside them what each is."""

import pygame

from game import __version__
from game.board import draw_portrait
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
    Space,
    Words,
    box_at,
    grown,
    text_style,
)
from game.play import CHARACTERS

from ..common import EVENING, EnglishWords, Foot, ListRow, RowList, Screen
from ..services import Services

_SIDE, _GAP, _INSET = 318.0, 24.0, 14.0
#: On the page: its edge, the space below a line and below a paragraph of a licence, and that
#: between what a work is and the text of its licence.
_EDGE, _LINE_GAP, _BREAK, _APART = 16.0, 6.0, 10.0, 18.0
_WORK = text_style.NAME.with_changes(size=24, colour=Colours.gold, wrap=True, fit=False)
_LINE = text_style.BODY.with_changes(size=17, colour=Colours.light)
_OWN_LINE = _LINE.with_changes(align="center")
_MADE = text_style.NAME.with_changes(
    size=22, colour=Colours.gold, wrap=True, fit=False, align="center"
)
_TERMS = text_style.BODY.with_changes(size=15, align="left", colour=Colours.text)
#: The painted landscape over the page of the game, and the game's name on it; their shapes.
_LANDSCAPE, _LANDSCAPE_SHAPE = EVENING, 720 / 1280
_TITLE, _TITLE_SHAPE, _TITLE_SHARE = "title", 360 / 1600, 0.62
#: How high that is, and the radius of those who are met in the game, on its foot.
_BANNER, _FACE = 256.0, 38.0
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
        self.list = RowList((), self.show, lambda _index: self.widgets.focus(self.page, show=True))
        self.list.selected = 0
        self.page = BlockPage(Block())
        self.remake()
        self.widgets.focus(self.list)

    def make(self) -> None:
        """Make the buttons, and write the words anew."""
        self.title = self.translate("credits.title")
        works = (ListRow(work.name, work.licence) for work in self.works)
        self.list.show([ListRow(self.translate("credits.own"), _OWN_LICENCE), *works])
        self.widgets.extend((self.list, self.page))
        self.back = self.add_button("credits.back", self.go_back, "leave")
        self.foot = Foot(back=self.back)
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
            head = [Drawn(_paint_banner, _BANNER), Space(_FACE + _LINE_GAP), made, Space(_APART)]
            lines = [
                self.translate("credits.version", version=__version__),
                self.translate("menu.independent"),
                self.translate("credits.licence", licence=_OWN_LICENCE),
            ]
            terms = own_licence()
        for line in lines:
            head += [Words(line, _LINE if index else _OWN_LINE), Space(_LINE_GAP)]
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
        listed = Panel(Item(self.list, spring=1), edge=_INSET, paper="wood")
        panels = listed, Panel(Item(self.page, 0.0, spring=1), edge=_INSET)
        return Row(*panels, gap=_GAP, shares=lambda width: (wide, width - wide - _GAP))


def _paint_banner(canvas: Canvas, banner: pygame.FRect) -> None:
    whole = box_at(banner.center, banner.width, banner.width * _LANDSCAPE_SHAPE)
    with canvas.clip(banner):
        canvas.image(_LANDSCAPE, whole)
    wide = _TITLE_SHARE * banner.width
    canvas.image(_TITLE, box_at(banner.center, wide, wide * _TITLE_SHAPE))
    canvas.frame(banner, Colours.bronze, width=1.6, radius=4)
    apart = banner.width / (len(CHARACTERS) + 1)
    for number, name in enumerate(CHARACTERS):
        middle = banner.x + (number + 1) * apart, banner.bottom
        draw_portrait(canvas, name, number % len(Colours.sides), middle, min(_FACE, apart / 2.2))


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
