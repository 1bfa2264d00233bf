"""An invitation to a match by letter: what is played, with whom, and in which seat."""

from game.kit import (
    Block,
    CycleChoice,
    Item,
    Words,
    button_height,
    text_style,
)
from game.play import Letter, LetterFault, letter_terms_of, portrait_named, sitters_in

from ..common import mode_words
from ..services import Services
from .desk import LetterScreen
from .envelope import Envelope
from .letter_sight import LetterSight, facing_seats, letter_page
from .letter_words import seat_key
from .seat_fields import SHARE, OwnSeat

_BODY = text_style.BODY.with_changes(size=21, align="center")
#: How high a field is.
_FIELD = 44.0


class JoinLetterScreen(LetterScreen):
    """Sits down in the match of an ``invitation``, and reads what else is in its ``text``."""

    depth = 3
    sight, hint = "castle", "letters.join_hint"

    def __init__(self, services: Services, invitation: Letter, text: str = "") -> None:
        super().__init__(services)
        self.invitation, self.text = invitation, text
        self.terms = letter_terms_of(invitation)
        sitters = sitters_in(f"{invitation.code} {text}", self.terms.match)
        seats = range(1, self.terms.seats)
        #: The seats that nobody has taken by the letters of the text; all where none is left.
        self.free = [seat for seat in seats if seat not in sitters] or [*seats]
        self.seat = self.free[0]
        #: The faces of those who sit already, by their seats.
        self._sitting = {seat: portrait_named(each.portrait) for seat, each in sitters.items()}
        self.own = OwnSeat(self, self.seat, {*self._sitting.values()})
        self.own.take_name(self.terms.names, self.seat)
        self.remake()

    @property
    def host(self) -> str:
        """The name of who has written the invitation."""
        return self.terms.names[0] or self.translate("start.player_left")

    def make(self) -> None:
        """Make the own seat, and the choice of it where there are several."""
        say = self.translate
        self.title = say("letters.invitation", name=self.host)
        self.own.add_to(self)
        seats = [
            say("letters.seat", number=seat + 1, name=self.terms.names[seat]).rstrip(" :–")
            for seat in self.free
        ]
        at = self.free.index(self.seat)
        choice = CycleChoice(say("letters.your_seat"), seats, at, self._sit, share=SHARE)
        self.seats = self.widgets.add(choice)
        self.seats.visible = len(self.free) > 1
        self.back = self.add_button("start.back", self.go_back, "back")
        self.go = self.add_main_button("letters.join", self.join)

    def _sit(self, index: int) -> None:
        self.seat = self.own.side = self.free[index]
        self.own.take_name(self.terms.names, self.seat)
        self.remake()
        self.lay_out_anew()

    # Actions of the player

    def join(self) -> None:
        """Sit down, with a deck of one's own where decks are built."""
        if self.terms.terms.form == "constructed":
            self.stack.push(self.services.routes.letters.deck(), self._take_deck)
        else:
            self._join(())

    def _take_deck(self, deck: object) -> None:
        if isinstance(deck, tuple):
            self._join(deck)

    def _join(self, deck: tuple[str, ...]) -> None:
        store, routes = self.services.letters, self.services.routes.letters
        try:
            with self.services.telling(self.tell):
                letter = store.accept(self.invitation, self.seat, self.own.sitter(deck))
                later = store.receive(self.text).match
                self.stack.clear_to(routes.opened(later or letter))
        except LetterFault as fault:
            self.tell(self.translate(f"letters.faults.{fault.code}", number=0, name=self.host))

    # The page

    def make_body(self) -> Block:
        """Return what is played, what was written with it, and the own seat."""
        say = self.translate
        words = [mode_words(self.services, self.terms.terms)]
        partner = self.terms.terms.field.relief_to[self.seat]
        if partner is not None:
            name = self.terms.names[partner] or say(seat_key(partner))
            words.append(say("letters.partner", name=name))
        if self.invitation.greeting:
            words.append(say("letters.says", name=self.host, text=self.invitation.greeting))
        seat = [Item(self.seats, button_height(_FIELD))] if self.seats.visible else []
        field = self.terms.terms.field
        facing = facing_seats(self.services, field, self.seat, self._sitter)
        return letter_page(
            LetterSight(self._came, facing),
            say("letters.asks", name=self.host),
            *(Words(each, _BODY) for each in words),
            *self.own.items(),
            *seat,
        )

    def _came(self) -> Envelope:
        """Return the envelope of the invitation, to whoever sits down."""
        return Envelope(False, 0, self._sitting.get(0, ""), self.own.name)

    def _sitter(self, seat: int) -> tuple[str, str]:
        """Return the name and face of who sits there already, or the name of a free seat."""
        if seat == self.seat:
            return self.own.name, self.own.portrait
        return self.terms.names[seat], self._sitting.get(seat, "")
