"""The person of a guard in a line: the name and the manner of who stands for its kind."""

from game.content import ContentError, load_voyage_lines
from game.voyage import Guard

from ...services import Services


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
