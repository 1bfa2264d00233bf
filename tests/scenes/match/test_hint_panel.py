"""The panel of the hint has room for all that it may say, at every size."""

from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pygame
import pytest

from game.board import Layout, Table
from game.board.hud.log_rows import draw_log_row
from game.board.hud.turn_panel import draw_turn_panel
from game.board.log_lines import SUMMON, LogLine
from game.content import load_content
from game.kit import Assets, Canvas, Device, Look, Viewport, WindowStack, active_context
from game.play import Match, RecordError
from game.rules import ASSAULT, LEFT, TOP, Creature, EndTurn, MatchAction, PlayCreature
from game.scenes import MatchScene, Services, load_scene
from game.scenes.campaign.campaign_scene import CampaignScene
from game.scenes.common.dialogs.pad_seats_scene import PadToken
from game.scenes.match.dialogs.hand_over_scene import HandOverScene
from tests.amounts import paired
from tests.certain import sure_of
from tests.rules.pictures import duel, solo

from ..matches import services_of
from ..text_sizes import TextReader
from .sitting import ADA, BO, Sitting, before
from .test_hint import FOE, HAND, Told, hint, sitting

NAMES = ("Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf")
CROWD = duel(
    "* " + " ".join(f"{name}=2/3~rage" for name in NAMES) + " | top: 1/9",
    "* a b c | top: 0/9 | bottom: 0/9",
    mana=9,
)
LONG_LINE: list[MatchAction] = [*(PlayCreature(0, number % 2) for number in range(6)), EndTurn()]


@pytest.mark.parametrize(
    ("language", "size"),
    paired(["ru", "en"], [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080)]),
)
def test_the_panel_fits_whatever_it_says(
    language: str, size: tuple[int, int], assets: Assets, tmp_path: Path
) -> None:
    services = services_of(load_content(language), tmp_path)
    services.tasks = Told(*LONG_LINE)
    scene = MatchScene(services, Match.from_position(CROWD, (ADA, BO)))
    scene.flow.seats.seen = LEFT
    stack = WindowStack(Viewport.of(size))
    stack.push(scene)
    scene.hint.ask()
    for number in range(len(scene.hint.steps)):
        for _ in range(20):
            stack.update(1 / 60)
        canvas = TextReader(pygame.Surface(size), stack.view, assets)
        stack.draw(canvas)
        assert canvas.written.complaints == []
        box = scene.hint.panel.box
        assert box.bottom <= scene.view.layout.hand(0, 9).rect[1]
        tokens = [scene.view.layout.token(side, 0, 0, 1).rect for side in (0, 1)]
        assert not any(box.colliderect(token) for token in tokens)
        assert scene.hint.at == number
        scene.hint.walk(1)


@pytest.mark.parametrize("speed", [0.0, 4.0])
def test_the_next_player_sees_nothing_of_it(services: Services, speed: float) -> None:
    state, tasks = duel(HAND, FOE, mana=6), Told(EndTurn())
    at = Sitting(services, state, hand_over=True, speed=speed, tasks=tasks)
    at.keys(pygame.K_h)
    assert hint(at)._seen == 1.0
    hint(at).play()
    at.rest()
    assert isinstance(at.top, HandOverScene)
    assert hint(at)._seen == 0.0


