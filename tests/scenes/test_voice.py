"""The voice over the screens: heard by a voice that keeps its words."""

import re
from dataclasses import replace

import pygame
import pytest

from game.content import load_strings
from game.scenes import MenuScene, ResultsScene, Services, load_scene
from game.scenes.new_match.new_match_scene import NewMatchScene
from game.scenes.options.options_scene import OptionsScene
from game.scenes.voyage.parts.voyage_examples import run_until
from tests.certain import sure_of
from tests.kit.voice.recorded import RecordedVoice

from .desktop import Desktop

#: What the first buttons of the menu say: their words, and the lines below them.
PLAY = "Play, button, vs Goodwife Marl, level 2. Even decks, yours: Wind and Hoof."
NEW_GAME = (
    "New game, button. Against the computer, with friends at this screen, or against the Horde."
)


class Listener:
    """A player at the desktop who hears what is said."""

    def __init__(self, desktop: Desktop) -> None:
        self.desktop = desktop
        self.voice = RecordedVoice()
        desktop.app.voice.open = lambda: self.voice

    def press(self, *keys: int) -> list[str]:
        """Press keys; return what is said after them."""
        self.voice.taken()
        self.desktop.keys(*keys)
        return self.voice.taken()


@pytest.fixture
def listener(services: Services) -> Listener:
    return Listener(Desktop(services, MenuScene(services)))


@pytest.fixture
def aloud(listener: Listener) -> Listener:
    """The same, with the voice switched on."""
    listener.press(pygame.K_F2)
    return listener


def listening(services: Services, scene: str) -> Listener:
    """Return somebody before a scene of the table."""
    return Listener(Desktop(services, load_scene(scene)(services)))


def test_the_voice_is_off_and_nothing_of_it_is_made(listener: Listener) -> None:
    assert not listener.desktop.app.services.settings.voice
    assert listener.press(pygame.K_DOWN, pygame.K_DOWN) == []
    assert listener.desktop.app.voice._narrator is None


def test_a_key_switches_it_on_from_the_first_screen(listener: Listener) -> None:
    said = listener.press(pygame.K_F2)
    assert said[0].startswith("Voice on. F5 says what can be done")
    assert said[1] == PLAY
    assert listener.desktop.app.services.settings.voice


def test_it_says_its_last_words_as_it_is_switched_off(aloud: Listener) -> None:
    assert aloud.press(pygame.K_F2) == ["Voice off."]
    assert aloud.voice.closed
    assert aloud.press(pygame.K_DOWN) == []


def test_a_new_focus_cuts_the_words_of_the_old_one(aloud: Listener) -> None:
    assert aloud.press(pygame.K_DOWN) == [NEW_GAME]
    assert aloud.voice.heard == [NEW_GAME]


def test_a_key_repeats_and_another_silences(aloud: Listener) -> None:
    aloud.press(pygame.K_DOWN)
    assert aloud.press(pygame.K_F3) == [NEW_GAME]
    aloud.press(pygame.K_F4)
    assert aloud.voice.heard == []
    assert aloud.press(pygame.K_F3) == [NEW_GAME]


@pytest.mark.parametrize("scene", ["voyage_fight_won", "voyage_end"])
def test_what_rests_for_a_moment_is_not_said_to_be_out_of_use(
    services: Services, scene: str
) -> None:
    assert "not available" not in " ".join(listening(services, scene).press(pygame.K_F2))


def test_a_press_that_does_nothing_is_answered(aloud: Listener) -> None:
    line = ["This does nothing here. F5 says what can be done."]
    assert [aloud.press(key) for key in (pygame.K_q, pygame.K_u, pygame.K_F8)] == [line] * 3
    assert aloud.press(pygame.K_LSHIFT) == aloud.press(pygame.K_F4) == []


