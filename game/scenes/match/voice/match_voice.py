"""The voice at a table: what has happened, what is focused, and how everything stands."""

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.board import Piece
from game.kit import Spoken
from game.rules import BOTTOM, SUMMONING, TOP, CastIncantation, PlayCreature, Relieve, next_attacker

from ..table_part import TablePart, TableTools
from ..table_walk import TableWalk
from .board_words import BoardWords, ForecastWords


class MatchVoice:
    """Says what a player must know who does not see the table.

    ``parts`` returns the parts around the table, which may have words of their own. It is asked
    only while the voice is on, and begins with what happens from then on.
    """

    def __init__(
        self, tools: TableTools, walk: TableWalk, parts: Callable[[], Sequence[TablePart]]
    ) -> None:
        self._services, self._flow, self._view = tools.services, tools.flow, tools.view
        self._selection, self._walk, self._parts = tools.selection, walk, parts
        self.board = BoardWords(tools)
        self._forecast = ForecastWords(self.board)
        #: The lines of the log that are told, and in which log.
        self._log, self._told = self._view.log, len(self._view.log.lines)
        self._opened = False
        #: The message and the words of each part that were told last.
        self._message: tuple[str, int] = "", 0
        self._said: dict[TablePart, str] = {}
        self._standing = ""
        #: The card that was taken up when this was asked last, and after how many actions.
        self._held: Piece | None = None
        self._actions = 0
        #: The words of a card that the player wants to read.
        self._read: list[str] = []

    # Events

    def opening(self) -> list[str]:
        """Return how everything stands at first, and whose turn it is at every return."""
        if self._opened:
            return [self.board.turn()]
        self._opened = True
        return self.state()

    def news(self) -> Iterator[str]:
        """Yield what has happened since this was asked last."""
        read, self._read = self._read, []
        yield from read
        if self._view.log is not self._log:
            # A play was taken back: the log was written anew up to there.
            self._log, self._told = self._view.log, len(self._view.log.lines)
            yield self.board.text("taken_back")
        settled = self._log.settled if self._view.busy else len(self._log.lines)
        lines, self._told = self._log.lines[self._told : settled], max(settled, self._told)
        yield from (line.text for line in lines)
        yield from self._put_back()
        yield from self._messages()
        yield from self._part_words()

    def _put_back(self) -> Iterator[str]:
        """Tell of a card that was taken up and is in the hand again, without having been played."""
        held, self._held = self._held, self._selection.held
        actions, self._actions = self._actions, len(self._flow.match.history)
        rests = actions == self._actions and held in self._selection.hand
        if held is not None and self._held is None and rests:
            assert held.card is not None
            yield self.board.text("put_back", card=held.card.name)

    def _messages(self) -> Iterator[str]:
        message = self._view.message
        now = message.words, message.count
        logged = [line.text for line in self._log.lines[-1:]]
        if now != self._message and message.words and message.words not in logged:
            yield message.words
        self._message = now
        # A tip takes the prompt's place in the picture, but says something else.
        prompt = self._flow.prompt
        standing = message.standing or (self._services.translate(prompt) if prompt else "")
        if standing != self._standing:
            self._standing = standing
            if standing:
                yield standing

    def _part_words(self) -> Iterator[str]:
        for part in self._parts():
            words = part.spoken
            if words and words != self._said.get(part, ""):
                yield words
            self._said[part] = words

    def read(self) -> None:
        """Have the card that is looked at read in full."""
        selection, edition = self._selection, self._flow.state.edition
        piece = selection.focused or selection.held or selection.hovered
        if piece is not None:
            self._read = self.board.in_full(piece, edition) if piece.turned >= 0.5 else []

    # The focus

    def focus(self) -> Spoken | None:
        """Return what the keys are on: a card that is aimed, or a card, or a creature."""
        selection = self._selection
        held, piece, here = selection.held, selection.focused, self._walk.here
        if held is not None and here is not None and here.name is not here.piece:
            # Tab goes round with a card in hand, too.
            return self._place()
        if held is not None and selection.holds_creature:
            lane = selection.lane or 0
            bridge = self.board.bridge(self._view.table.viewer, lane)
            # In one: where both lanes come to the same, it is said of both.
            value = ". ".join([self.board.text("to_lane", lane=bridge), *self._after(lane)])
            return Spoken(self._taken(held), value=value)
        if held is not None and piece is not None and piece in selection.targets:
            cast = selection.cast_on(piece)
            effect = self._forecast.of_cast(selection.effect(cast)) if cast else ""
            said = ", ".join(filter(None, (self.board.creature(piece), effect)))
            return Spoken(self._taken(held), value=said, thing=piece)
        if piece in selection.hand:
            place = selection.hand.index(piece)
            count = len(selection.hand)
            return Spoken(self.board.hand_card(place), place=(place + 1, count), thing=piece)
        if piece is not None and self.board.place_of(piece) is not None:
            return Spoken(self.board.creature(piece), thing=piece)
        return self._place()

    def _place(self) -> Spoken | None:
        here = self._walk.here
        if here is None:
            return None
        lines = [line for line in here.words.splitlines() if line]
        for number, side in enumerate(self._view.table.sides):
            if here.name is side.stronghold:
                lines.insert(0, self.board.stronghold(number))
        row = self._row_at(here.rect) if here.piece is None else None
        if row is not None:
            lines.insert(0, self.board.bridge(*row))
        words = " ".join(line if line[-1] in ".!?…:" else f"{line}." for line in lines)
        return Spoken(words, thing=here.name, rect=here.rect)

    def _row_at(self, rect: pygame.FRect) -> tuple[int, int] | None:
        layout, sides = self._view.layout, self._view.table.field.sides
        rows = ((side, lane) for side in sides for lane in (TOP, BOTTOM))
        return next((row for row in rows if rect == pygame.FRect(layout.lane(*row))), None)

    def _taken(self, held: Piece) -> str:
        assert held.card is not None
        return self.board.text("taken", card=held.card.name)

    def _after(self, lane: int) -> Sequence[str]:
        play = self._selection.summon_to(lane)
        if play is None or not self._services.settings.forecast:
            return ()
        return self._forecast.of_play(self._flow.forecast, play)

    # The position

    def state(self) -> list[str]:
        """Return the turn, the mana and the strongholds."""
        return [self.board.turn(), self.board.mana(), *self.board.strongholds()]

    def answer(self, name: str) -> Sequence[str] | None:
        """Return the answer to a command about the table, or None."""
        answers: dict[str, Callable[[], list[str]]] = {
            "say_hand": self.board.hand,
            "say_board": self.board.lanes,
            "say_forecast": lambda: self._forecast.of_turn(self._flow.forecast),
        }
        return answers[name]() if name in answers else None

    def silence(self) -> list[str]:
        """Return why a press has done nothing: another is to act."""
        return [] if self._flow.free else [self.board.text("wait")]

    def ways(self) -> list[str]:
        """Return what can be done now: the cards that can be played, and the next step."""
        flow, board = self._flow, self.board
        if waits := self.silence():
            return waits
        kinds = PlayCreature | CastIncantation
        places = sorted({action.place for action in flow.legal if isinstance(action, kinds)})
        told = [self._way(place) for place in places] or [board.text("no_play")]
        if Relieve() in flow.legal:
            partner = flow.state.field.partner(flow.state.active)
            assert partner is not None
            told.append(board.text("relief", name=self._view.names[partner]))
        return [*told, self._next_step(), board.text("asks")]

    def _next_step(self) -> str:
        state = self._flow.state
        if next_attacker(state) is None:
            return self.board.text("end_turn")
        if state.phase == SUMMONING:
            return self._services.translate("match.assault_hint")
        return self.board.text("next_attack")

    def _way(self, place: int) -> str:
        selection, board, translate = self._selection, self.board, self._services.translate
        piece = selection.hand[place]
        card = board.card(piece)
        effects = selection.effects_of(piece)
        if not effects:
            return board.text("way_summon", number=place + 1, card=card)
        told: dict[str, list[str]] = {"destroys": [], "damages": []}
        for target, effect in effects.items():
            if effect.hurts:
                told["destroys" if effect.destroys else "damages"].append(board.brief(target))
        targets = " ".join(
            translate(f"present.cast_{kind}", count=len(names), cards=", ".join(names))
            for kind, names in told.items()
            if names
        )
        return board.text("way_cast", number=place + 1, card=card, targets=targets).strip()
