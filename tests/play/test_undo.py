"""Undo and redo: what can be taken back, what stands and why, and what the record tells of it."""

from typing import Self

import pytest

from game.play import HORDE, Match, MatchStore, RecordError, Seat, check, parse_record, read_record
from game.play.records.record import TakenBack
from game.play.records.replay import ReplayMismatch, _gone_back, replay
from game.play.records.undo_stack import NOTHING, OVER, SHOWN, UndoStack, why_final
from game.rules import (
    ASSAULT,
    LEFT,
    RIGHT,
    TOP,
    Attack,
    PlayCreature,
    Refused,
    State,
    TakeDeck,
    apply,
    digest,
    events,
    to_text,
)
from tests.certain import objection
from tests.rules.pictures import duel, move, solo

from .games import CONTENT, begun, full, path_of, record_of, sure
from .records.test_replay import replayed

ADA, BO, COMPUTER = Seat("Ada"), Seat("Bo"), Seat("", "computer")


class Table:
    """A match from a picture, played in the words of pictures."""

    def __init__(self, state: State, rival: Seat = BO, *, whole_turn: bool = False) -> None:
        seats = (ADA, HORDE if state.solo else rival)
        self.match = Match.from_position(state, seats, whole_turn=whole_turn)

    @property
    def state(self) -> State:
        return sure(self.match.state)

    @property
    def text(self) -> str:
        return to_text(self.state)

    def do(self, *moves: str) -> Self:
        for words in moves:
            self.match.submit(move(self.state, words))
        return self


#: A bolt that strikes both lanes, and two frail creatures of either side to be struck.
BOTH = ("Bolt=!2+splash * a b c | top: x=1/1 | bottom: y=1/1", "* d e | top: m=1/1 | bottom: n=1/1")


STRIKERS = ("a * b | top: x y", "* m n o | top: 1/9")


@pytest.mark.parametrize(
    ("table", "moves", "count"),
    [
        # R5.6: an order of the fallen belongs to its play, and what has been chosen is no use
        # without it; it is taken back with the play also while it is asked for.
        (Table(duel(*BOTH)), ["play Bolt left top 0"], 1),
        (Table(duel(*BOTH)), ["play Bolt left top 0", "order y x"], 2),
        # Everybody has seen an enemy that comes home alone: nothing hidden was shown.
        (Table(duel("Bolt=!2 * a b", "* d e | top: m=1/1")), ["play Bolt right top 0"], 1),
        # R4.6: a Bastion that fell to an own play stands again.
        (Table(duel("a b * c", "* x", mana=9)), ["play c top"], 1),
        # Of a whole turn: attacks that would be made again at once, and the other side's order.
        (Table(duel(*STRIKERS), whole_turn=True), ["attack", "attack"], 2),
        (Table(duel(*STRIKERS, phase=ASSAULT), whole_turn=True), ["attack", "attack"], 2),
        (Table(duel(*BOTH), whole_turn=True), ["play Bolt right top 0", "order n m"], 2),
    ],
)
def test_a_play_is_taken_back_whole_and_done_again(
    table: Table, moves: list[str], count: int
) -> None:
    texts = [table.text, *(table.do(each).text for each in moves)]
    assert len(table.match.undo()) == count
    assert table.text == texts[-1 - count]
    assert table.match.why_not_undo == "nothing"
    for text in texts[1:]:
        table.match.redo()
        assert table.text == text


@pytest.mark.parametrize(
    ("table", "moves", "why"),
    [
        (Table(duel(*STRIKERS)), ["play a top", "attack"], "assault_began"),
        (Table(duel(*STRIKERS)), ["play a top", "end"], "nothing"),
        (Table(duel(*STRIKERS)), ["play a top", "end", "end"], "nothing"),
        (Table(duel(*STRIKERS), whole_turn=True), ["attack", "attack", "end"], "nothing"),
        # R6.2: an incantation may be played in the assault; what it answers has been seen.
        (
            Table(duel("Bolt=!2 * a b | top: x y", "* m n o | top: 1/9")),
            ["attack", "play Bolt right top 0"],
            "assault_began",
        ),
        # R5.6: a choice of the other player is waited for, and nobody takes it from them.
        (Table(duel(*BOTH)), ["play a top", "play Bolt right top 0"], "other_chooses"),
        (Table(duel(*BOTH)), ["play Bolt right top 0", "order n m"], "other_chose"),
        (Table(duel("a b ** c", "* x", mana=9)), ["play c top"], "over"),
        # Nobody takes anything back in another's turn.
        (Table(duel("* a b", "* x y"), COMPUTER), ["play a top", "end"], "not_now"),
        (Table(duel("* a b", "* x y"), COMPUTER), ["play a top", "end", "play x top"], "not_now"),
        (Table(solo("* a b", "* x y z")), ["play a top", "end"], "not_now"),
        (Table(solo("* a b", "* x y z")), ["play a top", "end", "ai"], "nothing"),
    ],
)
def test_what_stands_says_why(table: Table, moves: list[str], why: str) -> None:
    assert table.do(*moves).match.why_not_undo == why
    with pytest.raises(Refused, match=why):
        table.match.undo()


