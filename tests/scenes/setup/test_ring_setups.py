"""The ways of rings from the first choice to the first turn, by real events (R13.21, R14.2, R15.1).

Each device drives every setup of every mode; computers choose by themselves.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import pygame
import pytest

from game.play import Match
from game.rules import RINGS, CustomSolo, Draft, Preconstructed, State, TakeDeck, Terms, events
from game.scenes import Services
from game.scenes.common import WhyDialog, stand_words
from game.scenes.constructed import ban_scene as ban_examples
from game.scenes.constructed.ban_scene import BanScene
from game.scenes.constructed.choose_deck_scene import ChooseDeckScene
from game.scenes.difficulty.difficulty_scene import DifficultyScene
from game.scenes.draft.draft_scene import DraftScene
from game.scenes.match.dialogs.hand_over_scene import HandOverScene
from game.scenes.printed_decks.deck_selection import FREE, JOINS, OWN
from game.scenes.printed_decks.ring_decks_scene import RingDecksScene
from game.scenes.setup.lot_scene import LotScene
from game.scenes.setup.setup_step import SetupStep
from tests.amounts import paired
from tests.certain import sure, sure_of

from ..desktop import Desktop
from ..ring.ring_desk import NAMES, Ended, seats_of
from ..ways import GUIDES, Guide

MODES = tuple(RINGS)


def begun(
    services: Services, form: str, mode: str, persons: Sequence[int] = (0,), *, custom: bool = False
) -> Match:
    terms = Terms(form, ring=mode, custom=custom)
    return Match.new(services.content, terms, seats_of(mode, persons), 5, services.store)


class SetupDesk(Desktop):
    """A ring before its first turn; its ``guide`` chooses with one device."""

    def __init__(
        self,
        services: Services,
        form: str,
        mode: str,
        persons: Sequence[int] = (0,),
        device: str = "mouse",
        *,
        custom: bool = False,
    ) -> None:
        self.played = begun(services, form, mode, persons, custom=custom)
        super().__init__(services, services.routes.next_scene(self.played))
        self.touching = device == "touch"
        self.guide = GUIDES[device](self, Random(1))
        self.rest()

    def take(self, number: int) -> None:
        """Let the person to choose take a deck."""
        scene = self.at(RingDecksScene)
        self.guide.press(scene.table.plates[number][scene.takers.choosing[0]])
        self.guide.press(scene.take_button)


def go_on(desktop: Desktop, scene: SetupStep[Any] | LotScene) -> State:
    """Turn the loop until the step gives way to what follows; return the match's first position."""
    first: State | None = scene.match.state
    for _ in range(400):
        if desktop.top is not scene:
            break
        desktop.turn()
        first = first or scene.match.state
    assert desktop.top is not scene
    return sure(first)


def hands_of(state: State) -> list[int]:
    return [len(side.hand) for side in state.sides]


@pytest.mark.parametrize(("device", "mode"), paired(GUIDES, MODES))
def test_a_draft_goes_round_until_each_hand_has_eight(
    services: Services, mode: str, device: str
) -> None:
    desktop = SetupDesk(services, "draft", mode, device=device)
    scene = desktop.at(DraftScene)
    while scene.setup.round < Draft.SOLO_ROUNDS:
        # Of four, who is last in a round gets the card that is left without a choice.
        desktop.rest()
        assert scene.side == 0
        desktop.guide.pick(scene, len(scene.table.revealed) - 1)
        while not scene.over and scene.by_computer:
            desktop.turn()
    if not scene.over:
        desktop.rest()
        desktop.guide.pick(scene, 0)
    assert hands_of(go_on(desktop, scene)) == [
        0 if seat.is_horde else 8 for seat in desktop.played.seats
    ]


