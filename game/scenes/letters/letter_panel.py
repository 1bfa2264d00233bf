"""What the list tells of the chosen match: who plays, how it stands, what was written."""

from collections.abc import Iterator, Sequence

from game.kit import (
    Block,
    Button,
    Colours,
    Column,
    Grid,
    Item,
    Panel,
    PanelHead,
    Words,
    button_height,
    text_style,
)
from game.play import Letter, LetterMatch, LetterStage

from ..services import Services
from .envelope import envelope_of
from .letter_row import outcome
from .letter_sight import LetterSight, facing_of
from .letter_words import (
    age_words,
    check_words,
    left_words,
    letter_mode,
    private_words,
    result_words,
    seat_name,
    stage_words,
)

_BODY = text_style.BODY.with_changes(size=17, wrap=True, align="center")
_QUOTE = text_style.BODY.with_changes(size=18, wrap=True, align="center")
_NOTE = text_style.BODY.with_changes(size=16, wrap=True, align="center", colour=Colours.muted)
_BUTTON = 40.0
#: The gaps of lines and of parts.
_LINES, _PARTS = 3.0, 8.0
#: What is left over and below all.
_TOP, _TALL = 18.0, 13.0


def letter_panel(services: Services, match: LetterMatch, tools: Sequence[Button]) -> Panel:
    """Return the panel of a match, with those of the ``tools`` below it that are visible."""
    say, ended = services.translate, outcome(match)
    lines = [Words(words, _BODY) for words in _told(services, match) if words]
    boxes: list[Block] = [Column(*lines, gap=_LINES)]
    letter = _greeted(match)
    if letter is not None:
        name = seat_name(services, match, letter.writer)
        words = say("letters.says", name=name, text=letter.greeting)
        boxes.append(Panel(Words(words, _QUOTE), edge=22.0, tall=14.0, paper="parchment"))
    if match.kept.note:
        boxes.append(Words(say("letters.own_note", text=match.kept.note), _NOTE))
    items = [Item(tool, button_height(_BUTTON)) for tool in tools if tool.visible]
    stage = LetterSight(
        lambda: envelope_of(services, match), facing_of(services, match), sight="bridge"
    )
    head = PanelHead(say(f"history.outcomes.{ended}") if ended else stage_words(services, match))
    tall, below = (_TOP, _TALL), Grid(items, 2, gap=_PARTS)
    return Panel(stage, head, *boxes, below, tall=tall, gap=_PARTS, paper="wood", spring=1)


def _told(services: Services, match: LetterMatch) -> Iterator[str]:
    """Yield the lines about a match, "" for one that has nothing to tell."""
    yield result_words(services, match)
    yield letter_mode(services, match)
    yield age_words(services, match)
    if match.may_agree and match.stage is not LetterStage.WATCH:
        name = seat_name(services, match, match.course.offered)
        yield services.translate("letters.draw_offered", name=name)
    if match.misses_private:
        yield private_words(services, match)
    if match.stage is LetterStage.GONE:
        yield stage_words(services, match)
    yield from left_words(services, match)
    yield check_words(services, match)


def _greeted(match: LetterMatch) -> Letter | None:
    """Return the last letter of another with a line, of as many as there are seats, or None."""
    letters = (letter for letter, _ in reversed(match.kept.letters[-match.terms.seats :]))
    return next((each for each in letters if each.greeting and each.writer != match.own), None)
