"""The bans of a constructed match, all decks laid open: two in each of them (R2.5, R14.2)."""

from functools import partial
from typing import ClassVar

import pygame

from game.kit import (
    INSTANT,
    Block,
    Canvas,
    Column,
    Command,
    Drawn,
    Intent,
    Item,
    PointerMoved,
    PointerPressed,
    Scene,
    SceneStack,
    Space,
    Timeline,
    draw_fade,
)
from game.play import Match, missing
from game.rules import BanCard, BuildDeck, Card, Constructed, Refusal

from ..common import (
    CLICKING_DELAY,
    Foot,
    LampButton,
    StaggeredEntrance,
    by_cost,
    draw_emblem,
    draw_landscape,
    draw_seat,
    draw_title,
    land_deep,
    team_badge,
)
from ..examples import sample_constructed
from ..services import Services
from ..setup.seat_track import TrackGrid, draw_steps
from ..setup.setup_step import SetupStep, SidedRow
from .ban_deck import BanDeck
from .ban_places import ban_steps, fallen, in_a_row, track_steps

#: How far the steps reach into the title, and the room between them and the decks.
_UP, GAP = 6.0, 14.0
#: The space between the rows of the decks of a ring, and the height of one of its steps.
ROW_GAP, _RING_STEP = 9.0, 46.0
#: Seconds before the computer bans, at normal speed, and after the last ban.
THINKING, LINGER = 1.1, 0.9


