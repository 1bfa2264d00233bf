"""A match that breaks a rule of all matches is noticed."""

import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.board import forecast_assault
from game.content import Content, load_content
from game.play import Match, MatchStore
from game.rules import Attack, EndTurn, PlayCreature, State, Terms, legal_actions, match_actions
from tests.rules.mirror import Mirror, Piece
from tests.rules.pictures import duel

from . import forecast_watch
from .match_watch import Broken, MatchWatch


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


@pytest.fixture
def watch(content: Content) -> Iterator[MatchWatch]:
    watch = MatchWatch(lambda: content)
    with watch.installed():
        yield watch


def mirrored() -> Match:
    return Match.from_position(duel("* x y | top: Bold=3/4", "* a b | top: Wall=1/9"))


def kept(content: Content, folder: Path) -> Match:
    """Play a duel of the printed decks to its end, and keep it."""
    match = Match.new(content, Terms(), (mirrored().seats), 1, MatchStore(folder))
    while match.result is None:
        position = match.position
        if not isinstance(position, State):
            match.submit(legal_actions(position)[0])
            continue
        actions = match_actions(position)
        plays = [action for action in actions if isinstance(action, PlayCreature)]
        match.submit(plays[0] if plays else actions[-1])
    return match


def test_a_whole_match_is_followed(content: Content, watch: MatchWatch, tmp_path: Path) -> None:
    match = kept(content, tmp_path)
    assert watch.figures["matches"] == 1
    assert watch.figures["actions"] == len(match.history)
    assert watch.figures["forecasts"] == match.turns


def test_an_event_that_tells_too_little_is_noticed(
    watch: MatchWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Mirror, "tell", lambda _mirror, _event: None)
    with pytest.raises(Broken, match="the mirror is not the state"):
        mirrored().submit(Attack())


def test_what_was_foretold_otherwise_is_noticed(
    watch: MatchWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrongly(state: State) -> object:
        told = forecast_assault(state)
        fates = {
            place: replace(fate, health=fate.health - 1)
            for place, fate in told.creature_outcomes.items()
        }
        return replace(told, creature_outcomes=fates)

    monkeypatch.setattr(forecast_watch, "forecast_assault", wrongly)
    match = mirrored()
    match.submit(Attack())
    with pytest.raises(Broken, match="5 was told, it is 6"):
        match.submit(EndTurn())


def test_a_forecast_is_compared_attack_by_attack(watch: MatchWatch) -> None:
    match = mirrored()
    match.submit(Attack())
    match.submit(EndTurn())
    assert watch.figures["forecasts"] == 1


def test_a_play_that_is_made_in_between_is_another_forecast(watch: MatchWatch) -> None:
    match = mirrored()
    match.submit(PlayCreature(0, 0))
    match.submit(EndTurn())
    assert watch.figures["forecasts"] == 1


def test_what_is_taken_back_is_followed(watch: MatchWatch) -> None:
    match = mirrored()
    match.submit(PlayCreature(0, 0))
    match.undo()
    match.submit(EndTurn())
    assert watch.figures["undone"] == 1


def test_a_record_that_is_not_the_match_is_noticed(
    content: Content, watch: MatchWatch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = Match._write

    def forgetful(match: Match, lines: bytes, sync: bool) -> None:
        append(match, lines.replace(b'"winner": "right"', b'"winner": "left"'), sync)

    monkeypatch.setattr(Match, "_write", forgetful)
    with pytest.raises(Broken, match="the record is not the match"):
        kept(content, tmp_path)


def test_what_the_game_logs_is_noticed(watch: MatchWatch) -> None:
    with pytest.raises(Broken, match="the table differed"):
        logging.getLogger("game.scenes.match.match_view").error("the table differed")


def test_pieces_are_the_creatures_of_the_mirror() -> None:
    state = duel("* x | top: Bold=3/4", "* a")
    assert Piece.of(state.sides[0].lanes[0][0]).card.name == "Bold"
