"""The ways on from the results of a match: buttons, each with a line about where it leads."""

from __future__ import annotations

from collections.abc import Callable

from game.play import Match, ProfileError, RecordError, Salvaged, only_person
from game.rules import LEVELS

from ..campaign.campaign_attempts import begin_attempt, has_partner
from ..common import LinedButton, Screen, exchanged, island_name, rematch, rival_of


class WaysOn:
    """Adds the ways on from ``match`` to a screen; ``refuse`` hears why one leads nowhere."""

    def __init__(self, screen: Screen, match: Match, refuse: Callable[[str], None]) -> None:
        self.buttons: list[LinedButton] = []
        self._screen, self._services, self._routes = screen, screen.services, screen.services.routes
        self._match = match
        self._refuse = refuse

    # Where they lead

    def play(self, begin: Callable[[], Match]) -> None:
        """Go on to a match that begins now, or say why it does not."""
        try:
            match = begin()
        except (RecordError, ProfileError) as problem:
            self._refuse(self._services.say(problem))
        else:
            self._screen.stack.replace(self._routes.next_scene(match))

    def rematch(self) -> None:
        """Play again on the same terms."""
        self.play(lambda: rematch(self._services, self._match))

    def exchange(self) -> None:
        """Play again with the players' places exchanged."""
        self.play(lambda: exchanged(self._services, self._match))

    def sail(self, level: int) -> None:
        """Begin an attempt at an island of the campaign, with cards of the same kind."""
        assert self._match.record is not None
        form, partner = self._match.record.header.terms.form, has_partner(self._match)
        self.play(lambda: begin_attempt(self._services, level, form, partner=partner))

    def plan_again(self) -> None:
        """Go to where a match like this one is planned: the chart, or the choice of decks."""
        self._screen.stack.replace(self._routes.plan_again(self._match))

    def play_another(self) -> None:
        """Go to the menu, at the choice of whom one plays against."""
        self._screen.stack.clear_to(self._routes.menu(rival_of(self._match)))

    def watch(self) -> None:
        """Watch the match once more."""
        if self._match.record is not None:
            self._screen.stack.push(self._routes.replay(Salvaged(self._match.record)))

    def return_to_replay(self) -> None:
        """Go back to the replay from which this match was played on."""
        self._screen.stack.pop()

    def go_to_menu(self) -> None:
        """Go to the menu."""
        self._screen.stack.clear_to(self._routes.menu())

    # Their buttons

    def add(
        self, key: str, icon: str, act: Callable[[], None], *, line: str = "", **values: str
    ) -> None:
        """Add a way on, with its words below ``results`` and a line about where it leads."""
        translate = self._services.translate
        lines = (translate(f"results.lines.{line or key}", **values),)
        button = LinedButton(translate(f"results.{key}"), act, icon=f"icons/{icon}", lines=lines)
        self.buttons.append(self._screen.widgets.add(button))

    def add_next(self, after: str, *, first: bool = False) -> None:
        """Add the way to what may be done next, ``after`` such a match, and why; or put it first.

        Nothing is proposed to several persons at one screen, nor after a what-if.
        """
        if self._match.what_if or only_person(self._match.seats) is None:
            return
        proposal = self._routes.next_up(after)
        button = LinedButton(
            proposal.words,
            lambda: proposal.go(self._screen.stack),
            icon=proposal.icon,
            lines=(proposal.detail,),
            hint=proposal.why,
        )
        self.buttons.insert(0 if first else len(self.buttons), self._screen.widgets.add(button))

    def add_island(self, level: int, *, won: bool) -> None:
        """Offer the next island after a win, the same again, and the chart; else the menu, too."""
        onward = won and level < max(LEVELS.values())
        if onward:
            island = island_name(self._services, level + 1)
            self.add("next_level", "island", lambda: self.sail(level + 1), island=island)
        self.add("again", "again", lambda: self.sail(level))
        self.add("chart", "chart", self.plan_again)
        if not onward:
            self.add_next("campaign", first=won)
            self.add("another", "home", self.play_another)

    def add_match(self, offer: Callable[[WaysOn], None], after: str, *, won: bool) -> None:
        """Offer the match once more, in the ways that it can be played again, and all else."""
        if self._match.what_if:
            self.add("to_replay", "back", self.return_to_replay)
        elif self._match.record is not None:
            offer(self)
        self.add_next(after, first=won)
        self.add("another", "home", self.play_another)
