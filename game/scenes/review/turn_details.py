"""The details of one turn: its mark, the line that was played, and a better one."""

from collections.abc import Callable, Iterator

import pygame

from game.board import MatchLog
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Fitting,
    Item,
    Panel,
    Space,
    Viewport,
    WidgetGroup,
    grown,
    text_size,
    text_style,
)
from game.play import Review, Turn, TurnSummary, Variation, Verdict, explain, summary_of
from game.rules import Event, MatchAction

from ..common import LineText
from .line_plate import LinePlate
from .turn_list import SOUND, draw_mark, kind_of, mark_colour, percent

#: The line that was played, and the better one.
DID, WOULD = "did", "would"


class TurnText:
    """Puts what happens in a turn in words; cards are listed as in the log."""

    def __init__(self, translate: Callable[..., str], match_log: MatchLog) -> None:
        self.translate, self.match_log = translate, match_log

    def gains(self, happened: tuple[Event, ...], side: int, tense: str) -> str:
        """Return what ``side`` has of its turn; ``tense`` is ``DID`` or ``WOULD``."""
        told, keys = summary_of(happened, side), f"review.{tense}"
        if told.won:
            return self.translate(f"{keys}.won")
        parts = [*self._blows(told, keys), *self._losses(told, keys)]
        return " ".join(parts) or self.translate(f"{keys}.nothing")

    def answer(self, happened: tuple[Event, ...], side: int, tense: str) -> str:
        """Return what the answering turn of ``side`` brings, if it is worth a word."""
        told, keys = summary_of(happened, side), f"review.{tense}_answer"
        return self.translate(f"{keys}.won") if told.won else " ".join(self._blows(told, keys))

    def _losses(self, told: TurnSummary, keys: str) -> Iterator[str]:
        if told.lost:
            names = self.match_log.listed([card.name for card in told.lost])
            yield self.translate(f"{keys}.lost", cards=names, count=len(told.lost))

    def _blows(self, told: TurnSummary, keys: str) -> Iterator[str]:
        if told.felled:
            names = self.match_log.listed([card.name for card in told.felled])
            yield self.translate(f"{keys}.felled", cards=names, count=len(told.felled))
        if told.bastion:
            yield self.translate(f"{keys}.bastion")
        elif told.struck:
            yield self.translate(f"{keys}.struck", amount=told.struck, count=told.struck)


_PAD, _HEAD, _RADIUS = 14.0, 34.0, 15.0
_TEXT = 42.0
_GAP = 6.0
_TITLE = text_style.NAME.with_changes(size=20)
_DECISIVE = text_style.CAPTION.with_changes(size=14, align="right", colour=Colours.gold, fit=True)
_FLAVOUR = text_style.CAPTION.with_changes(size=15, fit=True, floor=13)
_FLAVOUR_ROOM = 130.0
_WORDS = text_style.BODY.with_changes(size=17, fit=True, floor=13, valign="top")
#: The share of the line that was played: the better one takes more words.
_PLAYED_SHARE = 0.42

Say = Callable[..., str]


