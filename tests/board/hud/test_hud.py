"""The panels around the table: what they show follows the table, and comes to rest."""

from typing import Unpack

import pygame
import pytest
from pygame.typing import RectLike

from game.board import Hud, Layout, Table
from game.board.hud.player_panel import SwellingNumber
from game.content import load_strings
from game.kit import Assets, Canvas, Point, TextStyle, Times, Viewport, text_style
from game.kit.draw.text.text_style import StyleChanges
from game.rules import LEFT, RIGHT
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
    table.sides[LEFT].fort = True
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
