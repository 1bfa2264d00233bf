"""The portraits' faces: who is glad and who is sorry at what, for how long, and how they move."""

import pygame
import pytest

from game.board import CALM, GLAD, SORRY, Hud, Layout, Table, new_log
from game.board.hud.reactions import BOUNCE, LASTS
from game.content import load_cards, load_strings
from game.kit import Assets, Canvas, Point, Viewport
from game.play import PORTRAITS
from game.rules import DRAW, LEFT, RIGHT, Creature, Event, events
from tests.rules.pictures import duel

STRINGS = load_strings("en")
TROLL = next(
    card for card in load_cards().values() if isinstance(card, Creature) and card.id == "troll"
)
FALL = events.CreaturesDestroyed(RIGHT, (events.Fallen(0, 0, TROLL),))
STRUCK = events.StrongholdStruck(LEFT, 2, 1, 3)


@pytest.fixture
def hud() -> Hud:
    return Hud(STRINGS, ("Alaric", "Morwen"), ("oak", "moon"), Table(duel("* x y", "a * b c")))


def faces(hud: Hud) -> tuple[str, str]:
    left, right = hud.players
    return left.reaction.feeling, right.reaction.feeling


@pytest.mark.parametrize(
    ("event", "left", "right"),
    [
        (FALL, GLAD, SORRY),
        (FALL._replace(side=LEFT), SORRY, GLAD),
        (STRUCK, SORRY, GLAD),
        (events.HordeDeckStruck(RIGHT, 1, (TROLL,), 9), GLAD, SORRY),
        (events.HordeDeckStruck(RIGHT, 0, (), 9), CALM, CALM),
        (events.HordeDeckStruck(RIGHT, 3, (), 0), CALM, CALM),
        (events.BastionDestroyed(LEFT), SORRY, GLAD),
        (events.FortDestroyed(RIGHT), GLAD, SORRY),
        (events.MatchEnded(LEFT, "R4.5"), GLAD, SORRY),
        (events.MatchEnded(DRAW, "R9.9"), CALM, CALM),
        (events.TurnEnded(LEFT, 3), CALM, CALM),
    ],
)
def test_a_loser_is_sorry_and_the_other_glad(hud: Hud, event: Event, left: str, right: str) -> None:
    hud.hear(event)
    assert faces(hud) == (left, right)


def test_a_face_lasts_a_moment_and_bounces_at_its_beginning(hud: Hud) -> None:
    hud.hear(FALL)
    glad = hud.players[LEFT].reaction
    assert hud.update(BOUNCE / 4)
    assert glad.shift[1] < 0
    hud.update(BOUNCE)
    assert glad.shift == (0, 0)
    assert faces(hud) == (GLAD, SORRY)
    assert hud.update(LASTS)
    assert faces(hud) == (CALM, CALM)
    assert not hud.update(0.1)


def test_a_face_is_kept_shorter_where_all_goes_faster(hud: Hud) -> None:
    hud.speed = 4.0
    hud.hear(FALL)
    hud.update(LASTS / 4)
    assert faces(hud) == (CALM, CALM)


def test_a_struck_stronghold_outweighs_a_fight(hud: Hud) -> None:
    hud.hear(STRUCK)
    hud.hear(FALL)
    assert faces(hud) == (SORRY, GLAD)
    hud.update(LASTS)
    hud.hear(FALL)
    assert faces(hud) == (GLAD, SORRY)


def test_after_the_match_the_faces_stay(hud: Hud) -> None:
    hud.hear(events.MatchEnded(RIGHT, "R4.5"))
    hud.update(LASTS)
    assert not hud.update(LASTS)
    assert faces(hud) == (SORRY, GLAD)


def test_in_reduced_motion_only_the_face_changes(hud: Hud) -> None:
    at_rest = portraits(hud)
    hud.hear(FALL)
    hud.update(BOUNCE / 8)
    bouncing = portraits(hud)
    assert all(one != other for one, other in zip(at_rest.values(), bouncing.values(), strict=True))
    hud.reduced = True
    still = portraits(hud)
    assert list(still) == ["oak_glad", "moon_sorry"]
    assert list(still.values()) == list(at_rest.values())


def portraits(hud: Hud) -> dict[str, Point]:
    """Draw the panels; return where which portrait was."""
    drawn: dict[str, Point] = {}

    def note(canvas: Canvas, name: str, _side: int, middle: Point, *_: float, feeling: str) -> None:
        drawn[f"{name}_{feeling}" if feeling else name] = middle

    for player in hud.players:
        player.portrait = note
    window = pygame.Surface((1280, 720))
    canvas = Canvas(window, Viewport.of(window.get_size()), Assets())
    hud.draw(canvas, Layout(1280, 720), new_log(STRINGS, hud.names))
    return drawn


@pytest.mark.parametrize("portrait", PORTRAITS)
def test_every_portrait_can_be_glad_and_sorry(portrait: str) -> None:
    assets = Assets()
    assert all(assets.exists(f"portraits/{portrait}_{feeling}") for feeling in (GLAD, SORRY))
