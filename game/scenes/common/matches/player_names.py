"""The names of a match's players on the screen, and the ranks of computers."""

from collections.abc import Sequence

from game.content import You
from game.kit import writable
from game.play import Seat
from game.rules import NOBODY, RIGHT, SIDE_NAMES

from ...services import Services

#: The ends of the keys of default names, by seat.
_ENDS = (*SIDE_NAMES, "third", "fourth")
#: The ends of the keys of the Horde's names, by how many sit at the table and by seat (R13.20).
_HORDES = {(2, 1): "ai", (4, 1): "wing_north", (4, 3): "wing_south"}


def default_names(services: Services, seats: Sequence[Seat]) -> tuple[str, ...]:
    """Return what people are called in each seat until they say so: ``You`` who is alone."""
    from game.play import only_person  # noqa: PLC0415

    you = only_person(seats)
    return tuple(
        services.translate("match.you" if side == you else f"start.player_{_ENDS[side]}")
        for side in range(len(seats))
    )


def own_portrait(services: Services) -> str:
    """Return the portrait of whoever plays on this computer."""
    from game.play import PORTRAITS  # noqa: PLC0415

    return next(filter(None, services.settings.portraits), PORTRAITS[0])


def player_names(
    services: Services, seats: Sequence[Seat], *, shared: bool = False
) -> tuple[str, ...]:
    """Return the names the players of a match go by, in the order of the seats.

    Who plays alone is ``You``, whatever name they have given; in texts that are ``shared`` with
    others they go by that name. The one computer at a table has the same name at either side. In a
    fight of a voyage captain and guard go by their own; sentences about one's captain are about
    ``You``. At a table of three or four there is room for one word of a character's name.
    """
    you = NOBODY if shared else side_called_you(seats)
    return tuple(
        You(_figure_name(services, seat) or services.translate("match.you"))
        if side == you
        else _figure_name(services, seat)
        or character_name(services, seat, short=len(seats) > 2)
        # A record may have been played, or written, where there are other letters.
        or writable(seat.name).strip()
        or _default_name(services, side, seats)
        for side, seat in enumerate(seats)
    )


def _figure_name(services: Services, seat: Seat) -> str:
    """Return the name of a captain or a guard; "" for nobody, or one of a later game."""
    kind, _, identity = seat.figure.partition("/")
    key = f"voyage.{kind}.{identity}.{'guard' if kind == 'kinds' else 'name'}"
    return services.translate(key) if key in services.content.strings else ""


def character_name(services: Services, seat: Seat, *, short: bool = False) -> str:
    """Return the name of the character that a computer plays as, or one word of it, or ""."""
    from game.play import number_of  # noqa: PLC0415

    known = number_of(seat) > 0
    key = "short" if short else "name"
    return services.translate(f"characters.{seat.character}.{key}") if known else ""


def side_called_you(seats: Sequence[Seat]) -> int:
    """Return the side of the one person who plays, or NOBODY."""
    from game.play import only_person  # noqa: PLC0415

    side = only_person(seats)
    return NOBODY if side is None else side


def with_level(services: Services, name: str, number: int) -> str:
    """Return the name of a character with its number, as it stands everywhere."""
    level = services.translate("strengths.level", n=number)
    return services.translate("strengths.of", name=name, strength=level)


def person_of(services: Services, strength: str, *, short: bool = False) -> str:
    """Return the name, or one word of it, with its number, of who plays with a strength."""
    from game.play import CHARACTERS, STRENGTHS  # noqa: PLC0415

    place = STRENGTHS.index(strength)
    key = "short" if short else "name"
    name = services.translate(f"characters.{CHARACTERS[place]}.{key}")
    return with_level(services, name, place + 1)


def ranks(services: Services, seats: Sequence[Seat], *, steps: bool = False) -> tuple[str, ...]:
    """Return what the computers' strengths in a match are called, "" for everybody else.

    ``steps`` adds how far up the ladder each of them is; that is all that is said of a character,
    whose number stands with its name.
    """
    from game.play import STRENGTHS, number_of, strength_of  # noqa: PLC0415

    def rank(seat: Seat) -> str:
        strength = strength_of(seat)
        if number_of(seat):
            return services.translate("strengths.level", n=number_of(seat)) if steps else ""
        # A record of a later release may name another.
        if strength not in STRENGTHS:
            return ""
        name = services.translate(f"strengths.{strength}.name")
        if not steps:
            return name
        number, count = STRENGTHS.index(strength) + 1, len(STRENGTHS)
        return services.translate("strengths.rank", name=name, n=number, of=count)

    return tuple(map(rank, seats))


def ranked_names(services: Services, seats: Sequence[Seat]) -> tuple[str, ...]:
    """Return the names of a match's players, the computers' with their strengths."""
    return tuple(
        services.translate("strengths.of", name=name, strength=rank) if rank else name
        for name, rank in zip(
            player_names(services, seats), ranks(services, seats, steps=True), strict=True
        )
    )


def numbered_names(
    services: Services, seats: Sequence[Seat], *, shared: bool = False
) -> tuple[str, ...]:
    """Return the names of a match's players, those of characters with their numbers."""
    from game.play import number_of  # noqa: PLC0415

    return tuple(
        with_level(services, name, number_of(seat)) if number_of(seat) else name
        for name, seat in zip(player_names(services, seats, shared=shared), seats, strict=True)
    )


def _default_name(services: Services, side: int, seats: Sequence[Seat]) -> str:
    if seats[side].is_horde:
        return services.translate(f"sides.{_HORDES[len(seats), side]}")
    if seats[side].is_computer:
        two = len(seats) == len(SIDE_NAMES)
        only = two and not all(seat.is_computer for seat in seats)
        return services.translate(f"start.computer_{_ENDS[RIGHT if only else side]}")
    if side_called_you(seats) == side:
        return services.translate("start.player")
    return services.translate(f"start.player_{_ENDS[side]}")
