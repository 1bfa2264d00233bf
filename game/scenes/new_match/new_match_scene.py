"""Before a match against the computer, a friend or the Horde: the decks, the rules, the players."""

from __future__ import annotations

from contextlib import suppress

from game.content import write_example
from game.kit import Block, Column, Row, Space, grown
from game.play import (
    DUEL,
    DUEL_FORMS,
    EVEN,
    SOLO,
    SOLO_FORMS,
    ProfileError,
    Proposal,
    Settings,
    propose,
)
from game.rules import LEFT, RIGHT

from ..common import (
    AGAINST_COMPUTER,
    AGAINST_FRIEND,
    AGAINST_HORDE,
    HORDE_MODE,
    Foot,
    file_year,
    one_computer,
    person_of,
    planned,
)
from ..services import Services
from .choice_card import ChoiceCard
from .plan_screen import GAP, Captioned, ChoiceGroup, Parts, PlanScreen
from .rare_choices import RareChoices
from .seat_panel import BothSeats, HordeSeat, PlayerSeat

QUICK, CUSTOM = "quick", "custom"
#: The lowest and the highest that the cards become.
_LOW_CARD, _HIGH_CARD = 48.0, 330.0
#: From this growth of the texts on the Hordes stand below the decks of a solo match.
_TWO_ROWS = 1.4
#: From this growth of the texts on the button of a suggestion has no picture.
_ALONE = 1.2


class Suggestion:
    """Offers the strength that the player's rating proposes, where another one is chosen.

    Nothing is chosen without a press.
    """

    def __init__(self, scene: NewMatchScene) -> None:
        self._scene = scene
        self.proposal: Proposal | None = None
        with suppress(ProfileError):
            found = propose(scene.services.profile.figures.duels())
            self.proposal = found if found.known else None
        self.button = scene.add_button("", self._take, "statistics")
        self.button.visible = False

    @property
    def words(self) -> str:
        """Why just this one, while it is offered; else nothing."""
        if not self.button.visible or self.proposal is None:
            return ""
        percent = round(100 * self.proposal.expected)
        return self._scene.translate("statistics.suggest_hint", percent=percent)

    def show(self, plan: Settings) -> None:
        """Offer it where one person plays a computer of another strength."""
        computers = [side for side, seat in enumerate(planned(plan).seats) if seat.is_computer]
        self.button.visible = False
        if self.proposal is None or len(computers) != 1:
            return
        self.button.visible = plan.strengths[computers[0]] != self.proposal.strength
        rival = person_of(self._scene.services, self.proposal.strength)
        self.button.label = self._scene.translate("statistics.suggest", strength=rival)
        # Larger words need all of the button.
        self.button.icon = "" if grown(1.0) > _ALONE else "icons/statistics"

    def _take(self) -> None:
        if self.proposal is not None:
            side = self._scene.plan.seats.index("computer")
            self._scene.choose_strength(side, self.proposal.strength)
            self._scene.widgets.focus(self._scene.begin_button, show=True)


