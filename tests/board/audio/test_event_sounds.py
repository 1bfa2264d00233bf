"""The sounds of a match and their captions: every event, in step, never all at once."""

import math
import re
from dataclasses import replace
from typing import Any, get_args, get_type_hints

import pytest

from game.board import Animator, Table, animate_events
from game.board.audio.captions import (
    AMBIENCE,
    CALM,
    CAPTIONS,
    DANGER,
    MATCH_MUSIC,
    MOST_CROWDED,
    RING_MUSIC,
    SHOWN,
    TENSE_MUSIC,
    Captions,
    MatchAudio,
    Tension,
)
from game.board.audio.event_sounds import (
    EFFECTS,
    GRAVE,
    SOUND_CUES,
    TRIFLE,
    SoundCue,
    spell_sound,
    strike,
    strike_on_walls,
)
from game.content import Content, load_content
from game.kit import INTERFACE, Sound
from game.paths import assets_dir
from game.rules import BERSERK, DUEL, PROTECTION, RAGE, Creature, Event, Field, Incantation, State
from game.rules import events as ev
from game.rules.field import RING_OF_FOUR
from game.scenes.voyage.parts.voyage_pictures import PLACE_SOUNDS
from tests.board.telling import LAYOUT
from tests.rules.pictures import duel, told

SHIPPED = assets_dir() / "sound"


class Recorder(Sound):
    """Notes what is played."""

    def __init__(self) -> None:
        self.played: list[str] = []

    def effect(self, name: str, *, pan: float = 0.0, gain: float = 1.0) -> None:
        assert -1 <= pan <= 1
        assert 0 < gain <= 1
        self.played.append(name)


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def sample(kind: type, content: Content, **values: Any) -> Any:
    """Return an event with the first value of each kind, and those given."""
    creature, spell = content.cards["brute"], content.cards["boom"]
    assert isinstance(creature, Creature)
    by_name = {"means": "attack", "fallen": (ev.Fallen(0, 0, creature),), "card": creature}
    if get_type_hints(kind).get("card") is Incantation:
        by_name["card"] = spell
    return kind(*(values.get(f, by_name.get(f, 1)) for f in kind._fields))  # type: ignore[attr-defined]


def names(event: Event) -> list[str]:
    make = SOUND_CUES[type(event)]
    return [cue.name for cue in make(event)] if make else []


def test_of_every_event_it_is_said_what_is_heard() -> None:
    assert set(SOUND_CUES) == set(get_args(Event))


@pytest.mark.parametrize("kind", SOUND_CUES)
def test_every_sound_is_among_those_that_are_read_ahead(kind: type, content: Content) -> None:
    heard = names(sample(kind, content))
    assert set(heard) <= set(EFFECTS)
    assert bool(heard) == (SOUND_CUES[kind] is not None)


def test_every_incantation_has_its_own(content: Content) -> None:
    spells = [card for card in content.cards.values() if isinstance(card, Incantation)]
    for card in spells:
        assert card.id in names(sample(ev.IncantationCast, content, card=card))
        assert card.id in names(sample(ev.HordeIncantationCast, content, card=card))
        assert card.id in EFFECTS
    named_anew = replace(spells[0], id="of_the_player")
    assert names(sample(ev.HordeIncantationCast, content, card=named_anew)) == [spells[0].id]
    assert names(sample(ev.HordeIncantationCast, content, target=None)) == []


def test_a_blow_is_heard_by_its_weight() -> None:
    assert [strike(amount, 0.0).name for amount in (1, 3, 6)] == [
        "strike_light",
        "strike_medium",
        "strike_heavy",
    ]


@pytest.mark.parametrize(
    ("kind", "values", "heard"),
    [
        (ev.CreatureAttacked, {"abilities": BERSERK, "repeated": True}, ["bridge", "berserk"]),
        (ev.CreatureAttacked, {"abilities": BERSERK, "repeated": False}, ["bridge"]),
        (ev.CreatureAttacked, {"abilities": RAGE, "repeated": False}, ["bridge", "rage"]),
        (ev.DamagePrevented, {"by": PROTECTION}, ["protection"]),
        (ev.CreatureDamaged, {"means": "splash"}, ["splash"]),
        (ev.StrongholdStruck, {"amount": 0}, ["indestructible"]),
    ],
)
def test_an_ability_has_a_sound_of_its_own(
    kind: type, values: dict[str, Any], heard: list[str], content: Content
) -> None:
    assert names(sample(kind, content, **values)) == heard


