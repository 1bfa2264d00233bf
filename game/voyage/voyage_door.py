"""The one door of the voyage's rules: a first position, legal deeds, why not, apply."""

from collections.abc import Iterable
from dataclasses import fields
from hashlib import blake2b

from game.rules import Card

from .chart_drawing import draw_chart
from .choices.choice_options import RELIC
from .choices.taking import prepare
from .company import first_company
from .days import begin_day
from .deeds import Deed
from .doing import do
from .others.allies import first_ally
from .others.persons import second_voyage, settle_persons
from .others.rivals import first_rival
from .sailing import visit
from .scenarios import SQUALLS
from .voyage_book import VoyageBook
from .voyage_events import VoyageEvent
from .voyage_refusals import DeedRefused
from .voyage_state import Voyage, VoyageChoice, VoyageHeader, VoyageStart
from .why_not_deed import why_not

#: Raised whenever the same header and deeds would give another voyage than before.
VOYAGE_VERSION = 1
#: The digest leaves these out: they follow from the header and the files.
_GIVEN = ("book", "kit", "chart")
#: What came with the whole voyage is left out while it is as at the beginning, so that the digests
#: of older voyages still hold.
_LATER = {
    "stone": 0,
    "crystal": 0,
    "built": (),
    "built_today": 0,
    "village_offers": frozenset(),
    "stony": frozenset(),
    "omen_used": False,
    "favour": 0,
    "sunk": frozenset(),
    "found": False,
    "aboard": False,
    "come": False,
    "rival": None,
    "meeting": "",
    "ally": None,
    "helm": "",
    "beside": None,
}


def open_voyage(
    header: VoyageHeader, book: VoyageBook, kit: Iterable[Card]
) -> tuple[Voyage, list[VoyageEvent]]:
    """Return the voyage on its first day and what happened before any deed (R16.4).

    Raises ValueError, in one line, for ids that the book or the kit does not have.
    """
    cards = {card.id: card for card in kit}
    _check(header, book, cards)
    scenario = book.scenarios[header.scenario]
    difficulty = book.difficulties[header.difficulty]
    chart = draw_chart(scenario, header.seed)
    voyage = Voyage(header, book, cards, chart, chart.harbour, chart.harbour)
    voyage.gold = difficulty.gold
    if scenario.buildings:
        voyage.stone, voyage.crystal = difficulty.stone, difficulty.crystal
    voyage.company = first_company(voyage, header.captain)
    if header.start is not None:
        _sail_on(voyage, header.start)
    voyage.ally = first_ally(voyage)
    voyage.shown = frozenset(range(1 + scenario.turned_up))
    voyage.rival = first_rival(header, book, chart)
    gift = (VoyageChoice(RELIC, "gift"),) if difficulty.gift else ()
    beside = second_voyage(voyage)
    if beside is not None:
        beside.choices = gift
        voyage.beside = beside
    events: list[VoyageEvent] = []
    begin_day(voyage, events)
    voyage.choices = gift
    _settle(voyage, events)
    return voyage, events


def apply(voyage: Voyage, deed: Deed) -> tuple[Voyage, list[VoyageEvent]]:
    """Return the voyage after a deed and what happened; raises ``DeedRefused``.

    ``voyage`` itself is left as it is.
    """
    refusal = why_not(voyage, deed)
    if refusal is not None:
        raise DeedRefused(refusal)
    new = voyage.copied()
    if new.beside is not None:
        # A deed may change the other person's voyage as well: also that one is left as it is.
        new.beside = new.beside.copied()
    events: list[VoyageEvent] = []
    do(new, deed, events)
    _settle(new, events)
    return new, events


def voyage_digest(voyage: Voyage) -> str:
    """Return twelve hexadecimal figures that stand for the voyage."""
    parts = []
    for field in fields(voyage):
        value = getattr(voyage, field.name)
        if field.name in _GIVEN or value == _LATER.get(field.name, ...):
            continue
        if isinstance(value, Voyage):
            value = voyage_digest(value)
        elif isinstance(value, dict):
            value = sorted(value.items())
        elif isinstance(value, frozenset):
            value = sorted(value)
        parts.append(f"{field.name}={value!r}")
    header = voyage.header
    set_out = header.squalls, header.start, header.ally, header.against, header.hordes
    if any(set_out):
        parts.append(f"set_out={set_out!r}")
    if voyage.fight is not None and voyage.fight.other:
        parts.append(f"other={voyage.fight.other!r} {voyage.fight.other_named!r}")
    return blake2b("\n".join(parts).encode(), digest_size=6).hexdigest()


def _sail_on(voyage: Voyage, start: VoyageStart) -> None:
    """Take aboard what comes from a voyage before; the captain's own cards fill the company up."""
    known = [member.card for member in start.cards]
    own = [member for member in voyage.company if member.card not in known]
    room = len(voyage.company) - len(known)
    voyage.company = (*start.cards, *own[:room])
    voyage.rank, voyage.relics = start.rank, start.relics


def _check(header: VoyageHeader, book: VoyageBook, cards: dict[str, Card]) -> None:
    known = {
        "scenario": (header.scenario, book.scenarios),
        "difficulty": (header.difficulty, book.difficulties),
        "captain": (header.captain, book.captains),
    }
    for what, (identity, group) in known.items():
        if identity not in group:
            raise ValueError(f"no such {what}: {identity!r}")
    if header.ally and header.ally not in book.captains:
        raise ValueError(f"no such captain: {header.ally!r}")
    if header.against and header.against not in book.captains:
        raise ValueError(f"no such captain: {header.against!r}")
    if header.captain in (header.ally, header.against):
        raise ValueError(f"two captains are two: {header.captain!r} is named twice")
    alone = header.start or header.ally or not book.scenarios[header.scenario].rival
    if header.against and alone:
        raise ValueError("two persons sail against each other in a scenario of two captains alone")
    if header.ally and (header.start or book.scenarios[header.scenario].rival):
        raise ValueError("allies sail neither in a saga nor against a rival captain")
    strange = [squall for squall in header.squalls if squall not in SQUALLS]
    if strange or len(set(header.squalls)) < len(header.squalls):
        raise ValueError(f"no such squalls: {', '.join(header.squalls)!r}")
    if header.start is not None:
        _check_start(header.start, book, cards)
    missing = [card for card in book.captains[header.captain].cards if card not in cards]
    if missing:
        raise ValueError(f"the kit lacks the card {missing[0]!r} of {header.captain!r}")


def _check_start(start: VoyageStart, book: VoyageBook, cards: dict[str, Card]) -> None:
    strange = [member.card for member in start.cards if member.card not in cards]
    strange += [relic for relic in start.relics if relic not in book.relics]
    if strange or start.rank not in book.ranks:
        raise ValueError(f"no such thing sails on: {(strange or [str(start.rank)])[0]!r}")


def _settle(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """Lay the choice that is now to be made; after all choices, visit the field that was won."""
    prepare(voyage, events)
    if not voyage.choices and voyage.visit is not None:
        place, voyage.visit = voyage.visit, None
        visit(voyage, place, events)
        prepare(voyage, events)
    settle_persons(voyage)