class BanScene(SetupStep[Constructed]):
    """Lets all sides ban until each is left with eight cards, then goes on with the match.

    In a ring the deck in which the next ban falls lies large at the left, the others in rows.
    """

    rule: ClassVar[str] = "R2.5"
    widest = 1560.0
    keys: ClassVar[dict[str, str]] = {"digits": "key_card.numbers", "hint": "", "why": ""}

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services, match, delay=CLICKING_DELAY)
        self.title = self.translate("forms.constructed")
        #: The position with the decks as they were shown; its order of bans holds to the end.
        self._shown = self.setup
        self.steps = ban_steps(match, self._shown)
        self.field = self._shown.field
        self.grid = TrackGrid(len(self.steps))
        if self.field.is_ring:
            self.grid = TrackGrid(len(self.steps), 2, _RING_STEP)
        self.track = Drawn(self._draw_steps, lambda *_: self.grid.height)
        #: The side whose deck the cards are banned from, and before that were.
        self._opened = self._shown.banned_side
        self.motion = Timeline()
        #: Seconds until the match goes on, at normal speed, once all is banned.
        self.rest = LINGER
        self._settling = False
        self.decks = tuple(self._make_deck(side) for side in self.field.sides)
        for step in self.steps:
            if step.card is not None:
                self.decks[step.owner].strike(step.card, at_once=True)
        self.menu_button = self.add_button("construct.menu", self.ask_to_leave, "home")
        self.ban_button = self.add_main_button("", self.ban, "ban")
        self.lamp = LampButton(self.translate, self.ask_advice)
        self._open_deck()

    @property
    def busy(self) -> bool:
        """Whether a banned card is on its way."""
        return not self.motion.done

    # Actions of the players

    def choose(self, card: Card) -> None:
        """Lift a card; ban it when it was lifted already."""
        deck = self.decks[self.setup.banned_side]
        if deck.chosen is card:
            self.ban()
            return
        deck.lift(card)
        self._show_button()

    def ban(self) -> None:
        """Ban the lifted card."""
        deck = self.decks[self.setup.banned_side]
        if deck.chosen is not None and not self.busy:
            self._submit(BanCard(self.setup.decks[deck.side].index(deck.chosen)))

    # The scene

    def enter(self, stack: SceneStack) -> None:
        """Let the keyboard begin at the cards."""
        super().enter(stack)
        self._focus()

    def handle(self, intent: Intent) -> None:
        """Follow the pointer over the cards; while one is on its way, let it arrive at once."""
        if self.busy and (intent == Command("accept") or isinstance(intent, PointerPressed)):
            self.motion.skip()
            self.invalidate()
            return
        for deck in self.decks:
            if isinstance(intent, PointerMoved):
                deck.over = deck.place_at(intent.pos)
            elif isinstance(intent, Command):
                deck.over = None
        super().handle(intent)
        if isinstance(intent, PointerMoved | Command):
            self._point(by_pointer=isinstance(intent, PointerMoved))

    def refusal(self) -> Refusal | None:
        """Return what was refused, or why nothing is banned yet."""
        waits = self.ban_button.visible and not self.ban_button.enabled
        return super().refusal() or (missing("no_ban") if waits else None)

    def advice(self) -> Scene | None:
        """Return which card the master would ban."""
        return None if self.over else self.services.routes.setup_hint(self.match)

    def update(self, dt: float) -> bool:
        """Move the cards, let the computer ban, and go on when all is done."""
        moving = super().update(dt)
        speed = self.services.settings.speed
        self.motion.speed = speed or INSTANT
        self.motion.advance(dt)
        if self.busy:
            return True
        if self._settling:
            self._settling = False
            self._open_deck()
            self._focus()
            moving = True
        if self.over or self.waits_for_letter:
            self.rest -= dt * speed if speed else self.rest
            if self.rest <= 0:
                self.go_on()
            return True
        return self._let_ban(dt) or moving if self.by_computer else moving

    def _let_ban(self, dt: float) -> bool:
        action = self.due(dt, THINKING)
        if not isinstance(action, BanCard):
            return self.pausing
        self._submit(action)
        return True

    def make_body(self) -> Block:
        """Return the steps over the decks."""
        return Column(Space(-_UP), self.track, Space(GAP), self._table(), gap=0.0)

    def _table(self) -> Block:
        if not self.field.is_ring:
            return SidedRow(*(Item(deck, fills=True) for deck in self.decks), gap=GAP, spring=1)
        # The rows keep the order of the turns, from the one after the deck that lies large.
        large, *others = (*self.decks[self._opened :], *self.decks[: self._opened])
        rows = Column(*(Item(deck, 0.0, spring=1) for deck in others), gap=ROW_GAP)
        return SidedRow(Item(large, fills=True), rows, gap=GAP, spring=1)

    def _draw_steps(self, canvas: Canvas, area: pygame.FRect) -> None:
        steps = track_steps(self.steps, self.names, self.portraits, self.translate)
        draw_steps(canvas, area, steps, fallen(self.steps), self.grid)

    def make_foot(self) -> Foot:
        """Return the ways on and out, and what to do."""
        return Foot(
            main=self.ban_button,
            back=self.menu_button,
            hint=self.translate("construct.ban_hint") if self.ban_button.visible else "",
            message=self.message,
            lamp=self.lamp,
            why=self.why_button,
        )

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the land, whose ban it is, and the steps."""
        draw_landscape(canvas, dim=150)
        if self._banner is not None:
            wash = (0, 0, canvas.view.width, self.track.area.bottom)
            draw_fade(canvas, wash, land_deep(self._banner), (235, 0))
        header = self._page.header
        letters = draw_title(canvas, self._title, header.inflate(-260, -8))
        if self._banner is not None:
            portrait = self.portraits[self._banner]
            draw_seat(canvas, portrait, self._banner, (letters.x - 46, header.centery), 29)
            draw_emblem(canvas, self._banner, (letters.right + 40, header.centery), 24)
        self.page_foot.draw(canvas, self._page)

    @property
    def readable(self) -> bool:
        """Whether a card may be shown large: not while one is on its way."""
        return not self.busy

    # Details

    def _submit(self, action: BanCard) -> None:
        owner = self.setup.banned_side
        card = self.setup.decks[owner][action.index]
        if not self.submit(action):
            return
        self.look_at(None)
        self.motion = Timeline(self.decks[owner].strike(card))
        self._settling = True
        for deck in self.decks:
            deck.open = False
        self._show_button()

    def _open_deck(self) -> None:
        self.steps = ban_steps(self.match, self._shown)
        self._banner = None if self.over else self.side
        self._title = self._headline()
        if not self.over:
            self._opened = self.setup.banned_side
        for deck in self.decks:
            deck.in_row = self.field.is_ring and deck.side != self._opened
            deck.lit = not self.over and deck.side == self.setup.banned_side
            deck.dim = not self.over and not deck.lit
            deck.open = False
            left = sum(not spot.out for spot in deck.lying)
            deck.count = self.translate("construct.left", count=left)
            if deck.lit and not self.by_computer:
                deck.begin()
        self._show_button()

    def _headline(self) -> str:
        if self.over:
            return self.translate("construct.done")
        name = self.names[self.side]
        if self.by_computer:
            return self.translate("construct.computer", name=name)
        # In whose deck is said by the steps below, and by the deck that is lit.
        return self.translate("construct.to_ban", name=name, count=in_a_row(self.steps))

    def _focus(self) -> None:
        opened = next((deck for deck in self.decks if deck.open), None)
        self.widgets.focus(opened or self.menu_button)

    def _show_button(self) -> None:
        chosen = next((deck.chosen for deck in self.decks if deck.open and deck.chosen), None)
        self.ban_button.enabled = chosen is not None
        self.ban_button.hint = "" if chosen is not None else self.translate("why.ask_hint")
        words = "" if chosen is None else self.translate("construct.ban", card=chosen.name)
        self.ban_button.label = words or self.translate("construct.ban_none")
        self.ban_button.visible = self.lamp.visible = any(deck.open for deck in self.decks)
        self.lay_out_anew()

    def _make_deck(self, side: int) -> BanDeck:
        book = {card.id: card for card in self.setup.cards}
        built = [d.action for d in self.match.history if isinstance(d.action, BuildDeck)]
        # The first to build is A, and the others follow in the order of their turns.
        ids = built[(side - self._shown.first) % len(built)].cards
        name = self.translate("construct.deck_of", name=self.names[side])
        words = (name, self.translate("construct.out"))
        cards = by_cost(book[card] for card in ids)
        deck = BanDeck(side, self.portraits[side], cards, words, self.choose)
        deck.framed, deck.badge = self.field.is_ring, team_badge(self.field, side)
        deck.arrival = StaggeredEntrance(
            len(deck.lying), reduced=self.services.settings.reduced_motion
        )
        return deck

    def _point(self, *, by_pointer: bool) -> None:
        for deck in self.decks:
            index = deck.over if by_pointer else deck.pointed_index
            if index is not None and (by_pointer or deck.open) and not self.busy:
                self.look_at(deck.lying[index].card, deck.rect_of(index))
                return
        self.look_at(None)


def example(services: Services) -> BanScene:
    """Return the bans after the first of them, a card lifted."""
    scene = BanScene(services, sample_constructed(services, built=True, bans=1))
    scene.choose(scene.decks[scene.setup.banned_side].cards[6])
    return scene


def _example_ring(services: Services, mode: str, bans: int) -> BanScene:
    from ..examples import ring_constructed  # noqa: PLC0415

    scene = BanScene(services, ring_constructed(services, mode, bans))
    scene.choose(scene.decks[scene.setup.banned_side].cards[6])
    return scene


#: The bans of two against two after five of them, and of three who play for themselves after two.
example_ring_bans = partial(_example_ring, mode="pairs", bans=5)
example_ring_bans_three = partial(_example_ring, mode="three", bans=2)
