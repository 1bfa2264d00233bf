"""The ways of rings from the first choice to the first turn, by real events (R13.21, R14.2, R15.1).

Each device drives every setup of every mode; computers choose by themselves.
"""

from collections.abc import Sequence
from dataclasses import replace
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

from ..desktop import Desktop
from ..ring.ring_desk import NAMES, Ended, seats_of

MODES = tuple(RINGS)
DEVICES = ("mouse", "keys", "pad", "touch")


def begun(services: Services, form: str, mode: str, persons: Sequence[int] = (0,)) -> Match:
    seats = seats_of(mode, persons)
    return Match.new(services.content, Terms(form, ring=mode), seats, 5, services.store)


def desk(services: Services, match: Match, device: str = "mouse") -> Desktop:
    desktop = Desktop(services, services.routes.next_scene(match))
    desktop.touching = device == "touch"
    return desktop


def go_on(desktop: Desktop, scene: SetupStep[Any] | LotScene) -> State:
    """Turn the loop until the step gives way to what follows; return the match's first position."""
    first: State | None = scene.match.state
    for _ in range(400):
        if desktop.top is not scene:
            break
        desktop.turn()
        first = first or scene.match.state
    assert desktop.top is not scene
    assert first is not None
    return first


def hands_of(state: State) -> list[int]:
    return [len(side.hand) for side in state.sides]


def take(desktop: Desktop, scene: RingDecksScene, number: int, device: str) -> None:
    """Let the person to choose take a deck by its plate, or by the number of its key."""
    side = scene.takers.choosing[0]
    if device in ("mouse", "touch"):
        desktop.click(scene.table.plates[number][side].rect.center)
        desktop.click(scene.take_button.rect.center)
    elif device == "keys":
        desktop.key(pygame.K_1 + number)
        scene.widgets.focus(scene.take_button)
        desktop.key(pygame.K_RETURN)
    else:
        scene.widgets.focus(scene.table.plates[number][side])
        desktop.pad("a")
        scene.widgets.focus(scene.take_button)
        desktop.pad("a")


def pick(desktop: Desktop, scene: DraftScene, index: int, device: str) -> None:
    """Pick a revealed card."""
    if device in ("mouse", "touch"):
        spot = scene.table.revealed[index].goal
        desktop.click((spot.x, spot.y))
    elif device == "keys":
        desktop.key(pygame.K_1 + index)
    else:
        desktop.pad(*["dpad_right"] * (index + 1))
        desktop.pad("a")


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("mode", MODES)
def test_a_draft_goes_round_until_each_hand_has_eight(
    services: Services, mode: str, device: str
) -> None:
    match = begun(services, "draft", mode)
    desktop = desk(services, match, device)
    scene = desktop.at(DraftScene)
    while scene.setup.round < Draft.SOLO_ROUNDS:
        # Of four, who is last in a round gets the card that is left without a choice.
        desktop.rest()
        assert scene.side == 0
        pick(desktop, scene, len(scene.table.revealed) - 1, device)
        while not scene.over and scene.by_computer:
            desktop.turn()
    if not scene.over:
        desktop.rest()
        pick(desktop, scene, 0, device)
    assert hands_of(go_on(desktop, scene)) == [0 if seat.is_horde else 8 for seat in match.seats]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("mode", MODES)
def test_decks_are_taken_in_the_order_of_the_mode(
    services: Services, mode: str, device: str
) -> None:
    persons = [side for side in RINGS[mode].sides if side not in RINGS[mode].wings]
    match = begun(services, "preconstructed", mode, persons)
    desktop = desk(services, match, device)
    scene = desktop.at(RingDecksScene)
    order = []
    for number in range(3, 3 - len(persons), -1):
        desktop.rest()
        order += scene.takers.choosing
        take(desktop, scene, number, device)
    assert order == ([0, 1, 3, 2] if mode == "pairs" else persons)
    taken = [done.action for done in match.history if isinstance(done.action, TakeDeck)]
    assert taken == [TakeDeck(3 - n) for n in range(len(persons))]
    go_on(desktop, scene)