def test_the_lands_are_heard_from_their_sides(content: Content) -> None:
    left, right = (
        SOUND_CUES[ev.CreatureDamaged](sample(ev.CreatureDamaged, content, side=side, position=1))  # type: ignore[misc]
        for side in (0, 1)
    )
    assert left[0].pan < 0 < right[0].pan


def test_a_card_is_heard_when_it_lands(content: Content) -> None:
    sound = Recorder()
    audio = MatchAudio(sound)
    audio.hear(sample(ev.CreatureSummoned, content))
    assert audio.update(0.1)
    assert sound.played == ["mana_spend"]
    while audio.update(0.1):
        pass
    audio.update(0.1)
    assert sound.played == ["mana_spend", "card_drop"]


def test_a_story_that_is_skipped_sounds_of_its_gravest_events(content: Content) -> None:
    sound = Recorder()
    audio = MatchAudio(sound)
    for kind in (ev.CreatureDamaged, ev.CardReturned, ev.TurnEnded, ev.TurnBegan, ev.FortDestroyed):
        for _ in range(3):
            audio.hear(sample(kind, content), speed=math.inf)
    while audio.update(0.1):
        pass
    assert len(sound.played) <= MOST_CROWDED[-1] + 1
    assert sound.played[0] == "fort_fall"


def test_a_blow_on_a_stronghold_grows_with_its_damage(content: Content) -> None:
    sound = Recorder()
    audio = MatchAudio(sound)
    for amount in (1, 2, 3, 4, 5, 9):
        audio.hear(sample(ev.StrongholdStruck, content, amount=amount))
        audio.update(1.0)
    assert sound.played == ["stronghold_light"] * 2 + ["stronghold_heavy"] * 4
    gains = [strike_on_walls(amount, 0.0).gain for amount in (1, 2, 3, 4, 5, 9)]
    assert gains[:2] == sorted(gains[:2])
    assert gains[2:] == sorted(gains[2:])
    assert max(gains) == 1.0


def test_at_instant_speed_a_turn_is_no_bang_of_everything(content: Content) -> None:
    sound = Recorder()
    audio = MatchAudio(sound)
    for number in range(60):
        audio.hear(sample(ev.CreatureDamaged, content, amount=number % 7 + 1), speed=math.inf)
        audio.hear(sample(ev.CardReturned, content), speed=math.inf)
        audio.update(1 / 60)
    assert 5 < len(sound.played) < 15


def test_at_normal_speed_nothing_is_left_out(content: Content) -> None:
    sound = Recorder()
    audio = MatchAudio(sound)
    for _ in range(10):
        for means in ("attack", "splash", "perforation"):
            audio.hear(sample(ev.CreatureDamaged, content, means=means))
        for _ in range(30):
            audio.update(1 / 60)
    assert len(sound.played) == 30


def table(deck: int, *, fort: bool, field: Field = DUEL) -> Table:
    """A table on which the left stronghold, a Bastion or a Fort, has so much life."""
    found = Table.__new__(Table)
    found.field = field
    side = type("Side", (), {"fort": fort, "life": deck, "lanes": []})
    found.sides = [side, type("Other", (), {"fort": False, "life": 1, "lanes": []})]  # type: ignore[list-item]
    return found


def test_the_music_grows_tense_when_a_fort_is_in_danger_and_calm_late() -> None:
    tension = Tension()
    for life, fort, music in (
        (1, False, MATCH_MUSIC),
        (DANGER + 1, True, MATCH_MUSIC),
        (DANGER, True, TENSE_MUSIC),
        (CALM, True, TENSE_MUSIC),
        (CALM + 1, True, MATCH_MUSIC),
    ):
        assert tension.look_at(table(life, fort=fort)) == music


def test_a_ring_has_a_music_of_its_own_until_a_fort_is_in_danger() -> None:
    tension = Tension()
    heard = [
        tension.look_at(table(life, fort=True, field=RING_OF_FOUR))
        for life in (9, DANGER, CALM + 1)
    ]
    assert heard == [RING_MUSIC, TENSE_MUSIC, RING_MUSIC]


