"""The table in words: cards, creatures, mana, strongholds, and what the assault would do."""

from collections.abc import Callable, Iterator

from game.board import (
    CastEffect,
    Forecast,
    Piece,
    Play,
    PositionForecast,
    Table,
    bridge_name,
    present_state,
)
from game.content import You
from game.rules import BOTTOM, LANE_NAMES, PHASE_NAMES, TOP, UNDECIDED, Place, Refusal, State

from ...common import card_explained, card_name
from ..table_part import TableTools


class BoardWords:
    """Says what lies on the table that ``view`` shows; all as far as the player may see it."""

    def __init__(self, tools: TableTools) -> None:
        self._services, self._view, self._selection = tools.services, tools.view, tools.selection

    def text(self, key: str, **values: object) -> str:
        """Return the text of ``key`` below ``voice.match``."""
        return self._services.translate(f"voice.match.{key}", **values)

    def bridge(self, side: int, lane: int) -> str:
        """Return the name of the bridge at the end of a lane of ``side``."""
        view, strings = self._view, self._services.content.strings
        field, viewer = view.table.field, view.table.viewer
        return bridge_name(strings, view.names, field, viewer, (side, lane))

    def called(self, side: int) -> str:
        """Return what a player is called: who plays alone is "you", a captain, too."""
        name = self._view.names[side]
        return You(self._services.translate("match.you")) if isinstance(name, You) else name

    # One piece

    def card(self, piece: Piece) -> str:
        """Return the name and the numbers of a card, or what is to be said of one face down."""
        if piece.card is None or piece.turned < 0.5:
            return self.text("face_down")
        return card_name(self._services.content.strings, piece.card)

    def hand_card(self, place: int) -> str:
        """Return what a card of the own hand is, and whether it can be played."""
        return f"{self.card(self._selection.hand[place])}. {self.playable(place)}"

    def playable(self, place: int) -> str:
        """Return whether the card at a place of the own hand can be played now."""
        selection = self._selection
        if place >= self._view.table.reach:
            return self.text("far")
        if not selection.mine:
            return self.text("reach", number=place + 1)
        refusal = selection.refusal(place)
        return self.text("playable", number=place + 1) if refusal is None else self.refused(refusal)

    def refused(self, refusal: Refusal) -> str:
        """Return why a play is refused."""
        return self._services.translate(f"refusals.{refusal.code}", **dict(refusal.values))

    def place_of(self, piece: Piece) -> tuple[int, int, int] | None:
        """Return side, lane and position of a creature in play, or None."""
        for number, side in enumerate(self._view.table.sides):
            for lane, row in enumerate(side.lanes):
                if piece in row:
                    return number, lane, row.index(piece)
        return None

    def creature(self, piece: Piece) -> str:
        """Return a creature in play: its numbers now, whose it is and where it stands."""
        found = self.place_of(piece)
        if found is None:
            return self.card(piece)
        return ", ".join((self.strength(piece), self.owner(found[0]), self._where(*found)))

    def brief(self, piece: Piece) -> str:
        """Return the name of a creature in play, and whose it is."""
        found = self.place_of(piece)
        name = piece.card.name if piece.card is not None else ""
        return name if found is None else f"{name} ({self.owner(found[0])})"

    def strength(self, piece: Piece) -> str:
        """Return the name of a creature in play, its numbers and abilities of now."""
        translate, face = self._services.translate, self._view.table.faces()[piece]
        strength = translate("voice.card.strength", attack=face.attack, health=face.health)
        parts = [face.name, strength]
        for icon in face.icons:
            if not icon.spent:
                name = translate(f"abilities.{icon.name}.name")
                parts.append(self.text("aura", ability=name) if icon.aura else name)
        if face.resting:
            parts.append(self.text("resting"))
        return ", ".join(parts)

    def owner(self, side: int) -> str:
        """Return whose something is."""
        if side == self._view.table.viewer:
            return self.text("yours")
        return self.text("theirs", name=self._view.names[side])

    def _where(self, side: int, lane: int, position: int) -> str:
        translate, number = self._services.translate, position + 1
        where = "behind" if position else "front"
        if f"hint.places.{number}" in self._services.content.strings:
            where = str(number)
        return translate(f"hint.places.{where}", lane=self.bridge(side, lane), number=number)

    def in_full(self, piece: Piece, edition: int) -> list[str]:
        """Return all that is printed on a card, and the state of a creature in play."""
        if piece.card is None:
            return []
        strings = self._services.content.strings
        told = card_explained(strings, piece.card, edition)
        found = self.place_of(piece)
        if found is not None:
            number, lane, position = found
            side = self._view.table.sides[number].as_rules()
            told[0] = self.creature(piece)
            told += [each.text for each in present_state(strings, side, lane, position)]
        return told

    # Many of them

    def hand(self) -> list[str]:
        """Return the own hand from left to right, with the stronghold at its place."""
        table, selection = self._view.table, self._selection
        if table.concealed:
            return [self.text("concealed")]
        told = []
        for place, piece in enumerate(table.sides[table.viewer].hand):
            playable = selection.mine and selection.refusal(place) is None
            key = "far" if place >= table.reach else "now" if playable else "not_now"
            card = f"{self.card(piece)}, {self.text(key)}"
            told.append(self.text("numbered", number=place + 1, card=card))
        stronghold = self.text("stands_here", stronghold=self.stronghold_name(table.viewer))
        told.insert(table.sides[table.viewer].place, stronghold)
        return [self.text("hand"), *told]

    def stronghold_name(self, side: int) -> str:
        """Return what the stronghold of a side is now."""
        which = "fort" if self._view.table.sides[side].fort else "bastion"
        return self._services.translate(f"card_types.{which}")

    def strongholds(self) -> Iterator[str]:
        """Yield the strongholds with their lives, the own first; in a ring, with their seats."""
        table = self._view.table
        for number in sorted(table.field.sides, key=lambda side: side != table.viewer):
            yield ", ".join((self.stronghold(number), *seat_told(table, number, self.text)))

    def stronghold(self, number: int) -> str:
        """Return the stronghold of a side with its life, and the cards in its hand."""
        side = self._view.table.sides[number]
        key = "stronghold_deck" if side.horde else "stronghold"
        name, stronghold = self.called(number), self.stronghold_name(number)
        return self.text(
            key, name=name, stronghold=stronghold, life=side.life, cards=len(side.hand)
        )

    def lanes(self) -> list[str]:
        """Return who stands in the lanes, the own row first, and at the bridges of others."""
        table, told = self._view.table, []
        field, viewer = table.field, table.viewer
        own = [((viewer, lane), field.across[viewer][lane]) for lane in (TOP, BOTTOM)]
        for one, other in (*own, *bridges_beyond(table)):
            ends = {"first": self._row(*one), "second": self._row(*other)}
            told.append(self.text("lane", lane=self.bridge(*one), **ends))
        return told

    def _row(self, side: int, lane: int) -> str:
        row = self._view.table.sides[side].lanes[lane]
        who = self.text("own_row") if side == self._view.table.viewer else self._view.names[side]
        if not row:
            return self.text("empty_row", who=who)
        said = "; ".join(self.strength(piece) for piece in row)
        return self.text("row", who=who, creatures=said)

    def mana(self) -> str:
        """Return the mana of the turn that is left."""
        table = self._view.table
        return self.text("mana", left=table.left, total=table.mana_total)

    def turn(self) -> str:
        """Return the number of the turn, whose it is, and its phase."""
        view, translate = self._view, self._services.translate
        phase = translate(f"phases.{PHASE_NAMES[view.table.phase]}")
        turn = translate("match.turn", turn=view.table.turn)
        return f"{turn}. {view.hud.turn_words(view.table.active)}. {phase}."


