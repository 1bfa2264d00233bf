"""The ways from the menu to the table of every mode, at the window, by mouse and keys by turns."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pygame

from game.play import Match, SeatKind, read_record
from game.rules import LEFT, RIGHT, Constructed, CustomSolo, Draft, State, to_act
from game.scenes import DifficultyScene, PrintedDecksScene, Services
from game.scenes.campaign.campaign_scene import FORMS, CampaignScene
from game.scenes.common import island_name
from game.scenes.constructed.ban_scene import BanScene
from game.scenes.constructed.choose_deck_scene import ChooseDeckScene
from game.scenes.draft.draft_table import DraftLayout
from tests.scenes.ways import Mode

from .desktop import Program, insist, until
from .player import NAMES, Players, press_on
from .ways import SIZE, choose_rival, entry_of, laid_out, place_of, write_name

PRESET = 0
#: The printed decks that are taken, left and right.
DECKS = (2, 3)


class Journey:
    """Leads one window from the menu to the table; ``shots`` gets a picture of every screen."""

    def __init__(self, game: Program, services: Services, shots: Path) -> None:
        self.game = game
        # A scene laid out by this process hands no screen over: it is not looked at.
        self.services = replace(services, settings=replace(services.settings, hand_over=False))
        self.shots = shots
        shots.mkdir(exist_ok=True)
        self.by_mouse = True

    def walk(self, mode: Mode) -> Players:
        """Go from the menu to the table; return those who play there."""
        before = set(self.game.records)
        if mode.campaign:
            self._sail(mode)
        else:
            self._plan(mode)
        until("a new record", lambda: bool(set(self.game.records) - before))
        path = (set(self.game.records) - before).pop()
        until("a header in it", lambda: b"\n" in path.read_bytes())
        players = Players(self.game, self.services.content, path)
        self._set_up(players, mode)
        return players

    def shoot(self, name: str) -> None:
        """Take a picture of the screen, once it is still."""
        self.game.desktop.settle()
        number = len(list(self.shots.iterdir()))
        pygame.image.save(self.game.desktop.picture(), self.shots / f"{number:02} {name}.png")

    # Planning

    def _plan(self, mode: Mode) -> None:
        self.shoot("menu")
        hands, services = self.game.desktop, self.services
        rival = "horde" if mode.solo else "computer" if mode.computer else "friend"
        start = choose_rival(self.game, services, rival)
        begin = place_of(start, "start.begin", services)
        hands.click(start.forms[mode.form].rect.center)
        if mode.solo:
            hands.click(start.hordes["custom" if mode.custom else "quick"].rect.center)
        persons = (LEFT,) if mode.solo or mode.computer else (LEFT, RIGHT)
        for side in persons:
            write_name(self.game, start, side, NAMES[side])
        self.shoot("start")
        hands.click(begin)

    def _sail(self, mode: Mode) -> None:
        hands, services = self.game.desktop, self.services
        self.shoot("menu")
        hands.click(entry_of(services, "campaign"))
        self.game.wait_for(services.translate("campaign.title"))
        self.shoot("chart")
        chart = CampaignScene(services)
        sail = place_of(chart, "campaign.sail", services)
        box = chart.forms.rect
        hands.click((box.x + box.width * (0.25 + 0.5 * FORMS.index(mode.form)), box.centery))
        hands.click(sail)

    # The steps of a setup

    def _set_up(self, players: Players, mode: Mode) -> None:
        steps: dict[str, Callable[[Players], None]] = {
            "preconstructed": self._choose_decks,
            "draft": self._draft,
            "constructed": self._construct,
        }
        steps[mode.form](players)
        if mode.custom:
            self._settle(players, campaign=mode.campaign)
        until("hands that are dealt", lambda: isinstance(players.position(), State))
        if not mode.solo:
            toss = self.services.translate("toss.title")
            self.game.wait_for(toss)
            self.shoot("toss")
            press_on(self.game, toss)

    def _choose_decks(self, players: Players) -> None:
        hands, solo = self.game.desktop, len(players.persons) == 1
        seats = players.record.header.seats
        key = "deck_choice.title_solo" if seats[RIGHT].is_horde else "deck_choice.title"
        self.game.wait_for(self.services.translate(key))
        choice = PrintedDecksScene(
            self.services, Match.resume(self.services.content, players.record)
        )
        key = "deck_choice.next" if choice.takers.custom else "deck_choice.begin"
        begin = place_of(choice, key, self.services)
        hands.click(choice.plates[DECKS[LEFT]][LEFT].rect.center)
        if not solo:
            hands.click(choice.plates[DECKS[RIGHT]][RIGHT].rect.center)
        self.shoot("decks")
        hands.click(begin)

    def _draft(self, players: Players) -> None:
        self.game.wait_for(self.services.translate("forms.draft"))
        self.shoot("draft")
        layout = DraftLayout(*SIZE)
        while isinstance(position := players.position(), Draft):
            if to_act(position) not in players.persons:
                until("the computer's pick", lambda: self._waits(players))
                continue
            count = len(position.revealed)
            spot = layout.revealed(count - 1, count)
            self._until_kept(players, [(spot.x, spot.y)], str(count))
            if len(players.record.entries) == 5:
                self.shoot("draft later")

    def _construct(self, players: Players) -> None:
        couch = len(players.persons) == 2
        while isinstance(position := players.position(), Constructed) and position.building:
            side = to_act(position)
            if side not in players.persons:
                until("the computer's deck", lambda: self._waits(players))
                continue
            if couch:
                handed_over = f"Pass to {NAMES[side]}"
                self.game.wait_for(handed_over)
                self.shoot("hand over")
                press_on(self.game, handed_over)
            self.game.wait_for(self.services.translate("forms.constructed"))
            self.shoot("construct")
            scene = ChooseDeckScene(
                self.services, Match.resume(self.services.content, players.record)
            )
            play = place_of(scene, "construct.play", self.services)
            self._until_kept(players, [play], "Down", "Return")
        while isinstance(position := players.position(), Constructed):
            if to_act(position) not in players.persons:
                until("the computer's ban", lambda: self._waits(players))
                continue
            bans = BanScene(self.services, Match.resume(self.services.content, players.record))
            laid_out(bans)
            self.shoot("bans")
            deck = next(deck for deck in bans.decks if deck.open)
            place = next(number for number, spot in enumerate(deck.lying) if not spot.out)
            card, ban = deck.rect_of(place).center, bans.ban_button.rect.center
            self._until_kept(players, (card, ban), "Right", "Return", "Return")

    def _waits(self, players: Players) -> bool:
        """Whether a person is to act, or the setup is over."""
        position = players.position()
        return isinstance(position, State) or to_act(position) in players.persons

    def _settle(self, players: Players, *, campaign: bool) -> None:
        island = island_name(self.services, 1)
        self.game.wait_for(island if campaign else self.services.translate("difficulty.title"))
        assert isinstance(players.position(), CustomSolo)
        match = Match.resume(self.services.content, players.record)
        scene = DifficultyScene(self.services, match, 1 if campaign else None)
        laid_out(scene)
        hands = self.game.desktop
        if not campaign:
            hands.key("2")
        self.shoot("settings")
        hands.click(scene.scales.surprise_button.rect.center)
        self.shoot("settings surprise")
        hands.click(scene.scales.customize_button.rect.center)
        hands.click(scene.preset_cards.cards[PRESET].rect.center)
        self._until_kept(players, [scene.begin_button.rect.center], "Return")

    def _until_kept(
        self, players: Players, spots: Sequence[tuple[float, float]], *keys: str
    ) -> None:
        """Click on spots or press keys, by turns, until the record has another action."""
        entries = len(read_record(players.path).entries)

        def kept() -> bool:
            return len(read_record(players.path).entries) > entries

        def act() -> None:
            if self.by_mouse:
                for spot in spots:
                    self.game.desktop.click(spot)
            else:
                self.game.desktop.key(*keys)

        insist(f"an action after {entries} in the record", act, kept)
        self.by_mouse = not self.by_mouse


def kinds_of(mode: Mode) -> list[SeatKind]:
    """Return who sits left and right in a mode."""
    return ["person", "ai-deck" if mode.solo else "computer" if mode.computer else "person"]
