"""What the others say, in a voyage's fight or as characters: a plate below the seat, seldom."""

from typing import NamedTuple

import pygame

from game.board import LARGE_WORDS, Layout, draw_speaker, draw_speech
from game.kit import Canvas, Colours, Point, Times, Viewport, grown, text_size, text_style
from game.rules import DRAW, NOBODY, Event, MatchAction
from game.rules import events as ev

from ..table_part import TablePart, TableTools
from .speakers import Speaker

#: A blow of so much damage is spoken of.
HARD = 3
#: Seconds that a line stays, at least and for each letter, and the last of them, in which it fades.
_STAYS, _LETTER, _FADES = 2.0, 0.055, 0.4
#: The turns that pass at least between two lines about blows.
_QUIET = 4
#: A Fort that can take so much damage, and no more, is about to fall.
_NEAR_FALL = 2
#: Between the seat and the plate, inside its edge, and how far its point is from the seat's side.
_BELOW, _PADDING, _POINT, _ASIDE = 10.0, 14.0, 8.0, 44.0
#: The room that the plate has at least, and at most where it hides the heads of creatures; and the
#: room beside the bridge.
_LEAST, _MOST, _BESIDE = 34.0, 48.0, 10.0
#: So many times the least room do large words have.
_LARGE_LINES = 2
_WORDS = text_style.BODY.with_changes(
    size=16, colour=Colours.light, align="left", valign="middle", fit=True, floor=12
)
_NAME = text_style.STRONG.with_changes(
    size=14, colour=Colours.attention, align="left", wrap=False, fit=True
)


class _Plate(NamedTuple):
    """Where a line lies: its plate, the row of the name in it, and the tip of its point."""

    box: pygame.FRect
    name: pygame.FRect
    tip: Point


class Floor:
    """Who has the word at a table of several who speak: one at a time.

    ``quiet`` is the turn before which no blow is spoken of.
    """

    def __init__(self) -> None:
        self.quiet = 0
        self.greeted = self.ended = False


