"""The questions of the list of letters."""

from dataclasses import replace

from game.play import LetterMatch

from ..common import ConfirmQuestion, TextQuestion
from ..services import Services
from .letter_words import others_words


def _question(services: Services, key: str, icon: str, name: str) -> ConfirmQuestion:
    say = services.translate
    title, text, yes = (
        say(f"letters.{key}_{part}", name=name) for part in ("title", "text", "yes")
    )
    return ConfirmQuestion(title, text, yes, say("letters.keep"), f"icons/{icon}")


def resign_question(services: Services, match: LetterMatch) -> ConfirmQuestion:
    """Return the question whether a match is given up: in a ring the others play on."""
    question = _question(services, "resign", "surrender", others_words(services, match))
    if not match.terms.hands_over:
        return question
    return replace(question, text=services.translate("letters.resign_text_ring"))


def close_question(services: Services, name: str) -> ConfirmQuestion:
    """Return the question whether ``name`` is not waited for any more."""
    return _question(services, "close", "cross", name)


def delete_question(services: Services, name: str) -> ConfirmQuestion:
    """Return the question whether a match is taken out of the list."""
    return _question(services, "delete", "bin", name)


def note_question(services: Services) -> TextQuestion:
    """Return the question for a note to oneself."""
    say = services.translate
    title, text, yes = (say(f"letters.note_{part}") for part in ("title", "text", "yes"))
    return TextQuestion(title, text, yes, say("letters.keep"))
