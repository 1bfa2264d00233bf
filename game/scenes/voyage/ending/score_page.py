"""The page of a voyage's score: its lines, the sum and the medals in their light, what was good."""

from collections.abc import Iterator, Sequence

from game.kit import Block, Colours, Column, Drawn, Panel, Row, Sizes, Space, Words
from game.voyage import good_facts

from ...common import draw_wax_seal
from ...services import Services
from ..parts.icon_lines import BODY, HEAD, SMALL, IconLine, IconLines
from ..parts.voyage_pictures import goods_icon
from ..parts.voyage_words import ROMAN, captain_name
from .score_panel import MedalRow, ScoreCount, ScorePanel
from .told_voyage import ToldVoyage

#: From this growth of the texts on panels are below one another.
STACKED = 1.3
#: The shares of the score's lines, of the sum with the medals, and of what was good.
_SHARES, _GAP, _EDGE = (0.28, 0.45, 0.27), 14.0, 20.0
#: How large the seal of something good is, and what is pressed into it.
_SEAL = 58.0
_SEALS = {
    "unbeaten": "icons/sword",
    "fights_won": "icons/sword",
    "days_left": goods_icon("day"),
    "days_sailed": goods_icon("day"),
    "deepest": goods_icon("depth"),
    "packs": goods_icon("pack"),
    "gold_used": goods_icon("gold"),
    "company": goods_icon("company"),
    "waters": goods_icon("sail"),
}
_MEDALS = HEAD.with_changes(colour=Colours.gold, align="center")
_ABOUT = SMALL.with_changes(align="center")


def score_page(
    services: Services, told: ToldVoyage, score: ScorePanel, medals: MedalRow, count: ScoreCount
) -> Block:
    """Return the page, with the score as far as it is counted up."""
    return Row(
        score.panel(count),
        _medal_panel(services, told, score.sum(count), medals),
        _good_panel(services, told),
        gap=_GAP,
        shares=_SHARES,
        stack=STACKED,
        spring=1.0,
    )


def good_words(services: Services, told: ToldVoyage) -> Iterator[tuple[str, str]]:
    """Yield what was good in words, each with the picture of its seal."""
    assert told.voyage is not None
    for fact in good_facts(told.voyage):
        depth = ROMAN[min(fact.number, len(ROMAN) - 1)]
        words = services.translate(f"voyage_end.facts.{fact.code}", count=fact.number, depth=depth)
        yield words, _SEALS.get(fact.code, goods_icon("score"))


def spread(blocks: Sequence[Block]) -> Iterator[Block]:
    """Yield blocks over the height that there is, the last with as much below it as the others."""
    for block in blocks:
        yield block
        yield Space(spring=1.0)


def _good_panel(services: Services, told: ToldVoyage) -> Panel:
    head = IconLine(services.translate("voyage_end.good"), HEAD, colour=Colours.gold)
    facts = [_sealed(words, seal) for words, seal in good_words(services, told)]
    return Panel(IconLines([head]), Space(Sizes.gap), *spread(facts), edge=_EDGE, gap=0.0)


def _sealed(words: str, seal: str) -> Row:
    """Return a fact beside its seal."""
    return Row(
        Drawn(lambda canvas, area: draw_wax_seal(canvas, area.center, _SEAL / 2, seal), _SEAL + 6),
        Column(Space(spring=1.0), Words(words, BODY), Space(spring=1.0)),
        gap=_GAP,
        shares=lambda width: (_SEAL, width - _SEAL - _GAP),
    )


def _medal_panel(services: Services, told: ToldVoyage, total: Block, medals: MedalRow) -> Panel:
    """Return the score and the medals, the new one in its light."""
    name = captain_name(services, told.header.voyage.captain)
    return Panel(
        total,
        Space(4.0, spring=1.0),
        Words(services.translate("voyage_end.medals", captain=name), _MEDALS),
        medals.row(),
        Space(4.0, spring=0.5),
        Words(services.translate("voyage_end.medals_text"), _ABOUT),
        edge=_EDGE,
        tall=(6.0, 12.0),
        gap=4.0,
        paper="wood",
    )