@pytest.mark.parametrize(
    ("scene", "read", "back"),
    [
        ("bans", "Brigand, creature", "Brigand, creature"),
        ("printed_decks", "Machine, creature", "Start match, button."),
        ("draft", "Reptile, creature", "Reptile, creature"),
        ("match", "Microctopus, creature", "Turn 7"),
    ],
)
def test_a_card_that_was_read_is_put_away_with_words(
    services: Services, scene: str, read: str, back: str
) -> None:
    listener = Listener(Desktop(services, load_scene(scene)(services), painted=True))
    listener.press(pygame.K_F2)
    assert listener.press(pygame.K_i)[0].startswith(read)
    assert listener.press(pygame.K_i)[0].startswith(back)


def test_what_a_field_does_not_take_is_said(services: Services) -> None:
    scene = NewMatchScene(services, "friend")
    listener = Listener(Desktop(services, scene))
    listener.press(pygame.K_F2)
    scene.widgets.focus(scene.seats.players[0].field)
    listener.press(pygame.K_HOME)
    listener.desktop._post(pygame.TEXTINPUT, text="李")
    assert listener.voice.taken() == ["Some characters were left out: the game can’t write them."]


def test_what_a_key_does_to_the_whole_game_is_said(aloud: Listener) -> None:
    assert aloud.press(pygame.K_s) == ["Mute all, on."]
    assert aloud.press(pygame.K_F11) == ["Fullscreen."]


def test_a_walk_that_leads_nowhere_tells_the_place_again(aloud: Listener) -> None:
    first = aloud.press(pygame.K_UP)
    assert aloud.press(pygame.K_UP) == first != []


def test_the_screen_is_read(aloud: Listener) -> None:
    [words] = aloud.press(pygame.K_F6)
    assert "Two bridges, two strongholds" in words
    assert "Version" in words


def test_options_are_said_with_what_they_hold(services: Services) -> None:
    listener = Listener(Desktop(services, OptionsScene(services, "sound")))
    assert listener.press(pygame.K_F2)[-1] == "Options. Sound, tab."
    muted = "No sound at all; the volumes stay as they are. S does the same anywhere in the game."
    listener.press(pygame.K_RIGHT)
    said = listener.press(pygame.K_UP)
    assert said[-1:] == [f"Mute all, switch, off. {muted}"]
    assert listener.press(pygame.K_RETURN) == ["On."]
    assert listener.press(pygame.K_RETURN) == ["Off."]
    music = "Music, slider, 60%. Music in the menu and in matches."
    assert listener.press(pygame.K_DOWN) == [music]
    assert listener.press(pygame.K_LEFT) == ["55%."]


def test_it_speaks_the_language_that_is_chosen(services: Services, aloud: Listener) -> None:
    services.speak(load_strings("uk"))
    aloud.desktop.app.stack.retext()
    aloud.desktop.rest()
    assert aloud.press(pygame.K_DOWN) == [
        "Нова гра, кнопка. Проти комп’ютера, з друзями за одним екраном або проти Орди."
    ]
    assert aloud.voice.look.language == "uk"


def test_its_first_words_are_said_by_the_voice_of_the_language(services: Services) -> None:
    services.speak(load_strings("uk"))
    listener = listening(services, "menu")
    listener.press(pygame.K_F2)
    assert listener.voice.languages[:1] == ["uk"]


def test_rate_and_volume_are_those_of_the_settings(services: Services, listener: Listener) -> None:
    services.remember(replace(services.settings, voice_rate=75, voice_volume=60))
    listener.press(pygame.K_F2)
    assert (listener.voice.look.rate, listener.voice.look.volume) == (75, 60)


def test_a_voice_that_is_not_heard_is_told_of_once(services: Services, listener: Listener) -> None:
    listener.voice.fault = "missing"
    listener.press(pygame.K_F2, pygame.K_DOWN, pygame.K_DOWN)
    [line] = [line for line in services.told if "prismatoid" in line]
    assert line.startswith("The voice cannot be heard")
    scene = OptionsScene(services, "access")
    listener.desktop.app.stack.push(scene)
    listener.desktop.rest()
    row = next(row for row in scene.rows["access"] if row.name == "Voice")
    assert row.sentence == line


