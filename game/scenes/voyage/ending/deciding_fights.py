"""The fights that decided a voyage: who stood there, how it went, and how likely it had been."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.kit import Block, Canvas, Colours, Column, Drawn, Panel, Row, Sizes, Space, grown
from game.play import Outlook

from ...services import Services
from ..parts.icon_lines import BODY, HEAD, SMALL, IconLine, IconLines
from ..parts.outlook_gauge import AskedOutlooks, OutlookSource
from ..parts.voyage_pictures import draw_face, goods_icon
from ..parts.voyage_words import ROMAN, captain_name, guard_name, guard_picture
from .ending_words import facts_words
from .told_voyage import ToldFight

_EDGE, _FACE, _BETWEEN = 16.0, 28.0, 5.0
#: A mark on the face: of a fight that was won, or lost.
_MARK = 22.0
_NAME = HEAD.with_changes(size=17.0)


class DecidingFights(AskedOutlooks):
    """The panel of the fights; the outlook of each is asked for, and shown once it is known."""

    def __init__(
        self,
        services: Services,
        fights: Sequence[ToldFight],
        changed: Callable[[], None],
        source: OutlookSource | None = None,
    ) -> None:
        super().__init__(services, changed, source)
        self.fights = fights

    def update(self) -> None:
        """Ask for what is not known yet."""
        if self._ask(len(self.fights)):
            for each in reversed(self.fights):
                self._outlook(each)

    def _outlook(self, told: ToldFight) -> Outlook | None:
        fight = told.fight
        return self.source.of(fight.before, fight.field, fight.hand)

    @property
    def spoken(self) -> list[str]:
        """All fights, for the voice."""
        return [" ".join(line.words for line in self._lines(each)) for each in self.fights] or [
            self.services.translate("voyage_end.no_fights")
        ]

    def panel(self, below: Sequence[Block], most: int) -> Panel:
        """Return the panel with so many fights at most, and with what else is shown at its foot."""
        say = self.services.translate
        head = IconLine(say("voyage_end.deciding"), HEAD, colour=Colours.gold)
        rows: list[Block] = []
        for each in self.fights[:most]:
            rows += [Space(_BETWEEN), self._row(each)]
        if not rows:
            rows = [Space(_BETWEEN), IconLines([IconLine(say("voyage_end.no_fights"), BODY)])]
        return Panel(
            IconLines([head]), *rows, Space(_BETWEEN, spring=1.0), *below, edge=_EDGE, gap=0.0
        )

    def _row(self, told: ToldFight) -> Row:
        side = 2 * _FACE
        face = Drawn(partial(self._draw_face, told), side)
        words = Column(Space(spring=1.0), IconLines(self._lines(told)), Space(spring=1.0), gap=0.0)
        return Row(face, words, shares=lambda width: (side, width - side - Sizes.gap))

    def _lines(self, told: ToldFight) -> list[IconLine]:
        say, fight = self.services.translate, told.fight
        name = guard_name(self.services, fight.guard)
        head = say(
            f"voyage_end.fight_{'won' if told.won else 'lost'}",
            guard=name,
            depth=ROMAN[fight.guard.depth],
        )
        words = [say("voyage_end.on_day", day=fight.day), *self._facts(told)]
        sailed = fight.before
        if sailed.beside is not None:
            words.insert(0, captain_name(self.services, sailed.captain))
        colour = Colours.light if told.won else Colours.muted
        lines = [
            IconLine(head, _NAME, colour=colour),
            IconLine(" · ".join(words), SMALL, above=1.0),
        ]
        outlook = self._outlook(told)
        if outlook is not None:
            band = say(f"voyage.outlook.{outlook.band}")
            told_ = say("voyage_end.outlook_was", band=band)
            lines.append(IconLine(told_, SMALL, goods_icon(outlook.band), 1.0))
        return lines

    def _facts(self, told: ToldFight) -> list[str]:
        # Whose Fort has fallen knows how much it could take.
        facts = told.facts if told.won or told.facts is None else told.facts._replace(fort=None)
        return facts_words(self.services, facts)

    def _draw_face(self, told: ToldFight, canvas: Canvas, area: pygame.FRect) -> None:
        draw_face(canvas, guard_picture(told.fight.guard), area.center, _FACE)
        side = grown(_MARK)
        x, y = area.centerx + 0.55 * _FACE, area.centery + 0.3 * _FACE
        icon = "icons/tick" if told.won else "icons/surrender"
        canvas.image(icon, (x, y, side, side))
