"""The texts of one language: keys, placeholders, plurals, and the pseudo-language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from unicodedata import bidirectional

from . import plurals
from .checks import card_name, keyed, kind, mapping, one_of, word
from .errors import ContentError, FieldError, KeyPath, Worded, one_line

PSEUDO = "pseudo"
#: The section of a strings file that tells of its language, and holds no text.
HEAD = "language"

#: The key beside the plural forms that names the place of the number that picks one of them.
_BY, _COUNT = "by", "count"
#: The devices for which a text may have forms, in the order of ``HANDS`` of ``game.kit``. Where the
#: last one is missing, that of keys speaks, whose keys are called by the buttons of the pad.
HANDS = ("mouse", "touch", "keys", "pad")
_NEEDED_HANDS = HANDS[:3]
#: The marks around the forms of a text and between them.
_HAND_FORMS, _NEXT_HAND = "\ue002{}\ue004", "\ue003"


class PluralForms(dict[str, str]):
    """One text for each plural form; the number at the place ``by`` picks one of them."""

    __slots__ = ("by",)

    def __init__(self, texts: Mapping[str, str], by: str = _COUNT) -> None:
        super().__init__(texts)
        self.by = by


class HandForms(dict[str, str]):
    """One text for each device in hand; which one is seen is asked when the text is drawn."""

    __slots__ = ()


#: A text, or its forms.
Entry = str | PluralForms | HandForms

_FROM_RIGHT = frozenset(("R", "AL"))
_LEFT_MARK, _RIGHT_MARK = "\u200e", "\u200f"
_PLACEHOLDER = re.compile(r"\{([a-z_]+)\}")
#: A place that begins so is filled when the text is drawn, by the key that does the action then.
_OF_KEY = "key_"
#: A place that is filled with nothing leaves its spaces.
_SPACES = re.compile(" {2,}")
_ENGLISH = "en"
_ACCENTS = str.maketrans("aceinouyzACEINOUYZ", "áćéíñóúýžÁĆÉÍÑÓÚÝŽ")
#: A text has at most so many letters, and no halves of letters or commands of a terminal.
_LONGEST = 5000
_NO_LETTERS = re.compile("[\0-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
_FILLER = "éñ só ón ánd óñ só fár "


#: The end of the key of a text's form for the one person who plays, "you".
YOU_FORM = "_you"


class You(str):
    """The name of the one person who plays.

    A sentence about "you" is built otherwise than one about somebody with a name: a text that is
    given this as a value is taken from its key with ``_you`` at the end, where there is one.
    """

    __slots__ = ()


class TextError(ContentError, KeyError):
    """A text that was asked for and is not there, or not with these values."""


@dataclass(frozen=True, slots=True)
class LanguageHead:
    """The head of a strings file: its language.

    ``name`` is in its own tongue, empty where the head does not tell; ``plurals`` is the language
    whose plural rule holds.
    """

    name: str
    rtl: bool
    plurals: str


class Strings:
    """The texts of one language by dotted key; what it lacks, ``fallback`` says.

    Errors name ``file``, where the texts stand.
    """

    def __init__(
        self,
        language: str,
        entries: Mapping[str, Entry],
        head: LanguageHead | None = None,
        *,
        file: str = "",
        fallback: Strings | None = None,
    ) -> None:
        self.language = language
        self.head = head or _known_head(language)
        self.file = file or f"data/strings/{language}.yaml"
        self._entries = entries
        self._fallback = fallback

    @property
    def rtl(self) -> bool:
        """Whether the language is written from right to left."""
        return self.head.rtl

    def become(self, other: Strings) -> None:
        """Speak as ``other`` does from now on: whoever holds these texts has its language."""
        self.language, self.head, self.file = other.language, other.head, other.file
        self._entries, self._fallback = other._entries, other._fallback

    @property
    def missing(self) -> tuple[str, ...]:
        """The keys for which the last fallback has to speak, in its order."""
        layers = []
        layer = self
        while layer._fallback is not None:
            layers.append(layer._entries)
            layer = layer._fallback
        if layer.language == self.language:
            return ()
        return tuple(key for key in self if not any(key in own for own in layers))

    def __contains__(self, key: str) -> bool:
        return key in self._entries or (self._fallback is not None and key in self._fallback)

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries if self._fallback is None else self._fallback)

    def text(self, key: str, /, **values: object) -> str:
        """Return the text of ``key`` with ``values`` in its places.

        The number ``count`` picks the plural form, or that of the place which a language names
        with ``by`` (``PluralForms``). A text with forms for devices holds them all, and
        ``name_keys`` of ``game.kit`` picks one. About ``You`` it is the text's form for it. Raises
        ``TextError`` for an unknown key and for a value that is missing.
        """
        if any(isinstance(value, You) for value in values.values()) and key + YOU_FORM in self:
            key += YOU_FORM
        entry = self._entries.get(key)
        if entry is None:
            if self._fallback is not None:
                return self._fallback.text(key, **values)
            raise self._error(f"no text {key!r}", "add it, or mend the key")
        if isinstance(entry, PluralForms):
            entry = self._plural(key, entry, values.get(entry.by))
        values = {
            name: self.say(value) if isinstance(value, Worded) else value
            for name, value in values.items()
        }
        try:
            if isinstance(entry, str):
                return self._with_values(entry, values)
            said = (self._with_values(entry.get(hand, entry["keys"]), values) for hand in HANDS)
            return _HAND_FORMS.format(_NEXT_HAND.join(said))
        except KeyError as error:
            raise self._error(f"{key!r} needs the value {error}", "hand it to text()") from None

    def _with_values(self, text: str, values: Mapping[str, object]) -> str:
        if "{" not in text:
            return text
        if self.rtl and any(bidirectional(letter) in _FROM_RIGHT for letter in text):
            return _PLACEHOLDER.sub(lambda place: _marked(_filled(place[1], values)), text)
        return _PLACEHOLDER.sub(lambda place: _filled(place[1], values), text)

    def within(self, name: str) -> str:
        """Return a name that is joined with others, with its signs held where they belong."""
        return _marked(name) if self.rtl else name

    def say(self, words: str) -> str:
        """Return what is wrong, in this language where the words know how (``Worded``).

        A detail known in English alone, such as of a damaged record, is said in general.
        """
        if not isinstance(words, Worded):
            return words
        values = dict(words.values)
        if "problem" in values and not isinstance(values["problem"], Worded):
            if self.language == _ENGLISH:
                return words.english
            code = "damaged_line" if values.get("line") else "damaged_file"
            values |= {"problem": self.text(f"faults.{code}")}
        if "hint" in values and not isinstance(values["hint"], Worded):
            values["hint"] = ""
        shown = {
            name: self.say(value) if isinstance(value, Worded) else one_line(str(value))
            for name, value in values.items()
        }
        return _SPACES.sub(" ", self.text(f"faults.{words.code}", **shown)).strip(" ")

    def _plural(self, key: str, forms: PluralForms, count: object) -> str:
        if not isinstance(count, int):
            raise self._error(f"{key!r} needs the number {forms.by!r}", "hand it to text()")
        return forms[plurals.category(self.head.plurals, count)]

    def _error(self, problem: str, hint: str) -> TextError:
        return TextError(self.file, 0, problem, hint)

    def entry(self, key: str) -> Entry:
        """Return the text of ``key`` as it was written, or its forms."""
        if key not in self._entries and self._fallback is not None:
            return self._fallback.entry(key)
        return self._entries[key]

    def pseudo(self) -> Strings:
        """Return a language made of this one, to find literals and texts that do not fit.

        Every text is 40 % longer, accented, and has Hebrew letters at both ends; those that are
        made of places and signs alone, such as a date in figures, stay as they are.
        """
        entries: dict[str, Entry] = {}
        for key, entry in self._entries.items():
            if isinstance(entry, str):
                entries[key] = stretched(entry)
            else:
                texts = {form: stretched(text) for form, text in entry.items()}
                if isinstance(entry, PluralForms):
                    entries[key] = PluralForms(texts, entry.by)
                else:
                    entries[key] = HandForms(texts)
        head = LanguageHead("", False, self.head.plurals)
        return Strings(PSEUDO, entries, head, file=self.file)


def _known_head(language: str) -> LanguageHead:
    return LanguageHead("", plurals.reads_from_right(language), language)


def places_of(entry: Entry) -> frozenset[str]:
    """Return the names of the values that a text takes, ``count`` of a plural included."""
    if isinstance(entry, str):
        return _places(entry)
    if isinstance(entry, HandForms):
        return frozenset[str]().union(*map(_places, entry.values()))
    return frozenset({entry.by}.union(*map(_places, entry.values())))


def _filled(place: str, values: Mapping[str, object]) -> str:
    if place in values or not place.startswith(_OF_KEY):
        return str(values[place])
    return f"\ue000{place.removeprefix(_OF_KEY)}\ue001"


def _marked(value: str) -> str:
    """Return a value that stands for itself in a sentence that reads from the right.

    Marks of the left hold a sign at the end of a Latin name, as in "Boom!", where it belongs;
    without that of the right behind it, a colon and a number would go on from the left.
    """
    # A place for the name of a key has no letter yet.
    kinds = [kind for kind in map(bidirectional, value) if kind == "L" or kind in _FROM_RIGHT]
    if not kinds or kinds[-1] != "L":
        return value
    if kinds[0] != "L":
        # The signs behind a name or a number of a rule are those of a sentence: "… (R8.4)."
        return f"{value}{_RIGHT_MARK}"
    return f"{_LEFT_MARK}{value}{_LEFT_MARK}{_RIGHT_MARK}"


def _places(text: str) -> frozenset[str]:
    return frozenset(_PLACEHOLDER.findall(text))


def stretched(text: str, kept: re.Pattern[str] = _PLACEHOLDER) -> str:
    """Return a text in the pseudo-language; what matches ``kept`` stays as it is."""
    if not any(map(str.isalpha, _PLACEHOLDER.sub("", text))):
        return text
    shown = _PLACEHOLDER.sub(lambda place: "X" if place[1].startswith(_OF_KEY) else place[0], text)
    # Two letters and two spaces at the ends belong to the 40 %.
    missing = max(0, -(-len(shown) * 2 // 5) - 4)
    filler = (_FILLER * (missing // len(_FILLER) + 1))[:missing]
    accented, end = "", 0
    for found in kept.finditer(text):
        accented += text[end : found.start()].translate(_ACCENTS) + found[0]
        end = found.end()
    return f"א {accented}{text[end:].translate(_ACCENTS)}{filler} ש"


def read_strings(
    language: str, value: object, fallback: Strings | None = None, file: str = ""
) -> Strings:
    """Return the texts of a strings file, every one of them checked.

    Texts that ``fallback`` does not know are left out; the others have the places that it has.
    """
    sections = mapping(value, ())
    head = _read_head(language, sections.get(HEAD, {}))
    forms = plurals.categories(head.plurals)
    if forms is None:
        hint = f"name a language that counts alike, as in {HEAD}: {{plurals: fr}}"
        raise FieldError((), f"no plural rule for the language {language!r}", hint)
    entries: dict[str, Entry] = {}
    _collect({key: part for key, part in sections.items() if key != HEAD}, (), forms, entries)
    if fallback is not None:
        entries = {key: entry for key, entry in entries.items() if key in fallback}
        for key, entry in entries.items():
            _check_places(key, entry, fallback.entry(key))
    return Strings(language, entries, head, file=file, fallback=fallback)


def _read_head(language: str, value: object) -> LanguageHead:
    route: KeyPath = (HEAD,)
    entries = keyed(value, route, (), ("name", "direction", "plurals"))
    known = _known_head(language)
    name, rtl, rule = known.name, known.rtl, known.plurals
    if "name" in entries:
        name = card_name(entries["name"], (*route, "name"))
    if "direction" in entries:
        where = (*route, "direction")
        rtl = one_of(entries["direction"], where, "direction", ("ltr", "rtl")) == "rtl"
    if "plurals" in entries:
        rule = word(entries["plurals"], (*route, "plurals"))
        if plurals.categories(rule) is None:
            hint = "name a language that counts alike, such as en, fr, he, pl or ru"
            raise FieldError((*route, "plurals"), f"no plural rule is called {rule!r}", hint)
    return LanguageHead(name, rtl, rule)


def _check_places(key: str, entry: Entry, model: Entry) -> None:
    """Refuse a place that English does not have: nothing would ever be put there."""
    route = tuple(key.split("."))
    known = places_of(model)
    if isinstance(entry, PluralForms) and entry.by not in known:
        hint = "write one text, or name the place of a number, as in 'by: left'"
        raise FieldError(route, f"{key!r} has plural forms, but no number", hint)
    odd = sorted(places_of(entry) - known)
    if odd:
        places = ", ".join(f"{{{name}}}" for name in sorted(known)) or "none"
        hint = f"the places of this text are {places}"
        raise FieldError(route, f"the place {{{odd[0]}}} in {key!r} is unknown", hint)


def _collect(
    section: dict[str, object], route: KeyPath, forms: tuple[str, ...], entries: dict[str, Entry]
) -> None:
    before = f"{_dotted(route)}." if route else ""
    for key, value in section.items():
        here = (*route, key)
        if "." in key:
            raise FieldError(here, f"the key {key!r} has a dot", "nest the sections instead")
        if isinstance(value, dict):
            if not value:
                raise FieldError(
                    here, f"the section {key!r} is empty", "write a text or leave it out"
                )
            if any(form in plurals.CATEGORIES for form in value):
                entries[_dotted(here)] = _read_plural(value, here, forms)
            elif _NEEDED_HANDS[0] in value:
                entries[_dotted(here)] = _read_by_hand(value, here)
            else:
                _collect(value, here, forms, entries)
        else:
            entries[before + key] = _read_text(value, here)


def _read_by_hand(value: dict[str, object], route: KeyPath) -> HandForms:
    for form in value:
        if form not in HANDS:
            hint = f"the devices are {', '.join(HANDS)}"
            raise FieldError((*route, form), f"{_dotted(route)!r} has the form {form!r}", hint)
    for form in _NEEDED_HANDS:
        if form not in value:
            raise FieldError(route, f"{_dotted(route)!r} lacks the form {form!r}", f"add {form!r}")
    return HandForms(
        {form: _read_text(value[form], (*route, form)) for form in HANDS if form in value}
    )


def _dotted(route: KeyPath) -> str:
    return ".".join(map(str, route))


def _read_text(value: object, route: KeyPath) -> str:
    if not isinstance(value, str):
        hint = "write a text, in quotes if need be"
        raise FieldError(route, f"{_dotted(route)!r} is {kind(value)}", hint)
    text = word(value, route)
    if len(text) > _LONGEST or _NO_LETTERS.search(text):
        problem = f"{_dotted(route)!r} is too long, or has signs that are no letters"
        raise FieldError(route, problem, f"write at most {_LONGEST:,} plain letters")
    if "{" in text or "}" in text:
        rest = _PLACEHOLDER.sub("", text)
        if "{" in rest or "}" in rest:
            hint = "write places as {name}, in lower-case letters"
            raise FieldError(route, f"a bad placeholder in {_dotted(route)!r}", hint)
    return text


def _read_plural(value: dict[str, object], route: KeyPath, forms: tuple[str, ...]) -> PluralForms:
    known = (*forms, "other", _BY)
    for form in value:
        if form not in known:
            hint = f"this language has {', '.join(forms)}"
            raise FieldError((*route, form), f"{_dotted(route)!r} has the form {form!r}", hint)
    for form in forms:
        if form not in value:
            raise FieldError(
                route, f"the plural {_dotted(route)!r} lacks {form!r}", f"add {form!r}"
            )
    by = word(value[_BY], (*route, _BY)) if _BY in value else _COUNT
    texts = {form: _read_text(text, (*route, form)) for form, text in value.items() if form != _BY}
    most = _places(texts[forms[-1]]) | {by}
    for form, text in texts.items():
        if not _places(text) <= most:
            odd = ", ".join(sorted(_places(text) - most))
            hint = f"the form {forms[-1]!r} does not know it"
            raise FieldError((*route, form), f"the place {odd!r} in {_dotted(route)!r}", hint)
    return PluralForms(texts, by)