class NewMatchScene(PlanScreen):
    """Leads from the menu to a match against ``rival``, one of ``RIVALS``; ``form`` is chosen."""

    tallest = 790.0

    def __init__(self, services: Services, rival: str = AGAINST_COMPUTER, form: str = "") -> None:
        super().__init__(services, rival)
        self.rival = rival
        if form:
            self.chosen["form"] = form
        self.title = self.translate(f"menu.{rival}")
        #: The mode of a ring with more players against the same rival.
        self.ring_mode = ""
        self.hordes: dict[str, ChoiceCard] = {}
        if rival == AGAINST_HORDE:
            self._plan_solo()
        else:
            self._plan_duel()
        words = "new_ring.with_partner" if self.ring_mode else "new_ring.more_players"
        self.ring_button = self.add_button(
            words,
            lambda: self.stack.replace(self.services.routes.new_ring(self.ring_mode)),
            "team_a",
            size=15,
        )
        self.rare = RareChoices(self)
        self.add_ways()
        self.suggestion = Suggestion(self)
        self.forget_lost_kit()
        self.show_plan()

    def _plan_duel(self) -> None:
        settings = self.services.settings
        self.chosen["mode"] = DUEL
        if self.rival == AGAINST_FRIEND:
            self.chosen["seats"] = ("person", "person")
        elif "computer" not in settings.seats:
            self.chosen["seats"] = one_computer(settings.seats)
        self.forms = {
            form: self.card(form, f"forms.{form}", f"start.forms.{form}.{DUEL}", form=form)
            for form in DUEL_FORMS
        }
        self.groups = {"decks": ChoiceGroup(self.forms, lambda plan: plan.form, _LOW_CARD)}
        self.seats = BothSeats(self, [PlayerSeat(self, side) for side in (LEFT, RIGHT)])

    def _plan_solo(self) -> None:
        self.chosen["mode"], self.ring_mode = SOLO, HORDE_MODE
        self.forms = {
            form: self.card(form, f"forms.{form}", f"start.forms.{form}.{SOLO}", solo_form=form)
            for form in SOLO_FORMS
        }
        self.hordes = {
            key: self.card(
                key, f"start.hordes.{key}.name", f"start.hordes.{key}.text", custom=key == CUSTOM
            )
            for key in (QUICK, CUSTOM)
        }
        self.groups = {
            "decks": ChoiceGroup(self.forms, lambda plan: plan.solo_form, _LOW_CARD),
            "horde": ChoiceGroup(
                self.hordes, lambda plan: CUSTOM if plan.custom else QUICK, _LOW_CARD
            ),
        }
        self.seats = BothSeats(self, [PlayerSeat(self, LEFT), HordeSeat(self, RIGHT)])

    # Actions of the player

    def choose_strength(self, side: int, strength: str) -> None:
        """Let the computer on ``side`` play with another strength."""
        self.change_seat(side, strengths=strength)

    # The scene

    def show_plan(self) -> None:
        """Show what is chosen."""
        plan = self.plan
        for group in self.groups.values():
            group.show(plan)
        self.show_kit()
        self.seats.show(plan)
        self.rare.show(plan)
        self.suggestion.show(plan)

    def make_body(self) -> Block:
        """Return the decks over the seats and what is folded away."""
        say, groups = self.translate, list(self.groups.items())
        (key, first), *others = groups
        cards: Block = Captioned(say(f"start.{key}"), first, self.kit_button)
        rest = [Captioned(say(f"start.{key}"), group) for key, group in others]
        if rest:
            cards = Row(cards, *rest, gap=2.4 * GAP, stack=_TWO_ROWS)
        seats = Captioned(say("start.seats"), self.seats, self.ring_button)
        below = Column(seats, Space(GAP), self.rare.make())
        return Parts(cards, below, cards=first, most=_HIGH_CARD)

    def make_foot(self) -> Foot:
        """Return the ways back and on, how to choose here, and the opponent that is offered."""
        hint = self.suggestion.words or self.hint("start.watch", "start.hint")
        return self.foot_with(hint, self.suggestion.button)


def example(services: Services) -> NewMatchScene:
    """Return the start screen as a newcomer finds it."""
    return NewMatchScene(services)


def example_suggested(services: Services) -> NewMatchScene:
    """Return the start screen of a player with a rating."""
    file_year(services)
    return NewMatchScene(services)


def example_unfolded(services: Services) -> NewMatchScene:
    """Return the start screen with what is seldom chosen unfolded, and the even decks chosen."""
    scene = NewMatchScene(services)
    scene.rare.bar.activate()
    scene.choose(deck_set=EVEN)
    return scene


def example_own(services: Services) -> NewMatchScene:
    """Return the start screen of somebody who plays with a kit of their own."""
    write_example()
    services.read_own_again()
    scene = NewMatchScene(services)
    scene.choose(kit=services.own.kits[0].id, form="draft")
    return scene
