"""The panels around the table, portraits, beads and crystals follow the table, and come to rest."""

from typing import Unpack

import pygame
import pytest
from pygame.typing import RectLike

from game.board import CALM, GLAD, SORRY, Layout, Table, new_log
from game.board.hud import log_rows
from game.board.hud.hud import Hud
from game.board.hud.mana_gems import own_gems
from game.board.hud.player_panel import SwellingNumber
from game.board.hud.reactions import BOUNCE, LASTS
from game.board.log_lines import SETUP, LogLine
from game.content import load_cards, load_strings
from game.kit import Assets, Canvas, Point, TextStyle, Times, Viewport, text_style
from game.kit.draw.text.text_style import StyleChanges
from game.play import PORTRAITS
from game.rules import DRAW, LEFT, NOBODY, RIGHT, Creature, Event, events
from tests.board.telling import LAYOUT
from tests.rules.pictures import duel, solo

STRINGS = load_strings("en")


@pytest.fixture
def table() -> Table:
    return Table(duel("* x y", "a * b c"))


def panels(table: Table) -> Hud:
    return Hud(STRINGS, ("Alaric", "Morwen"), ("", ""), table)


def test_a_number_swells_when_it_changes_and_comes_to_rest() -> None:
    counter = SwellingNumber()
    counter.show(3)
    assert not counter.update(0.1)
    counter.show(1)
    assert counter.changing
    assert not counter.gained
    assert counter.update(Times.pop / 2)
    assert counter.swell > 1
    counter.update(Times.pop)
    assert counter.swell == 1
    assert not counter.update(0.1)


def test_the_light_goes_to_the_side_that_acts(table: Table) -> None:
    shown = panels(table)
    left, right = shown.players
    assert (left.glow, right.glow) == (1, 0)
    table.active = RIGHT
    assert shown.update(Times.appear / 2)
    assert 0 < left.glow < 1
    shown.finish()
    assert (left.glow, right.glow) == (0, 1)
    assert not shown.update(0.1)


def test_the_lives_are_those_of_the_table(table: Table) -> None:
    left, right = panels(table).players
    assert (left.life.value, right.life.value) == (2, 2)


def test_the_rulers_say_how_many_hits_are_left() -> None:
    table = Table(duel("* x y z", "a ** b c"))
    (_, own), (_, other) = panels(table).ruler_hints(Layout(1280, 720))
    assert "3 life left" in own
    assert "the match is lost" in other
    # A deck has no ruler.
    assert len(panels(Table(solo("* x", "* a b"))).ruler_hints(Layout(1280, 720))) == 1


def test_hints_say_how_much_more_damage_and_what_it_does() -> None:
    table = Table(solo("* x y", "* a b c"))
    words = [words for _, words in panels(table).hints(Layout(1280, 720))]
    assert words[0].startswith("3 more damage empties the deck")
    assert words[1].startswith("Bastion: 2 life")
    table.sides[LEFT].keep.fort = True
    assert "the match is lost" in panels(table).hints(Layout(1280, 720))[1][1]


class Reader(Canvas):
    """A canvas that notes where each text stands."""

    places: dict[str, pygame.FRect]

    def text(
        self,
        string: str,
        where: RectLike | Point,
        style: TextStyle = text_style.BODY,
        **changes: Unpack[StyleChanges],
    ) -> pygame.FRect:
        self.places[string] = super().text(string, where, style, **changes)
        return self.places[string]


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_the_word_for_the_stronghold_stays_off_the_edge_of_its_panel(language: str) -> None:
    table = Table(duel("* x y", "a ** b c"))
    strings, layout = load_strings(language), Layout(1280, 720)
    reader = Reader(pygame.Surface((1280, 720)), Viewport.of((1280, 720)), Assets())
    reader.places = {}
    Hud(strings, ("Alaric", "Morwen"), ("hearth", "moon"), table).draw(reader, layout, None)
    word = reader.places[strings.text("card_types.bastion")]
    panel = pygame.FRect(layout.own_panel)
    assert panel.top < word.centery < panel.bottom
    assert word.right <= panel.right - 12


def test_the_crystals_lie_in_the_panel() -> None:
    box = LAYOUT.own_panel
    for total in (1, 6, 12):
        gems = own_gems(LAYOUT, total)
        for gem in (0, total - 1):
            assert box.holds(gems.middle(gem))


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
    assert all(Assets().exists(f"portraits/{portrait}_{feeling}") for feeling in (GLAD, SORRY))


SIZE = (40, 40)


def bead(side: int) -> frozenset[tuple[int, int]]:
    """Return the pixels of a bead, four times as large as usual."""
    surface = pygame.Surface(SIZE, pygame.SRCALPHA)
    canvas = Canvas(surface, Viewport(10, 10, 4.0), Assets())
    log_rows._draw_bead(canvas, LogLine("", side, SETUP), (5, 5))
    return frozenset(
        (x, y) for x in range(SIZE[0]) for y in range(SIZE[1]) if surface.get_at((x, y)).a > 127
    )


@pytest.mark.parametrize("one", range(4))
def test_each_seat_has_a_shape_of_its_own(one: int) -> None:
    for other in range(one):
        assert len(bead(one) ^ bead(other)) > 100, (one, other)


def test_a_line_of_nobody_has_the_disc() -> None:
    assert bead(NOBODY) == bead(0)
