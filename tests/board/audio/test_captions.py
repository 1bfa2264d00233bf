"""Captions: every sound of a match has one or is known to need none."""

from game.board.audio.captions import AMBIENCE, CAPTIONS, SHOWN, Captions
from game.board.audio.event_sounds import EFFECTS, GRAVE, TRIFLE, SoundCue
from game.content import load_content


def captions() -> Captions:
    return Captions(load_content().strings)


def words(shown: Captions) -> list[str]:
    return [each.words for each in shown.shown]


def test_every_sound_of_a_match_has_a_caption_or_is_ambience() -> None:
    assert set(CAPTIONS) | AMBIENCE == set(EFFECTS)
    assert not set(CAPTIONS) & AMBIENCE


def test_a_caption_tells_the_side_and_goes_after_a_while() -> None:
    shown = captions()
    shown.hear(SoundCue("creature_fall", pan=-0.3))
    shown.hear(SoundCue("turn_begin", pan=0.0))
    assert [each.way for each in shown.shown] == [-1, 0]
    assert shown.update(SHOWN - 0.1)
    assert not shown.update(0.2)
    assert words(shown) == []


def test_the_same_sound_is_one_caption() -> None:
    shown = captions()
    for _ in range(3):
        shown.hear(SoundCue("strike_light"))
    assert words(shown) == ["Light hit"]


def test_a_trifle_gives_way_to_what_is_grave() -> None:
    shown = captions()
    shown.hear(SoundCue("fort_fall", weight=GRAVE))
    shown.hear(SoundCue("mana_gain", weight=TRIFLE))
    shown.hear(SoundCue("stronghold_hit", weight=GRAVE))
    shown.hear(SoundCue("aura", weight=TRIFLE))
    assert words(shown) == ["The Fort crashes", "Stronghold hit"]


def test_ambience_is_not_written_down() -> None:
    shown = captions()
    shown.hear(SoundCue("bridge"))
    assert words(shown) == []
