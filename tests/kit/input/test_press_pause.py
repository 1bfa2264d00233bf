"""A rest after each press: what comes too early is not taken, whatever it was made with."""

from game.kit import (
    Command,
    LongPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PressPause,
    TextTyped,
)

HERE = (100.0, 100.0)


def pause(seconds: float) -> PressPause:
    made = PressPause()
    made.seconds = seconds
    return made


def test_without_a_pause_every_press_counts() -> None:
    none = pause(0.0)
    assert all(none.admits(Command("accept"), 1.0) for _ in range(3))


def test_a_second_press_within_the_pause_does_not_count_and_begins_none() -> None:
    half = pause(0.5)
    taken = [half.admits(Command("accept"), now) for now in (1.0, 1.3, 1.45, 1.55, 2.1)]
    assert taken == [True, False, False, True, True]


def test_a_click_that_came_too_early_neither_ends_nor_is_held() -> None:
    half = pause(0.5)
    assert half.admits(PointerPressed(HERE), 1.0)
    assert half.admits(PointerReleased(HERE), 1.1)
    assert not half.admits(PointerPressed(HERE), 1.2)
    assert not half.admits(LongPressed(HERE), 1.9)
    assert not half.admits(PointerReleased(HERE), 2.0)
    assert half.admits(PointerPressed(HERE), 2.1)
    assert half.admits(PointerReleased(HERE), 2.2)


def test_the_pointer_moves_and_words_are_typed_meanwhile() -> None:
    half = pause(0.5)
    assert half.admits(Command("down"), 1.0)
    assert half.admits(PointerMoved(HERE), 1.1)
    assert half.admits(TextTyped("a"), 1.1)
    assert half.admits(TextTyped("b"), 1.15)
