"""Actions and cards as plain values for JSON, and back. Complaints are ``FieldError``s."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, fields
from typing import Any, Generic, NamedTuple, TypeVar

from game.content import FieldError, checks, read_card
from game.rules import (
    ABILITIES,
    DUEL,
    LANE_NAMES,
    PERFORATION,
    RINGS,
    SPLASH,
    AnyAction,
    Attack,
    BanCard,
    BeginFight,
    BuildDeck,
    Card,
    CastIncantation,
    ChooseDifficulty,
    ChooseOrder,
    Difficulty,
    EndTurn,
    Field,
    Incantation,
    LayHand,
    PickCard,
    PlayCreature,
    Press,
    Relieve,
    RunHordeTurn,
    SwapCards,
    TakeDeck,
    ability_names,
    side_names,
)

from .json_checks import flag, items, keyed, number, one_of, word

T = TypeVar("T")
_NO_ABILITY = "none"


class Part(NamedTuple):
    """One value of what is written: how it is written, and read with the name to complain by."""

    write: Callable[[Any], object]
    read: Callable[[object, str], object]


class Shapes(Generic[T]):
    """Things of some kinds as short lists: a word, and values in the order of the class's fields.

    ``what`` they are is told in complaints.
    """

    def __init__(self, what: str, shapes: Mapping[str, tuple[Callable[..., T], tuple[Part, ...]]]):
        self._what = what
        self._shapes = shapes
        self._words: dict[object, str] = {kind: word for word, (kind, _) in shapes.items()}

    def write(self, thing: T) -> list[object]:
        """Return the list that stands for a thing."""
        word = self._words[type(thing)]
        _, parts = self._shapes[word]
        values = [getattr(thing, each.name) for each in fields(thing)]  # type: ignore[arg-type]
        return [word, *(part.write(value) for part, value in zip(parts, values, strict=True))]

    def read(self, value: object) -> T:
        """Return the thing that a list stands for; raises ``FieldError``."""
        word, *values = items(value, f"the {self._what}") or [""]
        make, parts = self._shapes[one_of(word, f"the {self._what}'s word", self._shapes)]
        if len(values) != len(parts):
            raise FieldError((), f"{word!r} has {len(values)} values", f"it takes {len(parts)}")
        names = [each.name for each in fields(make)]  # type: ignore[arg-type]
        each = zip(parts, values, names, strict=True)
        return make(*[part.read(one, what) for part, one, what in each])


def write_difficulty(difficulty: Difficulty) -> object:
    """Return the settings of a Horde by their names."""
    return asdict(difficulty) | {
        "ability": ability_names(difficulty.ability)[0] if difficulty.ability else _NO_ABILITY
    }


def read_difficulty(value: object, what: str) -> Difficulty:
    """Return the settings that ``write_difficulty`` wrote; raises ``FieldError``."""
    entries = keyed(value, what, [field.name for field in fields(Difficulty)])
    ability = one_of(entries["ability"], "ability", (_NO_ABILITY, *ABILITIES))
    return Difficulty(
        number(entries["variable_mana"], "variable_mana"),
        number(entries["fixed_mana"], "fixed_mana"),
        flag(entries["ai_begins"], "ai_begins"),
        flag(entries["bastion"], "bastion"),
        number(entries["resistance"], "resistance"),
        ABILITIES.get(ability, 0),
    )


def _among(names: tuple[str, ...]) -> Part:
    return Part(lambda index: names[index], lambda v, what: names.index(one_of(v, what, names)))


_NUMBER = Part(int, number)
#: A place that an action may do without: −1 is none.
_TARGET = Part(int, lambda value, what: -1 if value == -1 else number(value, what))
_LANE = _among(LANE_NAMES)
_NUMBERS = Part(list, lambda value, what: tuple(number(n, what) for n in items(value, what)))
_WORDS = Part(list, lambda value, what: tuple(word(w, what) for w in items(value, what)))
_DIFFICULTY = Part(write_difficulty, read_difficulty)


def _actions(side: Part) -> Shapes[AnyAction]:
    """Return every action: its word, its class, and its values; a ``side`` has names of its own."""
    return Shapes(
        "action",
        {
            "play": (PlayCreature, (_NUMBER, _LANE)),
            "cast": (CastIncantation, (_NUMBER, side, _LANE, _NUMBER)),
            "attack": (Attack, ()),
            "order": (ChooseOrder, (_NUMBERS,)),
            "end": (EndTurn, ()),
            "ai": (RunHordeTurn, ()),
            "relieve": (Relieve, ()),
            "press": (Press, (_NUMBER, _TARGET, _TARGET)),
            "swap": (SwapCards, (_NUMBER, _NUMBER)),
            "lay": (LayHand, (_NUMBERS,)),
            "begin": (BeginFight, ()),
            "take": (TakeDeck, (_NUMBER,)),
            "pick": (PickCard, (_NUMBER,)),
            "build": (BuildDeck, (_WORDS,)),
            "ban": (BanCard, (_NUMBER,)),
            "difficulty": (ChooseDifficulty, (_NUMBER, _DIFFICULTY)),
        },
    )


#: The actions of a match by its field, which tells what the sides are called.
_ACTIONS = {field: _actions(_among(side_names(field))) for field in (DUEL, *RINGS.values())}


def write_action(action: AnyAction, field: Field = DUEL) -> list[object]:
    """Return the action as a short list: its word and its values, ``["play", 0, "top"]``.

    The ``field`` is that of its match.
    """
    return _ACTIONS[field].write(action)


def read_action(value: object, field: Field = DUEL) -> AnyAction:
    """Return the action that ``write_action`` wrote; raises ``FieldError``."""
    return _ACTIONS[field].read(value)


def write_card(card: Card) -> dict[str, object]:
    """Return the card's values in the words of ``cards.yaml``."""
    values: dict[str, object] = {"name": card.name, "cost": card.cost}
    if isinstance(card, Incantation):
        effect: dict[str, object] = {"damage": card.damage}
        for name, bit in (("splash", SPLASH), ("perforation", PERFORATION)):
            if card.abilities & bit:
                effect[name] = True
        return values | {"effect": effect}
    values |= {"attack": card.attack, "health": card.health}
    if card.abilities:
        values["abilities"] = ability_names(card.abilities)
    if card.aura:
        values["aura"] = ability_names(card.aura)[0]
    return values


def read_embedded_card(identity: str, value: object) -> Card:
    """Return the card that ``write_card`` wrote; raises ``FieldError``."""
    route = "custom", checks.card_id(identity, ())
    entries = keyed(value, f"the card {identity!r}", ("name",), None)
    name = checks.card_name(entries["name"], (*route, "name"))
    return read_card(identity, name, value, route, named=True)
