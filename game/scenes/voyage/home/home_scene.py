"""Home: buildings are raised on the painted harbour, from wherever the fleet is (R16.60)."""

from collections.abc import Sequence
from typing import ClassVar

import pygame

from game.kit import (
    Block,
    Button,
    Canvas,
    Colour,
    Colours,
    Column,
    Drawn,
    Item,
    Panel,
    Row,
    Sizes,
    Space,
    box_at,
    button_height,
    grown,
)
from game.play import VoyageRun
from game.voyage import (
    GOODS,
    Build,
    building_before,
    building_price,
    lacking_goods,
    most_built,
    why_not,
)

from ...common import ListRow, RowList
from ...services import Services
from ..parts.deeds_screen import DeedsScreen
from ..parts.home_words import building_name, building_text, goods_list, goods_words
from ..parts.icon_lines import BODY, HEAD, SMALL, STRONG, IconLine, IconLines
from ..parts.voyage_pictures import HARBOUR_SOUND, building_picture, goods_icon
from ..parts.voyage_words import refusal_words
from .home_painting import HomePainting

_GAP, _EDGE = 14.0, 18.0
#: The share of the width that the list takes, the height of its rows, and where it lies below.
_LIST, _ROW, _STACKED = 0.36, 47.0, 1.3
_BUTTON = 260.0
#: The shares of what a building is for, and of its price.
_SHARES = (0.54, 0.46)
_PICTURE = 150.0
_NAME = HEAD.with_changes(size=24.0)
#: It stands from the beginning, and costs nothing (R16.34).
JETTY = "jetty"


