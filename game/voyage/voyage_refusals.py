"""Why a deed is refused: its codes, each with the rule behind it."""

from __future__ import annotations

from dataclasses import dataclass

#: The rule behind every code; its words are ``voyage.refusals.<code>`` in the strings.
VOYAGE_REFUSALS: dict[str, str] = {
    "voyage_over": "R16.82",
    "choose_first": "R16.26",
    "nothing_to_choose": "R16.26",
    "no_such_option": "R16.26",
    "fight_first": "R16.20",
    "no_fight": "R16.20",
    "no_such_outcome": "R16.27",
    "before_guard": "R16.15",
    "not_before_guard": "R16.15",
    "attacked": "R16.91",
    "no_ally": "R16.94",
    "both_hands": "R16.94",
    "no_such_field": "R16.13",
    "hidden_field": "R16.13",
    "reef": "R16.13",
    "already_there": "R16.13",
    "no_way": "R16.15",
    "too_far": "R16.13",
    "no_sails": "R16.13",
    "nothing_to_challenge": "R16.25",
    "no_such_waters": "R16.13",
    "turned_up_already": "R16.13",
    "waters_far": "R16.13",
    "nothing_to_visit": "R16.13",
    "not_offered": "R16.32",
    "company_full": "R16.30",
    "goods_short": "R16.33",
    "not_in_company": "R16.30",
    "pack_already": "R16.31",
    "company_small": "R16.30",
    "no_building_here": "R16.60",
    "built_already": "R16.60",
    "needs_building": "R16.34",
    "needs_yard": "R16.35",
    "not_built": "R16.60",
    "built_today": "R16.14",
    "sunk_field": "R16.81",
    "no_goal_here": "R16.81",
    "no_pilots": "R16.81",
    "hand_size": "R16.20",
    "hand_doubles": "R16.20",
    "hand_foreign": "R16.20",
    "name_missing": "R16.20",
    "name_wrong": "R16.20",
}


@dataclass(frozen=True, slots=True)
class VoyageRefusal:
    """Why a deed is refused: a code of ``VOYAGE_REFUSALS``, its rule, and values for its words."""

    code: str
    rule: str
    values: tuple[tuple[str, int | str], ...] = ()


class DeedRefused(ValueError):
    """Raised by ``apply`` for a deed that is not legal."""

    def __init__(self, refusal: VoyageRefusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.rule})")
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[DeedRefused], tuple[VoyageRefusal]]:
        """Return how ``pickle`` makes it anew: of its message alone it cannot be made."""
        return DeedRefused, (self.refusal,)


def refuse_deed(code: str, **values: int | str) -> VoyageRefusal:
    """Return the refusal of this code."""
    return VoyageRefusal(code, VOYAGE_REFUSALS[code], tuple(values.items()))
