"""A match looked over: by small positions whose best turn is known, and by answers made up."""

from collections.abc import Callable
from random import Random

import pytest

from game.opponents import MASTER, WON, Memory, PlannedLine, remember, think
from game.play import Grade, Match, Review
from game.play.analysis.match_statistics import turns_played
from game.play.analysis.win_chance import chance
from game.rules import (
    LEFT,
    RIGHT,
    Attack,
    CastIncantation,
    EndTurn,
    MatchAction,
    PlayCreature,
    RunHordeTurn,
    State,
    Terms,
    events,
    from_text,
    to_act,
)

from ..games import CONTENT, begun, go_on, played, sure

Answer = Callable[[State, int], PlannedLine]

#: Brute (5/5) faces a Zombie before a Fort of one life; Boom! would clear the way.
_WIN_AT_HAND = "*,boom,baron/brute//0", "**,grrr/zombie//0"
#: Nobody is in play, and nothing is near its end.
_EVEN = "*,zombie,baron,gnome///0", "*,grrr,ogre,reptile///0"


def at(left: str, right: str, mana: int = 9) -> Match:
    line = f"first 5 left summoning {mana} 0 - - - - {left} {right}"
    return Match.from_position(from_text(line, CONTENT.cards))


def do(match: Match, *actions: MatchAction) -> Match:
    for action in actions:
        match.submit(action)
    return match


def read(review: Review, answer: Answer | None = None) -> Review:
    """Answer all questions, with thoughts or with answers made up."""
    while review.question is not None:
        if answer is None:
            review.answer(think(*review.question))
        else:
            review.answer(answer(review.question.position, review.question.side))
    return review


def worth(value: int, *actions: MatchAction) -> PlannedLine:
    return PlannedLine(actions or (EndTurn(),), value, nodes=1)


def level(position: State, side: int) -> PlannedLine:
    """Answer that nobody is ahead, and that ending the turn is best."""
    del position, side
    return worth(0)


def test_a_missed_win_is_found_and_named() -> None:
    review = read(Review(do(at(*_WIN_AT_HAND), EndTurn(), EndTurn()), "two_turns"))
    verdict = sure(review.verdicts[0])
    assert verdict.missed_win
    better = sure(verdict.better)
    assert CastIncantation(0, RIGHT, 0, 0) in better.actions
    assert better.end.winner == LEFT
    assert review.marked[0] == 0


def test_a_win_that_was_taken_is_no_mistake() -> None:
    match = do(at(*_WIN_AT_HAND), CastIncantation(0, RIGHT, 0, 0), Attack())
    review = read(Review(match, "two_turns"))
    assert review.chances == [1.0, 1.0]
    assert not review.marked


def test_a_forced_loss_is_no_mistake() -> None:
    def lost(position: State, side: int) -> PlannedLine:
        action = PlayCreature(0, 0) if side == LEFT and position.mana > 5 else EndTurn()
        return worth((WON - 9) * (1 if side == RIGHT else -1), action)

    review = read(Review(do(at(*_EVEN), *[EndTurn()] * 4)), lost)
    assert set(review.chances) == {0.0}
    assert not review.marked


def test_a_flat_game_has_no_marks() -> None:
    review = read(Review(do(at(*_EVEN), *[EndTurn()] * 6)), level)
    assert review.read == len(review.turns)
    assert not review.marked
    assert review.decisive() is None


def test_a_turn_is_compared_with_what_the_better_line_leads_to() -> None:
    """Left ends its turn, and right is far ahead; with Zombie in play it would not be."""

    def answer(position: State, side: int) -> PlannedLine:
        if side == RIGHT:
            return worth(0 if position.sides[LEFT].creatures else 50_000)
        played_already = position.sides[LEFT].creatures
        return worth(0) if played_already else worth(0, PlayCreature(0, 1), EndTurn())

    review = read(Review(do(at(*_EVEN), EndTurn(), EndTurn())), answer)
    verdict = sure(review.verdicts[0])
    assert verdict.better is not None
    assert verdict.better.actions == (PlayCreature(0, 1), EndTurn())
    assert verdict.better.end.sides[LEFT].lanes[1][0].card.id == "zombie"
    assert verdict.grade == Grade.BLUNDER
    assert not verdict.missed_win
    assert abs(verdict.lost - (1 - chance(0, 6)) - chance(50_000, 6) + 1) < 1e-9
    assert sure(review.verdicts[1]).grade == Grade.SOUND


