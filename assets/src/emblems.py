"""What is struck on the medals: of achievements by their ids, of leagues, of how a match ends."""

from typing import NamedTuple

#: The emblem of what is a secret, which is only ever a mould.
HIDDEN = "hidden"


class Motif(NamedTuple):
    """An icon's outlines: where their middle is on the field, and how large they are."""

    name: str
    x: float = 0.0
    y: float = 0.0
    size: float = 0.58
    mirrored: bool = False


class Emblem(NamedTuple):
    """What is struck on a medal: its motifs, and an ornament; with "stars", how many."""

    metal: str
    ornament: str
    motifs: tuple[Motif, ...]
    stars: int = 0


def _one(metal: str, ornament: str, name: str, stars: int = 0, size: float = 0.58) -> Emblem:
    lift = -4.0 if stars or ornament == "waves" else 0.0
    return Emblem(metal, ornament, (Motif(name, 0.0, lift, size),), stars)


def _pair(metal: str, ornament: str, left: str, right: str, *, mirrored: bool = False) -> Emblem:
    both = Motif(left, -11.0, 0.0, 0.4), Motif(right, 11.0, 0.0, 0.4, mirrored)
    return Emblem(metal, ornament, both)


def _three(metal: str, ornament: str, name: str, size: float = 0.32) -> Emblem:
    spots = ((-14.0, 7.0), (14.0, 7.0), (0.0, -12.0))
    return Emblem(metal, ornament, tuple(Motif(name, x, y, size) for x, y in spots))


EMBLEMS = {
    "pupil": _one("bronze", "rays", "book"),
    "three_keys": _one("bronze", "", "puzzles", stars=3),
    "first_win": _one("bronze", "laurel", "star"),
    "forms": _one("bronze", "rays", "pile"),
    "printed": _one("silver", "", "cards", stars=4),
    "both_games": _pair("silver", "rays", "sword", "sword", mirrored=True),
    "horde": _one("bronze", "rays", "horn"),
    "voyage": _one("gold", "", "island", stars=5),
    "whole_grade": _one("gold", "laurel", "puzzles", size=0.46),
    "planner": _one("bronze", "", "flag", stars=1),
    "tactician": _one("silver", "", "flag", stars=2),
    "strategist": _one("gold", "", "flag", stars=3),
    "master": _one("gold", "laurel", "crown"),
    "ladder": _one("gold", "rays", "rungs"),
    "cup_won": _one("gold", "laurel", "cup", size=0.46),
    "cup_clean": _one("gold", "rays", "cup"),
    "own_head": _one("silver", "rays", "helm"),
    "unscathed": _one("silver", "laurel", "health", size=0.48),
    "untouched": _one("gold", "laurel", "tower", size=0.48),
    "turned": _pair("silver", "rays", "tower", "again"),
    "last_notch": _one("silver", "rays", "hourglass"),
    "swift": _one("silver", "rays", "run"),
    "thrift": _one("silver", "laurel", "cost", size=0.48),
    "three_fall": _three("bronze", "rays", "attack"),
    "double_spell": _one("bronze", "", "scroll", stars=2),
    "three_blows": _one("bronze", "", "duel", stars=3),
    "full_board": _three("silver", "rays", "cards", 0.36),
    "peace": _one("bronze", "laurel", "duel", size=0.46),
    "patience": _one("gold", "laurel", "hourglass", size=0.46),
    "team": _one("bronze", "laurel", "team_a", size=0.48),
    "lifeline": _one("silver", "rays", "relief"),
    "plunder": _one("silver", "rays", "spoil"),
    "both_hands": _one("silver", "laurel", "team_b", size=0.48),
    "both_wings": _pair("gold", "rays", "wing", "wing", mirrored=True),
    "ring_round": _one("gold", "", "ring", stars=4),
    "sea_legs": _one("bronze", "waves", "ship"),
    "steady_hand": _one("silver", "waves", "helm", size=0.48),
    "two_flags": _pair("silver", "waves", "flag", "flag", mirrored=True),
    "whole_crew": _one("gold", "", "ship", stars=4),
    "crown_won": _one("silver", "waves", "crown", size=0.5),
    "six_waters": _one("gold", "waves", "island", size=0.5),
    "ten_captains": _one("gold", "laurel", "ship", size=0.46),
    "storm_sailor": _one("gold", "waves", "bolt", size=0.5),
    "squall_line": _one("silver", "rays", "wave"),
    "sea_chest": _one("silver", "waves", "save", size=0.48),
    "flotilla": _three("bronze", "waves", "ship", 0.34),
    "of_the_day": _one("bronze", "waves", "sun", size=0.5),
    "outcome_won": _one("gold", "laurel", "star", size=0.5),
    "outcome_lost": _one("bronze", "", "tower", size=0.52),
    "outcome_draw": _one("silver", "laurel", "swap", size=0.46),
    HIDDEN: _one("clay", "", "help"),
    "league_first_steps": _one("bronze", "", "step", stars=1),
    "league_beginner": _one("bronze", "rays", "sword"),
    "league_forgetful": _one("bronze", "rays", "turns"),
    "league_careless": _one("silver", "", "dice", stars=2),
    "league_greedy": _one("silver", "rays", "chart"),
    "league_two_turns": _one("silver", "laurel", "duel", size=0.48),
    "league_deep": _one("gold", "rays", "tower", size=0.5),
    "league_master": _one("gold", "rays", "crown"),
}
