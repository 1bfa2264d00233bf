"""Before the first turn of a fight: the hand lies open, and cards change places (H6 of R16.52)."""

from functools import partial
from typing import ClassVar

import pygame

from game.board import ShownCard
from game.content import ContentError
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Panel,
    Row,
    Scene,
    SceneStack,
    Words,
    give_feedback,
    grown,
    share_tab_stop,
    text_style,
)
from game.play import Match, computer_action, seats_of_persons
from game.rules import BeginFight, FightSetup, LayHand, SetupAction, SwapCards

from ...common import EVENING, Foot, Screen, player_names, sight_of, sight_picture
from ...match.dialogs.match_dialogs import MatchWays
from ...match.fight.fight_stakes import FightStakes
from ...match.match_scene import MatchScene
from ...match.match_view import hides_hands
from ...ring.ring_scene import RingScene
from ...services import Services
from ..parts.company_card import CardGrid, CompanyCard
from ..parts.voyage_pictures import draw_face
from .laid_hand import LaidHand, OpponentSight

_WIDEST, _WIDEST_CARD, _GAP, _EDGE = 1380.0, 148.0, 12.0, 26.0
_HEAD, _ROW_GAP = 30.0, 7.0
_TEXT = text_style.BODY.with_changes(size=19, align="center", valign="middle")
_HINT = text_style.CAPTION.with_changes(size=17, colour=Colours.light, align="center", wrap=True)


