"""Every mode from the menu to the results and back, by mouse, keys, pad and finger alone.

Each mode is played by one of these, and each of these concedes once; the others are behind the slow
marker.
"""

from random import Random

import pygame
import pytest

from game.kit import Scene
from game.play import SPEED_INSTANT, match_id, only_person, read_record
from game.rules import DRAW
from game.scenes import MatchScene, MenuScene, ResultsScene, Services
from game.scenes.campaign.campaign_scene import CampaignScene
from game.scenes.common.dialogs.ways_dialog import ConfirmDialog
from game.scenes.constructed.ban_scene import BanScene
from game.scenes.constructed.choose_deck_scene import ChooseDeckScene
from game.scenes.difficulty.difficulty_scene import DifficultyScene
from game.scenes.draft.draft_scene import DraftScene
from game.scenes.match.dialogs.hand_over_scene import HandOverScene
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from game.scenes.new_match.new_match_scene import NewMatchScene
from game.scenes.printed_decks.printed_decks_scene import PrintedDecksScene
from game.scenes.setup.coin_toss_scene import CoinTossScene
from tests.certain import sure_of
from tests.play.games import path_of, record_of

from .desktop import Desktop
from .playing import Hands, Keys, Pad
from .ways import GUIDES, MODES, Guide, Mode

HANDS: dict[str, type[Hands]] = {"keys": Keys, "mouse": Hands, "pad": Pad, "touch": Hands}


def played(*, by_default: int) -> list[object]:
    """Return every mode with every device; slow but for one device of the first ``by_default``."""
    devices = list(GUIDES)
    return [
        pytest.param(
            mode,
            device,
            marks=[pytest.mark.slow] * (number >= by_default or devices[number % 4] != device),
            id=f"{mode.name}-{device}",
        )
        for number, mode in enumerate(MODES)
        for device in devices
    ]


def walk(services: Services, mode: Mode, device: str, seed: int) -> tuple[Guide, Hands]:
    """Go from the menu to the table of a match."""
    services.settings = services.settings.at_speed(SPEED_INSTANT)
    desktop = Desktop(services, MenuScene(services))
    desktop.touching = device == "touch"
    guide = GUIDES[device](desktop, Random(seed))
    guide.walk_to_the_table(mode)
    return guide, HANDS[device](desktop, Random(seed))


def expected_screens(mode: Mode) -> list[type[Scene]]:
    """Return the screens that lie between the menu and the table, without those in between."""
    steps: dict[str, list[type[Scene]]] = {
        "preconstructed": [PrintedDecksScene],
        "draft": [DraftScene],
        "constructed": [ChooseDeckScene, BanScene],
    }
    first: type[Scene] = CampaignScene if mode.campaign else NewMatchScene
    last: list[type[Scene]] = [DifficultyScene] if mode.custom else []
    return [MenuScene, first, *steps[mode.form], *last]


def headline(results: ResultsScene) -> str:
    """Return the title of the results: who won, how the one person did, or a draw (R7.2, R7.3)."""
    winner = results.result.winner
    if winner == DRAW:
        return "Draw"
    person = only_person(results.match.seats)
    if person is None:
        return f"{results.ending.names[winner]} wins"
    return "Victory!" if person == winner else "Defeat"


def check_results(guide: Guide) -> ResultsScene:
    """The results, the record and the profile tell the same."""
    results = guide.desktop.at(ResultsScene)
    match, profile = results.match, guide.services.profile
    kept = read_record(path_of(match))
    assert kept.result == match.result == results.result
    assert results.title == headline(results)
    identity = match_id(kept.header)
    assert [filed.id for filed in profile.history.matches()] == [identity]
    attempt = profile.campaign.attempt(identity)
    assert (attempt is None) == (results.ending.level is None)
    if attempt is not None:
        assert attempt.won == (results.result.winner == 0)
        assert attempt.turns == results.result.turns
    return results


def terms_agree(scene: MatchScene, mode: Mode) -> bool:
    terms = record_of(scene.match).header.terms
    seats = [seat.kind for seat in scene.match.seats]
    other = "ai-deck" if mode.solo else "computer" if mode.computer else "person"
    expected = (mode.form, mode.solo, mode.custom, ["person", other])
    return (terms.form, terms.solo, terms.custom, seats) == expected


@pytest.mark.parametrize(("mode", "device"), played(by_default=len(MODES)))
def test_a_whole_match_of_every_mode(services: Services, mode: Mode, device: str) -> None:
    guide, hands = walk(services, mode, device, MODES.index(mode))
    between = (HandOverScene, CoinTossScene, MatchScene)
    walked = [kind for kind in dict.fromkeys(guide.seen) if kind not in between]
    assert walked == expected_screens(mode)
    assert terms_agree(guide.desktop.match, mode)
    hands.match_to_the_end()
    results = check_results(guide)
    assert (results.ending.level == 1) == mode.campaign
    guide.to_the_menu()
    assert services.store.unfinished(services.content) is None


@pytest.mark.parametrize(("mode", "device"), played(by_default=len(GUIDES)))
def test_a_match_of_every_mode_is_conceded(services: Services, mode: Mode, device: str) -> None:
    guide, hands = walk(services, mode, device, 50 + MODES.index(mode))
    scene, hands.eagerness = guide.desktop.match, 0.1
    while not isinstance(guide.rest(), MatchScene) or scene.state.turn < 4:
        hands._one(guide.desktop.top)
    if device == "keys":
        guide.desktop.key(pygame.K_F10)
    elif device == "pad":
        guide.desktop.pad(pygame.CONTROLLER_BUTTON_START)
    else:
        guide.press(scene.buttons.menu)
    sure_of(PauseDialog, guide.rest())
    guide.press(guide.desktop.button(services.translate("pause.concede")))
    question = sure_of(ConfirmDialog, guide.rest())
    guide.press(question.buttons[1])
    guide.rest()
    results = check_results(guide)
    assert results.result.rule == "conceded"
    guide.to_the_menu()
