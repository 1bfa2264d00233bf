"""The thread of story through a saga: which beats are told of what was won and lost (R16.112)."""

import pytest

from game.voyage import Beat, EndSaga, Saga, apply_to_saga, story
from game.voyage.saga.saga_story import beat_ids

from .sagas import begun, kept, landed, told_course
from .test_saga import FIVE, FOUR

OTHER_FIVE = "boom brute carapace troll zombie"


def told(saga: Saga, page: int = -1) -> list[str]:
    return [beat.id for beat in story(saga)[page].beats]


def values(saga: Saga, beat: str) -> dict[str, object]:
    (found,) = [each for each in story(saga)[-1].beats if each.id == beat]
    return dict(found.values)


def test_before_the_first_voyage_the_log_opens() -> None:
    assert told(begun()) == ["opening", "stage_1"]
    assert [page.voyages for page in story(told_course("wl"))] == [0, 1, 2]


TOLD: dict[str, tuple[Saga, list[str]]] = {
    "the goal that was beaten, and the next stage": (
        landed(begun(), goal="wrecker"), ["won_wrecker", "stage_2"],
    ),
    "the scenario that was lost": (kept(landed(begun(), "lost")), ["lost_short"]),
    "a relic that went down": (
        kept(landed(kept(landed(begun(), relics=("whetstone",))), "lost", relics=("whetstone",))),
        ["lost_long", "relic_lost"],
    ),
    "not before it is chosen what sails on": (
        landed(kept(landed(begun(), relics=("whetstone",))), "lost"), ["lost_long"],
    ),
    "nor is one that sails on": (
        kept(landed(kept(landed(begun(), relics=("whetstone",))), relics=("whetstone",))),
        ["won_strong", "stage_3"],
    ),
    "nor is the first one found": (
        kept(landed(begun(), relics=("whetstone",))), ["won_strong", "stage_2"],
    ),
    "a stop won that was lost before": (told_course("lw"), ["won_strong", "revenge", "stage_2"]),
    "a rival that won": (
        landed(begun(), "lost", rivals=1), ["lost_short", "rival_won"],
    ),
    "and won again": (
        landed(kept(landed(begun(), rivals=2)), "lost", rivals=1), ["lost_far", "rival_again"],
    ),
    "but no more where he has not": (
        landed(kept(landed(begun(), rivals=2)), "lost"), ["lost_far"],
    ),
    "and for the third time": (
        landed(told_course("ll", begun(voyages=12), rivals=1), "lost", rivals=1),
        ["lost_short", "rival_again"],
    ),
    "a card that stayed behind": (
        kept(landed(kept(landed(begun()), FIVE)), OTHER_FIVE),
        ["won_strong", "left_ashore", "stage_3"],
    ),
    "the last voyage that may be lost": (told_course("ll"), ["lost_short", "last_rope"]),
    "and no more when the next was won": (
        told_course("llw"), ["won_strong", "revenge", "stage_2"],
    ),
    "the end that was won": (told_course("wwww"), ["won_strong", "unbroken", "ended_won"]),
    "the end that was lost": (told_course("lll"), ["lost_short", "ended_lost"]),
    "the end that was chosen": (
        apply_to_saga(begun(), EndSaga()), ["opening", "stage_1", "ended_given_up"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", TOLD)
def test_what_happened_is_told(name: str) -> None:
    saga, beats = TOLD[name]
    found = told(saga)
    # Which scenario was sailed second is of the seed.
    assert [_plain(beat) for beat in found] == [_plain(beat) for beat in beats]


def _plain(beat: str) -> str:
    return "lost" if beat.startswith("lost_") else beat


def test_beats_name_what_they_are_about() -> None:
    first = kept(landed(begun(), rivals=2), FIVE)
    again = landed(first, "lost", rivals=1)
    assert values(again, "rival_again") == {"number": 3}
    alone = kept(landed(kept(landed(begun()), FIVE), "lost"), FOUR)
    assert values(alone, "left_ashore") == {"card": "zombie"}
    third = begun(voyages=12)
    for _ in range(3):
        third = kept(landed(third, "lost"), FOUR)
    assert values(third, "veteran") == {"card": "baron", "number": 3}


def test_a_card_that_stayed_behind_begins_to_sail_anew() -> None:
    saga = begun(voyages=12)
    for cards in (FOUR, "carapace partisan revenant zombie", FOUR):
        saga = kept(landed(saga, "lost"), cards)
    assert "veteran" not in told(saga)


def test_what_happens_again_is_told_in_other_words() -> None:
    saga = told_course("ll")
    first, second = (story(saga)[page].beats[0] for page in (1, 2))
    assert first.id == second.id
    assert {first.wording, second.wording} == {1, 2}


def test_seeds_tell_it_in_words_of_their_own() -> None:
    wordings = [story(told_course("w", begun(seed)))[1].beats[0].wording for seed in range(8)]
    # What was told of a saga that is kept is told so in every later release.
    assert wordings == [2, 2, 1, 1, 2, 1, 1, 2]


def test_pages_that_stand_are_not_written_anew() -> None:
    """What was told after a voyage is the same when more have been sailed."""
    course = "wlwwlw"
    whole = story(told_course(course))
    for number in range(1, len(course)):
        part = story(told_course(course[:number]))
        assert part == whole[: number + 1]


def test_every_beat_is_known() -> None:
    known = beat_ids(("short", "long", "far"), ("strong", "wrecker"), 4)
    for course in ("wwww", "lwlwww", "lll", "wlwlw"):
        for page in story(told_course(course, rivals=1, relics=("whetstone",))):
            for beat in page.beats:
                assert 1 <= beat.wording <= known[beat.id]
    assert Beat("opening").wording == known["opening"] == 1
    assert [beat for beat in known if "stage" in beat] == [f"stage_{n}" for n in range(1, 5)]
