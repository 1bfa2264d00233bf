"""What a rank of the captain brings, beside the rank below it (R16.25, R16.40)."""

from __future__ import annotations

from game.voyage import Voyage

from ...services import Services
from .icon_lines import BODY, IconLine
from .voyage_pictures import CAPTAINS, goods_icon
from .voyage_words import ROMAN, captain_step


def rank_lines(
    services: Services, voyage: Voyage, rank: int, *, yields: bool = True
) -> list[IconLine]:
    """Return a line for each thing that the rank brings; none for a rank that there is not.

    Without ``yields`` nothing is said of the guards that give way from then on.
    """
    ranks = voyage.book.ranks
    if rank not in ranks or rank - 1 not in ranks:
        return []
    now, then = ranks[rank - 1], ranks[rank]
    found: list[tuple[str, str, dict[str, object]]] = []
    if then.hand > now.hand:
        found.append(("hand", goods_icon("company"), {"before": now.hand, "after": then.hand}))
    if then.relic:
        found.append((f"relic_{then.relic}", "icons/plus", {}))
    if then.sails:
        found.append(("sails", goods_icon("sail"), {"count": then.sails}))
    if yields and _is_guarded(voyage, rank - 1):
        found.append(("yields", goods_icon("guard"), {"depth": ROMAN[rank - 1]}))
    lines = [
        IconLine(services.translate(f"voyage.ranks.{key}", **values), BODY, picture)
        for key, picture, values in found
    ]
    if then.step > now.step:
        captain = voyage.header.captain
        words = captain_step(services, captain, then.step)
        lines.insert(0, IconLine(words, BODY, f"{CAPTAINS}/{captain}"))
    return lines


def rank_brings(
    services: Services, voyage: Voyage, rank: int, key: str = "then", *, yields: bool = True
) -> str:
    """Return the same in one line behind the rank; "" for a rank that there is not."""
    lines = rank_lines(services, voyage, rank, yields=yields)
    if not lines:
        return ""
    brings = " ".join(line.words for line in lines)
    return services.translate(f"voyage.ranks.{key}", rank=rank, brings=brings)


def _is_guarded(voyage: Voyage, depth: int) -> bool:
    """Tell whether there are guards of a depth that can give way: no goal does (R16.25)."""
    fields = voyage.chart.fields.values()
    return any(field.depth == depth and not field.goal for field in fields)
