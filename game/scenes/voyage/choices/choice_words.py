"""The words of a choice: its question, and what each option brings."""

from __future__ import annotations

from typing import NamedTuple

from game.kit import Colours, text_style
from game.voyage import Voyage, VoyageChoice

from ...services import Services
from ..parts.icon_lines import BODY, IconLine
from ..parts.voyage_pictures import RELICS, goods_icon
from ..parts.voyage_words import relic_name, relic_text

NAME = text_style.STRONG.with_changes(size=21, align="center", wrap=True, outline=1.4)
_TEXT = BODY.with_changes(align="center")
_NOTE = text_style.CAPTION.with_changes(size=14.5, align="center", wrap=True)

GOLD, PAY = "gold", "pay"
#: The reasons that are told before the question, by what is chosen.
_WHY = {"card": ("fight",), "relic": ("gift", "rank", "wreck", "vault")}
#: The texts of a choice that are not called as it is: "few" is a plural form there.
_SECTIONS = {"few": "lost_pack"}


class ChoiceWords(NamedTuple):
    """The title of a choice, and the sentence below it."""

    title: str
    text: str


def choice_words(services: Services, choice: VoyageChoice) -> ChoiceWords:
    """Return the question that a choice puts."""
    say = services.translate
    section = f"voyage_choice.{_SECTIONS.get(choice.what, choice.what)}"
    title = say(f"{section}.title")
    text = say(f"{section}.text")
    if choice.why in _WHY.get(choice.what, ()):
        text = f"{say(f'voyage_choice.why.{choice.why}')} {text}"
    return ChoiceWords(title, text)


def relic_lines(
    services: Services, voyage: Voyage, relic: str, *, changes: bool = False
) -> list[IconLine]:
    """Return the name of a relic, its class and size, its rule, and which one it destroys.

    With ``changes`` the cards lie below that it changes.
    """
    book, say = voyage.book.relics, services.translate
    new = book[relic]
    kind = say(
        "voyage_choice.relic_kind",
        kind=say(f"voyage.classes.{new.kind}"),
        size=say(f"voyage.sizes.{new.size}"),
    )
    lines = [
        IconLine(relic_name(services, relic), NAME, colour=Colours.gold),
        IconLine(kind, _NOTE, above=0.0),
        IconLine(relic_text(services, relic), _TEXT),
    ]
    old = next((each for each in voyage.relics if book[each].kind == new.kind), "")
    if old:
        words = say("voyage_choice.destroys", relic=relic_name(services, old))
        lines.append(IconLine(words, _NOTE, colour=Colours.refused))
    if changes:
        lines.append(IconLine(say("voyage_choice.changes"), _NOTE))
    return lines


def plain_lines(services: Services, choice: VoyageChoice, option: str, gold: int) -> list[IconLine]:
    """Return the words of an option that is neither a card nor a relic; ``gold`` is its sum."""
    say = services.translate
    if option == GOLD:
        name, text = say("voyage_choice.gold", count=gold), say(f"voyage_choice.{choice.what}.gold")
    else:
        name = say(f"voyage_choice.{choice.what}.{option}", count=gold)
        text = say(f"voyage_choice.{choice.what}.{option}_text", count=gold)
    return [IconLine(name, NAME, colour=Colours.gold), IconLine(text, _TEXT)]


def plain_picture(option: str) -> str:
    """Return the picture of such an option."""
    pictures = {GOLD: goods_icon("gold"), PAY: goods_icon("rank_3")}
    return pictures.get(option, "icons/next")


def relic_picture(relic: str) -> str:
    """Return the picture of a relic."""
    return f"{RELICS}/{relic}"
