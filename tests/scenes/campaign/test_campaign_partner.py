"""The campaign with a partner: levels of its own beside those alone (R13.20)."""

import pygame
import pytest

from game.play import Match, match_id
from game.rules import RINGS, ChooseDifficulty, State, difficulties
from game.scenes import Services
from game.scenes.campaign.campaign_attempts import begin_attempt, keep_settings, level_of
from game.scenes.campaign.campaign_scene import CampaignScene
from game.scenes.difficulty.difficulty_scene import DifficultyScene
from game.scenes.examples import sail_so_far
from game.scenes.printed_decks.ring_decks_scene import RingDecksScene
from game.scenes.ring.ring_scene import RingScene
from tests.certain import sure_of

from ...play.games import record_of
from ..desktop import Desktop
from ..table import Player

EASY = difficulties(1)[0]
ALONE, COMPUTER, FRIEND = range(3)


def campaign(player: Player) -> CampaignScene:
    return player.show(CampaignScene(player.services))


def option(scene: CampaignScene, index: int) -> tuple[float, float]:
    """Return the middle of an option of the switch."""
    box = scene.company.switch.rect
    return box.x + box.width * (index + 0.5) / 3, box.centery


def win(services: Services, level: int, name: str, *, partner: bool) -> None:
    kept = services.profile.campaign
    kept.begin_attempt(level, "draft", difficulties(level)[0], name, partner=partner)
    kept.finish_attempt(name, won=True, turns=20)


def test_alone_is_as_before_and_the_first_level_with_a_partner_is_open(player: Player) -> None:
    """R10.4: what was won alone opens nothing with a partner."""
    sail_so_far(player.services)
    scene = campaign(player)
    assert scene.company.switch.index == ALONE
    assert not scene.company.strength.visible
    assert scene.chosen == 4
    player.click_at(option(scene, COMPUTER))
    assert scene.company.strength.visible
    assert (scene.portrait.portrait, scene._partner) == ("hearth", "osk")
    assert [points for points, level in scene.levels.items() if level.unlocked] == [1]
    assert scene.chosen == 1


def test_a_win_with_a_partner_opens_the_next_level_there_alone(player: Player) -> None:
    win(player.services, 1, "one", partner=True)
    scene = campaign(player)
    assert not scene.levels[2].unlocked
    player.click_at(option(scene, FRIEND))
    assert scene.levels[2].unlocked
    assert scene.levels[1].wins == 1
    assert scene.chosen == 2


def test_the_company_and_its_strength_are_remembered(player: Player) -> None:
    scene = campaign(player)
    player.tab_to(scene.company.switch)
    player.key("right")
    player.tab_to(scene.company.strength)
    player.key("right", "right")
    player.command("back")
    assert campaign(player).company.switch.index == COMPUTER
    settings = player.services.settings
    assert (settings.campaign_partner, settings.ring_strengths[2]) == (True, "greedy")


def test_the_way_from_the_chart_to_the_table_with_a_partner(services: Services) -> None:
    """R10.4, R13.20: the settings sum to the level, and both wings of the Horde are there."""
    desktop = Desktop(services, CampaignScene(services))
    scene = desktop.at(CampaignScene)
    desktop.click(option(scene, COMPUTER))
    desktop.click(scene.sail.rect.center)
    decks = desktop.at(RingDecksScene)
    match = decks.match
    assert level_of(services, match) == 1
    for _ in range(900):
        top = desktop.top
        if isinstance(top, RingScene):
            break
        if isinstance(top, DifficultyScene):
            assert top.fixed
            assert top.level == 1
            desktop.key(pygame.K_RETURN)
        elif isinstance(top, RingDecksScene) and top.take_button.enabled:
            desktop.click(top.take_button.rect.center)
        else:
            desktop.turn()
    assert sure_of(State, desktop.at(RingScene).match.position).field is RINGS["horde"]
    chosen = [each.action for each in match.history if isinstance(each.action, ChooseDifficulty)]
    assert [each.level for each in chosen] == [1]
    assert services.profile.campaign.levels(partner=True)[1].attempts == 1
    assert services.profile.campaign.levels()[1].attempts == 0


def played(services: Services, *, partner: bool) -> Match:
    """Return an attempt at the first level that has come to its first turn."""
    match = begin_attempt(services, 1, "preconstructed", partner=partner)
    while not isinstance(match.position, State):
        action = match.position.legal_actions()[0]
        if isinstance(action, ChooseDifficulty):
            action = ChooseDifficulty(1, EASY)
        match.submit(action)
    keep_settings(services, match, 1, EASY)
    return match


@pytest.mark.parametrize("won", [True, False])
def test_what_the_record_says_is_won_is_won(services: Services, *, won: bool) -> None:
    """R13.25: the team of the first seat has won, whichever of its seats is named."""
    match = played(services, partner=True)
    services.profile.campaign.finish_attempt(match_id(record_of(match).header), won, 17)
    level = services.profile.campaign.levels(partner=True)[1]
    assert (level.attempts, level.wins) == (1, int(won))
    assert services.profile.campaign.levels(partner=True)[2].unlocked == won
    assert not services.profile.campaign.levels()[2].unlocked


def test_a_reset_leaves_the_levels_of_the_other_company(player: Player) -> None:
    """The crown, too, is that of who has won alone."""
    win(player.services, 1, "alone", partner=False)
    for level in range(1, 6):
        win(player.services, level, f"level {level}", partner=True)
    assert player.services.profile.campaign.crown() is None
    player.services.profile.campaign.reset_campaign(partner=True)
    assert not player.services.profile.campaign.levels(partner=True)[2].unlocked
    assert player.services.profile.campaign.levels()[2].unlocked


def test_how_hard_a_horde_is_alone_is_not_told_to_two(player: Player) -> None:
    scene = campaign(player)
    told = scene.horde_hints[0].hint
    player.click_at(option(scene, COMPUTER))
    assert not scene.panel.measured
    assert scene.horde_hints[0].hint != told
    assert told.startswith(scene.horde_hints[0].hint)
