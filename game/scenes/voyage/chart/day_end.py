"""Asks before a day is ended on which something could still be done."""

from collections.abc import Callable
from dataclasses import replace

from game.kit import SceneStack
from game.voyage import Sail, TurnUp, Voyage, legal_deeds

from ...common import ConfirmDialog, ConfirmQuestion, NeverAgain
from ...services import Services


def ask_to_end(
    services: Services, voyage: Voyage, stack: SceneStack, end: Callable[[], None]
) -> None:
    """End the day, after asking where sails are left that could be used."""
    if not services.settings.asks("day_warning") or not can_sail(voyage):
        end()
        return

    def never(sure: bool) -> None:
        services.remember(replace(services.settings, day_warning=not sure))

    dialog = ConfirmDialog(
        day_question(services, voyage), NeverAgain(services.translate("confirm.never"), never)
    )
    stack.push(dialog, lambda yes: end() if yes is True else None)


def day_question(services: Services, voyage: Voyage) -> ConfirmQuestion:
    """Return the question before the end of a day."""
    say = services.translate
    sails = say("voyage.chart.sails", count=voyage.sails)
    last = "_last" if voyage.day == voyage.days else ""
    return ConfirmQuestion(
        say("voyage.day_end.title"),
        say(f"voyage.day_end.text{last}", sails=sails),
        say("voyage.day_end.end"),
        say("voyage.day_end.stay"),
        "icons/hourglass",
    )


def can_sail(voyage: Voyage) -> bool:
    """Tell whether the fleet can still sail somewhere today, or turn waters up."""
    return any(isinstance(deed, Sail | TurnUp) for deed in legal_deeds(voyage))


def example(services: Services) -> ConfirmDialog:
    """Return the question on a day with sails left."""
    from .chart_examples import sample_run  # noqa: PLC0415

    never = NeverAgain(services.translate("confirm.never"), lambda _: None)
    return ConfirmDialog(day_question(services, sample_run(services).voyage), never)
