"""The hint before a match: what the master would take or ban, over the screen that was asked."""

from collections.abc import Sequence

from game.content import Deck
from game.play import Match, SetupChoice, advise_choice, offered_decks
from game.rules import NOBODY, to_act

from ..common import ReasonParts, WhyDialog, by_cost
from ..services import Services


def decks_of_match(services: Services, match: Match) -> tuple[Deck, ...]:
    """Return the decks that may be taken in a match: the printed ones, or those of its record."""
    content = services.content
    return offered_decks(content, match.record.header) if match.record else content.decks


def deck_name(services: Services, deck: Deck) -> str:
    """Return what a deck is called; one of another house, which has no name here, by its id."""
    if deck.name:
        return deck.name
    return services.translate(f"decks.{deck.id}.name") if is_known(services, deck) else deck.id


def is_known(services: Services, deck: Deck) -> bool:
    """Whether the game has words for a deck."""
    content = services.content
    own = (each.deck for each in content.characters)
    known = (*content.decks, *content.even_decks, *own)
    return not deck.name and deck.id in {each.id for each in known}


def hint_of(services: Services, choice: SetupChoice, decks: Sequence[Deck]) -> WhyDialog:
    """Return a choice of the master's beside its card, and the reason for it."""
    if choice.cards:
        # The cheapest first, as a deck is read.
        name = ", ".join(card.name for card in by_cost(choice.cards))
    elif choice.card is not None:
        name = choice.card.name
    else:
        name = deck_name(services, decks[choice.number])
    hint = WhyDialog(services, services.translate("hint.pick_title"), (), choice.card)
    words = services.translate(f"hint.picks.{choice.kind}", name=name)
    reason = services.translate(f"hint.pick_reasons.{choice.reason}")
    hint.reasons, hint.links = [ReasonParts(words, reason, "", "")], [None]
    hint.closing += ("hint",)
    return hint


def setup_hint_scene(services: Services, match: Match) -> WhyDialog | None:
    """Return the hint for the person who is to choose, or None where there is none."""
    side = to_act(match.position)
    if match.result is not None or side == NOBODY or not match.seat(side).is_person:
        return None
    choice = advise_choice(match)
    if choice is None:
        return None
    match.note_hint()
    return hint_of(services, choice, decks_of_match(services, match))


def example(services: Services) -> WhyDialog:
    """Return the hint for a pick in a draft."""
    from ..examples import drafting_duel  # noqa: PLC0415

    hint = setup_hint_scene(services, drafting_duel(services))
    assert hint is not None
    return hint