class HomeScene(DeedsScreen):
    """Shows home with what is built there, and lets more be built; leaves what happened."""

    ambience, hint = HARBOUR_SOUND, "voyage_home.hint"
    rule: ClassVar[str] = "R16.60"

    def __init__(self, services: Services, run: VoyageRun) -> None:
        super().__init__(services, run)
        self.buildings = (JETTY, *self.voyage.scenario.buildings)
        self.chosen = self._proposed()
        self.remake()
        self.tip.tell("home")
        self.widgets.focus(self.list)

    def _proposed(self) -> str:
        """Return the first building that can be built now, or the first that is not built."""
        free = [each for each in self.buildings if each not in self._built]
        now = [each for each in free if why_not(self.voyage, Build(each)) is None]
        return next(iter([*now, *free, JETTY]))

    @property
    def _built(self) -> tuple[str, ...]:
        return (JETTY, *self.voyage.built)

    def make(self) -> None:
        """Make the painting, the list and the buttons."""
        say = self.translate
        self.title = say("voyage_home.title")
        names = {each: building_name(self.services, each) for each in self.buildings}
        self.list = self.widgets.add(
            RowList(
                [self._row(each) for each in self.buildings],
                lambda index: self.choose(self.buildings[index]),
                lambda _: self.build(),
                self.buildings.index(self.chosen),
                row=_ROW,
                whole=True,
            )
        )
        self.list.called = say("voyage_home.list")
        self.painting = HomePainting(names, self._built, self.press, self.widgets)
        self.build_button: Button = self.add_button(
            "voyage_home.build", self.build, "tick", hint="voyage_home.build_hint"
        )
        super().make()
        self._show()

    def _row(self, building: str) -> ListRow:
        name, picture = building_name(self.services, building), building_picture(building)
        if building in self._built:
            return ListRow(name, "", picture, self.translate("voyage_home.built"))
        price = goods_list(self.services, building_price(self.voyage, building))
        return ListRow(name, price, picture, *self._state(building))

    def _state(self, building: str) -> tuple[str, Colour]:
        """Return whether a building can be raised now, or what is lacking for it."""
        say, services, voyage = self.translate, self.services, self.voyage
        refusal = why_not(voyage, Build(building))
        if refusal is None:
            return say("voyage_home.ready"), Colours.positive
        before = building_before(voyage, building)
        if before:
            return say("muster.needs", building=building_name(services, before)), Colours.muted
        lacking = goods_list(services, lacking_goods(voyage, building_price(voyage, building)))
        return (say("voyage_home.lacking", goods=lacking) if lacking else ""), Colours.refused

    def _show(self) -> None:
        self.painting.chosen = self.chosen
        button = self.build_button
        button.visible = self.chosen not in self._built
        if button.visible:
            ready = why_not(self.voyage, Build(self.chosen)) is None
            button.kind = "primary" if ready else "secondary"
            button.icon = "icons/tick" if ready else ""

    # Actions of the player

    def choose(self, building: str) -> None:
        """Look at a building."""
        self.chosen, self.message = building, ""
        self._show()
        self.lay_out_anew()

    def press(self, building: str) -> None:
        """Look at a building on the painting; build the one that is looked at already."""
        if building == self.chosen and building not in self._built:
            self.build()
        else:
            self.list.select(self.buildings.index(building))
            self.choose(building)

    def build(self) -> None:
        """Raise the chosen building, or say why not; what it gives at once is chosen next."""
        if self.chosen in self._built:
            return
        if self.do(Build(self.chosen)) and self.voyage.choices:
            self.go_back()

    def renew(self) -> None:
        """Show what is built, with the keyboard where it was."""
        shown = self.widgets.ring_shown
        super().renew()
        self.widgets.focus(self.list, show=shown)

    # The page

    def spoken_opening(self) -> list[str]:
        """Return the title, what there is to pay with, and what is known of the chosen building."""
        goods = goods_list(self.services, self.voyage.goods)
        lines = [*self._lines(), *self._prices()]
        return [self.title, goods, *(line.words for line in lines)]

    def spoken_state(self) -> list[str]:
        """Return the same."""
        return self.spoken_opening()

    def _lines(self) -> Sequence[IconLine]:
        """Return the chosen building, what it is for, and why it cannot be built."""
        services, voyage, say = self.services, self.voyage, self.translate
        lines = [
            IconLine(building_name(services, self.chosen), _NAME, colour=Colours.gold),
            IconLine(building_text(services, self.chosen), BODY),
        ]
        if self.chosen == JETTY:
            return [*lines, IconLine(say("voyage_home.there"), SMALL)]
        if self.chosen in self._built:
            words = say("voyage_home.built")
            return [*lines, IconLine(words, STRONG, "icons/tick", colour=Colours.positive)]
        refusal = why_not(voyage, Build(self.chosen))
        if refusal is not None:
            words = refusal_words(services, refusal)
            return [*lines, IconLine(words, STRONG, "icons/cross", colour=Colours.refused)]
        left = most_built(voyage) - voyage.built_today
        return [*lines, IconLine(say("voyage_home.today", count=left), SMALL)]

    def _prices(self) -> Sequence[IconLine]:
        """Return what the chosen building costs, none for one that stands; what lacks is red."""
        if self.chosen in self._built:
            return []
        services, voyage, lines = self.services, self.voyage, []
        price = building_price(voyage, self.chosen)
        for good, asked, there in zip(GOODS, price, voyage.goods, strict=True):
            if asked:
                words = self.translate(
                    "voyage_home.have", price=goods_words(services, good, asked), there=there
                )
                colour = Colours.refused if asked > there else Colours.text
                lines.append(IconLine(words, BODY, goods_icon(good), colour=colour))
        return lines

    def make_body(self) -> Block:
        """Return the painting over what is chosen, and the list beside them, or below."""
        told: Block = IconLines(self._lines())
        if self.build_button.visible:
            button = Row(Item(self.build_button, button_height()), most=grown(_BUTTON))
            price = Column(IconLines(self._prices()), Space(Sizes.gap, spring=1.0), button)
            told = Row(told, price, gap=_GAP, shares=_SHARES, stack=_STACKED)
        if grown(1.0) == 1.0:
            # Larger words take the room of the picture.
            seen = Column(Drawn(self._draw_chosen, _PICTURE), Space(spring=1.0))
            told = Row(seen, told, gap=_GAP, shares=_beside_picture)
        detail = Panel(told, edge=_EDGE, tall=(14.0, 14.0), spring=1.0)
        shown = Column(self.painting, detail, gap=_GAP)
        listed = Panel(Item(self.list, spring=1.0), edge=10.0, tall=(12.0, 12.0))
        return Row(
            shown,
            listed,
            gap=_GAP,
            shares=lambda width: (width - _LIST * width - _GAP, _LIST * width),
            stack=_STACKED,
            spring=1.0,
        )

    def _draw_chosen(self, canvas: Canvas, area: pygame.FRect) -> None:
        canvas.image(building_picture(self.chosen), box_at(area.center, _PICTURE, _PICTURE))


def _beside_picture(width: float) -> tuple[float, float]:
    return _PICTURE, width - _PICTURE - _GAP


def example(services: Services, day: int = 5) -> HomeScene:
    """Return a home with some buildings, and goods for another."""
    from ..chart.chart_examples import whole_run  # noqa: PLC0415

    return HomeScene(services, whole_run(services, "crown", day))


def example_new(services: Services) -> HomeScene:
    """Return a home on the first day."""
    return example(services, 1)