@pytest.mark.parametrize(("device", "mode"), paired(GUIDES, MODES))
def test_decks_are_taken_in_the_order_of_the_mode(
    services: Services, mode: str, device: str
) -> None:
    persons = [side for side in RINGS[mode].sides if side not in RINGS[mode].wings]
    desktop = SetupDesk(services, "preconstructed", mode, persons, device=device)
    scene = desktop.at(RingDecksScene)
    order = []
    for number in range(3, 3 - len(persons), -1):
        desktop.rest()
        order += scene.takers.choosing
        desktop.take(number)
    assert order == ([0, 1, 3, 2] if mode == "pairs" else persons)
    taken = [done.action for done in desktop.played.history if isinstance(done.action, TakeDeck)]
    assert taken == [TakeDeck(3 - n) for n in range(len(persons))]
    go_on(desktop, scene)


@pytest.mark.parametrize("mode", MODES)
def test_computers_take_their_decks_before_and_after_the_person(
    services: Services, mode: str
) -> None:
    desktop = SetupDesk(services, "preconstructed", mode, (2,))
    scene = desktop.at(RingDecksScene)
    assert scene.takers.choosing == [2]
    proposed = sure(scene.takers.taken[2])
    desktop.take((scene.takers.left or [proposed])[-1])
    go_on(desktop, scene)
    deck = sure(scene.takers.taken[2])
    assert desktop.played.history[scene.takers.order.index(2)].action == TakeDeck(deck)


def test_accept_does_not_lead_out_while_computers_choose(services: Services) -> None:
    desktop = SetupDesk(services, "preconstructed", "pairs")
    scene = desktop.at(RingDecksScene)
    desktop.key(pygame.K_RETURN)
    while scene.by_computer:
        desktop.key(pygame.K_RETURN)
        assert desktop.top is scene
        desktop.turn()
    assert scene.over


def test_each_deck_shows_whose_it_is_and_the_horde_gets_the_rest(services: Services) -> None:
    desktop = SetupDesk(services, "preconstructed", "horde", (0, 2))
    scene = desktop.at(RingDecksScene)
    desktop.take(1)
    desktop.rest()
    shown = [[p.state for p in plates if p.visible] for plates in scene.table.plates]
    assert shown == [[OWN], [OWN], [FREE], [FREE]]
    assert scene.takers.taken == [1, None, 0, None]
    desktop.click(scene.table.plates[2][2].rect.center)
    desktop.click(scene.take_button.rect.center)
    assert scene.over
    shown = [[p.state for p in plates if p.visible] for plates in scene.table.plates]
    assert shown == [[JOINS], [OWN], [OWN], [JOINS]]


def test_a_deck_that_somebody_has_is_refused_by_its_number(services: Services) -> None:
    desktop = SetupDesk(services, "preconstructed", "pairs", (0, 1))
    scene = desktop.at(RingDecksScene)
    desktop.take(2)
    desktop.key(pygame.K_3)
    assert sure(scene.refusal()).code == "deck_taken"
    assert scene.message == services.translate("deck_choice.taken", name="Ada")
    assert scene.takers.taken[1] != 2


def test_the_fourth_card_of_three_is_laid_aside(services: Services) -> None:
    desktop = SetupDesk(services, "draft", "three", (0, 1, 2))
    scene = desktop.at(DraftScene)
    for _ in range(3):
        desktop.rest()
        desktop.guide.pick(scene, 0)
    assert scene.setup.round == 2
    assert [len(picks) for picks in scene.table.picks] == [1, 1, 1]
    desktop.rest()
    assert len(scene.table.revealed) == 4
    assert sum(len(picks) for picks in scene.table.picks) == 3


def test_the_horde_gets_two_cards_of_each_round(services: Services) -> None:
    desktop = SetupDesk(services, "draft", "horde", (0, 2))
    scene = desktop.at(DraftScene)
    pickers = []
    for _ in range(4):
        desktop.rest()
        pickers.append(scene.side)
        desktop.guide.pick(scene, 0)
    desktop.rest()
    assert pickers == [0, 2, 2, 0]
    assert [len(picks) for picks in scene.table.picks] == [2, 4, 2, 0]
    assert scene.table.owners == (0, 2, 1)


