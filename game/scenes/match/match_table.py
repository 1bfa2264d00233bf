"""The table of a match on the screen: what lies on it, what moves over it, and what is told."""

from __future__ import annotations

from game.board import (
    DAY,
    DUSK,
    EVENT_ANIMATORS,
    TOLD,
    TOLD_AS,
    Animator,
    BoardView,
    Hud,
    Layout,
    MatchAudio,
    MatchLog,
    Table,
    announce,
    deal,
)
from game.kit import INSTANT, Timeline
from game.play import Match, portraits_of
from game.rules import Event, Refusal, State, events

from ..common.screen import Screen, player_names, ranks
from ..services import Services
from .match_messages import CardReading, Message, recall


class TableScene(Screen):
    """Shows the table of ``match`` and tells what happens on it; plays nothing by itself."""

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services)
        self.match = match
        self.names, state = player_names(services, match.seats), self.state
        self.layout = Layout(1280, 720)
        persons = self.persons
        self.table = Table(state, persons[0] if len(persons) == 1 else state.active)
        self.table.open_hands = services.settings.open_hands
        strings = services.content.strings
        self.match_log = MatchLog(strings, self.names)
        recall(match, self.match_log, self.table)
        self.panels = Hud(strings, self.names, portraits_of(match.seats), self.table)
        words = (self.translate("card_types.bastion"), self.translate("card_types.fort"))
        # One match of two is fought at dusk, the same one always.
        mood = DUSK if match.record is not None and match.record.header.seed % 2 else DAY
        self.view = BoardView(self.table, words, mood)
        self.ambient = self.view.ambient
        self.ambient.above = self.panels.thinking_dots
        self.panels.ranks = ranks(services, match.seats)
        self.animator = Animator(self.table, self.layout, self.heard, EVENT_ANIMATORS)
        self.audio = MatchAudio(services.sound, self.table)
        self.message = Message()
        self.reading = CardReading()

    @property
    def state(self) -> State:
        """The state of the match, which has been set up."""
        state = self.match.state
        assert state is not None
        return state

    @property
    def persons(self) -> list[int]:
        """The sides that a person plays."""
        return [side for side, seat in enumerate(self.match.seats) if seat.is_person]

    def refuse(self, refusal: Refusal) -> None:
        """Say why a play is refused."""
        words = self.translate(f"refusals.{refusal.code}", **dict(refusal.values))
        self.message.tell(words, refused=True, refusal=refusal)
        self.invalidate()

    def tell(self, words: str, *, refused: bool = False) -> None:
        """Show a message for a while."""
        self.message.tell(words, refused=refused)
        self.invalidate()

    def announce(self, side: int, key: str = "turn_of", after: float = 0.0) -> None:
        """Show large whose turn it is, or what else ``key`` says of a side, in a while."""
        words = self.title = self.translate(f"match.{key}", name=self.names[side])
        announce(self.animator, words, side, self.panels.portraits[side], after=after)

    def switch_viewer(self, side: int) -> None:
        """Turn the table so that ``side`` plays from below."""
        self.table.viewer = side
        self.table.concealed = False
        self.announce(side)
        self.animator.run(Timeline(self.animator.settle(0.5)))

    def begin(self) -> None:
        """Deal the hands before the first turn, and say how it is played."""
        self.set_pace()
        words = self.translate("match.how_to_play")
        self.animator.run(Timeline(deal(self.animator)).call(lambda: self.tell(words)))

    def set_pace(self) -> None:
        """Move as fast, and as calmly, as the settings say."""
        self.animator.speed = self.services.settings.speed or INSTANT
        self.animator.reduced = self.panels.reduced = self.services.settings.reduced_motion

    def heard(self, event: Event) -> None:
        """Note, sound and announce an event whose turn to be seen has come."""
        self.match_log.hear(event)
        self.audio.hear(event, self.animator.speed, reduced=self.animator.reduced)
        if isinstance(event, events.TurnBegan) and len(self.persons) == 1:
            self.announce(event.side)
        if isinstance(event, TOLD):
            self.announce(event.side, *TOLD_AS[type(event)])