@pytest.mark.parametrize("mode", MODES)
def test_computers_take_their_decks_before_and_after_the_person(
    services: Services, mode: str
) -> None:
    match = begun(services, "preconstructed", mode, (2,))
    desktop = desk(services, match)
    scene = desktop.at(RingDecksScene)
    desktop.rest()
    assert scene.takers.choosing == [2]
    proposed = scene.takers.taken[2]
    assert proposed is not None
    take(desktop, scene, (scene.takers.left or [proposed])[-1], "mouse")
    go_on(desktop, scene)
    deck = scene.takers.taken[2]
    assert deck is not None
    assert match.history[scene.takers.order.index(2)].action == TakeDeck(deck)


def test_accept_does_not_lead_out_while_computers_choose(services: Services) -> None:
    match = begun(services, "preconstructed", "pairs")
    desktop = desk(services, match)
    scene = desktop.top
    assert isinstance(scene, RingDecksScene)
    desktop.key(pygame.K_RETURN)
    while scene.by_computer:
        desktop.key(pygame.K_RETURN)
        assert desktop.top is scene
        desktop.turn()
    assert scene.over


def test_each_deck_shows_whose_it_is_and_the_horde_gets_the_rest(services: Services) -> None:
    match = begun(services, "preconstructed", "horde", (0, 2))
    desktop = desk(services, match)
    scene = desktop.at(RingDecksScene)
    desktop.rest()
    take(desktop, scene, 1, "mouse")
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
    match = begun(services, "preconstructed", "pairs", (0, 1))
    desktop = desk(services, match)
    scene = desktop.at(RingDecksScene)
    desktop.rest()
    take(desktop, scene, 2, "mouse")
    desktop.key(pygame.K_3)
    refusal = scene.refusal()
    assert refusal is not None
    assert refusal.code == "deck_taken"
    assert scene.message == services.translate("deck_choice.taken", name="Ada")
    assert scene.takers.taken[1] != 2


def test_the_fourth_card_of_three_is_laid_aside(services: Services) -> None:
    match = begun(services, "draft", "three", (0, 1, 2))
    desktop = desk(services, match)
    scene = desktop.at(DraftScene)
    for _ in range(3):
        desktop.rest()
        pick(desktop, scene, 0, "keys")
    assert scene.setup.round == 2
    assert [len(picks) for picks in scene.table.picks] == [1, 1, 1]
    desktop.rest()
    assert len(scene.table.revealed) == 4
    assert sum(len(picks) for picks in scene.table.picks) == 3


def test_the_horde_gets_two_cards_of_each_round(services: Services) -> None:
    match = begun(services, "draft", "horde", (0, 2))
    desktop = desk(services, match)
    scene = desktop.at(DraftScene)
    pickers = []
    for _ in range(4):
        desktop.rest()
        pickers.append(scene.side)
        pick(desktop, scene, 0, "keys")
    desktop.rest()
    assert pickers == [0, 2, 2, 0]
    assert [len(picks) for picks in scene.table.picks] == [2, 4, 2, 0]
    assert scene.table.owners == (0, 2, 1)


def test_a_half_done_draft_tells_its_round_of_eight(services: Services) -> None:
    match = begun(services, "draft", "pairs")
    words = stand_words(services, NAMES, match.position)
    assert words == services.translate("matches.drafting", round=1, rounds=8)