def test_a_way_on_that_rests_for_a_moment_is_not_called_locked(services: Services) -> None:
    ended = sure_of(ResultsScene, load_scene("ring_results")(services))
    ended.rest = 1.0
    ended.rest_buttons()
    listener = Listener(Desktop(services, ended))
    assert "not available" not in " ".join(listener.press(pygame.K_F2))
    [told] = listener.press(pygame.K_F6)
    assert told.count("Damage dealt to creatures: ") == 4


def test_the_keys_of_a_choice_of_decks_are_those_that_do_something(services: Services) -> None:
    listener = listening(services, "ring_decks_three")
    listener.press(pygame.K_F2)
    assert "Explain" not in " ".join(listener.press(pygame.K_F5))
    assert "Alaric chooses Hammer and Hearth. Alaric takes this deck: " in " ".join(
        listener.press(pygame.K_RETURN)
    )


def test_the_way_back_to_a_choice_is_told(services: Services) -> None:
    run = run_until(services, lambda voyage: bool(voyage.choices))
    listener = Listener(Desktop(services, services.routes.voyage(run, ())))
    listener.press(pygame.K_F2)
    assert "N leads back to what waits." in " ".join(listener.press(pygame.K_ESCAPE))


F6, TAB = (pygame.K_F6,), (pygame.K_TAB,)
#: A deck is named wherever a number chooses it.
DECK_TAKEN = r"Play this deck: Hammer and Hearth\."


@pytest.mark.parametrize(
    ("scene", "keys", "told"),
    [
        ("fight", (), r"Your turn"),
        ("fight", F6, r"You: Bastion"),
        ("ring_decks_three", (pygame.K_TAB, *(pygame.K_1,) * 2), rf"(\n{DECK_TAKEN}){{2}}$"),
        ("difficulty", (pygame.K_5,), r"\n.*All or nothing\. Tough, "),
        (
            "saved_games",
            (pygame.K_DELETE, pygame.K_TAB, pygame.K_RETURN),
            r"Deleted\. Undo brings it back",
        ),
        ("new_ring", TAB * 12, r"\nYour portrait\. Choose a portrait\."),
        ("new_ring", TAB * 12, r"\nYour team\. Seat 1: who plays, choice, Person, 1 of 2\."),
        ("new_ring", TAB * 12, r"\nPortrait of Marl, level 2, "),
        ("new_ring", TAB * 12, r"\nOther team\. Seat 2: who plays, choice, Computer, 2 of 2\."),
        ("new_ring", F6, r"Two against two\. Partners sit opposite"),
        ("new_ring", F6, r"Three for themselves\. You fight both neighbours"),
        ("ring_decks", TAB * 12, r"\nPlay this deck: Hammer and Hearth, button\."),
        ("ring_decks", TAB * 12, r"\nHedge and Hollow, button, Choose\."),
        ("menu", TAB * 12, r"\nCampaign, Next: Millbrook\. Easy, 0 of 5 islands won\. Five isl"),
        (
            "results",
            F6,
            r"You\. Damage to creatures: \d+, .*\. Toll-keeper\. Damage to creatures: \d",
        ),
        ("wheel", F6, r"1: .*\. 2: .*\. 3: .*\. 4: "),
        ("ring_results_four", F6, r"Spoils: places by .*Spoils: \d+, Damage .*Spoils: \d+, Damage"),
        ("voyage_choice_card", F6, r"1: \w+, .*, cost \d.* 2: \w+, .*, cost \d"),
        ("voyage_muster", F6, r"Machine, creature, cost 3, attack 0, health 1"),
        ("voyage_start", F6, r"Specialty: .*sail along: .*The Tollmaster"),
        ("voyage_start", TAB * 8, r"\n.*Specialty: "),
        ("voyage_start", TAB * 8, r"\n.*The 8 cards that sail along: "),
        ("voyage_chart", (pygame.K_UP,) * 12, r"Off the chart\.(?![\s\S]*Off the chart)"),
    ],
)
def test_what_belongs_together_is_heard_together(
    services: Services, scene: str, keys: tuple[int, ...], told: str
) -> None:
    listener = listening(services, scene)
    said = [words for key in (pygame.K_F2, *keys) for words in listener.press(key)]
    assert re.search(told, "\n".join(said)), said
