"""Choices: laid one after the other, and what is done when an option is taken (R16.26, R16.70)."""

from dataclasses import replace

from ..company import change_goods
from ..voyage_events import ChoiceLaid, ChoiceMade, VoyageEvent
from ..voyage_state import Voyage
from .choice_options import NONE, options_of
from .taking import take

#: These fall away where there is but one option.
_FALLING = ("few", "relic")


def prepare(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """Lay the first choice that has something to choose; those before it fall away."""
    while voyage.choices and not voyage.choices[0].laid:
        first, *rest = voyage.choices
        options, prices = options_of(voyage, first)
        laid = replace(first, options=options, prices=prices, laid=True)
        voyage.choices = (laid, *rest)
        if len(options) > 1:
            events.append(ChoiceLaid(laid.what, laid.why, options))
        elif options and options[0] != NONE and laid.what not in _FALLING:
            # There is nothing else to take.
            choose(voyage, 0, events)
        else:
            voyage.choices = tuple(rest)


def choose(voyage: Voyage, index: int, events: list[VoyageEvent]) -> None:
    """Take an option of the first choice."""
    first, *rest = voyage.choices
    voyage.choices = tuple(rest)
    option = first.options[index]
    events.append(ChoiceMade(first.what, first.why, option))
    if option == NONE:
        return
    if first.prices:
        change_goods(voyage, first.what, -first.prices[index], events, first.field)
    take(voyage, first, option, events)