@pytest.mark.parametrize("form", ["draft", "preconstructed"])
@pytest.mark.parametrize("mode", MODES)
def test_a_half_done_setup_is_kept_and_gone_on_with(
    services: Services, mode: str, form: str
) -> None:
    match = begun(services, form, mode)
    services.routes.menu = lambda at="": Ended()  # type: ignore[method-assign]
    desktop = desk(services, match)
    desktop.rest()
    scene = desktop.top
    if isinstance(scene, DraftScene):
        pick(desktop, scene, 0, "keys")
    desktop.rest()
    desktop.key(pygame.K_ESCAPE)
    desktop.rest()
    desktop.press_button(services.translate("leave_setup.keep"))
    desktop.rest()
    assert desktop.at(Ended)
    assert services.store is not None
    record = services.store.unfinished(services.content)
    assert record is not None
    again = Match.resume(services.content, record, services.store)
    kind = Draft if form == "draft" else Preconstructed
    assert isinstance(again.position, kind)
    assert len(again.history) == len(match.history)
    desktop.app.stack.replace(services.routes.resumed(again))
    desktop.rest()
    assert isinstance(desktop.top, DraftScene | RingDecksScene)
    assert desktop.top.side == 0


def test_the_rulebook_opens_at_the_setup_of_the_mode(services: Services) -> None:
    for mode, rule in (("pairs", "R14.2"), ("horde", "R13.21"), ("four", "R15.1")):
        scene = services.routes.next_scene(begun(services, "draft", mode))
        assert isinstance(scene, DraftScene)
        assert scene.rule_here() == rule


def build(desktop: Desktop, device: str) -> None:
    """Play the second deck of the list."""
    scene = desktop.at(ChooseDeckScene)
    if device in ("mouse", "touch"):
        rows = scene.list.rect
        desktop.click((rows.centerx, rows.y + rows.height * 0.3))
        desktop.click(scene.buttons["play"].rect.center)
        return
    scene.widgets.focus(scene.list)
    desktop.key(pygame.K_DOWN, pygame.K_RETURN) if device == "keys" else desktop.pad(
        "dpad_down", "a"
    )


