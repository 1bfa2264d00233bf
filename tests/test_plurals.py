"""The plural forms of numbers, beside those of CLDR as Babel has them."""

import pytest
from babel import Locale

from game.content.plurals import categories, category

#: All languages whose plural forms the game knows.
LANGUAGES = (
    *("ar", "be", "bg", "bs", "ca", "cs", "da", "de", "el", "en", "eo", "es", "et", "fa", "fi"),
    *("fr", "he", "hr", "hu", "it", "lt", "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sr", "sv"),
    *("tr", "uk", "ur", "yi"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_takes_the_form_that_cldr_gives_it(language: str) -> None:
    locale = Locale.parse(language)
    found = {count: category(language, count) for count in range(2000)}
    assert found == {count: locale.plural_form(count) for count in range(2000)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_needs_just_the_forms_that_its_numbers_take(language: str) -> None:
    assert set(categories(language) or ()) == {category(language, count) for count in range(2000)}
