"""The rulebook: chapters and what is found at the side, and beside them the page that is read."""

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, NamedTuple

from game.content import ENGLISH, PSEUDO, load_rulebook
from game.kit import (
    Block,
    Colours,
    Column,
    Command,
    Intent,
    Item,
    Panel,
    Row,
    SceneStack,
    Segments,
    Sizes,
    Space,
    TextField,
    TextTyped,
    Words,
    grown,
    text_style,
)
from game.play import Match
from game.rules import EDITION_NAMES, FIRST

from ..common import EVENING, Foot, Screen
from ..services import Services
from .book_list import ChapterList, HitList
from .book_pages import BookPage, book_pages, page_of
from .book_pictures import BookPictures, ExampleBook
from .example_scene import ExampleScene
from .rule_page import RulePage
from .rule_search import RuleHit, pattern_of, search_pages
from .set_page import READ_WIDE

_SIDE, _FIELD = 318.0, Sizes.field_height
_INSET = 14.0
_STEP = 58.0
_EDITIONS = 380.0
_COUNT = text_style.CAPTION.with_changes(size=15, fit=True, wrap=True, colour=Colours.text)
_COUNT_HIGH = 26.0
#: The keys that scroll the page, and those that walk through the list, while words are typed.
_PAGE_KEYS = frozenset(("page_up", "page_down", "scroll_up", "scroll_down"))
_LIST_KEYS = frozenset(("up", "down"))


class BookPlace(NamedTuple):
    """A page, an entry on it ("": its top), and how far down it was read, in units."""

    page: str
    anchor: str = ""
    offset: float | None = None


@dataclass
class PageTrail:
    """The places in the order in which they were read; ``here`` is the one that is read now.

    Those before and after it lie ``behind`` and ``ahead``, the nearest at the end.
    """

    here: BookPlace
    behind: list[BookPlace] = field(default_factory=list)
    ahead: list[BookPlace] = field(default_factory=list)

    def go(self, place: BookPlace, offset: float, *, leaves_mark: bool = True) -> None:
        """Go to a place from ``offset`` of this one; one without a mark is not come back to."""
        if place[:2] == self.here[:2]:
            return
        if leaves_mark:
            self.behind.append(self.here._replace(offset=offset))
        self.ahead.clear()
        self.here = place

    def step(self, offset: float, *, forward: bool = False) -> BookPlace:
        """Go to the place before, or after, if there is one; return where that is."""
        left, found = (self.behind, self.ahead) if forward else (self.ahead, self.behind)
        if found:
            left.append(self.here._replace(offset=offset))
            self.here = found.pop()
        return self.here


