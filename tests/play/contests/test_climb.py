"""The climb: what a duel against a strength does for its step, and who can be asked for a match."""

from game.play import CHARACTERS, climb_of, next_of, passed


def test_before_the_first_duel_one_may_ask_up_to_the_first_rival() -> None:
    steps = climb_of([])
    assert [step.character for step in steps] == list(CHARACTERS)
    assert [step.number for step in steps if step.open] == [1, 2, 3]
    first = next_of(steps)
    assert first is not None
    assert (first.character, first.tries, first.wins) == ("pip", 0, 0)


def test_a_win_is_a_step_and_a_loss_a_try() -> None:
    steps = climb_of([("careless", True), ("careless", False), ("greedy", False)])
    assert [(step.tries, step.wins) for step in steps[3:5]] == [(2, 1), (1, 0)]
    assert [step.number for step in steps if step.open] == [1, 2, 3, 4, 5]
    # Those below have been passed, and can still be met.
    assert passed(steps) == 4
    upward = next_of(steps)
    assert upward is not None
    assert upward.character == "quill"


def test_who_has_passed_all_is_led_back_to_whom_they_never_met() -> None:
    left = next_of(climb_of([("master", True), ("first_steps", True)]))
    assert left is not None
    assert left.character == "marl"


def test_the_horde_is_no_step_and_all_eight_are_the_end() -> None:
    assert not any(step.tries for step in climb_of([("horde", True)]))
    assert next_of(climb_of([(step.strength, True) for step in climb_of([])])) is None