def ban(desktop: Desktop, scene: BanScene, device: str) -> None:
    """Ban a card of the deck that is open."""
    deck = next(deck for deck in scene.decks if deck.open)
    index = max(n for n, slot in enumerate(deck.lying[:9]) if not slot.out)
    if device in ("mouse", "touch"):
        desktop.click(deck.rect_of(index).center)
        desktop.click(scene.ban_button.rect.center)
    elif device == "keys":
        desktop.key(pygame.K_1 + index, pygame.K_RETURN)
    else:
        desktop.pad("dpad_right", "a", "a")


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("mode", ["three", "four", "pairs"])
def test_each_neighbour_bans_one_card_of_each_deck(
    services: Services, mode: str, device: str
) -> None:
    match = begun(services, "constructed", mode)
    desktop = desk(services, match, device)
    desktop.rest()
    build(desktop, device)
    while not isinstance(desktop.top, BanScene):
        desktop.turn()
    scene = desktop.top
    seen = []
    for _ in range(2):
        desktop.rest()
        assert scene.side == 0
        seen.append(scene.setup.banned_side)
        ban(desktop, scene, device)
    assert seen == [1, len(match.seats) - 1]
    assert hands_of(go_on(desktop, scene)) == [8] * len(match.seats)
    bans = [
        (event.side, event.owner)
        for done in match.history
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
    scene = ban_examples.example_ring(services)
    desktop = Desktop(services, scene)
    desktop.rest()
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
        ban(desktop, scene, "mouse")
        desktop.rest()
        assert scene.setup.banned_side != owner


def test_three_persons_choose_their_decks_behind_the_curtain(services: Services) -> None:
    services.settings = replace(services.settings, hand_over=True)
    match = begun(services, "constructed", "three", (0, 1, 2))
    desktop = desk(services, match)
    asked = []
    while not isinstance(desktop.top, BanScene):
        desktop.rest()
        asked.append(desktop.at(HandOverScene).side)
        desktop.key(pygame.K_RETURN)
        desktop.rest()
        build(desktop, "keys")
        desktop.rest()
    assert asked == [0, 1, 2]


@pytest.mark.parametrize("device", DEVICES)
def test_partners_choose_their_horde_with_both_hands_in_sight(
    services: Services, device: str
) -> None:
    terms = Terms("preconstructed", ring="horde", custom=True)
    match = Match.new(services.content, terms, seats_of("horde", (0,)), 5, services.store)
    desktop = desk(services, match, device)
    scene = desktop.at(RingDecksScene)
    desktop.rest()
    take(desktop, scene, 1, device)
    while desktop.top is scene:
        desktop.turn()
    settings = desktop.at(DifficultyScene)
    desktop.rest()
    position = match.position
    assert isinstance(position, CustomSolo)
    shown = [row.cards for row in settings.hands.rows]
    assert shown == [position.hand, position.second]
    assert all(settings.hands.rect.contains(row.rect) for row in settings.hands.rows)
    button = settings.begin_button
    if device in ("mouse", "touch"):
        desktop.click(settings.preset_cards.cards[1].rect.center)
        desktop.click(button.rect.center)
    else:
        settings.widgets.focus(button)
        desktop.key(pygame.K_RETURN) if device == "keys" else desktop.pad("a")
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
    desktop = desk(services, begun(services, form, mode))
    desktop.rest()
    desktop.key(pygame.K_h)
    desktop.rest()
    hint = desktop.at(WhyDialog)
    assert hint.reasons[0].rule == services.translate(f"hint.pick_reasons.{reason}")
    desktop.key(pygame.K_ESCAPE)
    desktop.rest()
    assert isinstance(desktop.top, SetupStep)


def test_the_voice_says_who_has_which_deck_and_whose_choice_it_is(services: Services) -> None:
    desktop = desk(services, begun(services, "preconstructed", "pairs", (0, 1, 2, 3)))
    scene = desktop.at(RingDecksScene)
    desktop.rest()
    take(desktop, scene, 0, "keys")
    desktop.rest()
    assert scene.spoken_state() == [
        "Bo, choose your deck",
        f"Ada: {scene.table.name(0)}",
        "Di: Choosing next",
        "Cy: Choosing later",
    ]


def test_the_horde_is_told_of_the_cards_that_it_will_have(services: Services) -> None:
    """R13.21: sixteen, as soon as the first partner is to choose."""
    scene = desk(services, begun(services, "preconstructed", "horde", (0, 2))).at(RingDecksScene)
    assert scene.steps[-1].what == "16 cards"
    assert scene.submit(TakeDeck(0))
    assert scene.steps[-1].what == "16 cards"


def test_a_pad_of_another_seat_is_not_heard(services: Services) -> None:
    scene = services.routes.next_scene(begun(services, "preconstructed", "pairs", (0, 1, 2)))
    assert isinstance(scene, RingDecksScene)
    assert scene.asked_side == 0
    assert scene.submit(TakeDeck(0))
    assert scene.asked_side == 1


def test_the_voice_tells_each_pick_and_whose_pick_is_next(services: Services) -> None:
    desktop = desk(services, begun(services, "draft", "four", (0, 1, 2, 3)))
    scene = desktop.at(DraftScene)
    desktop.rest()
    card = scene.setup.revealed[0]
    pick(desktop, scene, 0, "keys")
    desktop.rest()
    before = scene.spoken_news()
    assert before[-1] == services.translate("draft.one_of_three", name="Bo")
    assert any("Ada" in line and card.name in line for line in before)
    pick(desktop, scene, 1, "keys")
    pick(desktop, scene, 0, "keys")
    desktop.rest()
    assert scene.spoken_state()[0] == services.translate("draft.round", round=1, rounds=8)
    assert [line.partition(":")[0] for line in scene.spoken_state()[1:]] == list(NAMES)


def test_the_voice_says_whose_choice_of_a_deck_it_is_once(services: Services) -> None:
    desktop = desk(services, begun(services, "preconstructed", "three", (0, 1)))
    scene = desktop.at(RingDecksScene)
    desktop.rest()
    scene.spoken_news()
    take(desktop, scene, 0, "keys")
    told = scene.spoken_news()
    assert told[-1] == services.translate("construct.choose", name="Bo")
    assert scene.spoken_news() == []
