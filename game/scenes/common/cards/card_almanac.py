"""What the almanac tells of a card, in words: for its page in a gallery, or where it is read."""

from game.content import Fact, facts_of_card

from ...services import Services

#: A share this near to a half, or an interval that holds it, tells of no difference.
_HALF = 0.5


def almanac_lines(services: Services, card: str) -> list[str]:
    """Return what hands with a card win after drafts, and all else being equal.

    There are none of a card that was not measured, such as a player's own.
    """
    found = facts_of_card(card)
    if found is None:
        return []
    return [
        _line(services, "drafts", found.drafts),
        _line(services, f"equal_{_kind(found.equal)}", found.equal),
    ]


def _line(services: Services, key: str, fact: Fact) -> str:
    share, low, high = (round(100 * part) for part in fact[:3])
    return services.translate(f"almanac.card.{key}", share=share, low=low, high=high)


def _kind(fact: Fact) -> str:
    """Return whether a card is better than the average one, worse, or neither that is sure."""
    if fact.low > _HALF:
        return "better"
    return "worse" if fact.high < _HALF else "average"