def test_a_play_after_the_other_s_order_can_be_taken_back_and_no_more() -> None:
    table = Table(duel(*BOTH)).do("play Bolt right top 0", "order n m", "play b top")
    assert len(table.match.undo()) == 1
    assert table.match.why_not_undo == "other_chose"


def test_what_is_done_otherwise_forgets_what_could_be_done_again() -> None:
    table = Table(duel("* a b c d", "* x", mana=3)).do("play a top", "play b top")
    for _ in range(2):
        table.match.undo()
    # The same play by hand is the one that was taken back; another is not.
    assert table.do("play a top").match.why_not_redo is None
    assert table.do("play b bottom").match.why_not_redo == "nothing_again"
    with pytest.raises(Refused, match="nothing_again"):
        table.match.redo()


def test_where_both_stand_is_noted_once_a_turn() -> None:
    table = Table(duel("* a b c d", "* x", mana=3))
    noted = len(table.match.standings)
    assert len(table.do("play a top", "play b top").match.standings) == noted
    assert len(table.do("end").match.standings) == noted + 1


def test_of_a_record_no_attack_is_taken_back() -> None:
    before = duel("* a b c | top: x y", "* m n o")
    stack = UndoStack()
    after, happened = apply(before, Attack())
    stack.note(before, Attack(), happened, after)
    assert len(stack) == 0
    assert stack.why_not(after) == "assault_began"


def test_a_record_takes_nothing_back_while_the_other_chooses() -> None:
    start = duel(*BOTH)
    bolt = move(start, "play Bolt right top 0")
    asked, happened = apply(start, bolt)
    stack = UndoStack()
    stack.note(start, bolt, happened, asked)
    with pytest.raises(ReplayMismatch, match="it takes 1 actions back, and 0 can be"):
        _gone_back(record_of(once_taken_back()), 7, TakenBack(1, "0"), stack, asked)


def test_the_order_of_the_fallen_belongs_to_its_play_also_after_another_was_taken_back() -> None:
    """R5.6."""
    table = Table(duel(*BOTH)).do("play Bolt left top 0", "order y x", "play a top")
    assert [len(table.match.undo()) for _ in range(2)] == [1, 2]


def test_in_the_summoning_every_play_is_one_by_itself() -> None:
    """Also of a whole turn that can be taken back."""
    table = Table(duel("a b * c d", "* x"), whole_turn=True).do("play a top", "play b top")
    assert [len(table.match.undo()) for _ in range(2)] == [1, 1]


def test_a_whole_turn_can_be_taken_back_where_nobody_plays_against_it() -> None:
    """An attack goes back to where a card could be played, and can be made again."""
    table = Table(duel("Bolt=!2 * a b | top: x y", "* m n o | top: 1/9", mana=2), whole_turn=True)
    start = table.text
    began = table.do("attack").text
    cast = table.do("play Bolt right top 0").text
    table.match.undo()
    assert table.text == began
    table.match.redo()
    assert table.text == cast
    table.match.undo()
    table.match.undo()
    assert (table.text, table.match.why_not_undo) == (start, "nothing")


def test_an_order_given_in_the_horde_s_turn_stands() -> None:
    """R9.10: the Horde's turn goes on with it, and shows the next cards."""
    state = solo("* a b | top: 1/1 | bottom: 1/1", "* Bolt=!2+splash@1 x y z v w", fixed_mana=9)
    table = Table(state).do("end", "ai")
    assert table.state.pending_side == LEFT
    assert table.match.why_not_undo is not None


def test_what_has_shown_a_hidden_card_or_drawn_by_lot_stands() -> None:
    """No card of the kit does so today: the events and the random stream decide, not the cards."""
    before = duel("* a b", "* x")
    action, after = PlayCreature(0, TOP), duel("* a b", "* x")
    assert why_final(before, action, [], after) is None
    shown = events.HordeCardRevealed(1, before.sides[0].hand[0], TOP, 0)
    assert why_final(before, action, [shown], after) == SHOWN
    after.rng = 1
    assert why_final(before, action, [], after) == SHOWN
    after.winner = LEFT
    assert why_final(before, action, [], after) == OVER
    horde = solo("* a", "* x y", active=RIGHT)
    assert why_final(horde, action, [], horde) == NOTHING


