"""The ways from scene to scene, which the services hand to every scene.

A scene knows only what a way gives; ``scene_routes`` makes the scenes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Protocol

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from game.board import MatchLog
    from game.kit import Board, Scene, SceneStack, WidgetGroup
    from game.play import Match, Review, Salvaged, Seat, Settings, TurnChoices, VoyageRun
    from game.rules import Card, Refusal, State
    from game.voyage import VoyageEvent, VoyageHeader


class KeyedScreen(Protocol):
    """A screen, as far as the card of its keys tells of it (see ``Screen``)."""

    keys: ClassVar[dict[str, str]]
    leads_to_options: ClassVar[bool]
    leads_to_rules: ClassVar[bool]
    widgets: WidgetGroup

    def rule_here(self) -> str:
        """Return the number of the rule that matters on the screen now."""


class WaysOut(Protocol):
    """The ways out of a match, as far as its pause tells of them (see ``MatchWays``)."""

    leave: str
    give_up: str


class NextUp(NamedTuple):
    """What a player may do next: its ``step``, in few words and in more, and why; the way there.

    The steps are those of ``next_up.next_step``.
    """

    step: str
    words: str
    detail: str
    why: str
    icon: str
    go: Callable[[SceneStack], None]


class Routes(Protocol):
    """Gives the scene that each way of the game leads to, new and ready to be shown."""

    def menu(self, at: str = "") -> Scene:
        """Return the menu; ``at`` is the entry or choice that the player comes back from."""

    def new_match(self, rival: str) -> Scene:
        """Return the plan of a match against ``rival``, by its entry of the menu."""

    def new_ring(self, mode: str = "") -> Scene:
        """Return the plan of a match of three or four, of the ``mode`` played last if "" (R13)."""

    def campaign(self) -> Scene:
        """Return the campaign's chart."""

    def voyage_start(self, again: VoyageHeader | None = None, back: str = "voyage") -> Scene:
        """Return what is chosen before a voyage; ``again`` is one to be set out for once more.

        ``back`` is the entry of the menu that the way back leads to.
        """

    def voyage_or_start(self) -> Scene:
        """Return the voyage that waits, or what is chosen before one where none does."""

    def voyage_waiting(self, path: Path) -> Scene:
        """Return the voyage in a file of the store, or the menu, which says why it cannot be."""

    def voyage(self, run: VoyageRun, events: Sequence[VoyageEvent] = ()) -> Scene:
        """Return the chart of a voyage, on which ``events`` are told first."""

    def voyage_before_fight(self, run: VoyageRun) -> Scene:
        """Return the choice of the hand before a guard.

        It leaves the events of what was done, or None for the look at the chart; a fight that
        begins takes the place of all scenes.
        """

    def voyage_fight(self, run: VoyageRun) -> Scene:
        """Return the fight of a voyage that waits, begun or gone on with.

        Where it cannot be saved, it is the menu, which says why.
        """

    def voyage_choice(self, run: VoyageRun) -> Scene:
        """Return the first choice of a voyage, over the chart; it leaves its events, or None."""

    def voyage_muster(self, run: VoyageRun) -> Scene:
        """Return the muster of a voyage; it leaves the events of what was done there."""

    def voyage_log(self) -> Scene:
        """Return the voyages that are over."""

    def voyage_end(self, run: VoyageRun) -> Scene:
        """Return the end of a voyage."""

    def saved_games(self) -> Scene:
        """Return the list of all matches that wait to be gone on with."""

    def history(self) -> Scene:
        """Return all finished matches."""

    def statistics(self) -> Scene:
        """Return the statistics, the rating and the achievements."""

    def achievement(self, medal: str) -> Scene:
        """Return the achievements with one of them pointed out, over the scene that tells of it."""

    def portrait_picker(self, plan: Settings, side: int) -> Scene:
        """Return the choice of a portrait for a side of a planned match."""

    def kit_picker(self, chosen: str) -> Scene:
        """Return the choice of the cards for a planned match, which leaves how it is kept."""

    def plan_again(self, match: Match) -> Scene:
        """Return the screen on which a match like ``match`` is planned."""

    def coin_toss(self, match: Match) -> Scene:
        """Return the coin toss before a match."""

    def wheel(self, match: Match) -> Scene:
        """Return the wheel before a match of three or four."""

    def match_scene(self, match: Match) -> Scene:
        """Return the table of a match, new or begun."""

    def ring_results(self, match: Match) -> Scene:
        """Return the results of a match of three or four seats."""

    def ring_match(self, match: Match) -> Scene:
        """Return the table of a match of three or four seats, new or begun."""

    def next_scene(self, match: Match) -> Scene:
        """Return the scene that a match is at: a step of its setup, or the table.

        Every scene of a setup submits its actions to the match and, when the kind
        of the match's position has changed, gives way to what this returns.
        """

    def resumed(self, match: Match) -> Scene:
        """Return where a saved match goes on; one that was left at the table tosses no coin."""

    def deck_library(self) -> Scene:
        """Return the saved decks, to lie over any other scene."""

    def own_cards(self) -> Scene:
        """Return the player's own cards, decks and kits, to lie over any other scene."""

    def options(self) -> Scene:
        """Return the options, to lie over any other scene."""

    def lessons(self, left: str = "") -> Scene:
        """Return the list of all lessons, at the one that was ``left``, or else at the next."""

    def lesson(self, key: str) -> Scene:
        """Return a lesson from its beginning, or the menu, which says why there is none."""

    def first_lesson(self) -> Scene:
        """Return the lesson that somebody begins with who has never held the cards."""

    def go_to_first_duel(self, stack: SceneStack) -> None:
        """Go to a duel with a gentle rival, or to the menu, which says why it cannot be saved."""

    def go_to_quick_match(self, stack: SceneStack, strength: str) -> None:
        """Go to a duel with even decks and a rival of this strength, or to the menu likewise."""

    def next_up(self, after: str = "") -> NextUp:
        """Return what to do next, ``after`` the step that was done just now ("" for none)."""

    def puzzles(self, left: str | date = "") -> Scene:
        """Return the puzzle of the day and the ladder, or the menu, which says what is wrong.

        The keyboard is on the puzzle that was ``left``, named by its id or by its day.
        """

    def go_to_next_puzzle(self, stack: SceneStack) -> None:
        """Go to the next puzzle of the ladder, or to all of them when none is left."""

    def language(self) -> Scene:
        """Return the choice of a language, which leaves its code."""

    def help_page(self) -> Scene:
        """Return the options where they say how the game is played, to lie over any other scene."""

    def access_options(self) -> Scene:
        """Return the options at the page of accessibility, to lie over any other scene."""

    def access(self) -> Scene:
        """Return the offer of what makes the game easier to see and hear, at the first start."""

    def key_options(self, board: Board) -> Scene:
        """Return the options where keys or pad buttons are changed, to lie over any other scene."""

    def key_card(self, below: KeyedScreen) -> Scene:
        """Return the card of what can be pressed on the screen below."""

    def pad_seats(self, match: Match) -> Scene:
        """Return the choice of who holds which pad."""

    def pause(
        self,
        name: str,
        match: Match | None = None,
        *,
        may_offer: bool = False,
        notice: str = "",
        curtained: bool = False,
        ways: WaysOut | None = None,
    ) -> Scene:
        """Return the pause over ``match``, in which ``name`` is to act and may offer a draw.

        ``notice`` is why the match pauses by itself; ``curtained`` tells that nothing is to be seen
        of it. The ``ways`` out of it are the usual ones if None.
        """

    def order(self, match: Match, ways: WaysOut | None = None) -> Scene:
        """Return the question for the order of fallen cards, in a match with these ``ways`` out."""

    def hand_over(
        self,
        seats: tuple[Seat, ...],
        side: int,
        pause: Callable[[str], None],
        why: str = "",
    ) -> Scene:
        """Return the screen between two turns; ``pause`` opens the ways out of it.

        ``why`` is the key of a line that tells why it is that player's turn.
        """

    def results(self, match: Match) -> Scene:
        """Return the results of a finished match."""

    def review(self, match: Match, review: Review) -> Scene:
        """Return the look back at a finished match."""

    def credits_page(self) -> Scene:
        """Return the credits and licences, to lie over any other scene."""

    def rulebook(self, number: str = "", edition: int | None = None) -> Scene:
        """Return the rulebook at a rule or chapter, to lie over any other scene.

        Without an ``edition``, that of the match below goes first.
        """

    def replay(self, found: Salvaged) -> Scene:
        """Return the replay of what was read of a record, or why there is none."""

    def replay_file(self, path: Path | None) -> Scene:
        """Return the replay of a file, or why there is none."""

    def replay_clipboard(self) -> Scene | None:
        """Return the replay of the code or the path on the clipboard; None where it has neither."""

    def play_on(self, position: State, seats: tuple[Seat, ...]) -> Scene:
        """Return the question how a position of a replay is to be played on."""

    def discard_pile(self, cards: Sequence[Card], edition: int) -> Scene:
        """Return the Horde's discard pile, laid open."""

    def setup_hint(self, match: Match) -> Scene | None:
        """Return what the master would choose before a match, or None where it has no advice."""

    def what_can_be_done(self, choices: TurnChoices, log: MatchLog) -> Scene:
        """Return the list of what can be done in a turn, and of what cannot."""

    def why(self, title: str, refusals: Sequence[Refusal], card: Card | None = None) -> Scene:
        """Return the reasons why something is not possible, the first of them about ``card``."""