class RulebookScene(Screen):
    """Shows the rules from a ``number`` on; leaves nothing, and what lies below as it was."""

    paper = "parchment"
    depth = 8
    landscape, dim = EVENING, 85
    leads_to_rules: ClassVar[bool] = False
    leads_to_options: ClassVar[bool] = False
    keys: ClassVar[dict[str, str]] = {"undo": "key_card.page_before"}
    wants_text = True

    def __init__(self, services: Services, number: str = "", edition: int | None = None) -> None:
        super().__init__(services)
        self.title = self.translate("rulebook.title")
        self.edition = FIRST if edition is None else edition
        self._own = edition
        language = services.content.strings.language
        self.rulebook = load_rulebook(language)
        self._english = None if language in (ENGLISH, PSEUDO) else load_rulebook()
        self.examples = ExampleBook.load(services)
        self.pages: dict[str, BookPage] = {}
        self.hits: list[RuleHit] = []
        self.search = self.widgets.add(
            TextField(
                on_change=self._seek,
                on_submit=lambda _: self._enter_page(0),
                placeholder=self.translate("rulebook.search"),
                max_length=40,
            )
        )
        self.chapters = self.widgets.add(ChapterList(self._turn_to, self._enter_page))
        self.found = self.widgets.add(HitList(self._show_hit, self._enter_page))
        pictures = BookPictures(services)
        self.page = self.widgets.add(RulePage(self.examples, pictures, self.lead_to, self.watch))
        for each in (self.chapters, self.found, self.page):
            each.on_type = self._type
        self.back = self.add_button("rulebook.back", self.go_back, "leave")
        self.earlier = self.add_button("", self.page_back, "back", hint="rulebook.back_hint")
        self.later = self.add_button("", self.page_forward, "next", hint="rulebook.forward_hint")
        names = [self.translate(f"rulebook.editions.{name}") for name in EDITION_NAMES]
        self.editions = self.widgets.add(
            Segments("", names, self.edition, self._choose_edition, share=1.0)
        )
        known = number if self.rulebook.find(number) is not None else ""
        first = page_of(known) or self.rulebook.chapters[0].number
        self.trail = PageTrail(BookPlace(first, known if "." in known else ""))
        self._make_pages()
        self.widgets.focus(self.chapters)

    def enter(self, stack: SceneStack) -> None:
        """Take over the edition and the music of what lies below."""
        super().enter(stack)
        below = stack.scenes[:-1]
        self.music = next((scene.music for scene in reversed(below) if scene.music), self.music)
        if self._own is None:
            found = (getattr(scene, "match", None) for scene in reversed(below))
            match = next((each for each in found if isinstance(each, Match)), None)
            if match is not None:
                self._own = self.edition = self.editions.index = match.edition
                self._make_pages()

    # Pages

    def _make_pages(self) -> None:
        strings = self.services.content.strings
        self.pages = book_pages(
            self.rulebook, strings, self.edition, self.examples.by_rule, self._english
        )
        self.chapters.show(list(self.pages.values()))
        self._show(self.trail.here)

    def _show(self, place: BookPlace) -> None:
        self.page.show(self.pages[place.page], pattern_of(self.search.text))
        self.page.lead_to(place.anchor, place.offset)
        self.chapters.point_out(place.page)
        self.earlier.enabled, self.later.enabled = bool(self.trail.behind), bool(self.trail.ahead)
        self.invalidate()

    def lead_to(self, number: str) -> None:
        """Go to a rule or a chapter."""
        self._go(BookPlace(page_of(number), number if "." in number else ""))

    def _go(self, place: BookPlace, *, leaves_mark: bool = True) -> None:
        self.trail.go(place, self.page.offset, leaves_mark=leaves_mark)
        self._show(place)

    def _turn_to(self, key: str) -> None:
        if key != self.trail.here.page:
            self._go(BookPlace(key))

    def _enter_page(self, _index: int) -> None:
        self.widgets.focus(self.page, show=True)

    def page_back(self) -> None:
        """Show the page that was read before."""
        self._show(self.trail.step(self.page.offset))

    def page_forward(self) -> None:
        """Show the page that was read after this one."""
        self._show(self.trail.step(self.page.offset, forward=True))

    def watch(self, name: str) -> None:
        """Play an example over the page."""
        self.stack.push(ExampleScene(self.services, self.examples, name))

    def _choose_edition(self, edition: int) -> None:
        self.edition = edition
        offset = self.page.offset
        self._make_pages()
        self.page.lead_to(self.trail.here.anchor, offset)
        self._seek(self.search.text)

    # Searching

    def _type(self, text: str) -> None:
        self.widgets.focus(self.search)
        self.search.typed(text)

    def _seek(self, typed: str) -> None:
        self.hits = search_pages(self.pages, typed)
        self.found.show(self.hits)
        self.lay_out_anew()
        if self.hits:
            self._show_hit(0)
        else:
            self._show(self.trail.here._replace(offset=self.page.offset))

    def _show_hit(self, index: int) -> None:
        """Show what was found; what was looked at on the way is not come back to."""
        hit = self.hits[index]
        self._go(BookPlace(hit.page, hit.anchor), leaves_mark=index == 0)

    # The player's input

    def handle(self, intent: Intent) -> None:
        """Look for what is typed; let the keys go on through list and page meanwhile."""
        if isinstance(intent, TextTyped) and self.widgets.focused is not self.search:
            self._type(intent.text)
            return
        if isinstance(intent, Command) and self._steers(intent.name):
            self.invalidate()
            return
        super().handle(intent)

    def _steers(self, name: str) -> bool:
        """Whether a command went through the list or the page, past the widget in hand."""
        focused = self.widgets.focused
        if focused is self.search and name in _LIST_KEYS:
            listed = self.found if self.found.visible else self.chapters
            return listed.visible and listed.command(name)
        if focused is not self.page and name in _PAGE_KEYS:
            return self.page.command(name.replace("scroll", "page"))
        if focused is self.page and name == "left":
            self.widgets.focus(self.found if self.found.visible else self.chapters, show=True)
            return True
        return False

    def handle_rest(self, intent: Intent) -> None:
        """Take words out of the search, then leave, on "back"; go to the page before on "undo"."""
        if intent == Command("undo"):
            self.page_back()
        elif intent == Command("back") and self.search.text:
            self.search.text, self.search.caret = "", 0
            self._seek("")
            self.widgets.focus(self.chapters)
        else:
            super().handle_rest(intent)

    # The picture

    def make_body(self) -> Block:
        """Return the list at the side below the search, and the page beside it."""
        seeking = bool(self.search.text.strip())
        self.chapters.visible, self.found.visible = not seeking, seeking and bool(self.hits)
        listed: list[Block] = [Item(self.chapters, spring=1)]
        if seeking:
            key = "rulebook.found" if self.hits else "rulebook.none_found"
            count = Words(self.translate(key, count=len(self.hits)), _COUNT, _COUNT_HIGH)
            listed = [Row(count, shares=lambda width: (width - 8,)), Item(self.found, spring=1)]
        chosen = Panel(*listed, edge=_INSET, gap=0.0, paper="wood", spring=1)
        side = Column(Item(self.search, grown(_FIELD)), chosen)
        return self._beside(side, Panel(Item(self.page, spring=1), edge=_INSET))

    def make_foot(self) -> Foot:
        """Return the way back, and below the page the ways through it and the editions."""

        def shares(width: float) -> tuple[float, ...]:
            room = width - 2 * _STEP - 3 * Sizes.gap
            editions = min(grown(_EDITIONS), room)
            return _STEP, _STEP, room - editions, editions

        widgets = (self.earlier, self.later, self.editions)
        earlier, later, editions = (Item(each, fills=True) for each in widgets)
        steps = Row(earlier, later, Space(), editions, shares=shares)
        return Foot(back=self.back, row=self._beside(Space(), steps))

    def _beside(self, side: Block, read: Block) -> Row:
        wide = _SIDE + 0.45 * (grown(_SIDE) - _SIDE)
        page = Row(read, most=READ_WIDE + 2 * _INSET + 24)
        return Row(side, page, shares=lambda width: (wide, width - wide - Sizes.gap))


def example_search(services: Services) -> RulebookScene:
    """Return the rulebook with a search."""
    scene = RulebookScene(services)
    scene._type("protection")
    return scene


def example_glossary(services: Services) -> RulebookScene:
    """Return the glossary."""
    scene = RulebookScene(services)
    scene._turn_to("glossary")
    return scene


#: The rulebook at a rule, at the abilities in the words of the later edition, and at the chapters
#: of voyage and ring, with pictures of a chart and of a ring.
example = partial(RulebookScene, number="R5")
example_abilities = partial(RulebookScene, number="R8.4", edition=1)
example_voyage = partial(RulebookScene, number="R16.13")
example_ring = partial(RulebookScene, number="R13.2")
