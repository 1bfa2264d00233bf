"""Words of a voyage: captains, relics, ranks, guards, and why a deed is refused."""

from game.board import settings_chips
from game.voyage import (
    DEFENDS,
    GOODS,
    HIDDEN,
    MEETING_GOLD,
    Goods,
    Guard,
    Voyage,
    VoyageRefusal,
    guard_of,
    keeps_packs,
)

from ...services import Services
from .home_words import building_name, goods_list, person_words
from .icon_lines import BODY, SMALL, IconLine
from .voyage_pictures import CAPTAINS, GOALS, KINDS, PLACES, goods_icon, guard_portrait

#: The depths in Roman figures, so that nobody takes them for the levels of the campaign (R16).
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")


def captain_name(services: Services, captain: str) -> str:
    """Return the name of a captain; of one that a later release may have, the id."""
    key = f"voyage.captains.{captain}.name"
    return services.translate(key) if key in services.content.strings else captain


def captain_trade(services: Services, captain: str) -> str:
    """Return the trade of a captain."""
    return services.translate(f"voyage.captains.{captain}.trade")


def captain_step(services: Services, captain: str, step: int) -> str:
    """Return the rule that a step of the specialty brings, 1 to 3."""
    return services.translate(f"voyage.captains.{captain}.step_{step}")


def captain_steps(services: Services, captain: str) -> list[tuple[int, str]]:
    """Return the ranks of a captain's steps, each with the rule that holds from it on."""
    book = services.content.voyage
    reached: dict[int, int] = {}
    for rank, row in sorted(book.ranks.items()):
        reached.setdefault(row.step, rank)
    told = []
    for step in range(1, len(book.captains[captain].steps) + 1):
        rank, text = reached.get(step, 1), captain_step(services, captain, step)
        told.append((rank, services.translate("setting_out.step", rank=rank, text=text)))
    return told


def relic_name(services: Services, relic: str) -> str:
    """Return the name of a relic."""
    return services.translate(f"voyage.relics.{relic}.name")


def relic_text(services: Services, relic: str) -> str:
    """Return the rule that a relic brings."""
    return services.translate(f"voyage.relics.{relic}.text")


def place_name(services: Services, place: str) -> str:
    """Return the name of a place."""
    return services.translate(f"voyage.places.{place}.name")


def kind_name(services: Services, kind: str) -> str:
    """Return the name of a kind of guard."""
    return services.translate(f"voyage.kinds.{kind}.name")


def named_source(services: Services, source: str) -> str:
    """Return the name of what asks for a card: a relic, or the captain by a step ("mirel.1")."""
    captain, dot, _ = source.partition(".")
    return captain_name(services, captain) if dot else relic_name(services, source)


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
    # Only guards of a depth that is on the chart can give way; no goal does (R16.25).
    depths = {field.depth for field in voyage.chart.fields.values() if not field.goal}
    if yields and rank - 1 in depths:
        found.append(("yields", goods_icon("guard"), {"depth": ROMAN[rank - 1]}))
    lines = [
        IconLine(services.translate(f"voyage.ranks.{key}", **values), BODY, picture)
        for key, picture, values in found
    ]
    if then.step > now.step:
        captain = voyage.captain
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


def refusal_words(services: Services, refusal: VoyageRefusal) -> str:
    """Return the sentence about a deed that is not legal."""
    values: dict[str, int | str] = dict(refusal.values)
    if "building" in values:
        values["building"] = building_name(services, str(values["building"]))
    if refusal.code == "goods_short":
        values = {"goods": goods_list(services, Goods(*(int(values[good]) for good in GOODS)))}
    return services.translate(f"voyage.refusals.{refusal.code}", **values)


def guard_name(services: Services, guard: Guard) -> str:
    """Return the name of a guard: that of a captain, of a goal, or of its kind."""
    if guard.captain:
        return captain_name(services, guard.captain)
    if guard.goal:
        return services.translate(f"voyage.goals.{guard.goal}.name")
    return kind_name(services, guard.kind)


def guard_picture(guard: Guard) -> str:
    """Return the face of a guard: a captain's, that of who holds a goal, or that of its kind."""
    if guard.captain:
        return f"{CAPTAINS}/{guard.captain}"
    return f"{GOALS}/{guard.goal}" if guard.goal else guard_portrait(guard.kind)


def guard_about(services: Services, voyage: Voyage, guard: Guard) -> str:
    """Return the place, the depth, and which attempt it is."""
    say = services.translate
    place = place_name(services, voyage.chart.fields[guard.field].place)
    if guard.captain:
        trade = captain_trade(services, guard.captain)
        return f"{trade} · {say('voyage.chart.rank', rank=guard.depth)}"
    about = say("before_fight.about", place=place, depth=ROMAN[guard.depth])
    lost = voyage.attempts.get(guard.field, 0)
    return say("before_fight.about_again", about=about, count=lost + 1) if lost else about


def faces_words(services: Services, guard: Guard) -> str:
    """Return whether a guard has both its strongholds, or the Fort alone."""
    return services.translate(f"before_fight.faces_{'both' if guard.faces > 1 else 'fort'}")


