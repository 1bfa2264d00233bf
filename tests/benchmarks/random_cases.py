"""Random cases of the usual size: own cards, duel and solo, moves that can be made.

``python -m tests.benchmarks.random_cases COUNT [SEED]`` prints a case file.
"""

import sys
from collections.abc import Iterator
from random import Random

from game.cases import parse_cases
from game.cases.moves import read_move
from game.content import load_cards
from game.rules import (
    ABILITIES,
    LANE_NAMES,
    SIDE_NAMES,
    Attack,
    Card,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    Event,
    MatchAction,
    PlayCreature,
    RunHordeTurn,
    State,
    match_actions,
    step,
    why_not,
)

_OWN = ("Axe", "Wall", "Bolt", "Chief", "Wisp")
_KIT = load_cards()
_KIT_NAMES = tuple(card.name for card in _KIT.values())
_ABILITIES = tuple(ABILITIES)
_BARE = {Attack: "attack", EndTurn: "end", RunHordeTurn: "ai"}
_REFUSED_SHARE = 0.1


def random_cases(seed: int, count: int) -> Iterator[str]:
    """Yield ``count`` YAML documents, always the same ones for a seed."""
    rng = Random(seed)
    for number in range(count):
        lines = _position(rng, number)
        moves, last = _moves(rng, "\n".join(lines))
        lines += ["moves:", *(f"- {move}" for move in moves)] if moves else ["moves: []"]
        lines.append(f"then: {{refused: {str(last).lower()}}}")
        yield "\n".join(lines) + "\n"


def _position(rng: Random, number: int) -> list[str]:
    own = rng.sample(_OWN, rng.randint(1, 4))
    incantations = [name for name in own if rng.random() < 0.3]
    lines = [f"name: random case {number}", "rules: [R3.2, R5.2]", "cards:"]
    for name in own:
        card = _incantation(rng) if name in incantations else _creature(rng)
        lines.append(f"  {name}: {card}")
    creatures = [name for name in own if name not in incantations]
    creatures += [card for card in _KIT_NAMES[:27] if rng.random() < 0.2] or ["Troll"]
    hands = [*creatures, *incantations, rng.choice(_KIT_NAMES[27:])]
    lines.append("match:")
    if rng.random() < 0.2:
        lines.append("  edition: later")
    if rng.random() < 0.5:
        lines.append(f"  mana: {rng.randint(0, 12)}")
    solo = rng.random() < 0.3
    for side in SIDE_NAMES:
        lines.append(f"  {side}:")
        if solo and side == "right":
            lines.append(f"    ai: {_horde(rng, hands)}")
        else:
            lines.append(f"    hand: [{', '.join(_hand(rng, hands))}]")
        lines += [f"    {lane}: [{_row(rng, creatures)}]" for lane in LANE_NAMES]
    return lines


def _creature(rng: Random) -> str:
    text = f"cost: {rng.randint(0, 6)}, attack: {rng.randint(0, 6)}, health: {rng.randint(1, 6)}"
    abilities = rng.sample(_ABILITIES, rng.choice((0, 0, 1, 1, 2, 3)))
    text += f", abilities: [{', '.join(abilities)}]" if abilities else ""
    text += f", aura: {rng.choice(_ABILITIES)}" if rng.random() < 0.2 else ""
    return f"{{{text}}}"


def _incantation(rng: Random) -> str:
    extra = ", splash: true" * (rng.random() < 0.4) + ", perforation: true" * (rng.random() < 0.4)
    return f"{{cost: {rng.randint(1, 4)}, effect: {{damage: {rng.randint(0, 6)}{extra}}}}}"


def _hand(rng: Random, names: list[str]) -> list[str]:
    hand = rng.choices(names, k=rng.randint(1, 8))
    hand.insert(rng.randint(0, len(hand) - 1), rng.choice(("Bastion", "Fort")))
    return hand


def _row(rng: Random, names: list[str]) -> str:
    row = rng.choices(names, k=rng.choice((0, 0, 1, 1, 2, 3, 4)))
    marks = ("{{card: {}, summoned: true}}", "{{card: {}, damage: 0}}", "{}", "{}", "{}", "{}")
    return ", ".join(rng.choice(marks).format(name) for name in row)


def _horde(rng: Random, names: list[str]) -> str:
    deck = ", ".join(rng.choices(names, k=rng.randint(1, 16)))
    discard = ", ".join(rng.choices(names, k=rng.randint(0, 6)))
    text = f"deck: [{deck}], discard: [{discard}], stronghold: {rng.choice(('Bastion', 'Fort'))}"
    text += f", fixed_mana: {rng.randint(6, 10)}, variable_mana: {rng.randint(1, 2)}"
    if rng.random() < 0.3:
        text += f", resistance: 1, ability: {rng.choice(_ABILITIES)}"
    return f"{{{text}}}"


def _moves(rng: Random, text: str) -> tuple[list[str], bool]:
    """Return moves that can be made one after the other, and whether the last is refused."""
    case = next(parse_cases(text, "random", _KIT))
    state, events, moves = case.state, list[Event](), list[str]()
    names = {card.name: card for card in (*_KIT.values(), *_cards_of(state))}
    for _ in range(rng.randint(1, 6)):
        actions = match_actions(state)
        if not actions:
            break
        words = _words(state, rng.choice(actions))
        action = read_move(words, names, ())(state)
        assert why_not(state, action) is None
        step(state, action, events)
        moves.append(words)
    if rng.random() < _REFUSED_SHARE:
        return [*moves, "play Bastion top"], True
    return moves, False


def _cards_of(state: State) -> Iterator[Card]:
    for side in state.sides:
        yield from side.hand
        yield from (unit.card for row in side.lanes for unit in row)
        if side.horde is not None:
            yield from (*side.horde.deck, *side.horde.discard)


def _words(state: State, action: MatchAction) -> str:
    if isinstance(action, PlayCreature | CastIncantation):
        name = state.sides[state.active].hand[action.place].name
        if isinstance(action, PlayCreature):
            return f"play {name} {LANE_NAMES[action.lane]}"
        side, lane = SIDE_NAMES[action.side], LANE_NAMES[action.lane]
        return f"play {name} {side} {lane} {action.position}"
    if isinstance(action, ChooseOrder):
        return f"order {' '.join(state.pending[index].name for index in action.order)}"
    return _BARE[type(action)]


def main(arguments: list[str]) -> None:
    """Print a case file of so many cases."""
    count, seed = int(arguments[0]), int(arguments[1]) if len(arguments) > 1 else 1
    print("---\n".join(random_cases(seed, count)), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