def seat_told(table: Table, side: int, text: Callable[..., str]) -> Iterator[str]:
    """Yield what is to be said of a seat of a ring; nothing in a duel.

    It is where it sits as the viewer sees it, when its turn comes, and its spoils (R13.2, R15.2).
    """
    field, viewer = table.field, table.viewer
    if not field.is_ring:
        return
    if field.partner(viewer) == side:
        yield text("seat_partner")
    elif side != viewer:
        lane = next((lane for lane in (TOP, BOTTOM) if field.across[viewer][lane][0] == side), None)
        yield text("seat_far" if lane is None else f"seat_{LANE_NAMES[lane]}")
    turns = (side - table.active) % len(field.sides)
    if turns < 2:
        yield text("seat_next" if turns else "seat_now")
    else:
        yield text("seat_later", count=turns)
    if field.spoils:
        yield text("seat_spoils", count=table.spoils[side])


def bridges_beyond(table: Table) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Yield both rows, each as side and lane, of the bridges that the viewer does not share."""
    for side in table.field.sides:
        other = table.field.across[side][TOP]
        if table.field.is_ring and table.viewer not in (side, other[0]):
            yield (side, TOP), other


class ForecastWords:
    """Says what would follow from a position, by its forecast."""

    def __init__(self, board: BoardWords) -> None:
        self._board = board

    def of_turn(self, forecast: PositionForecast) -> list[str]:
        """Return what the attacks of this turn do, and those of each opponent's next turn."""
        state, text = forecast.state, self._board.text
        if forecast.wins:
            # The match ends in this turn: there is no next one.
            return [text("assault_now"), *self._outcomes(state, forecast.ask())]
        told = [text("assault_now"), *self._outcomes_or_nothing(state, forecast.ask())]
        side = state.active
        for ahead in range(1, len(state.sides)):
            side = state.field.next_side[side]
            if side in state.field.foes[state.active]:
                told.append(text("assault_next", name=self._board.called(side)))
                told += self._outcomes_or_nothing(state, forecast.ask(ahead=ahead))
        return told

    def _outcomes_or_nothing(self, state: State, forecast: Forecast) -> list[str]:
        return [*self._outcomes(state, forecast)] or [self._board.text("nothing_changes")]

    def of_play(self, forecast: PositionForecast, play: Play) -> list[str]:
        """Return what the attacks of this turn do after a play."""
        told = self._outcomes_or_nothing(forecast.state, forecast.ask((play,)))
        return [f"{each[:1].upper()}{each[1:]}" for each in told]

    def of_cast(self, effect: CastEffect) -> str:
        """Return what an incantation does to its target."""
        if effect.destroys:
            return self._board.text("cast_destroys")
        return self._board.text("cast_damages" if effect.hurts else "cast_nothing")

    def _outcomes(self, state: State, forecast: Forecast) -> Iterator[str]:
        text = self._board.text
        falls, hurt = [], []
        for place, outcome in sorted(forecast.creature_outcomes.items()):
            name = self._name(state, place)
            if name and outcome.falls:
                falls.append(name)
            elif name and outcome.health < outcome.before and not outcome.gone:
                hurt.append(text("health_left", card=name, health=outcome.health))
        if falls:
            yield text("fall", cards=", ".join(falls))
        if hurt:
            yield text("hurt", cards=", ".join(hurt))
        for number, stands in enumerate(forecast.stronghold_outcomes):
            name, lost = self._board.called(number), forecast.hits(number)
            if lost and stands.fort_falls:
                yield text("fort_falls", name=name)
            elif lost and stands.bastion_falls:
                yield text("bastion_falls", name=name, damage=lost)
            elif lost:
                # The cards that come home are told, so that the sum holds (R4.5).
                side, values = state.sides[number], {"damage": lost, "life": stands.life}
                home = 0 if side.horde else stands.life - (side.stronghold_life - lost)
                key = "stronghold_hit_home" if home > 0 else "stronghold_hit"
                yield text(key, name=name, count=home, **values)
        for number in sorted(forecast.choosers) if forecast.winner == UNDECIDED else ():
            yield text("order", name=self._board.called(number))

    def _name(self, state: State, place: Place) -> str:
        side, lane, position = place
        row = state.sides[side].lanes[lane]
        if position >= len(row):
            return ""
        return f"{row[position].card.name} ({self._board.owner(side)})"