def test_a_half_done_draft_tells_its_round_of_eight(services: Services) -> None:
    words = stand_words(services, NAMES, begun(services, "draft", "pairs").position)
    assert words == services.translate("matches.drafting", round=1, rounds=8)


@pytest.mark.parametrize(("form", "mode"), paired(["draft", "preconstructed"], MODES))
def test_a_half_done_setup_is_kept_and_gone_on_with(
    services: Services, mode: str, form: str
) -> None:
    services.routes.menu = lambda at="": Ended()  # type: ignore[method-assign]
    desktop = SetupDesk(services, form, mode)
    scene = desktop.top
    if isinstance(scene, DraftScene):
        desktop.guide.pick(scene, 0)
    desktop.rest()
    desktop.keys(pygame.K_ESCAPE)
    desktop.choose(services.translate("leave_setup.keep"))
    assert desktop.at(Ended)
    record = sure(services.store.unfinished(services.content))
    again = Match.resume(services.content, record, services.store)
    kind = Draft if form == "draft" else Preconstructed
    assert isinstance(again.position, kind)
    assert len(again.history) == len(desktop.played.history)
    desktop.app.stack.replace(services.routes.resumed(again))
    desktop.rest()
    assert isinstance(desktop.top, DraftScene | RingDecksScene)
    assert desktop.top.side == 0


def test_the_rulebook_opens_at_the_setup_of_the_mode(services: Services) -> None:
    for mode, rule in (("pairs", "R14.2"), ("horde", "R13.21"), ("four", "R15.1")):
        scene = sure_of(DraftScene, services.routes.next_scene(begun(services, "draft", mode)))
        assert scene.rule_here() == rule


@pytest.mark.parametrize(("device", "mode"), paired(GUIDES, ["three", "four", "pairs"]))
def test_each_neighbour_bans_one_card_of_each_deck(
    services: Services, mode: str, device: str
) -> None:
    desktop = SetupDesk(services, "constructed", mode, device=device)
    desktop.guide.choose_deck(desktop.at(ChooseDeckScene), 1)
    while not isinstance(desktop.top, BanScene):
        desktop.turn()
    scene = desktop.top
    seen = []
    for _ in range(2):
        desktop.rest()
        assert scene.side == 0
        seen.append(scene.setup.banned_side)
        desktop.guide.ban(scene)
    assert seen == [1, len(desktop.played.seats) - 1]
    assert hands_of(go_on(desktop, scene)) == [8] * len(desktop.played.seats)
    bans = [
        (event.side, event.owner)
        for done in desktop.played.history
        for event in done.events
        if isinstance(event, events.CardBanned)
    ]
    sides = RINGS[mode].sides
    assert bans == [
        (side, beside[side])
        for beside in (RINGS[mode].next_side, RINGS[mode].previous_side)
        for side in sides
    ]


def test_the_deck_in_which_a_ban_falls_lies_large_and_the_others_in_rows(
    services: Services,
) -> None:
    scene = ban_examples.example_ring_bans(services)
    desktop = Desktop(services, scene, rested=True)
    for _ in range(2):
        owner = scene.setup.banned_side
        large = [deck.side for deck in scene.decks if not deck.in_row]
        assert large == [owner]
        boxes = [deck.rect for deck in scene.decks]
        assert all(
            not one.colliderect(other)
            for number, one in enumerate(boxes)
            for other in boxes[number + 1 :]
        )
        for deck in scene.decks:
            assert all(deck.rect.contains(deck.rect_of(n)) for n in range(len(deck.cards)))
        Guide(desktop, Random(1)).ban(scene)
        desktop.rest()
        assert scene.setup.banned_side != owner


@pytest.mark.settings(hand_over=True)
def test_three_persons_choose_their_decks_behind_the_curtain(services: Services) -> None:
    desktop = SetupDesk(services, "constructed", "three", (0, 1, 2))
    asked = []
    while not isinstance(desktop.top, BanScene):
        desktop.rest()
        asked.append(desktop.at(HandOverScene).side)
        desktop.keys(pygame.K_RETURN)
        desktop.guide.choose_deck(desktop.at(ChooseDeckScene), 1)
        desktop.rest()
    assert asked == [0, 1, 2]