def test_every_sound_the_game_asks_for_is_shipped() -> None:
    asked = {*EFFECTS, *INTERFACE.values(), *PLACE_SOUNDS, MATCH_MUSIC, RING_MUSIC, TENSE_MUSIC}
    for path in (assets_dir().parents[1] / "game" / "scenes").rglob("*.py"):
        text = path.read_text("utf-8")
        asked |= set(re.findall(r"\.(?:effect|jingle)\(\s*\"(\w+)\"", text))
        asked |= set(re.findall(r"^    music.*?= \"(\w+)\"", text, re.MULTILINE))
    assert {"music_menu", "victory", "defeat", "coin_toss"} <= asked
    assert sorted(asked - {path.stem for path in SHIPPED.iterdir()}) == []


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


@pytest.mark.parametrize(
    ("cues", "shown"),
    [
        # The same sound is one caption, and ambience is none.
        ([SoundCue("strike_light")] * 3, ["Light hit"]),
        ([SoundCue("bridge")], []),
        # A trifle gives way to what is grave.
        (
            [
                SoundCue("fort_fall", weight=GRAVE),
                SoundCue("mana_gain", weight=TRIFLE),
                SoundCue("stronghold_heavy", weight=GRAVE),
                SoundCue("aura", weight=TRIFLE),
            ],
            ["The Fort crashes", "Stronghold hit"],
        ),
    ],
)
def test_what_is_heard_together_is_written_down(cues: list[SoundCue], shown: list[str]) -> None:
    written = captions()
    for cue in cues:
        written.hear(cue)
    assert words(written) == shown


#: Seconds by which eye and ear may differ unnoticed.
UNNOTICED = 0.07
STEP = 0.01


class Watcher(Animator):
    """Notes when each effect is shown for the first time, and the hardest shake."""

    def __init__(self, state: State) -> None:
        super().__init__(Table(state), LAYOUT, lambda _event: None, animate_events)
        self.table.arrange(LAYOUT)
        self.now = 0.0
        self.seen: dict[str, float] = {}
        self.hardest = (0.0, 0.0)

    def show(self, effect: Any, *more: Any, **values: Any) -> None:
        self.seen.setdefault(type(effect).__name__, self.now)
        super().show(effect, *more, **values)

    def shake(self, strength: float, *more: Any, **values: Any) -> None:
        self.hardest = max(self.hardest, (strength, self.now), key=lambda found: found[0])
        super().shake(strength, *more, **values)

    def watch(self, event: Event) -> None:
        self.play([event])
        while self.busy:
            self.advance(STEP)
            self.now += STEP


def noise_of(event: Event, name: str) -> SoundCue:
    make = SOUND_CUES[type(event)]
    assert make is not None
    return next(cue for cue in make(event) if cue.name == name)


@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("Boom!", "Burst"),
        ("Combustion", "Burst"),
        ("Meteorite", "Burst"),
        ("Annihilation", "Burst"),
        ("Cyclone", "Funnel"),
    ],
)
def test_an_incantation_is_heard_when_it_strikes(card: str, effect: str) -> None:
    row = "top: 1/9 1/9 | bottom: 1/9"
    state = duel(f"{card} * x y z", f"* x y z | {row}", mana=9)
    _, happened = told(state, f"play {card} right top 0")
    watcher = Watcher(state)
    # A bomb bursts at the very end, when the damage is told.
    for event in happened[:2]:
        watcher.watch(event)
    cast = happened[0]
    assert isinstance(cast, ev.IncantationCast)
    spell = noise_of(cast, spell_sound(cast.card))
    assert spell.after == pytest.approx(watcher.seen[effect], abs=UNNOTICED)


def test_a_creature_is_heard_when_it_comes_down() -> None:
    state = duel("5/5 * x y z", "* x y z", mana=9)
    _, happened = told(state, "play 0 top")
    watcher = Watcher(state)
    watcher.watch(happened[0])
    drop = noise_of(happened[0], "card_drop")
    assert drop.after == pytest.approx(watcher.seen["Puff"], abs=UNNOTICED)


@pytest.mark.parametrize(
    ("event", "name"),
    [(ev.BastionDestroyed(1), "bastion_break"), (ev.FortDestroyed(1), "fort_fall")],
)
def test_a_stronghold_is_heard_when_it_breaks(event: Event, name: str) -> None:
    watcher = Watcher(duel("* x y z", "x y z *"))
    watcher.watch(event)
    assert noise_of(event, name).after == pytest.approx(watcher.hardest[1], abs=UNNOTICED)