def test_a_hint_is_not_forgotten_with_the_play_that_it_was_for() -> None:
    table = Table(duel("* a b c d", "* x", mana=4))
    table.match.note_hint()
    table.do("play a top").match.note_hint()
    table.do("play b top")
    assert table.match.hints == 2
    table.match.undo()
    assert table.match.hints == 2
    table.match.undo()
    assert table.match.hints == 1
    table.match.redo()
    table.match.redo()
    assert table.match.hints == 2
    table.match.undo()
    table.do("play b bottom")
    assert table.match.hints == 2


def test_what_is_done_again_counts_as_hinted_where_it_did() -> None:
    """The second of three plays was; so is the first, now that the next is known."""
    plays = ("play a top", "play b top", "play c bottom")
    table = Table(duel("* a b c d", "* x", mana=4)).do(plays[0])
    table.match.note_hint()
    table.do(*plays[1:])
    for again, counts in ((plays, [1, 2, 2]), (("play a top", "play d top"), [1, 1])):
        while table.match.why_not_undo is None:
            table.match.undo()
        assert [table.do(play).match.hints for play in again] == counts


def dealt(store: MatchStore | None = None) -> Match:
    """Return a duel in which the hands have just been dealt, and two cards were played."""
    match = begun(seed=6, store=store)
    for deck in (0, 1):
        match.submit(TakeDeck(deck))
    for lane in (0, 1):
        match.submit(PlayCreature(0, lane))
    return match


def once_taken_back(store: MatchStore | None = None) -> Match:
    match = dealt(store)
    match.undo()
    return match


def test_the_file_tells_what_was_taken_back(store: MatchStore) -> None:
    match = once_taken_back(store)
    last = path_of(match).read_bytes().splitlines()[-1]
    assert last == b'{"undo": 1, "digest": "%s"}' % digest(match.position).encode()
    kept = read_record(path_of(match))
    assert kept == record_of(match)
    assert len(kept.entries) == 3
    assert [entry.action for entry in kept.taken_back] == [PlayCreature(0, 1)]
    assert kept.text() == path_of(match).read_bytes()
    # A replay sees the match as it stands.
    steps = list(replay(CONTENT, kept))
    assert [step.action for step in steps[1:]] == [done.action for done in match.history]
    assert digest(steps[-1].position) == digest(match.position)
    match.close()
    status, out, _ = replayed(path_of(match))
    assert status == 0
    assert "3 actions, 1 more taken back, 1 turns, not finished, digests agree" in out


def test_a_torn_line_takes_nothing_back(store: MatchStore) -> None:
    match = dealt(store)
    before = digest(match.position)
    match.undo()
    match.close()
    path_of(match).write_bytes(path_of(match).read_bytes()[:-2])
    assert digest(Match.resume(CONTENT, read_record(path_of(match)), store).position) == before


def test_an_unsaved_undo_is_none(store: MatchStore, monkeypatch: pytest.MonkeyPatch) -> None:
    match = dealt(store)
    before = digest(match.position), path_of(match).read_bytes()

    monkeypatch.setattr("game.play.records.journal.Journal.append", full)
    with pytest.raises(RecordError, match="no space left"):
        match.undo()
    assert (digest(match.position), path_of(match).read_bytes()) == before
    assert len(record_of(match).entries) == len(match.history) == 4


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b'{"undo": 9, "digest": "0"}', "it takes 9 actions back, and 3 were done"),
        (b'{"undo": 0, "digest": "0"}', "it takes 0 actions back, and 3 were done"),
        (b'{"undo": 1}', "'digest'"),
        (b'{"undo": "one", "digest": "0"}', "'undo'"),
    ],
)
def test_a_broken_line_is_named(line: bytes, words: str) -> None:
    text = record_of(once_taken_back()).text()
    told = objection(RecordError, parse_record, text + line + b"\n", "a.jsonl")
    assert told.startswith("a.jsonl:7: ")
    assert words in told


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (b"1", "the position's digest is "),
        # The deal is no play of this turn.
        (b"2", "it takes 2 actions back, and 1 can be"),
    ],
)
def test_a_line_that_takes_back_what_stands_is_a_mismatch(number: bytes, words: str) -> None:
    text = record_of(once_taken_back()).text() + b'{"undo": %s, "digest": "0"}\n' % number
    report = check(parse_record(text, "a.jsonl"), CONTENT)
    assert isinstance(report.problem, ReplayMismatch)
    assert report.problem.line == 7
    assert words in str(report.problem)
