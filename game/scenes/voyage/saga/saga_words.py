"""Words of a saga: its story, the pages of its log book, where it stands."""

from game.kit import Colour, text_style
from game.voyage import Beat, Saga, SagaVoyage, StoryPage, story

from ...services import Services
from ..parts.home_words import scenario_name
from ..parts.voyage_pictures import PLACES, goods_icon
from ..parts.voyage_words import captain_name, relic_name

_INK: Colour = (64, 34, 20)
#: How the story is written on the paper of the log book.
STORY = text_style.BODY.with_changes(size=18.0, wrap=True, colour=_INK, outline=0.0)
#: The pictures of scenarios: a place that each is about.
_PICTURES = {
    "out_of_the_harbour": "harbour",
    "crown": "crown",
    "drowned_bell": "bell",
    "overlord": "overlord",
    "sinking_isles": "high_isle",
    "two_captains": "rival",
}
#: How the wordings of a beat are called in the strings.
_WORDINGS = " ab"


def saga_title(services: Services, captain: str) -> str:
    """Return whose saga it is."""
    return services.translate("saga.title_of", captain=captain_name(services, captain))


def scenario_picture(scenario: str) -> str:
    """Return the picture of a scenario."""
    place = _PICTURES.get(scenario)
    return f"{PLACES}/{place}" if place else goods_icon("voyage")


def page_name(services: Services, voyage: SagaVoyage | None) -> str:
    """Return the name of a page of the log book: None is the one before the first voyage."""
    if voyage is None or voyage.landing is None:
        return services.translate("saga.page_opening")
    name = scenario_name(services, voyage.scenario)
    key = "saga.page_won" if voyage.landing.is_won else "saga.page_lost"
    return services.translate(key, number=voyage.number, scenario=name)


def page_names(services: Services, saga: Saga) -> list[str]:
    """Return the names of all pages, one for each of ``story``."""
    landed = [each for each in saga.voyages if each.landing is not None]
    return [page_name(services, each) for each in (None, *landed)]


def told_page(services: Services, page: StoryPage) -> list[str]:
    """Return the sentences of a page of the story."""
    return [_told(services, beat) for beat in page.beats]


def last_page(services: Services, saga: Saga) -> list[str]:
    """Return the sentences of the last page."""
    return told_page(services, story(saga)[-1])


def stand_words(services: Services, saga: Saga) -> list[str]:
    """Return where a saga stands: its lamps, and while it goes on the voyages that are left."""
    say, stops = services.translate, len(saga.numbers.stops)
    lamps = say("saga.lamps", won=saga.won, stops=stops)
    if saga.end:
        return [lamps]
    return [lamps, say("saga.wicks", left=saga.left), say("saga.spare", spare=saga.spare)]


def _told(services: Services, beat: Beat) -> str:
    content, values = services.content, dict(beat.values)
    card, relic = str(values.get("card", "")), str(values.get("relic", ""))
    if card:
        values["card"] = content.cards[card].name if card in content.cards else card
    if relic:
        known = relic in content.voyage.relics
        values["relic"] = relic_name(services, relic) if known else relic
    key = f"saga.story.{beat.id}.{_WORDINGS[beat.wording]}"
    # A goal or a scenario of a later release has no words here: nothing is told of it.
    return services.translate(key, **values) if key in content.strings else ""