class GuardSpeech(TablePart):
    """Lets ``speaker`` say something as the match begins, and at hard blows of either side.

    A character speaks of a Fort that is about to fall, too, and says no line twice. Those who have
    a ``floor`` in common take turns at it.
    """

    def __init__(self, tools: TableTools, speaker: Speaker, floor: Floor | None = None) -> None:
        super().__init__(tools)
        self.speaker = speaker
        self._floor = floor or Floor()
        #: What is said now, or "".
        self.words = ""
        #: Whether it stays, for a picture of it.
        self.held = False
        self._age = 0.0
        self._said: dict[str, int] = {}
        #: What one who speaks seldom has said.
        self._heard: set[str] = set()
        self._begun = False
        self._room = pygame.FRect(0, 0, 0, 0)
        self._seat = pygame.FRect(0, 0, 0, 0)
        self._view.hearers.append(self.hear)

    # What happens

    def rest(self) -> bool:
        """Speak as the match begins, and not where it is gone on with."""
        if not self._begun:
            self._begun = True
            history, greeted = self._flow.match.history, self._floor.greeted
            self._floor.greeted = True
            if not greeted and not any(isinstance(done.action, MatchAction) for done in history):
                self._say("begin")
                self._floor.quiet = _QUIET if self.speaker.seldom else 0
        return False

    def hear(self, event: Event) -> None:
        """Speak of an event whose turn to be seen has come, if it is worth it."""
        turn = self._flow.state.turn
        hurt, near = _hard_hit(event), False
        if self.speaker.seldom and isinstance(event, ev.StrongholdStruck):
            near = self._is_near_fall(event.side)
            hurt = event.side if near else hurt
        own = hurt in self.speaker.sides
        # In a ring a blow may be another's.
        others = self.speaker.seldom and self._flow.match.field.is_ring
        dealt = not others or self._flow.state.active in self.speaker.sides
        if hurt != NOBODY and (own or dealt) and turn >= self._floor.quiet:
            self._floor.quiet = turn + _QUIET
            self._say(("close" if own else "near") if near else ("struck" if own else "blow"))
        elif isinstance(event, ev.MatchEnded) and event.winner != DRAW and not self._floor.ended:
            self._floor.ended = True
            teams = self._flow.match.field.teams
            won = teams[event.winner] == teams[min(self.speaker.sides)]
            self._say("won" if won else "lost")

    def _is_near_fall(self, side: int) -> bool:
        """Return whether a Fort can take little more once all of the action has been seen."""
        own = self._flow.state.sides[side]
        return own.fort and 0 < own.stronghold_life <= _NEAR_FALL

    def _say(self, moment: str) -> None:
        self._age = 0.0
        if self.speaker.seldom:
            start = self._flow.state.turn // _QUIET
            self.words = self.speaker.new_line(moment, start, self._heard)
            self._heard.add(self.words)
            return
        before = self._said.get(moment, 0)
        self._said[moment] = before + 1
        self.words = self.speaker.line(moment, before)

    def update(self, dt: float) -> bool:
        """Let a line go that has stayed long enough; True while one stays."""
        if not self.words or (self.held and self._age > Times.appear):
            return False
        self._age += dt
        if self._age >= self.seconds:
            self.words = ""
        return True

    @property
    def seconds(self) -> float:
        """How long the present line stays."""
        return _STAYS + _LETTER * len(self.words)

    def close(self) -> None:
        """Hear no more: the table is left, or written again."""
        self._view.hearers.remove(self.hear)

    # Words and places

    @property
    def spoken(self) -> str:
        """What is said, and by whom."""
        if not self.words:
            return ""
        return self._view.translate("fight.says", name=self.speaker.name, words=self.words)

    def place(self, _view: Viewport, layout: Layout) -> None:
        """Keep the room below the seat, beside the bridge and above who stands on the land."""
        self._seat = pygame.FRect(layout.panel(min(self.speaker.sides)))
        bridge = layout.bridge_half + _BESIDE
        middle, top = layout.width / 2, self._seat.bottom + _BELOW
        right = layout.on_right(min(self.speaker.sides))
        left, end = middle + bridge, self._seat.right
        if not right:
            left, end = self._seat.left, middle - bridge
        if layout.field.is_ring and len(self.speaker.sides) > 1:
            # The panel of the Horde is in the middle, and the map lies beside it.
            beside = pygame.FRect(layout.ring.map_box)
            top, left, end = beside.bottom + _BELOW / 2, middle + bridge, beside.right
        elif layout.field.is_ring:
            left, end = self._seat.left, self._seat.right
            # Below the buttons that pass a card and that look ahead nobody stands.
            for button in map(pygame.FRect, (layout.relief, layout.eye)):
                if left < button.right and button.left < end:
                    top = button.bottom + _BELOW / 2
        spot = layout.standing(0, 0, 1, right=right)
        low = spot.y - spot.height / 2
        least = min(grown(_LEAST), _MOST)
        self._room = pygame.FRect(left, top, end - left, max(least, low - top))
        # Signs of the other captain's changes may hang below the seat.
        places = map(pygame.FRect, self._view.hud.changes.places(layout))
        signs = [sign for sign in places if sign.colliderect(self._room)]
        if signs:
            before, behind = min(sign.left for sign in signs), max(sign.right for sign in signs)
            if before - left >= end - behind:
                self._room.width = before - _BESIDE - left
            else:
                self._room.x, self._room.width = behind + _BESIDE, end - behind - _BESIDE
            if grown(1.0) > LARGE_WORDS:
                # In less width they take more lines: for once before the heads of creatures.
                self._room.height = max(self._room.height, _LARGE_LINES * grown(_LEAST))

    def _plate(self, view: Viewport) -> _Plate:
        room, edges = self._room, 2 * _PADDING
        # Large words need all the room there is; the seat is named, and the voice names it, too.
        row = grown(_NAME.size * 1.3) if self.speaker.person else 0.0
        if grown(1.0) > LARGE_WORDS or room.height < _LEAST + row - _PADDING / 2:
            row = 0.0
        # Whose seat has no face brings it along.
        face = 0.0 if self.speaker.shown else min(room.height, _LEAST) + _PADDING / 2
        inside = room.width - edges - face
        wide, high = text_size(view, self.words, _WORDS, inside)
        wide = min(inside, max(wide + 2, text_size(view, self.speaker.person, _NAME)[0] + 2))
        high += row + 12
        if high > room.height:
            # Smaller words go into fewer lines, which want all of the width.
            wide, high = inside, room.height
        box = pygame.FRect(0, room.y, wide + edges + face, high)
        # As near to the seat as the room allows.
        right = self._seat.centerx > room.centerx
        box.x = room.right - box.width if right else room.x
        tip = min(max(self._seat.x + _ASIDE, box.x + 2 * _POINT), box.right - 2 * _POINT)
        name = pygame.FRect(box.x + _PADDING + face, box.y + 4, wide, row)
        return _Plate(box, name, (tip, self._seat.bottom + 1))

    # Picture

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate with its point to the seat."""
        if not self.words:
            return
        plate = self._plate(canvas.view)
        left = 1.0 if self._services.settings.reduced_motion else self.seconds - self._age
        with canvas.shifted(alpha=round(255 * min(1.0, self._age / Times.appear, left / _FADES))):
            x, y = plate.tip
            draw_speech(canvas, plate.box, line=None, point=((x, plate.box.y), (x, y)))
            with canvas.reading(plate.box):
                if plate.name.height:
                    canvas.text(self.speaker.person, plate.name, _NAME)
                words = plate.name.copy()
                words.y, words.height = plate.name.bottom, plate.box.bottom - plate.name.bottom - 4
                canvas.text(self.words, words, _WORDS)
            if not self.speaker.shown:
                middle = (plate.box.x + plate.name.x) / 2
                center, radius = (middle, plate.box.centery), min(_LEAST, plate.box.height - 4) / 2
                side, figure = self.speaker.sides[0], self.speaker.figure
                draw_speaker(canvas, figure, center, radius, side=side)


def _hard_hit(event: Event) -> int:
    """Return the side that an event hurts much, or ``NOBODY``."""
    match event:
        case ev.StrongholdStruck(side, amount) if amount >= HARD:
            return side
        case ev.HordeDeckStruck(side, cards=cards) if len(cards) >= HARD:
            return side
        case ev.BastionDestroyed(side):
            return side
    return NOBODY
