"""Plain values -> the numbers of the voyage (R16): scenarios, captains, relics, omens and the rest.

A group of plain numbers is read by the fields of its class: those without a value of their own must
stand in the file, the others may.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, fields
from functools import partial
from typing import Any, NamedTuple, TypeVar

from game.voyage import (
    FARTHEST,
    HEART,
    HIDDEN,
    NEAREST,
    RELIC_CLASSES,
    RELIC_SIZES,
    RIVAL,
    SHEET_PLACES,
    UNGUARDED,
    Building,
    Captain,
    CaptainStep,
    Depth,
    Naming,
    Omen,
    PlaceNumbers,
    PlayedGuard,
    Relic,
    SagaNumbers,
    SagaStop,
    Scenario,
    ScoreNumbers,
    SheetPlace,
    VoyageBook,
    VoyageDifficulty,
    VoyageGoal,
    VoyageRank,
)

from .change_values import read_changes
from .checks import card_id, each, flag, keyed, mapping, number, one_of
from .errors import FieldError, KeyPath

T = TypeVar("T")

_GROUPS = (
    "scenarios",
    "difficulties",
    "depths",
    "ranks",
    "places",
    "score",
    "captains",
    "relics",
    "omens",
    "proposed",
    "saga",
    "buildings",
    "sheets",
    "played_guards",
)

#: So many fields of a waters are left for places and reefs: one is for the goal, one stays open.
_MOST_PLACES = 5
_RIM = 6
#: The parts of a scenario that are no plain numbers.
_LISTS = ("captains", "omens", "relics", "home", "waters", "goals")
_MORE_LISTS = ("heart", "buildings", "without_packs")
#: Numbers that may be below 0, in these groups.
_LEAST = {"cards": -10, "points": -3, "guard_cards": -10, "sails": -3}
_BELOW = ("difficulties", "omens")
#: How strong a rival captain plays, one for each difficulty (R16.91).
_RIVALS = ("careless", "greedy", "two_turns", "deep")
#: The waters of a flower around its heart, home apart (R16.2).
_FLOWER, _RIVALS_FLOWER = (2, 3), (4, 0)
_MOST = 1_000


class _Known(NamedTuple):
    captains: Collection[str]
    relics: Collection[str]
    omens: Collection[str]
    depths: Collection[int]
    buildings: Collection[str]
    sheets: Mapping[str, tuple[SheetPlace, ...]]


def read_voyage_book(value: object, cards: Collection[str]) -> VoyageBook:
    """Return the numbers that ``voyage.yaml`` holds; ``cards`` are the ids of the kit."""
    entries = keyed(value, (), _GROUPS)

    def by_id(group: str, read: Callable[[str, object, KeyPath], T]) -> Mapping[str, T]:
        return _each_by_id(entries[group], (group,), read)

    relics = by_id("relics", _relic)
    omens = by_id("omens", _omen)
    captains = by_id("captains", partial(_captain, cards=cards))
    depths = {
        place: _numbers(Depth, entry, here)
        for place, entry, here in _from_one(entries["depths"], ("depths",))
    }
    buildings = by_id("buildings", partial(_building, known=mapping(entries["buildings"], ())))
    sheets = _waters(entries["sheets"], ("sheets",), depths)
    known = _Known(captains, relics, omens, depths, buildings, sheets)
    scenarios = by_id("scenarios", partial(_scenario, known=known))
    return VoyageBook(
        scenarios,
        by_id("difficulties", _difficulty),
        captains,
        relics,
        omens,
        depths,
        _ranks(entries["ranks"], ("ranks",)),
        _numbers(PlaceNumbers, entries["places"], ("places",)),
        _score(entries["score"], ("score",)),
        _names(entries["proposed"], ("proposed",), "card", cards),
        _saga(entries["saga"], ("saga",), scenarios),
        buildings,
        {
            depth: _numbers(PlayedGuard, entry, here)
            for depth, entry, here in _from_one(entries["played_guards"], ("played_guards",))
        },
    )


def _each_by_id(
    value: object, route: KeyPath, read: Callable[[str, object, KeyPath], T]
) -> Mapping[str, T]:
    found = {}
    for identity, entry in mapping(value, route).items():
        here = (*route, identity)
        found[card_id(identity, here)] = read(identity, entry, here)
    if not found:
        raise FieldError(route, f"{route[-1]!r} is empty", "write at least one")
    return found


def _numbers(kind: type[T], value: object, route: KeyPath, **given: Any) -> T:
    asked = {
        field.name: field
        for field in fields(kind)  # type: ignore[arg-type]
        if field.name not in given and field.type in (int, bool)
    }
    required = [name for name, field in asked.items() if field.default is MISSING]
    entries = keyed(value, route, required, list(asked))
    values: dict[str, Any] = dict(given)
    for name, entry in entries.items():
        here = (*route, name)
        values[name] = flag(entry, here) if asked[name].type is bool else _number(entry, here, name)
    return kind(**values)


def _number(value: object, route: KeyPath, name: str) -> int:
    least = _LEAST.get(name, 0) if route[0] in _BELOW else 0
    found = number(value, route, least)
    if found > _MOST:
        raise FieldError(route, f"{name!r} is {found}", f"write at most {_MOST}")
    return found


def _rest(value: object, route: KeyPath, own: Collection[str]) -> tuple[dict[str, object], ...]:
    entries = mapping(value, route)
    return (
        {key: entry for key, entry in entries.items() if key in own},
        {key: entry for key, entry in entries.items() if key not in own},
    )


def _from_one(value: object, route: KeyPath) -> list[tuple[int, object, KeyPath]]:
    entries = each(value, route)
    if not entries:
        raise FieldError(route, f"{route[-1]!r} is empty", "write at least one")
    return [(place, entry, here) for place, (entry, here) in enumerate(entries, 1)]


def _ranks(value: object, route: KeyPath) -> Mapping[int, VoyageRank]:
    ranks = {}
    for rank, entry, here in _from_one(value, route):
        own, numbers = _rest(entry, here, ("relic",))
        size = own.get("relic")
        relic = "" if size is None else one_of(size, (*here, "relic"), "size", RELIC_SIZES)
        ranks[rank] = _numbers(VoyageRank, numbers, here, relic=relic)
    return ranks


def _score(value: object, route: KeyPath) -> ScoreNumbers:
    own, numbers = _rest(value, route, ("relics",))
    here = (*route, "relics")
    relics = keyed(own.get("relics"), here, RELIC_SIZES)
    sizes = {size: number(points, (*here, size)) for size, points in relics.items()}
    return _numbers(ScoreNumbers, numbers, route, relics=sizes)


def _names(value: object, route: KeyPath, what: str, known: Collection[str]) -> tuple[str, ...]:
    names: list[str] = []
    for entry, here in each(value, route):
        name = one_of(entry, here, what, known)
        if name in names:
            raise FieldError(here, f"{name!r} stands here twice", "leave one of them out")
        names.append(name)
    return tuple(names)


def _saga(value: object, route: KeyPath, scenarios: Collection[str]) -> SagaNumbers:
    own, numbers = _rest(value, route, ("stops",))
    here = (*route, "stops")
    stops = []
    for _, entry, stop in _from_one(keyed(own, route, ("stops",))["stops"], here):
        lists, figures = _rest(entry, stop, ("scenarios",))
        names = keyed(lists, stop, ("scenarios",))["scenarios"]
        known = _names(names, (*stop, "scenarios"), "scenario", scenarios)
        if not known:
            raise FieldError((*stop, "scenarios"), "'scenarios' is empty", "write at least one")
        stops.append(_numbers(SagaStop, figures, stop, scenarios=known))
    saga = _numbers(SagaNumbers, numbers, route, stops=tuple(stops))
    if saga.voyages < len(stops):
        raise FieldError((*route, "voyages"), "fewer than stops", "write at least as many")
    return saga


def _difficulty(_: str, value: object, route: KeyPath) -> VoyageDifficulty:
    own, numbers = _rest(value, route, ("rival",))
    rival = own.get("rival")
    strength = "" if rival is None else one_of(rival, (*route, "rival"), "strength", _RIVALS)
    return _numbers(VoyageDifficulty, numbers, route, rival=strength)


def _captain(identity: str, value: object, route: KeyPath, cards: Collection[str]) -> Captain:
    entries = keyed(value, route, ("cards", "steps"), ("packs",))
    own = _names(entries["cards"], (*route, "cards"), "card", cards)
    if not 7 <= len(own) <= 8:
        here = (*route, "cards")
        raise FieldError(here, f"a captain with {len(own)} cards", "write 7 or 8 (R16.41)")
    packs = _names(entries.get("packs", []), (*route, "packs"), "card", own)
    steps = tuple(_step(step, here) for step, here in each(entries["steps"], (*route, "steps")))
    if len(steps) != 3:
        raise FieldError((*route, "steps"), f"{len(steps)} steps", "write 3 (R16.41)")
    if steps[0].replaces:
        raise FieldError((*route, "steps", 0), "nothing to replace", "leave 'replaces' out")
    return Captain(identity, own, packs, steps)


def _step(value: object, route: KeyPath) -> CaptainStep:
    own, numbers = _rest(value, route, ("changes", "names"))
    changes, naming = _effects(own, route)
    return _numbers(CaptainStep, numbers, route, changes=changes, named=naming)


def _effects(entries: Mapping[str, object], route: KeyPath) -> tuple[Any, Naming | None]:
    """Return the changes of a fight, and what is named for them (R16.20)."""
    names = entries.get("names")
    naming = None if names is None else Naming(number(names, (*route, "names"), 1))
    here = (*route, "changes")
    return read_changes(entries.get("changes", []), here, named=naming is not None), naming


def _relic(identity: str, value: object, route: KeyPath) -> Relic:
    entries = keyed(value, route, ("class", "size", "changes"), ("names",))
    kind = one_of(entries["class"], (*route, "class"), "class", RELIC_CLASSES)
    size = one_of(entries["size"], (*route, "size"), "size", RELIC_SIZES)
    return Relic(identity, kind, size, *_effects(entries, route))


def _omen(identity: str, value: object, route: KeyPath) -> Omen:
    own, numbers = _rest(value, route, ("changes",))
    changes, _ = _effects(own, route)
    return _numbers(Omen, numbers, route, id=identity, changes=changes)


def _building(identity: str, value: object, route: KeyPath, known: Collection[str]) -> Building:
    own, numbers = _rest(value, route, ("after",))
    after = own.get("after")
    before = "" if after is None else one_of(after, (*route, "after"), "building", known)
    return _numbers(Building, numbers, route, id=identity, after=before)


def _scenario(identity: str, value: object, route: KeyPath, known: _Known) -> Scenario:
    own, numbers = _rest(value, route, (*_LISTS, *_MORE_LISTS))
    entries = {key: [] for key in _MORE_LISTS} | keyed(own, route, _LISTS, _MORE_LISTS)

    def names(key: str, what: str, ids: Collection[str]) -> tuple[str, ...]:
        return _names(entries[key], (*route, key), what, ids)

    here = (*route, "home")
    home = mapping(entries["home"], here).items()
    goals = _each_by_id(entries["goals"], (*route, "goals"), partial(_goal, depths=known.depths))
    scenario = _numbers(
        Scenario,
        numbers,
        route,
        id=identity,
        captains=names("captains", "captain", known.captains),
        omens=names("omens", "omen", known.omens),
        relics=names("relics", "relic", known.relics),
        home=tuple([_place({place: depth}, here, known.depths) for place, depth in home]),
        waters=_waters_of(entries["waters"], (*route, "waters"), known),
        goals=tuple(goals.values()),
        heart=_sheet(entries["heart"], (*route, "heart"), known.depths),
        buildings=names("buildings", "building", known.buildings),
        without_packs=names("without_packs", "captain", known.captains),
    )
    _check_scenario(scenario, route)
    return scenario


def _goal(identity: str, value: object, route: KeyPath, depths: Collection[int]) -> VoyageGoal:
    own, numbers = _rest(value, route, ("lies",))
    lies = keyed(own, route, ("lies",))["lies"]
    where = one_of(lies, (*route, "lies"), "place", (NEAREST, FARTHEST, HEART, HIDDEN, RIVAL))
    goal = _numbers(VoyageGoal, numbers, route, id=identity, lies=where)
    _check_depth(goal.depth, (*route, "depth"), depths)
    return goal


def _waters(
    value: object, route: KeyPath, depths: Collection[int]
) -> Mapping[str, tuple[SheetPlace, ...]]:
    def read(_: str, entry: object, here: KeyPath) -> tuple[SheetPlace, ...]:
        return _sheet(entry, here, depths)

    return _each_by_id(value, route, read)


def _waters_of(
    value: object, route: KeyPath, known: _Known
) -> Mapping[str, tuple[SheetPlace, ...]]:
    """Return the waters of a scenario: its own, or some of the book's sheets by their names."""
    if isinstance(value, list):
        return {name: known.sheets[name] for name in _names(value, route, "sheet", known.sheets)}
    return _waters(value, route, known.depths)