def test_attacks_that_cannot_be_saved_are_not_tried_again_and_again(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sitting(services, Told(EndTurn()))
    full = Mock(side_effect=RecordError("duel.jsonl", 0, "the disk is full", "make room"))
    monkeypatch.setattr(Match, "submit", full)
    at.keys(pygame.K_h, pygame.K_RETURN)
    full.assert_called_once()


VIEW = Viewport.of((1280, 720))


@pytest.fixture(params=[False, True], ids=["from left", "from right"])
def rtl(request: pytest.FixtureRequest) -> bool:
    active_context().set_direction(request.param)
    return bool(request.param)


class Noting(Canvas):
    def __init__(self) -> None:
        super().__init__(pygame.Surface((1280, 720)), VIEW, Assets())
        self.seen: dict[str, tuple[float, float]] = {}

    def text(self, string: str, *place: Any, **changes: Any) -> pygame.FRect:
        box = super().text(string, *place, **changes)
        self._note(string, box)
        return box

    def image(self, name: str, rect: Any, **look: Any) -> None:
        super().image(name, rect, **look)
        turned = " turned" if self.is_flipped else ""
        self._note(name + turned, pygame.FRect(rect))

    def _note(self, name: str, box: pygame.FRect) -> None:
        ends = self._place(box.topleft)[0], self._place(box.topright)[0]
        self.seen[name] = min(ends), max(ends)

    def goes_on(self, first: str, then: str, *, rtl: bool) -> bool:
        (a, b), (c, d) = self.seen[first], self.seen[then]
        return d < a if rtl else b < c


def test_numbers_stand_before_the_steps_of_a_hint(services: Services, rtl: bool) -> None:
    services.tasks = Told(PlayCreature(0, TOP), EndTurn())
    at = Sitting(services, duel("* Alpha=2/3 b c", "* x y z", mana=3))
    at.match.hint.ask()
    panel, canvas = at.match.hint.panel, Noting()
    panel.draw(canvas)
    step = panel.shown.steps[0]
    assert canvas.goes_on("1", step, rtl=rtl)
    assert canvas.goes_on("icons/hint" + " turned" * rtl, panel.title, rtl=rtl)
    # The way on is at the end, and points there.
    assert (panel.next.rect.x < panel.previous.rect.x) == rtl
    assert (panel.close.rect.centerx < panel.box.centerx) == rtl
    assert (panel.play.rect.x < panel.previous.rect.x) == rtl


@before(solo("* a b c d", "* Ogre Alpha Troll a b c d e f"), speed=0.0)
def test_the_words_of_an_account_stand_before_their_cards(at: Sitting, rtl: bool) -> None:
    at.do(EndTurn())
    recap, canvas = at.match.recap, Noting()
    recap.toggle()
    recap.draw_over(canvas)
    row = next(row for row in recap.account.rows if row.cards)
    words, cards = canvas.seen[row.words], canvas.hit_regions[0].rect
    assert (cards.x > words[1]) != rtl
    assert (cards.right < words[0]) == rtl


def test_the_phases_follow_one_another_as_one_reads(services: Services, rtl: bool) -> None:
    table, layout = Table(duel("* x y", "* a b c")), Layout(1280, 720)
    lit = []
    for phase in (table.phase, ASSAULT):
        table.phase = phase
        canvas = Noting()
        draw_turn_panel(canvas, layout, services.content.strings, table, "Ada’s turn")
        lit.append(_brightest_half(canvas, layout))
    assert lit == (["right", "left"] if rtl else ["left", "right"])


def _brightest_half(canvas: Canvas, layout: Layout) -> str:
    box = pygame.Rect(*layout.banner)
    foot = pygame.Rect(box.x, box.bottom - 44, box.width, 30)
    halves = {"left": foot.x + 12, "right": foot.centerx + 12}

    def light(side: str) -> int:
        half = halves[side], foot.y, foot.width // 2 - 30, foot.height
        return sum(pygame.transform.average_color(canvas.surface, half)[:2])

    return max(halves, key=light)


def test_the_panel_of_an_island_is_read_beside_a_map_that_is_not(
    services: Services, rtl: bool
) -> None:
    scene = sure_of(CampaignScene, load_scene("campaign")(services))
    scene.resize(VIEW)
    canvas = Noting()
    scene.draw(canvas)
    preset = services.content.presets[scene.chosen][-1]
    name = services.translate(f"difficulty.presets.{preset.id}")
    assert (canvas.hit_regions[-1].rect.x > canvas.seen[name][1]) == rtl
    assert ("ui/star turned" in canvas.seen) == rtl
    assert scene.panel.rect.x < canvas.seen[name][0] < scene.panel.rect.right


def test_the_number_of_a_pad_stands_between_its_picture_and_its_sign(
    services: Services, rtl: bool
) -> None:
    token = PadToken("Pad 1", Device("pad", 1, "xbox"), lambda: None)
    token.place((300, 100, 230, 48))
    canvas = Noting()
    token.draw(canvas)
    assert canvas.goes_on("icons/gamepad" + " turned" * rtl, "Pad 1", rtl=rtl)


def test_larger_letters_leave_a_line_of_the_log_its_words() -> None:
    line = LogLine("", LEFT, SUMMON, Creature("x", "x", 1, 1, 1), short="bottom lane")
    row = pygame.FRect(0, 0, 150, 26)
    for text in (1.0, 1.3):
        active_context().set_look(Look(text=text))
        canvas = Noting()
        draw_log_row(canvas, line, row, row.height)
        assert canvas.seen["bottom lane"][1] <= row.right
