"""Words of home, of the chart at large, of scenarios, and of the persons of guards."""

from game.content import ContentError, load_voyage_lines
from game.voyage import GOODS, Chart, Goods, Guard, Hex, Voyage, course

from ...services import Services

#: The keys of the directions, in the order of ``DIRECTIONS``: east, and then clockwise.
COMPASS = ("e", "se", "sw", "w", "nw", "ne")
_HOME, _HEART = "home", "heart"
#: Places that give more than gold where there is more than gold (R16.70).
_OF_GOODS = ("village", "harbour")


def goods_words(services: Services, good: str, count: int) -> str:
    """Return an amount of a good."""
    return services.translate(f"voyage.goods_count.{good}", count=count)


def goods_list(services: Services, goods: Goods) -> str:
    """Return amounts of several goods, with commas; those of which there is none are left out."""
    pairs = zip(GOODS, goods, strict=True)
    return ", ".join(goods_words(services, good, count) for good, count in pairs if count)


def course_words(services: Services, start: Hex, end: Hex) -> str:
    """Return where a field lies from another: so many fields in one direction, and in a second."""
    return ", ".join(
        services.translate(f"voyage.chart.course.{COMPASS[number]}", count=steps)
        for number, steps in course(start, end)
    )


def building_name(services: Services, building: str) -> str:
    """Return the name of a building of home."""
    return services.translate(f"voyage.buildings.{building}.name")


def building_text(services: Services, building: str) -> str:
    """Return what a building of home is for."""
    return services.translate(f"voyage.buildings.{building}.text")


def waters_name(services: Services, chart: Chart, number: int) -> str:
    """Return what a waters is called, by where it lies from the heart, or from home."""
    waters, named = chart.waters[number], {each.name: each for each in chart.waters}
    where = waters.name
    if where not in (_HOME, _HEART):
        middle = named.get(_HEART, named[_HOME]).middle
        direction, _ = max(course(middle, waters.middle), key=lambda part: part[1])
        where = COMPASS[direction]
    return services.translate(f"voyage.waters.{where}")


def place_text(services: Services, voyage: Voyage, place: str) -> str:
    """Return what a place is for on this voyage."""
    # Where nothing is built, there is gold alone.
    goods = place in _OF_GOODS and voyage.scenario.buildings
    return services.translate(f"voyage.places.{place}.{'text_goods' if goods else 'text'}")


def person_words(services: Services, guard: Guard) -> str:
    """Return who a guard is: of a kind its person, of a goal a word about that one; else ""."""
    if guard.goal and not guard.captain:
        return services.translate(f"voyage.goals.{guard.goal}.text")
    try:
        kinds = load_voyage_lines(services.content.strings.language).kinds
    except ContentError:
        # The table tells of a broken file, and nobody speaks there.
        return ""
    person = kinds.get(guard.kind)
    if person is None:
        return ""
    return services.translate("fight.says", name=person.name, words=person.manner)


def scenario_name(services: Services, scenario: str) -> str:
    """Return the name of a scenario; of one that a later release may have, the id."""
    key = f"voyage.scenarios.{scenario}.name"
    return services.translate(key) if key in services.content.strings else scenario


def scenario_text(services: Services, scenario: str) -> str:
    """Return the two sentences that make one want to sail a scenario."""
    return services.translate(f"voyage.scenarios.{scenario}.text")


def scenario_goal(services: Services, scenario: str) -> str:
    """Return what wins a scenario, in a line."""
    return services.translate(f"voyage.scenarios.{scenario}.goal")


def scenario_minutes(services: Services, minutes: int) -> str:
    """Return how long a scenario takes, about."""
    return services.translate("voyage.scenarios.minutes", count=minutes)


def squall_name(services: Services, squall: str) -> str:
    """Return the name of a squall."""
    return services.translate(f"voyage.squalls.{squall}.name")


def squall_text(services: Services, squall: str) -> str:
    """Return the rule that a squall brings."""
    return services.translate(f"voyage.squalls.{squall}.text")