def _sheet(value: object, route: KeyPath, depths: Collection[int]) -> tuple[SheetPlace, ...]:
    return tuple([_place(place, inside, depths) for place, inside in each(value, route)])


def _place(value: object, route: KeyPath, depths: Collection[int]) -> SheetPlace:
    entries = mapping(value, route)
    if len(entries) != 1:
        raise FieldError(route, f"{len(entries)} places in one", "write {place: depth}")
    place, depth = next(iter(entries.items()))
    here = (*route, place)
    one_of(place, here, "place", SHEET_PLACES)
    guarded = place not in UNGUARDED
    return SheetPlace(
        place,
        _check_depth(number(depth, here), here, depths) if guarded else number(depth, here, 0),
    )


def _check_depth(depth: int, route: KeyPath, depths: Collection[int]) -> int:
    if depth not in depths:
        raise FieldError(route, f"no such depth: {depth}", f"write {min(depths)} to {max(depths)}")
    return depth


def _check_scenario(scenario: Scenario, route: KeyPath) -> None:
    """Complain of numbers that leave no room on the chart (R16.2)."""
    if not 1 <= len(scenario.goals) <= 2:
        raise FieldError((*route, "goals"), f"{len(scenario.goals)} goals", "write 1 or 2")
    if scenario.heart:
        near, far = _RIVALS_FLOWER if scenario.rival else _FLOWER
        if (scenario.near, scenario.far) != (near, far):
            hint = f"write near: {near} and far: {far} (R16.2)"
            raise FieldError(route, "a flower of other waters", hint)
    elif len(scenario.waters) < len(scenario.goals):
        raise FieldError((*route, "waters"), "too few waters", "write one for each goal")
    most = _MOST_PLACES - scenario.reefs
    for name, places in scenario.waters.items():
        if len(places) > most:
            here = (*route, "waters", name)
            raise FieldError(here, f"{len(places)} places", f"write at most {most}")
    if scenario.home_places > min(len(scenario.home), _RIM):
        here = (*route, "home_places")
        raise FieldError(here, "more than 'home' has", "write at most as many")
    if not scenario.days:
        raise FieldError((*route, "days"), "'days' is 0", "write 1 or more")
