"""A match by letter is planned: how many play, with which decks, and who is asked."""

from game.kit import (
    Block,
    Column,
    CycleChoice,
    Item,
    Panel,
    PanelHead,
    Row,
    Segments,
    TextField,
    Toggle,
    Words,
    button_height,
    text_style,
)
from game.play import LETTER_FORMS, LETTER_RINGS
from game.rules import Terms

from ..services import Services
from .desk import DeskLook, LetterScreen
from .envelope import Envelope
from .letter_sight import LetterSight, facing_seats
from .seat_fields import SHARE, OwnSeat, named_field

#: The duel, and the rings in which persons alone sit.
_TABLES = ("", *LETTER_RINGS)
_EDITIONS = ("first", "later")
_BODY = text_style.BODY.with_changes(size=16, wrap=True)
_FIELD, _EDGE, _TALL = 40.0, 32.0, (12.0, 24.0)
#: From this growth of texts on the two panels lie below one another.
_STACKED = 1.2
_LONGEST = 18


class NewLetterScreen(LetterScreen):
    """Begins a match by letter; its first letter is the invitation."""

    hint = "letters.invite_hint"
    look = DeskLook(size=0.0)

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.table = self.form = self.edition = 0
        # Some pairs of starter decks are all but decided without (R2.8).
        self.odds = True
        self.friends = ["", "", ""]
        self.own = OwnSeat(self)
        self.remake()

    @property
    def terms(self) -> Terms:
        """The terms that are planned."""
        form, ring = LETTER_FORMS[self.form], _TABLES[self.table]
        return Terms(form, edition=self.edition, ring=ring)

    def make(self) -> None:
        """Make all that is chosen."""
        say, add = self.translate, self.widgets.add
        self.title = say("letters.new")
        tables = [
            say(f"new_ring.modes.{ring}.name" if ring else "letters.duel") for ring in _TABLES
        ]
        forms = [say(f"forms.{form}") for form in LETTER_FORMS]
        editions = [say(f"start.editions.{each}.name") for each in _EDITIONS]
        self.choices = [
            add(CycleChoice(say("letters.table"), tables, self.table, self._choose_table)),
            add(Segments(say("letters.form"), forms, self.form, self._choose_form)),
            add(CycleChoice(say("letters.edition"), editions, self.edition, self._choose_edition)),
        ]
        self.even = add(Toggle(say("even_odds.name"), self.odds, self._choose_odds))
        self.own.add_to(self)
        self.fields = [self._friend_field(number) for number in range(len(self.friends))]
        for choice in (*self.choices, self.even):
            choice.share = SHARE
        self.back = self.add_button("start.back", self.go_back, "back")
        self.go = self.add_main_button("letters.invite", self.invite)
        self._show()

    def _friend_field(self, number: int) -> TextField:
        def call(name: str) -> None:
            self.friends[number] = name.strip()

        field = TextField(
            self.friends[number],
            on_change=call,
            max_length=_LONGEST,
            placeholder=self.translate("letters.name_here"),
        )
        return self.widgets.add(field)

    def _show(self) -> None:
        terms = self.terms
        self.even.visible = terms.between_two and terms.form == LETTER_FORMS[0]
        partner = terms.field.relief_to[self.own.side]
        for seat, field in enumerate(self.fields, 1):
            field.visible = seat < len(terms.field.sides)
            key = "letters.friend_partner" if seat == partner else "letters.friend"
            field.called = self.translate(key, number=seat + 1)
        self.lay_out_anew()

    def _choose_table(self, index: int) -> None:
        self.table = index
        self._show()

    def _choose_form(self, index: int) -> None:
        self.form = index
        self._show()

    def _choose_edition(self, index: int) -> None:
        self.edition = index

    def _choose_odds(self, given: bool) -> None:
        self.odds = given

    # Actions of the player

    def invite(self) -> None:
        """Begin the match, with a deck of one's own where decks are built."""
        if self.terms.form == "constructed":
            self.stack.push(self.services.routes.letters.deck(), self._take_deck)
        else:
            self._begin(())

    def _take_deck(self, deck: object) -> None:
        if isinstance(deck, tuple):
            self._begin(deck)

    def _begin(self, deck: tuple[str, ...]) -> None:
        terms = self.terms
        names = tuple(self.friends[: len(terms.field.sides) - 1])
        own = self.own.sitter(deck)
        letter = self.services.letters.invite(terms, names, own, self.odds and self.even.visible)
        self.stack.clear_to(self.services.routes.letters.opened(letter))

    # The page

    def make_body(self) -> Block:
        """Return what is played, over who plays."""
        say = self.translate
        shown = [each for each in (*self.choices, self.even) if each.visible]
        friends = [field for field in self.fields if field.visible]
        facing = facing_seats(self.services, self.terms.field, self.own.side, self._sitter)
        panels = Row(
            Panel(
                PanelHead(say("letters.what")),
                *(Item(each, button_height(_FIELD)) for each in shown),
                edge=_EDGE,
                tall=_TALL,
                paper="wood",
            ),
            Panel(
                PanelHead(say("letters.who")),
                *self.own.items(),
                *(named_field(field) for field in friends),
                Words(say("letters.what_text"), _BODY),
                edge=_EDGE,
                tall=_TALL,
                paper="parchment",
            ),
            gap=14.0,
            stack=_STACKED,
        )
        return Column(LetterSight(self._invitation, facing), panels)

    def _invitation(self) -> Envelope:
        """Return the envelope, with the names that are typed on it."""
        friends = self.friends[: len(self.terms.field.sides) - 1]
        own = self.own
        return Envelope(True, own.side, own.portrait, ", ".join(filter(None, friends)))

    def _sitter(self, seat: int) -> tuple[str, str]:
        own = self.own
        return (own.name, own.portrait) if seat == own.side else (self.friends[seat - 1], "")
