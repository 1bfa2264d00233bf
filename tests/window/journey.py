"""The way from the menu to the table of a match with printed decks, at the window, by mouse."""

from dataclasses import replace
from pathlib import Path

import pygame

from game.play import Match
from game.rules import LEFT, RIGHT, State
from game.scenes import Services
from game.scenes.printed_decks.printed_decks_scene import PrintedDecksScene

from .desktop import Program, until
from .player import NAMES, Players, press_on
from .ways import choose_rival, place_of, write_name

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

    def walk(self, rival: str) -> Players:
        """Go to a table with a friend, a computer or the Horde; return those who play there."""
        before = set(self.game.records)
        self._plan(rival)
        until("a new record", lambda: bool(set(self.game.records) - before))
        path = (set(self.game.records) - before).pop()
        until("a header in it", lambda: b"\n" in path.read_bytes())
        players = Players(self.game, self.services.content, path)
        self._choose_decks(players)
        until("hands that are dealt", lambda: isinstance(players.position(), State))
        if rival != "horde":
            toss = self.services.translate("toss.title")
            self.game.wait_for(toss)
            self.shoot("toss")
            press_on(self.game, toss)
        return players

    def shoot(self, name: str) -> None:
        """Take a picture of the screen, once it is still."""
        self.game.desktop.settle()
        number = len(list(self.shots.iterdir()))
        pygame.image.save(self.game.desktop.picture(), self.shots / f"{number:02} {name}.png")

    def _plan(self, rival: str) -> None:
        self.shoot("menu")
        start = choose_rival(self.game, self.services, rival)
        begin = place_of(start, "start.begin", self.services)
        self.game.desktop.click(start.forms["preconstructed"].rect.center)
        for side in (LEFT, RIGHT) if rival == "friend" else (LEFT,):
            write_name(self.game, start, side, NAMES[side])
        self.shoot("start")
        self.game.desktop.click(begin)

    def _choose_decks(self, players: Players) -> None:
        horde = players.record.header.seats[RIGHT].is_horde
        title = "deck_choice.title_solo" if horde else "deck_choice.title"
        self.game.wait_for(self.services.translate(title))
        match = Match.resume(self.services.content, players.record)
        choice = PrintedDecksScene(self.services, match)
        begin = place_of(choice, "deck_choice.begin", self.services)
        for side in players.persons:
            self.game.desktop.click(choice.plates[DECKS[side]][side].rect.center)
        self.shoot("decks")
        self.game.desktop.click(begin)
