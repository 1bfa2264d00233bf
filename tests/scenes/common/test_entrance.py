"""Parts that screens share: how things arrive, the places of a page, the picture of a ring."""

from itertools import combinations

import pygame
import pytest

from game.kit import Assets, Canvas, Look, Scene, Viewport, active_context
from game.play import Match, Seat
from game.rules import LEFT, MODES, Terms
from game.scenes import Services
from game.scenes.common import ConfirmDialog, Page, StaggeredEntrance, draw_ring, ring_spots
from game.scenes.decks.deck_library import DeckLibraryScene
from game.scenes.draft.draft_scene import DraftScene
from game.scenes.printed_decks.printed_decks_scene import PrintedDecksScene

from ..table import Player


def begun(services: Services, form: str) -> Match:
    return Match.new(services.content, Terms(form), (Seat("Alaric"), Seat("Morwen")), 3)


def rests_after(player: Player, seconds: float) -> bool:
    """Let time pass, and tell whether nothing moves any more."""
    for _ in range(round(seconds * 60)):
        player.stack.update(1 / 60)
        player.read()
    player.stack.update(1 / 60)
    return not player.stack.animating()


def test_one_comes_after_the_other_and_all_come_to_rest() -> None:
    arrival = StaggeredEntrance(4)
    assert arrival.progress(0) == arrival.progress(3) == 0.0
    arrival.update(0.1)
    progress = [arrival.progress(place) for place in range(4)]
    assert progress == sorted(progress, reverse=True)
    assert progress[0] > progress[3]
    while arrival.update(0.05):
        pass
    assert arrival.over
    assert [arrival.progress(place) for place in range(4)] == [1.0] * 4


def test_where_motion_is_reduced_everything_is_there_at_once() -> None:
    arrival = StaggeredEntrance(8, reduced=True)
    assert not arrival.update(0.01)
    assert arrival.progress(7) == 1.0


def scenes(services: Services) -> list[Scene]:
    return [
        PrintedDecksScene(services, begun(services, "preconstructed")),
        DeckLibraryScene(services),
        DraftScene(services, begun(services, "draft")),
    ]


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize(
    "reduced", [False, pytest.param(True, marks=pytest.mark.settings(reduced_motion=True))]
)
def test_a_screen_rests_when_all_has_come(player: Player, number: int, reduced: bool) -> None:
    player.stack.push(scenes(player.services)[number])
    assert rests_after(player, 0.1 if reduced else 2.5)


def test_a_taken_deck_hops_and_rests(player: Player) -> None:
    scene = player.show(
        PrintedDecksScene(player.services, begun(player.services, "preconstructed"))
    )
    assert rests_after(player, 1.5)
    scene.take(LEFT, 2)
    player.stack.update(0.1)
    assert player.stack.animating()
    assert rests_after(player, 1.5)


@pytest.fixture
def scene(player: Player) -> DraftScene:
    """The first pick of a draft."""
    return player.show(DraftScene(player.services, begun(player.services, "draft")))


def test_the_first_cards_of_a_draft_are_dealt(player: Player, scene: DraftScene) -> None:
    assert scene.busy
    assert [piece.turned for piece in scene.table.revealed] == [0.0] * 4
    assert rests_after(player, 2.5)
    assert [piece.turned for piece in scene.table.revealed] == [1.0] * 4


def test_a_draft_that_has_begun_lies_there(player: Player, scene: DraftScene) -> None:
    scene._skip()
    scene.pick(0)
    scene._skip()
    again = DraftScene(player.services, scene.match)
    player.stack.replace(again)
    assert not again.busy


def test_the_pointer_leaves_a_draft_by_its_button(player: Player, scene: DraftScene) -> None:
    player.click(scene.menu_button)
    assert isinstance(player.top, ConfirmDialog)


VIEW = Viewport.of((1280, 720))
LONG = "What can be done here is told in a sentence that is long enough for two lines."


@pytest.mark.parametrize(
    ("size", "words", "own"), [(1, LONG, False), (2, LONG, True), (2, "", False)]
)
def test_words_stand_over_the_foot_where_beside_the_button_they_would_be_smaller(
    size: float, words: str, own: bool
) -> None:
    active_context().set_look(Look(text=size))
    page = Page.of(VIEW).with_note(VIEW, words)
    assert bool(page.note_row) == own
    assert page.body.bottom <= page.note.top < page.area.bottom
    assert (page.note.bottom <= page.primary.top) == own
    assert page.needs(page.body.height) == pytest.approx(VIEW.height)


BOX = pygame.FRect(0, 0, 180, 110)


def drawn(mode: str) -> pygame.Surface:
    pygame.display.init()
    pygame.display.set_mode((180, 110))
    surface = pygame.Surface((180, 110))
    draw_ring(Canvas(surface, Viewport(180, 110, 1.0), Assets()), BOX, mode)
    return surface


def test_every_mode_has_a_picture_of_its_own() -> None:
    pictures = {mode: pygame.image.tobytes(drawn(mode), "RGB") for mode in MODES}
    for one, other in combinations(MODES, 2):
        pairs = zip(pictures[one], pictures[other], strict=True)
        assert sum(abs(a - b) > 40 for a, b in pairs) > 400, (one, other)


@pytest.mark.parametrize("count", [3, 4])
def test_the_seats_stand_inside_the_box(count: int) -> None:
    assert all(BOX.inflate(-30, -30).collidepoint(spot) for spot in ring_spots(BOX, count))