def guard_lines(services: Services, guard: Guard) -> list[IconLine]:
    """Return who a guard is, and its strength: cards, stronghold, kind and settings."""
    say = services.translate
    person = person_words(services, guard)
    lines = [IconLine(person, SMALL)] if person else []
    # A captain fights with a hand, as in a duel (R16.91).
    cards = "their_hand" if guard.captain or guard.played else "cards"
    words = say(f"before_fight.{cards}", count=guard.cards)
    lines.append(IconLine(words, BODY, goods_icon("company")))
    if guard.packs:
        packs = say("voyage_end.parts.pack", count=guard.packs)
        lines.append(IconLine(packs, BODY, goods_icon("pack")))
    for why, number in guard.more:
        words = say(f"before_fight.more.{why}", count=abs(number), sign="+" if number > 0 else "−")
        lines.append(IconLine(words, SMALL, above=1.0))
    lines.append(IconLine(faces_words(services, guard), BODY, "icons/tower"))
    if guard.captain:
        return lines
    if guard.goal:
        kind = say("before_fight.kind", kind=kind_name(services, guard.kind))
        lines.append(IconLine(kind, BODY, f"{KINDS}/{guard.kind}"))
    lines.append(IconLine(say(f"voyage.kinds.{guard.kind}.text"), SMALL, above=2.0))
    lines += [
        IconLine(chip.words, BODY, chip.picture)
        for chip in settings_chips(services.content.strings, guard.settings)
        if chip.name != "bastion"
    ]
    return lines


def goal_wins(voyage: Voyage, guard: Guard) -> tuple[str, dict[str, object]]:
    """Return what beating a goal brings, as a key, and what stands in its words.

    "goal" is the voyage at once, "home" what is then to be brought home, "flags" that some are
    still to be raised.
    """
    goal = next(each for each in voyage.scenario.goals if each.id == guard.goal)
    if goal.lies == HIDDEN:
        return "home", {}
    flags = len(voyage.flags)
    return ("flags", {"need": goal.flags, "flags": flags}) if flags < goal.flags else ("goal", {})


def won_lines(services: Services, voyage: Voyage, guard: Guard) -> list[IconLine]:
    """Return what a win brings."""
    say = services.translate
    if guard.captain:
        return _rival_won(services, voyage, guard)
    if guard.goal:
        key, values = goal_wins(voyage, guard)
        return [IconLine(say(f"before_fight.won.{key}", **values), BODY, goods_icon("score"))]
    lines = [IconLine(say("before_fight.won.gold", count=guard.gold), BODY, goods_icon("gold"))]
    cards, instead = voyage.book.places.won_cards, voyage.book.places.no_card_gold
    words = say("before_fight.won.card", count=cards, gold=instead)
    lines.append(IconLine(words, BODY, goods_icon("recruit")))
    if _rises(voyage, guard):
        rank = voyage.rank + 1
        words = rank_brings(services, voyage, rank, yields=False)
        lines.append(IconLine(words, BODY, goods_icon(f"rank_{rank}")))
    place = voyage.chart.fields[guard.field].place
    words = say("before_fight.won.place", place=place_name(services, place))
    lines.append(IconLine(words, BODY, f"{PLACES}/{place}"))
    return lines


def _rival_won(services: Services, voyage: Voyage, guard: Guard) -> list[IconLine]:
    """Return what beating the rival captain brings (R16.81, R16.92)."""
    say, rival = services.translate, voyage.rival
    assert rival is not None
    if rival.lost or guard.field == rival.harbour:
        return [IconLine(say("before_fight.won.rival_out"), BODY, goods_icon("score"))]
    lines = [IconLine(say("before_fight.won.rival"), BODY, goods_icon("score"))]
    if _rises(voyage, guard):
        rank = voyage.rank + 1
        words = rank_brings(services, voyage, rank, yields=False)
        lines.append(IconLine(words, BODY, goods_icon(f"rank_{rank}")))
    return lines


def _rises(voyage: Voyage, guard: Guard) -> bool:
    """Tell whether a win over a guard raises the captain (R16.26)."""
    return guard.depth >= voyage.rank and voyage.rank + 1 in voyage.book.ranks


def lost_lines(services: Services, voyage: Voyage, guard: Guard) -> list[IconLine]:
    """Return what a lost fight costs (R16.27, R16.81); where that is the voyage, nothing else."""
    say = services.translate
    if guard.captain and voyage.meeting == DEFENDS and voyage.fleet == voyage.chart.harbour:
        return [IconLine(say("before_fight.lost.harbour"), BODY, goods_icon("harbour"))]
    if voyage.day == voyage.days and not guard.captain:
        return [IconLine(say("before_fight.lost.last_day"), BODY, goods_icon("end_day"))]
    lines = []
    if guard.goal and guard.tries == 1:
        others = [field.hex for field in voyage.chart.goals if field.hex != guard.field]
        if all(guard_of(voyage, field) is None for field in others):
            return [IconLine(say("before_fight.lost.last_goal"), BODY, goods_icon("guard"))]
        lines.append(IconLine(say("before_fight.lost.goal"), BODY, goods_icon("guard")))
    back = "home" if guard.captain else "back"
    lines.append(IconLine(say(f"before_fight.lost.{back}"), BODY, goods_icon("sail")))
    costs = MEETING_GOLD if guard.captain else voyage.book.places.lost_gold
    gold = min(voyage.gold, costs)
    if gold:
        lines.append(IconLine(say("before_fight.lost.gold", count=gold), BODY, goods_icon("gold")))
    if voyage.packs and not keeps_packs(voyage):
        words = say("before_fight.lost.pack", count=voyage.difficulty.packs_lost)
        lines.append(IconLine(words, BODY, goods_icon("few")))
    return lines


def brief_words(services: Services, voyage: Voyage, guard: Guard) -> str:
    """Return what a win brings in a few words."""
    say = services.translate
    if guard.captain:
        return say("before_fight.won.rival_brief")
    if guard.goal:
        return say(f"before_fight.won.{goal_wins(voyage, guard)[0]}_brief")
    words = say("before_fight.won.brief", count=guard.gold)
    if _rises(voyage, guard):
        words = say("before_fight.won.brief_rank", brief=words, rank=voyage.rank + 1)
    return words