class HandLayingScene(Screen):
    """Lets the cards of the dealt hand change places, and the fight begin.

    The leftmost card lies leftmost in every language. ``ways`` lead out of the fight, and
    ``stakes`` tell what it is for. Where two persons hide their hands from each other, the cards
    come when whose they are sits there.
    """

    accepts = True
    rule: ClassVar[str] = "R16.52"
    depth = 4
    music = "music_sea"
    landscape, dim = EVENING, 105
    widest = _WIDEST
    # The hand lies as it is played.
    flips = False

    keys: ClassVar[dict[str, str]] = {"digits": "key_card.numbers", "undo": ""}
    acts: ClassVar[dict[str, str]] = {"undo": "undo"}

    def __init__(
        self, services: Services, match: Match, ways: MatchWays, stakes: FightStakes
    ) -> None:
        super().__init__(services)
        self.match = match
        self.ways, self.stakes = ways, stakes
        self.ambience = stakes.heard
        #: The order in which the hand is laid, by the places in it as it was dealt.
        self.order = list(range(len(self.position.hand)))
        #: The place of the card that was pressed first, None for none.
        self.held: int | None = None
        persons = seats_of_persons(match.seats)
        self._of_two = len(persons) > 1
        self.hidden = hides_hands(services.settings, match.field, persons)
        self.remake()

    @property
    def position(self) -> FightSetup:
        """The hand, and what may still be changed."""
        position = self.match.position
        assert isinstance(position, FightSetup)
        return position

    def make(self) -> None:
        """Make the cards anew: in another order, or another language."""
        self.title = self.translate("hand_laying.title")
        if self._of_two:
            names = player_names(self.services, self.match.seats)
            whose = names[self.position.to_act()]
            self.title = self.translate("hand_laying.title_of", captain=whose)
        keys = self.services.inputs.device.hand == "keys"
        self.cards = []
        record = self.match.record
        sight = sight_of(self.services.content, record.header.house if record else None)
        for place, number in enumerate(() if self.hidden else self.order):
            dealt = self.position.hand[number]
            shown = ShownCard(dealt, sight.face(dealt, self.position.to_act()))
            card = CompanyCard(shown, partial(self.press, place), number=(place + 1) % 10)
            card.shows_number = keys
            card.chosen = place == self.held
            if self._may_change(place):
                card.badge = "icons/swap"
            self.cards.append(self.widgets.add(card))
        if self.cards:
            share_tab_stop(self.cards)
        self.back_button = self.add_button("pause.to_chart", self.go_back, "chart", size=16)
        self.undo_button = self.add_button("undo.undo", self.undo, "undo", size=16)
        self.undo_button.visible = (
            self.order != sorted(self.order) or self.match.why_not_undo is None
        )
        self.begin_button = self.add_main_button("before_fight.begin", self.begin, "sword")
        self.foot = Foot(self.begin_button, self.back_button, self.undo_button)

    @property
    def text(self) -> str:
        """The line about what may be done with the hand now."""
        position = self.position
        if position.free:
            return self.translate("hand_laying.free")
        left = position.swaps + position.neighbour_swaps
        if not left:
            return self.translate("hand_laying.done")
        key = "swaps" if position.swaps else "neighbours"
        return self.translate(f"hand_laying.{key}", count=left)

    def enter(self, stack: SceneStack) -> None:
        """Have the screen passed to whose hand it is, if that is wanted."""
        super().enter(stack)
        if self.hidden:
            seats, side = self.match.seats, self.position.to_act()
            curtain = self.services.routes.hand_over(seats, side, lambda _: self.go_back())
            stack.push(curtain, self._seated)

    def _seated(self, result: object) -> None:
        # The result is None when the curtain is taken off together with the match.
        if result is not None:
            self.hidden = False
            self._renew()

    # Actions of the player

    def press(self, place: int) -> None:
        """Take a card up, or let it change places with the one that was taken up before."""
        held, self.held = self.held, None
        self.message = ""
        if held is None:
            self.held = place
        elif held != place:
            self._exchange(min(held, place), max(held, place))
        self._renew(place)

    def _may_change(self, place: int) -> bool:
        """Return whether a card could change places with the one that is taken up."""
        if self.held in (None, place):
            return False
        swap = SwapCards(min(self.held, place), max(self.held, place))
        return self.position.free or self.position.why_not(swap) is None

    def _exchange(self, first: int, second: int) -> None:
        if self.position.free:
            self.order[first], self.order[second] = self.order[second], self.order[first]
            return
        refusal = self.position.why_not(SwapCards(first, second))
        if refusal is None:
            self._submit(SwapCards(first, second))
        else:
            give_feedback("error")
            self.message = self.translate(f"refusals.{refusal.code}")

    def _submit(self, action: SetupAction) -> bool:
        try:
            self.match.submit(action)
        except ContentError as problem:
            self.message = self.services.say(problem)
            return False
        return True

    def undo(self) -> None:
        """Lay the hand as it was dealt, or take the last exchange back."""
        if self.order != sorted(self.order):
            self.order.sort()
        elif self.match.why_not_undo is None:
            try:
                self.match.undo()
            except ContentError as problem:
                self.message = self.services.say(problem)
        self.held = None
        self._renew(0)

    def begin(self) -> None:
        """Lay the hand, if it was changed, and go to the table."""
        if self.order != sorted(self.order) and not self._submit(LayHand(tuple(self.order))):
            self.invalidate()
            return
        self.order.sort()
        if not self._submit(BeginFight()):
            return
        try:
            scene = fight_table(self.services, self.match, self.ways, self.stakes)
        except ContentError as problem:
            self.message = self.services.say(problem)
            return
        self.stack.clear_to(scene)

    def go_back(self) -> None:
        """Go to the chart; the fight waits."""
        self.stack.clear_to(self.ways.left())

    def _renew(self, place: int | None = None) -> None:
        """Make the cards anew; the keyboard comes to one, or begins as without a curtain."""
        shown = self.widgets.ring_shown
        self.remake()
        at = self.begin_button if place is None else self.cards[place]
        self.widgets.focus(at, show=shown)
        self.lay_out_anew()

    # The scene

    def spoken_opening(self) -> list[str]:
        """Return who is fought, and what may be done with the hand."""
        return [*filter(None, (self.stakes.name, self.stakes.about)), self.text]

    def take_number(self, number: int) -> None:
        """Press a card by its number."""
        if (place := (number - 1) % 10) < len(self.cards):
            self.press(place)

    def make_body(self) -> Block:
        """Return the opponent over the cards in a row on a panel, below what is told of them."""
        boxes: list[Block] = [Drawn(self._draw_head, grown(_HEAD))]
        if self.cards:
            # Behind a curtain there are none.
            grid = CardGrid(self.cards, len(self.cards), most=_WIDEST_CARD, gap=_GAP)
            reach = self.position.reach
            words = self.translate("match.in_reach")
            boxes += [
                Words(self.translate("hand_laying.hint"), _HINT),
                LaidHand(self.cards, grid, reach, words),
            ]
        panel = Panel(*boxes, edge=_EDGE, tall=(0.5 * _EDGE, 0.6 * _EDGE), gap=_ROW_GAP)
        return Column(OpponentSight(self.stakes), Row(panel, tight=True), gap=_GAP)

    def _draw_head(self, canvas: Canvas, area: pygame.FRect) -> None:
        """Draw what may be done; where two sit at the screen, beside a captain’s face."""
        figure = self.match.seats[self.position.to_act()].figure
        box = pygame.FRect(area)
        if self._of_two and figure:
            radius = box.height / 2
            right = canvas.begins_right(self.text)
            middle = box.right - radius if right else box.x + radius
            draw_face(canvas, f"voyage/{figure}", (middle, box.centery), radius)
            box.width -= 2 * radius + _GAP
            box.x += 0 if right else 2 * radius + _GAP
        canvas.text(self.text, box, _TEXT)


def fight_table(services: Services, match: Match, ways: MatchWays, stakes: FightStakes) -> Scene:
    """Return the scene in which a fight goes on: a hand is laid, or the cards are on the table.

    It is of any kind: against a guard, a duel of captains, allies (R16.20, R16.91, R16.94). What a
    computer lays, it lays here. Raises ``ContentError`` where that cannot be saved.
    """
    while isinstance(match.position, FightSetup):
        if not match.seat(match.position.to_act()).is_computer:
            return HandLayingScene(services, match, ways, stakes)
        match.submit(computer_action(match))
    if match.field.is_ring:
        return RingScene(services, match, ways=ways, stakes=stakes)
    return MatchScene(services, match, ways=ways, stakes=stakes)


def example(services: Services) -> HandLayingScene:
    """Return a hand of which two cards may change places, before shells at a wreck."""
    from ..parts.voyage_examples import laid_fight  # noqa: PLC0415

    match, say = laid_fight(services), services.translate
    name, about = say("voyage.kinds.shells.name"), say("voyage.places.wreck.name")
    picture, sight = "voyage/guards/shells", sight_picture("wreck")
    stakes = FightStakes(name, about, picture, sight=sight)
    return HandLayingScene(services, match, MatchWays(services, match), stakes)
