"""What an achievement takes and wins, in words: who is to be beaten, what is left of a list."""

from game.play import (
    PORTRAIT,
    STRENGTHS,
    Achievement,
    AchievementProgress,
    EarnedThing,
    earned_things,
)

from ..common import island_name, person_of
from ..services import Services

#: So many of a list are named at most.
_NAMED = 5
#: Where the strings have what is collected; persons and islands have ways of their own.
_NAMES = {
    "form": "forms.{}",
    "deck": "decks.{}.name",
    "ring": "new_ring.modes.{}.name",
    "goal": "voyage.goals.{}.name",
    "captain": "voyage.captains.{}.name",
    "scenario": "voyage.scenarios.{}.name",
    "difficulty": "setting_out.difficulties.{}",
}


def medal_text(services: Services, medal: Achievement) -> str:
    """Return what has to be done for an achievement."""
    rival = person_of(services, medal.beyond or STRENGTHS[-1])
    return services.translate(f"achievements.{medal.id}.text", rival=rival)


def thing_name(services: Services, thing: EarnedThing) -> str:
    """Return what a thing of the wardrobe is called."""
    if thing.kind == PORTRAIT:
        return services.translate(f"portraits.names.{thing.id}")
    return services.translate(f"earned.things.{thing.id}")


def opened_words(services: Services, medal: Achievement) -> str:
    """Return which thing of the wardrobe an achievement wins; "" for none."""
    for thing in earned_things():
        if thing.achievement == medal.id:
            return services.translate("earned.opened", name=thing_name(services, thing))
    return ""


def left_words(services: Services, progress: AchievementProgress | None) -> str:
    """Return what of a list is still to be done; "" where nothing is listed, or too much left."""
    left = () if progress is None else progress.left
    if not 0 < len(left) <= _NAMED:
        return ""
    names = ", ".join(_name(services, *each) for each in left)
    return services.translate("statistics.to_try", names=names)


def _name(services: Services, what: str, value: str) -> str:
    if what == "rival":
        return person_of(services, value)
    if what == "island":
        return island_name(services, int(value))
    return services.translate(_NAMES[what].format(value))
