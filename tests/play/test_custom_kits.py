"""Matches with cards of a player's own: what they are played with, and that a record has it all."""

import shutil
from pathlib import Path
from random import Random

import pytest

from game.content import CustomContent, load_custom, write_example
from game.opponents import think
from game.play import (
    ALL_CARDS,
    HORDE,
    PRINTED_KIT,
    Match,
    MatchStore,
    Seat,
    advise_choice,
    can_play,
    cards_lacking,
    choose_cards,
    explain,
    from_match_code,
    match_code,
    match_id,
    read_record,
)
from game.play.records.record import parse_record
from game.play.records.replay_check import check
from game.rules import (
    RIGHT,
    Constructed,
    Draft,
    MatchAction,
    Preconstructed,
    State,
    TakeDeck,
    Terms,
    difficulties,
    legal_actions,
    to_act,
)
from game.rules.events import CreatureSummoned
from tests.certain import sure_of

from .games import CONTENT, go_on, path_of, record_of, sure
from .profile.profiles import in_memory

SEATS = Seat("Ada"), Seat("Bo")
DRAFT, SOLO = Terms("draft"), Terms("draft", solo=True)
FORMS = [Terms(), DRAFT, Terms("constructed"), Terms("preconstructed", solo=True), SOLO]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BRIDGES_OF_ERRET_HOME", str(tmp_path))
    return tmp_path / "data"


@pytest.fixture
def own(home: Path) -> CustomContent:
    write_example()
    assert home.exists()
    return load_custom(CONTENT.cards)


def begun(
    own: CustomContent, chosen: str, terms: Terms, store: MatchStore | None = None, seed: int = 5
) -> Match:
    assert can_play(own, CONTENT, chosen, terms)
    custom, house = choose_cards(own, CONTENT, chosen, terms, Random(seed))
    seats = (SEATS[0], HORDE) if terms.solo else SEATS
    return Match.new(CONTENT, terms, seats, seed, store, custom, house)


def played(match: Match) -> Match:
    match = go_on(match, Random(9))
    assert match.result is not None
    return match


def test_a_kit_is_drafted_whole_and_filled_up_with_printed_cards(own: CustomContent) -> None:
    setup = sure_of(Draft, begun(own, "moor", DRAFT).position)
    assert len(setup.cards) == 16
    assert set(own.cards) < {card.id for card in setup.cards}
    other = sure_of(Draft, begun(own, "moor", DRAFT, seed=6).position)
    assert {card.id for card in other.cards} != {card.id for card in setup.cards}


def test_what_a_kit_lacks_is_counted(own: CustomContent) -> None:
    (kit,) = own.kits
    alone = type(kit)(kit.id, kit.name, kit.cards)
    asked = ((alone, DRAFT), (alone, SOLO), (alone, Terms("constructed")), (kit, SOLO))
    assert [cards_lacking(each, terms, CONTENT) for each, terms in asked] == [6, 22, 0, 0]
    bare = CustomContent(own.cards, kits=(alone,))
    for chosen, terms in (("moor", DRAFT), ("moor", Terms()), ("gone", DRAFT)):
        assert not can_play(bare, CONTENT, chosen, terms)


def test_what_is_offered_beside_printed_decks_and_cards(own: CustomContent) -> None:
    assert len(sure_of(Preconstructed, begun(own, "moor", Terms()).position).decks) == 2
    mixed = begun(own, ALL_CARDS, Terms())
    assert len(sure_of(Preconstructed, mixed.position).decks) == 4
    header = record_of(mixed).header
    assert [deck.name for deck in header.house.decks] == ["Fog", "Peat", "", ""]
    assert parse_record(record_of(mixed).text(), "here").header == header
    built = begun(own, ALL_CARDS, Terms("constructed"))
    assert len(sure_of(Constructed, built.position).cards) == 42
    printed = record_of(begun(own, PRINTED_KIT, DRAFT))
    assert not printed.header.has_custom_cards
    assert b"kit" not in printed.text()


@pytest.mark.parametrize("terms", FORMS, ids=str)
def test_a_record_needs_no_files(home: Path, own: CustomContent, terms: Terms) -> None:
    """Played to the end, saved, shared as a code: read with an empty folder."""
    match = played(begun(own, "moor", terms, MatchStore(home / "matches")))
    path = sure(record_of(match).path)
    match.close()
    code = match_code(CONTENT, record_of(match))
    for folder in ("cards", "decks", "kits"):
        shutil.rmtree(home / folder)
    assert load_custom(CONTENT.cards).empty
    record = read_record(path)
    assert check(record, CONTENT).agrees
    assert record.header == record_of(match).header
    assert record.header.has_custom_cards
    again = from_match_code(CONTENT, code)
    assert [entry.digest for entry in again.entries] == [e.digest for e in record.entries]


def test_a_match_goes_on_without_the_files(home: Path, own: CustomContent) -> None:
    store = MatchStore(home / "matches")
    match = begun(own, "moor", DRAFT, store)
    for _ in range(20):
        match.submit(legal_actions(match.position)[0])
    match.close()
    shutil.rmtree(home / "cards")
    shutil.rmtree(home / "kits")
    resumed = Match.resume(CONTENT, read_record(path_of(match)), store)
    assert isinstance(resumed.position, State)
    played(resumed)


def test_the_computer_drafts_plays_and_explains_own_cards(own: CustomContent) -> None:
    """It has never seen them: the formula rates them, the search plays them."""
    match = begun(own, "moor", DRAFT)
    assert sure(advise_choice(match)).card in sure_of(Draft, match.position).revealed
    for _ in range(400):
        side = to_act(match.position)
        if match.result is not None:
            break
        match.submit(think(match.position, side, 4, None, "greedy").actions[0])
        state = match.state
        if state is not None and state.turn == 3 and not match.hints:
            match.note_hint()
            line = think(state, to_act(state), 4, None, "two_turns").actions
            assert explain(state, [each for each in line if isinstance(each, MatchAction)])
    assert match.result is not None
    summoned = [
        event.card.id
        for done in match.history
        for event in done.events
        if isinstance(event, CreatureSummoned)
    ]
    assert set(summoned) & set(own.cards)


def test_too_small_a_kit_of_a_foreign_record_is_told(own: CustomContent) -> None:
    header = record_of(begun(own, "moor", DRAFT)).header
    kit = sure(header.house.kit)
    for cards, problem in ((kit.cards[:9], "needs 16 cards, not 9"), (("x",), "unknown card 'x'")):
        house = header.house._replace(kit=kit._replace(cards=cards))
        with pytest.raises(ValueError, match=problem):
            Match.new(CONTENT, DRAFT, SEATS, 1, custom=header.custom, house=house)


@pytest.mark.parametrize("chosen", ["moor", PRINTED_KIT])
def test_it_stands_in_the_history_with_its_mark_and_wins_no_level(
    own: CustomContent, chosen: str
) -> None:
    match = begun(own, chosen, Terms("preconstructed", solo=True))
    match.submit(TakeDeck(0))
    match.concede(RIGHT)
    name = match_id(record_of(match).header)
    with in_memory() as profile:
        profile.campaign.begin_attempt(1, "preconstructed", difficulties(1)[0], name)
        profile.file_match(record_of(match))
        assert sure(profile.campaign.attempt(name)).won == (chosen == PRINTED_KIT)
        (filed,) = profile.history.matches()
        assert filed.has_custom_cards == (chosen == "moor")