class TurnDetails:
    """Tells of the selected turn; ``better`` is shown on the board rather than what was played."""

    def __init__(
        self,
        review: Review,
        names: tuple[str, ...],
        translate: Say,
        words: LineText,
        widgets: WidgetGroup,
        changed: Callable[[], None],
    ) -> None:
        self.review, self.names, self.translate, self.words = review, names, translate, words
        self.gains = TurnText(translate, words.match_log)
        self.changed = changed
        self.index, self.better = 0, False
        self.played = widgets.add(LinePlate(translate, lambda: self.show(better=False)))
        self.best = widgets.add(LinePlate(translate, lambda: self.show(better=True)))
        self.best.visible = False

    @property
    def turn(self) -> Turn:
        """The turn that is told of."""
        return self.review.turns[self.index]

    @property
    def verdict(self) -> Verdict | None:
        """The final verdict on the turn, or None while it is not known."""
        return self.review.final(self.index)

    @property
    def shown(self) -> tuple[Event, ...]:
        """The events of the line that the board shows."""
        verdict = self.verdict
        if self.better and verdict is not None and verdict.better is not None:
            return verdict.better.events
        return self.turn.events

    def select(self, index: int) -> None:
        """Tell of another turn, and show what would have been better where something would."""
        self.index = index
        verdict = self.verdict
        self.better = verdict is not None and verdict.better is not None
        self.refresh()

    def show(self, *, better: bool) -> None:
        """Show one of the two ways on the board."""
        self.better = better
        self.refresh()
        self.changed()

    def refresh(self) -> None:
        """Take in what has been found meanwhile."""
        turn, verdict, side = self.turn, self.verdict, self.turn.side
        answer = next((each.events for each in self.review.turns[self.index + 1 :]), ())
        words, title = self._words_for(turn.events, answer, DID), self.translate("review.played")
        self.played.tell(title, side, turn.events, words, Colours.attention)
        course = None if verdict is None else verdict.better
        self.best.visible = course is not None
        if course is not None:
            words = f"{self._moves(course.actions)} {self._better_words(course, answer)}".lstrip()
            title = self.translate("review.better")
            self.best.tell(title, side, course.events, words, Colours.positive)
            self.best.hint = self._steps(course.actions, why=True)
        self.played.hint = self._steps(turn.actions, why=False)
        self.played.shown = not self.better
        self.best.shown = self.better

    def _steps(self, actions: tuple[MatchAction, ...], *, why: bool) -> str:
        """Return the steps of a way to play, if wished with the first reason for each."""
        if self.turn.by_horde:
            return ""
        told = (
            self.translate(
                "review.step",
                step=self.words.step(step, self.turn.side),
                reason=next(iter(self.words.reasons(step)), "") if why else "",
            )
            for step in explain(self.turn.start, actions)
        )
        return " ".join(map(str.rstrip, told))

    def _moves(self, actions: tuple[MatchAction, ...]) -> str:
        if self.turn.by_horde:
            return ""
        return " ".join(
            self.translate("review.move", step=self.words.step(step, self.turn.side))
            for step in explain(self.turn.start, actions)
            if step.card is not None
        )

    def _words_for(self, happened: tuple[Event, ...], answer: tuple[Event, ...], tense: str) -> str:
        side, start = self.turn.side, self.turn.start
        told = self.gains.gains(happened, side, tense)
        if start.solo:
            return told
        return f"{told} {self.gains.answer(answer, start.field.rival(side), tense)}".rstrip()

    def _better_words(self, course: Variation, answer: tuple[Event, ...]) -> str:
        """Return what would have come of the better way; only that it is the same is not told."""
        played = self._words_for(self.turn.events, answer, WOULD)
        words = self._words_for(course.events, course.answer, WOULD)
        return self.translate("review.same") if words == played else words

    def block(self, *above: Block) -> Panel:
        """Return the panel with what is ``above``, its words, and both ways to play below them."""
        told = Drawn(
            lambda canvas, area: canvas.text(self.told(), area.move(0, 2), _WORDS),
            self._told_height,
        )
        head = [*above, Space(_PAD), Drawn(self._draw_head, grown(_HEAD)), told, Space(_GAP)]
        plates = [plate for plate in (self.played, self.best) if plate.visible]
        whole = Column(*(Item(plate) for plate in plates), gap=_GAP)
        if grown(1.0) > 1.0:
            return Panel(*head, whole, edge=_PAD, gap=0.0)
        # As high as their words, but where there is too little room for all of these.
        shared = (
            Item(self.played, 0.0, spring=_PLAYED_SHARE),
            Item(self.best, 0.0, spring=1 - _PLAYED_SHARE),
        )
        fitting = Fitting(Column(whole, Space(spring=1)), Column(*shared, gap=_GAP), spring=1)
        return Panel(*head, fitting, edge=_PAD, gap=0.0, spring=1)

    def _told_height(self, view: Viewport, width: float) -> float:
        if grown(1.0) == 1.0:
            return _TEXT
        return max(_TEXT, text_size(view, self.told(), _WORDS, width)[1] + 4)

    def _draw_head(self, canvas: Canvas, inside: pygame.FRect) -> None:
        kind = SOUND if self.verdict is None else kind_of(self.verdict)
        high = grown(2 * _RADIUS)
        middle, side = inside.y + high / 2, 2 * _RADIUS
        if self.verdict is None:
            canvas.image("icons/hourglass", (inside.x, middle - _RADIUS, side, side))
        else:
            draw_mark(canvas, kind, (inside.x + _RADIUS + 1, middle), _RADIUS)
        x, right = inside.x + side + 12, inside.right
        if self.review.decisive() == self.index:
            note = self.translate("review.decisive")
            right -= canvas.text_size(note, _DECISIVE)[0] + 8
            canvas.text(note, (right, inside.y, inside.right - right, high), _DECISIVE)
        title = pygame.FRect(x, inside.y, right - x, high)
        canvas.text(self._title(kind), title, _TITLE, colour=mark_colour(kind))
        if self.verdict is not None and self.turn.whole:
            beside = canvas.text_size(self._title(kind), _TITLE)[0] + 10
            flavour = pygame.FRect(x + beside, title.y + 1, title.width - beside, title.height)
            if flavour.width > grown(_FLAVOUR_ROOM):
                canvas.text(self.translate(f"review.flavour.{kind}"), flavour, _FLAVOUR)

    @property
    def _checked(self) -> bool:
        """Whether a verdict was found that may still be another."""
        return self.verdict is None and self.review.verdicts[self.index] is not None

    def _title(self, kind: str) -> str:
        if self.verdict is None:
            return self.translate("review.checking" if self._checked else "review.unread")
        if not self.turn.whole:
            return self.translate("review.unfinished")
        return self.translate(f"review.kinds.{kind}")

    def told(self) -> str:
        """Return what the turn did to the chance of winning."""
        verdict, turn = self.verdict, self.turn
        before, after = self.review.chances[self.index], self.review.chances[self.index + 1]
        if verdict is None or before is None or after is None:
            return self.translate(f"review.{'checking' if self._checked else 'unread'}_text")
        kind, name = kind_of(verdict), self.names[0 if turn.by_horde else turn.side]
        if turn.by_horde and (kind == SOUND or self.review.figured):
            change = percent(abs(verdict.luck))
            return self.translate(f"review.winds.{kind}", name=name, change=change)
        if not self.review.figured:
            kind = "kept" if verdict.better is None and not turn.by_horde else kind
            return self.translate(f"review.in_words.{kind}", name=name)
        mine = after if not turn.side else 1 - after
        if verdict.missed_win:
            return self.translate("review.missed", name=name, after=percent(mine))
        if verdict.better is None:
            return self.translate("review.kept", after=percent(mine))
        possible = percent(min(1.0, mine + verdict.lost))
        return self.translate("review.lost", after=percent(mine), possible=possible)
