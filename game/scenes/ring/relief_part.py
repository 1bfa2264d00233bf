"""Relief at the table: a card passes to the partner, by pointer, button or key (R13.8)."""

import math

import pygame

from game.board import Foretold, Layout, Marks, Piece
from game.kit import (
    LEFT_BUTTON,
    Canvas,
    Colours,
    Intent,
    Place,
    Point,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Viewport,
)
from game.rules import SUMMONING, Relieve, why_not

from ..match.match_buttons import KeptButton
from ..match.table_part import TablePart, TableTools

#: The key that passes the card.
KEY = "relieve"
#: How far a pressed card is moved, in logical units, before it is dragged.
_DRAG_FROM = 9.0
_DEPTH = 60
#: How far below the pointer the middle of a dragged card hangs, in its own heights.
_HANGS = 0.42
#: The light of the panel to which a card can be dragged, and while it is over it.
_LIGHT, _LIGHT_OVER = 120, 230
#: The size of the words on the button.
_WORDS = 15.0


class Relief(TablePart):
    """Passes the rightmost card of the hand below to the partner, if there is one.

    The card is dragged to the partner's panel; the button and the key do the same. While the card
    is over the panel, or the pointer on the button, the forecast tells what follows for both rows.
    """

    def __init__(self, tools: TableTools) -> None:
        super().__init__(tools)
        words = self._view.translate("ring_table.relief")
        hint = self._view.translate("ring_table.relief_hint")
        self.button = tools.widgets.add(
            KeptButton(words, self.use, icon="icons/relief", size=_WORDS, hint=hint)
        )
        #: Where the card was pressed that only relief can move; None without.
        self._pressed: PointerPressed | None = None
        self._dragged: Piece | None = None
        self._over = False
        self._pointer: Point = (0.0, 0.0)

    # What can be done

    @property
    def partner(self) -> int | None:
        """Whose hand the card would come to: the partner of the seat below."""
        table = self._view.table
        return table.field.relief_to[table.viewer]

    @property
    def offered(self) -> bool:
        """Whether relief is part of this match, and the summoning of the seat below goes on."""
        return self._flow.free and self.partner is not None and self._flow.state.phase == SUMMONING

    @property
    def keys_for(self) -> Place:
        """Relief while it is offered: attacks run on with the same button of a pad later."""
        return "relief" if self.offered else "match"

    @property
    def possible(self) -> bool:
        """Whether the card can be passed now."""
        return self.offered and why_not(self._flow.state, Relieve()) is None

    @property
    def intended(self) -> tuple[Foretold, ...]:
        """The relief that is looked at, for the forecast."""
        looked_at = self._over or (self.button.visible and self.button.hovered)
        return (Relieve(),) if looked_at and self.possible else ()

    def use(self) -> None:
        """Pass the card, or say why that cannot be."""
        if not self.offered:
            return
        self._put_back()
        self._tools.hands.let_go()
        refusal = why_not(self._flow.state, Relieve())
        if refusal is not None:
            self._view.refuse(refusal)
        else:
            self._flow.submit(Relieve())

    # Input

    def command(self, name: str) -> bool:
        """Pass the card on its key."""
        if name != KEY:
            return False
        self.use()
        return True

    def intercept(self, intent: Intent) -> bool:
        """Follow a card that is dragged; one that can be played is held by the hand itself."""
        match intent:
            case PointerPressed(pos, button) if button == LEFT_BUTTON:
                return self._press(intent, pos)
            case PointerMoved(pos):
                self._move(pos)
                return self._dragged is not None
            case PointerReleased(pos):
                return self._release(intent, pos)
            case _:
                self._put_back()
                return False

    def _press(self, press: PointerPressed, pos: Point) -> bool:
        self._put_back()
        piece, selection = self._card, self._tools.selection
        if piece is None or not piece.spot.holds(pos) or self._tools.widgets.is_meant(pos):
            return False
        playable = selection.refusal(selection.hand.index(piece)) is None
        if playable or not self.possible:
            return False
        self._pressed = press
        return True

    def _move(self, pos: Point) -> None:
        piece, pressed = self._card, self._pressed
        selection = self._tools.selection
        waits = pressed is not None and self._dragged is None
        if pressed is not None and waits and math.dist(pos, pressed.pos) > _DRAG_FROM:
            self._dragged = piece
            self._view.hush()
            # Why it cannot be played is not told of a card that is on its way to the partner.
            selection.hovered = None
        carried = self._dragged
        if carried is not None:
            self._pointer = pos
            self._carry(carried)
        elif selection.dragging and selection.held is piece:
            carried = piece
        over = carried is not None and self.possible and self._takes(pos)
        if over != self._over or self._dragged is not None:
            self._over = over
            self._tools.changed()

    def _carry(self, piece: Piece) -> None:
        # It hangs from the pointer: whom it goes to is still read over it.
        x, y = self._pointer
        piece.x, piece.y, piece.depth = x, y + _HANGS * piece.goal.height, _DEPTH

    def _release(self, release: PointerReleased, pos: Point) -> bool:
        selection = self._tools.selection
        held = self._dragged is not None or (selection.dragging and selection.held is self._card)
        if held and self.possible and self._takes(pos):
            self._dragged = None
            self._forget()
            # The card flies from where it was let go, so it is not put back first.
            selection.forget()
            self._flow.submit(Relieve())
            return True
        pressed, dragged = self._pressed, self._dragged is not None
        self._put_back()
        if pressed is not None and not dragged:
            # A mere press asks why the card cannot be played.
            self._tools.hands.handle(pressed)
            self._tools.hands.handle(release)
        return pressed is not None

    def _takes(self, pos: Point) -> bool:
        partner = self.partner
        return partner is not None and self._view.layout.panel(partner).holds(pos)

    @property
    def _card(self) -> Piece | None:
        table = self._view.table
        hand = table.sides[table.viewer].hand
        return hand[-1] if hand and self.offered else None

    def _put_back(self) -> None:
        if self._dragged is not None:
            self._dragged.put(self._dragged.goal)
            self._dragged.depth = 0
            self._tools.changed()
        self._forget()

    def _forget(self) -> None:
        self._pressed = self._dragged = None
        self._over = False

    def skip(self) -> None:
        """Put the card back when the picture jumps on."""
        self._put_back()

    def close(self) -> None:
        """Put the card back: the table is left, or written again."""
        self._put_back()

    # Picture

    def place(self, _view: Viewport, layout: Layout) -> None:
        """Lay the button between the panels and the bridges."""
        self.button.place(layout.relief)

    def update(self, _dt: float) -> bool:
        """Show the button while the seat below summons, and no card is dragged over it."""
        self.button.visible = self.offered and self._dragged is None
        self.button.kind = "secondary" if self.possible else "quiet"
        if self._dragged is not None:
            if self.possible:
                self._carry(self._dragged)
            else:
                self._put_back()
        return False

    def mark(self, marks: Marks) -> None:
        """Hold the dragged card up over all others, in its colours: it is on its way."""
        carried = self._dragged
        if carried is not None:
            marks.held = carried
            marks.cards = {
                card: state for card, state in marks.cards.items() if card is not carried
            }

    def draw(self, canvas: Canvas) -> None:
        """Light the partner's panel while a card can be let go over it."""
        selection = self._tools.selection
        carried = self._dragged or (selection.held if selection.dragging else None)
        if carried is None or carried is not self._card or not self.possible:
            return
        partner = self.partner
        assert partner is not None
        box = pygame.FRect(self._view.layout.panel(partner)).inflate(6, 6)
        light = _LIGHT_OVER if self._over else _LIGHT
        canvas.glow(box, Colours.target, strength=light, filled=False)
        canvas.frame(box, Colours.target, width=3, radius=10)
