"""The dialogs over the chart: the pause, a guard that gives way (R16.25), a rank (R16.40)."""

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import ClassVar

from game.kit import (
    Block,
    Colours,
    Column,
    Drawn,
    Item,
    SceneStack,
    Sizes,
    Space,
    button_height,
    grown,
    picture,
)
from game.voyage import Guard, Voyage

from ...common import ConfirmDialog, ConfirmQuestion, Dialog, Screen, WaysDialog, if_yes
from ...services import Services
from ..parts.company_card import changed_cards
from ..parts.icon_lines import (
    BODY,
    HEAD,
    SMALL,
    IconLine,
    draw_icon_lines,
    draw_strip,
    lines_height,
    strip_height,
)
from ..parts.voyage_pictures import goods_icon
from ..parts.voyage_words import captain_name, rank_brings, rank_lines
from .chart_bar import BAR_HIGH

#: The ways out of the pause.
RESUME, OPTIONS, RULES, LEAVE = "resume", "options", "rules", "leave"
AGAIN, GIVE_UP = "again", "give_up"


class VoyagePause(WaysDialog):
    """Ways on from the chart; leaves the one that was chosen.

    A voyage of a saga cannot be begun ``again`` (R16.102).
    """

    sight = "harbour"
    clear = BAR_HIGH
    section = "voyage.pause"
    icons: ClassVar[Mapping[str, str]] = {
        RESUME: "play",
        OPTIONS: "gear",
        RULES: "book",
        AGAIN: "again",
        GIVE_UP: "surrender",
        LEAVE: "leave",
    }
    quiet = AGAIN, GIVE_UP, LEAVE

    def __init__(self, services: Services, voyage: Voyage, *, again: bool = True) -> None:
        words = services.translate("voyage.pause.words", seed=voyage.header.seed)
        anew = (AGAIN,) if again else ()
        ways = (RESUME, OPTIONS, RULES, *anew, GIVE_UP, LEAVE)
        super().__init__(services, services.translate("voyage.pause.title"), words, ways, RESUME)


def ask_to_give_up(
    services: Services,
    stack: SceneStack,
    voyage: Voyage,
    act: Callable[[], object],
    *,
    again: bool = False,
) -> None:
    """Ask whether the voyage is really given up, and begun ``again``."""
    say = services.translate
    kind = "_again" if again else ""
    words = say(f"voyage.give_up.text{kind}")
    if voyage.beside is not None:
        who, other = (captain_name(services, each.captain) for each in (voyage, voyage.beside))
        words = say(f"voyage.give_up.text_apart{kind}", captain=who, rival=other)
    question = ConfirmQuestion(
        say(f"voyage.give_up.title{kind}"),
        words,
        say(f"voyage.give_up.sure{kind}"),
        say("voyage.give_up.stay"),
        "icons/again" if again else "icons/surrender",
    )
    stack.push(ConfirmDialog(question), if_yes(act))


def example(services: Services) -> VoyagePause:
    """Return the pause of a voyage on its second day."""
    from .chart_examples import sample_run  # noqa: PLC0415

    return VoyagePause(services, sample_run(services).voyage)


#: The ways: let it go, fight it, or stay where the fleet is.
PASS, FIGHT, STAY = "pass", "fight", "stay"


class YieldDialog(WaysDialog):
    """Two ways to sail to a field, and one not to; leaves the one that was chosen."""

    sight = "wreck"
    clear = BAR_HIGH
    section = "voyage.yield"
    icons: ClassVar[Mapping[str, str]] = {PASS: "ship", FIGHT: "sword", STAY: "back"}

    def __init__(self, services: Services, guard: Guard) -> None:
        say = services.translate
        gold = say("voyage.chart.gold", count=guard.gold // 2)
        full = say("voyage.chart.gold", count=guard.gold)
        words = say("voyage.yield.words", half=gold, full=full)
        super().__init__(services, say("voyage.yield.title"), words, (PASS, FIGHT, STAY), STAY)


def example_voyage_yield(services: Services) -> YieldDialog:
    """Return the question about a guard of depth I."""
    from .chart_examples import sample_guard  # noqa: PLC0415

    return YieldDialog(services, sample_guard(services))


#: What is left behind: the voyage goes on with what it waits for.
GO_ON = "go_on"
_BUTTON, _PICTURE = 54.0, 92.0
_LINE = BODY.with_changes(size=18.0)


class RankDialog(Dialog, Screen):
    """Shows the new rank over the chart, until it is put away; leaves GO_ON."""

    sight = "shrine"
    clear = BAR_HIGH
    rule: ClassVar[str] = "R16.40"
    opening_sound: ClassVar[str] = "notice"
    wide = 560.0
    widest = math.inf
    edges: ClassVar[tuple[float, float, float]] = (30.0, 30.0, 30.0)

    def __init__(self, services: Services, voyage: Voyage, rank: int) -> None:
        super().__init__(services)
        self.voyage, self.rank = voyage, rank
        before = replace(voyage, rank=rank - 1)
        self.cards = changed_cards(services, before, replace(voyage, rank=rank))
        self.remake()

    def make(self) -> None:
        """Make the lines and the button."""
        say = self.translate
        self.title = say("voyage.chart.rank", rank=self.rank)
        lines = rank_lines(self.services, self.voyage, self.rank)
        self.lines = [IconLine(say("voyage.ranks.brings"), HEAD)]
        self.lines += [line._replace(style=_LINE, above=10.0) for line in lines]
        if following := rank_brings(self.services, self.voyage, self.rank + 1, "next"):
            self.lines.append(IconLine(following, SMALL, above=16.0, colour=Colours.muted))
        self.button = self.add_main_button("voyage.ranks.go_on", self.go_back, "ship")

    def spoken_opening(self) -> list[str]:
        """Return what the rank brings."""
        return [line.words for line in self.lines]

    def go_back(self) -> None:
        """Go on with the voyage."""
        self.stack.pop(GO_ON)

    def make_body(self) -> Block:
        """Return the picture, the lines and the cards, and the button below them."""
        lines, cards = self.lines, self.cards
        return Column(
            picture(goods_icon(f"rank_{self.rank}"), _PICTURE),
            Drawn(
                lambda canvas, area: draw_icon_lines(canvas, lines, area),
                lambda view, width: lines_height(view, lines, width),
            ),
            Drawn(
                lambda canvas, area: draw_strip(canvas, cards, area),
                lambda _, width: strip_height(cards, width),
            ),
            Space(2 * Sizes.gap),
            Item(self.button, button_height(_BUTTON), grown(260.0)),
        )


def example_voyage_rank(services: Services) -> RankDialog:
    """Return the third rank: a larger hand."""
    from .chart_examples import sample_run  # noqa: PLC0415

    return RankDialog(services, sample_run(services).voyage, 3)


def example_voyage_rank_step(services: Services) -> RankDialog:
    """Return a rank whose step of the specialty changes cards."""
    from ..parts.voyage_examples import new_run  # noqa: PLC0415

    return RankDialog(services, new_run(services, "tavi").voyage, 7)