@pytest.mark.parametrize("device", GUIDES)
def test_partners_choose_their_horde_with_both_hands_in_sight(
    services: Services, device: str
) -> None:
    desktop = SetupDesk(services, "preconstructed", "horde", device=device, custom=True)
    scene = desktop.at(RingDecksScene)
    desktop.take(1)
    while desktop.top is scene:
        desktop.turn()
    settings = desktop.at(DifficultyScene)
    desktop.rest()
    position = sure_of(CustomSolo, desktop.played.position)
    shown = [row.cards for row in settings.hands]
    assert shown == [position.hand, position.second]
    assert all(settings.tray.area.contains(row.rect) for row in settings.hands)
    desktop.guide.press(settings.preset_cards.cards[1])
    desktop.guide.press(settings.begin_button)
    state = go_on(desktop, settings)
    assert hands_of(state) == [8, 0, 8, 0]
    assert state.sides[1].horde is not None


@pytest.mark.parametrize(
    ("form", "mode", "reason"),
    [
        ("preconstructed", "pairs", "ring"),
        ("preconstructed", "horde", "solo"),
        ("draft", "three", "pick"),
        ("constructed", "four", "build"),
    ],
)
def test_the_master_gives_advice_in_rings(
    services: Services, form: str, mode: str, reason: str
) -> None:
    desktop = SetupDesk(services, form, mode)
    desktop.keys(pygame.K_h)
    hint = desktop.at(WhyDialog)
    assert hint.reasons[0].rule == services.translate(f"hint.pick_reasons.{reason}")
    desktop.keys(pygame.K_ESCAPE)
    assert isinstance(desktop.top, SetupStep)


def test_the_voice_says_who_has_which_deck_and_whose_choice_it_is(services: Services) -> None:
    desktop = SetupDesk(services, "preconstructed", "pairs", (0, 1, 2, 3))
    scene = desktop.at(RingDecksScene)
    scene.spoken_news()
    desktop.take(0)
    assert scene.spoken_news()[-1] == services.translate("construct.choose", name="Bo")
    assert scene.spoken_news() == [], "it is said once"
    desktop.rest()
    assert scene.spoken_state() == [
        "Bo, choose your deck",
        f"Ada: {scene.table.name(0)}",
        "Di: Choosing next",
        "Cy: Choosing later",
    ]


def test_the_horde_is_told_of_the_cards_that_it_will_have(services: Services) -> None:
    """R13.21: sixteen, as soon as the first partner is to choose."""
    desktop = SetupDesk(services, "preconstructed", "horde", (0, 2))
    scene = desktop.at(RingDecksScene)
    assert scene.steps[-1].what == "16 cards"
    assert scene.submit(TakeDeck(0))
    assert scene.steps[-1].what == "16 cards"


def test_a_pad_of_another_seat_is_not_heard(services: Services) -> None:
    scene = sure_of(
        RingDecksScene,
        services.routes.next_scene(begun(services, "preconstructed", "pairs", (0, 1, 2))),
    )
    assert scene.asked_side == 0
    assert scene.submit(TakeDeck(0))
    assert scene.asked_side == 1


def test_the_voice_tells_each_pick_and_whose_pick_is_next(services: Services) -> None:
    desktop = SetupDesk(services, "draft", "four", (0, 1, 2, 3))
    scene = desktop.at(DraftScene)
    card = scene.setup.revealed[0]
    desktop.guide.pick(scene, 0)
    desktop.rest()
    before = scene.spoken_news()
    assert before[-1] == services.translate("draft.one_of_three", name="Bo")
    assert any("Ada" in line and card.name in line for line in before)
    desktop.keys(pygame.K_2, pygame.K_1)
    assert scene.spoken_state()[0] == services.translate("draft.round", round=1, rounds=8)
    assert [line.partition(":")[0] for line in scene.spoken_state()[1:]] == list(NAMES)