def test_the_best_line_played_is_no_mistake_whatever_comes_of_it() -> None:
    """Cards of the other side's hidden hand that came to light could not be known before."""

    def answer(position: State, side: int) -> PlannedLine:
        return worth(40_000 if side == RIGHT and position.turn == 6 else 0)

    assert not read(Review(do(at(*_EVEN), EndTurn(), EndTurn())), answer).marked


def test_a_line_of_one_action_is_gone_on_with() -> None:
    """The greedy player says no more than its next action, and promises nothing."""
    review = read(Review(played(seed=3), "greedy"))
    assert review.done
    assert None not in review.chances
    assert None not in review.verdicts


def test_what_the_players_could_know_is_handed_on() -> None:
    match = go_on(begun(Terms("draft"), 4), Random(4))
    known = {1: remember(Memory(), match.opening).unseen}
    memory = remember(Memory(), match.opening)
    for done in match.history:
        memory = remember(memory, done.events)
        for event in done.events:
            if isinstance(event, events.TurnBegan):
                known[event.turn] = memory.unseen
    turns = turns_played(match)
    assert len(turns) == match.turns
    assert [turn.memory.unseen for turn in turns] == [known[turn.number] for turn in turns]


def test_a_review_can_be_left_and_gone_on_with() -> None:
    review = Review(do(at(*_EVEN), *[EndTurn()] * 3))
    assert (review.read, review.chances[0]) == (0, None)
    first = sure(review.question)
    review.answer(worth(0))
    assert (review.known, review.read, review.chances[0]) == (1, 0, chance(0, 5))
    assert review.question != first
    review.answer(worth(0))
    assert (review.known, review.done) == (2, False)
    assert read(review, level).done


def test_a_match_that_was_given_up_is_judged_up_to_there() -> None:
    match = do(at(*_EVEN), EndTurn(), PlayCreature(0, 0))
    match.concede(RIGHT)
    review = read(Review(match), level)
    assert [turn.whole for turn in review.turns] == [True, False]
    assert review.turns[1].actions == (PlayCreature(0, 0),)
    assert review.chances[-1] == 1.0
    assert not review.marked


def idle(ahead: int, before: int = 0) -> Answer:
    """Say that left should have summoned in turn 7, and is so far behind without it."""

    def answer(position: State, side: int) -> PlannedLine:
        alone = not position.sides[LEFT].creatures
        worst = position.turn >= 8 and alone
        line = (PlayCreature(0, 1), EndTurn()) if side == LEFT and alone else (EndTurn(),)
        lost = ahead if worst else before
        return worth(lost if side == RIGHT else -lost, *line)

    return answer


@pytest.mark.parametrize(
    ("master", "marked", "decisive"),
    [
        # Left is behind from its second turn on, and right wins.
        (idle(30_000), [7], 2),
        # What the master finds sound at a second look decided nothing.
        (level, [], None),
        # The turn gives away what was left, which was little.
        (idle(30_000, before=1500), [7], None),
    ],
)
def test_the_deciding_turn_is_the_losers_largest_loss_that_was_not_made_good(
    master: Answer, marked: list[int], decisive: int | None
) -> None:
    """Answers are made up for the first and the second look, before which nothing is decisive."""
    match = do(at(*_EVEN), *[EndTurn()] * 4)
    match.concede(LEFT)
    review = Review(match)
    while (asked := review.question) is not None:
        if asked.strength == MASTER and not review.looked:
            assert review.marked
            assert review.progress < 1
            assert review.decisive() is None
        answer = master if asked.strength == MASTER else idle(30_000)
        review.answer(answer(asked.position, asked.side))
    assert review.looked == 1
    assert [review.turns[index].number for index in review.marked] == marked
    assert review.decisive() == decisive


def test_in_a_solo_match_the_cards_of_the_horde_are_nobodys_mistake() -> None:
    review = Review(played(Terms("preconstructed", solo=True), 5), "greedy")
    while review.question is not None:
        assert review.question.side == to_act(review.question.position) == LEFT
        review.answer(think(*review.question))
    for turn, verdict in zip(review.turns, map(sure, review.verdicts), strict=True):
        if turn.by_horde:
            assert (verdict.grade, verdict.better) == (Grade.SOUND, None)
            assert any(isinstance(action, RunHordeTurn) for action in turn.actions)
        else:
            assert verdict.luck == 0.0
    assert any(verdict is not None and verdict.luck for verdict in review.verdicts)


def test_the_favour_of_a_search_for_who_moves_is_found_and_left_out() -> None:
    """Every line promises as much to either side: that says nothing about who is ahead."""
    review = read(Review(do(at(*_EVEN), *[EndTurn()] * 20)), lambda *_: worth(4000))
    assert all(share is not None and abs(share - 0.5) < 0.01 for share in review.chances)
    assert not review.marked
