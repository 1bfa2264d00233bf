"""The services that all scenes share: contents, settings, saved matches, and words."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from game.content import ContentError, Worded, has_custom
from game.kit import (
    ACTIONS,
    BOARDS,
    PAD_LAYOUTS,
    InputMap,
    KitContext,
    Look,
    Prefetcher,
    Sound,
    active_context,
    lay_keys,
)
from game.play import (
    KnownOutlooks,
    MatchStore,
    Settings,
    TaskRunner,
    load_settings,
    option_set_path,
    save_settings,
    settings_path,
)

from .held_portraits import HeldPortraits, names_what_is_won
from .key_words import trigger_words
from .known_reviews import KnownReviews

if TYPE_CHECKING:
    from game.content import Content, CustomContent, Strings
    from game.play import (
        ForecastUse,
        LetterMatch,
        LetterStore,
        Match,
        Profile,
        Record,
        Refiling,
        VoyageRun,
        VoyageStore,
    )
    from game.rules import Card, Event

    from .scene_routes import SceneRoutes

_PROFILE = "profile"
OpenedProfile: TypeAlias = "tuple[Profile, list[str]]"
T = TypeVar("T")


@dataclass
class Services:
    """The things that outlive a scene.

    ``problems`` are lines about files that could not be read, told once by the menu; ``told`` are
    those of the store that it has told already. The window follows ``settings.screen``, ``sound``
    the volumes; it is silent until the first picture has been seen. ``tasks`` answers at once,
    until the application runs and puts one with a process of its own in its place. ``make_routes``
    gives the ways to all scenes, which no scene knows itself. ``inputs`` tells which key does what,
    and which device was used last.
    """

    content: Content
    settings: Settings
    store: MatchStore
    make_routes: Callable[[Services], SceneRoutes]
    problems: list[str] = field(default_factory=list)
    told: set[str] = field(default_factory=set)
    sound: Sound = field(default_factory=Sound)
    tasks: TaskRunner = field(default_factory=TaskRunner)
    #: The outlooks that were worked out since the game was started.
    outlooks: KnownOutlooks = field(default_factory=KnownOutlooks)
    inputs: InputMap = field(default_factory=InputMap)
    #: Why the voice is not heard, a key below ``voice.faults``; "" where it is, or is off.
    voice_fault: str = ""
    context: KitContext = field(default_factory=active_context)
    #: What this window has read or written last of the file of the settings.
    _saved: Settings = field(init=False)
    _held: HeldPortraits = field(default_factory=HeldPortraits)
    _opening: Prefetcher[OpenedProfile] | None = None
    _refiling: Refiling | None = None
    _wake: Callable[[], None] = lambda: None

    def __post_init__(self) -> None:
        """Note what is wrong with what the player has made."""
        self._saved = self.settings
        self.inputs.pads.when_unknown = self._tell_unknown_pad
        if has_custom() and self.own.faults:
            self.problems.append(self.translate("problems.own_faults", count=len(self.own.faults)))

    def furnish(self) -> None:
        """Let texts name keys as the player has set them, and the player's pictures be shown."""
        self.context.hand = lambda: self.inputs.device.hand
        self.context.key_name = lambda action: trigger_words(self.translate, self.inputs, action)
        self.context.has_key = self.inputs.has_trigger
        self.context.say = lambda key: self.translate(f"fields.{key}")
        self.context.set_pictures(self.own.pictures if has_custom() else {})
        self.dress()

    def dress(self) -> None:
        """Let the backs of cards, and the frames of one's portraits, be those that were chosen.

        In place of a portrait that is not won its side's own is shown; the file still names it.
        """
        if self.profile_opened:
            held: dict[str, Any] = self._held.of(self.settings, self.routes.news.portraits)
            self.settings = replace(self.settings, **held)
            self._saved = replace(self._saved, **held)
        worn: dict[str, str] = {}
        if self.settings.card_back or self.settings.portrait_frame:
            # The menu of somebody who has chosen none loads nothing for it.
            from .worn_pictures import worn_pictures  # noqa: PLC0415

            worn = worn_pictures(self.settings)
        self.context.set_worn(worn)

    def hold_portraits(self) -> None:
        """Have a side's own portrait in place of one that is not won, before a match is planned."""
        if names_what_is_won(self.settings):
            # Whoever opens it dresses by it; the menu has not waited for that.
            _ = self.profile

    def read_own_again(self) -> None:
        """Read the player's own cards, decks and kits anew, as their files have changed."""
        self.__dict__.pop("own", None)
        self.context.set_pictures(self.own.pictures)

    @cached_property
    def own(self) -> CustomContent:
        """What the player has made: cards, decks, kits."""
        # The menu of somebody who has made nothing loads nothing for it.
        from game.content import load_custom  # noqa: PLC0415

        return load_custom(self.content.cards)

    @cached_property
    def voyages(self) -> VoyageStore:
        """The player's voyages, beside the matches."""
        from game.play import VoyageStore  # noqa: PLC0415

        return VoyageStore.beside(self.store)

    @cached_property
    def letters(self) -> LetterStore:
        """The player's matches by letter, beside the others."""
        from game.play import LetterStore  # noqa: PLC0415

        return LetterStore.beside(self.content, self.store)

    def file_letters(self, letter: LetterMatch) -> Match | None:
        """File a match by letter among the others, once it is over, checked and watched.

        Return it where that was done now.
        """
        from game.play import file_in  # noqa: PLC0415

        with self.telling(self.problems.append):
            filed = file_in(letter, self.store)
            if filed is not None:
                self.file(filed)
            return filed
        return None

    @cached_property
    def reviews(self) -> KnownReviews:
        """The looks back at matches that are over."""
        return KnownReviews(lambda: self.profile, self.attempt)

    @cached_property
    def routes(self) -> SceneRoutes:
        """The ways from scene to scene."""
        return self.make_routes(self)

    @property
    def all_cards(self) -> dict[str, Card]:
        """The cards of the game and the player's own, by id."""
        return {**self.content.cards, **self.own.cards}

    def open_profile_ahead(self, opened: Callable[[], None]) -> None:
        """Open the profile in a thread: to look through that of thousands of matches takes a while.

        ``opened`` is called there when it is done.
        """
        self._wake = opened
        self._opening = Prefetcher(lambda _: self._opened(), opened)
        self._opening.ask((_PROFILE,))

    @property
    def profile_ready(self) -> bool:
        """Whether nobody who asks for the profile has to wait for that thread."""
        opening = self._opening
        return opening is None or _PROFILE in opening.finished() or not opening.running

    @property
    def profile_opened(self) -> bool:
        """Whether somebody has asked for the profile before."""
        return _PROFILE in self.__dict__

    @cached_property
    def profile(self) -> Profile:
        """The player's profile, opened when it is first asked for: the menu need not wait for it.

        Matches that were over when the game was killed are filed then.
        """
        opening, self._opening = self._opening, None
        profile, problems = (opening and opening.take(_PROFILE)) or self._opened()
        self.problems.extend(line for line in problems if line not in self.problems)
        self.__dict__[_PROFILE] = profile
        self.dress()
        return profile

    def close_profile(self) -> None:
        """Let go of the profile, if it was opened: whoever copies its file then has all of it."""
        if self.profile_opened:
            self.profile.close()

    def _opened(self) -> OpenedProfile:
        """Return the profile, and lines about what went wrong with it."""
        from game.play import ProfileError, Refiling, count_voyages, open_profile  # noqa: PLC0415

        profile, problem = open_profile()
        problems = [] if problem is None else [problem]
        try:
            names = self.store.names(profile.history.files())
            fights = self.voyages.fights.names(profile.history.files())
            profile.file_finished(self.voyages.fights, self.content, fights[: Refiling.MANY])
            voyages = profile.figures.voyages
            for counted in count_voyages(self.voyages, self.content, voyages.sizes()):
                voyages.keep(counted)
            profile.figures.award_voyages()
            if profile.path is None or len(names) < Refiling.MANY:
                profile.file_finished(self.store, self.content, names)
            else:
                self._file_beside(Refiling(profile.path, self.store, self.content, names))
        except ProfileError as error:
            problems.append(str(error))
        return profile, problems

    def _file_beside(self, refiling: Refiling) -> None:
        """File matches while the game goes on: so many take a while."""
        self._refiling = refiling
        refiling.heard, refiling.on_problem = self._wake, self._note_problem
        refiling.start()

    def _note_problem(self, line: str) -> None:
        # The menu may have put another list in the place of the one that it has told.
        self.problems.append(line)

    def _tell_unknown_pad(self, name: str) -> None:
        line = self.translate("problems.unknown_pad", name=name, variable=PAD_LAYOUTS)
        if line not in self.told:
            self.told.add(line)
            self._note_problem(line)

    @property
    def refiling_left(self) -> int:
        """How many files of matches are still looked through for the history; mostly 0."""
        return self._refiling.left if self._refiling is not None else 0

    def refiling_words(self) -> str:
        """Return one line about the matches that are being put back into the history, or ""."""
        left = self.refiling_left
        return self.translate("problems.refiling", count=left) if left else ""

    def files_over(self) -> Collection[str] | None:
        """Return the names of files whose matches are known to be over; None until it is known."""
        from game.play import ProfileError  # noqa: PLC0415

        # The menu, which asks, does not wait for the profile.
        if not self.profile_opened or self.refiling_left:
            return None
        try:
            return self.profile.history.files()
        except ProfileError:
            # The page of the history reports it.
            return ()

    def file(self, match: Match) -> None:
        """File a match that is over in the history, the campaign and the statistics.

        A fight of a voyage stands in the history, and counts for its voyage alone (R16.29).
        """
        record = match.record
        if record is not None and record.path is not None:
            self.attempt(lambda: self._file(match, record), None)

    def _file(self, match: Match, record: Record) -> None:
        """Keep a match, and what the statistics need of it; if that fails it is counted later."""
        from game.play import counted, match_id  # noqa: PLC0415

        self.profile.file_match(record)
        own = match_id(record.header)
        self.profile.figures.add(
            [counted(self.content, own, record, match.happened, match.position)]
        )

    def count_voyage(self, run: VoyageRun) -> None:
        """Count a voyage and its fights as they stand; one that fails here is counted later."""
        from game.play import counted_voyage  # noqa: PLC0415

        counted = counted_voyage(run)
        if counted is not None:
            self.attempt(lambda: self.profile.figures.voyages.keep(counted), None)

    def note_forecast(self, match: Match, use: ForecastUse) -> None:
        """Keep how the forecast was used in a turn of a match that is saved."""
        from game.play import match_id  # noqa: PLC0415

        record = match.record
        if record is not None and record.path is not None:
            own = match_id(record.header)
            self.attempt(lambda: self.profile.figures.note_forecast(own, use), None)

    def attempt(self, ask: Callable[[], T], otherwise: T) -> T:
        """Ask the profile for something, or have it keep it; ``otherwise`` where that fails.

        The menu tells of it.
        """
        from game.play import ProfileError  # noqa: PLC0415

        try:
            return ask()
        except ProfileError as problem:
            # A fault that comes back every turn is reported once.
            if str(problem) not in self.problems:
                self.problems.append(str(problem))
            return otherwise

    @contextmanager
    def telling(self, tell: Callable[[str], object]) -> Iterator[None]:
        """Leave what is done within where a file or the profile refuses it, and ``tell`` why."""
        try:
            yield
        except ContentError as problem:
            tell(self.say(problem))

    def translate(self, key: str, **values: object) -> str:
        """Return the text of ``key`` in the player's language."""
        return self.content.strings.text(key, **values)

    def say(self, problem: object) -> str:
        """Return what is wrong in the player's language: an error, or a line about one."""
        return self.content.strings.say(str(problem))

    def speak(self, strings: Strings) -> None:
        """Have all texts of another language from now on.

        Scenes replace the texts they hold themselves: see ``SceneStack.retext``.
        """
        self.content.strings.become(strings)
        self.context.set_direction(strings.rtl)
        self.problems.extend(filter(None, (self.gaps(),)))

    def gaps(self) -> str:
        """Return one line about the texts that the language lacks, or nothing."""
        strings = self.content.strings
        if not strings.missing:
            return ""
        command = f"python -m game strings --brief --lang {strings.language}"
        count = len(strings.missing)
        return self.translate(
            "problems.language_gaps", file=strings.file, count=count, command=command
        )

    @property
    def look(self) -> Look:
        """How the player wants everything to look."""
        mine = self.settings
        wide = mine.large_cards, mine.wide_letters
        return Look(mine.text_size / 100, mine.palette, mine.high_contrast, *wide)

    def tune(self) -> None:
        """Set the sound's volumes by the settings, and whether both ears hear the same."""
        mine = self.settings
        self.sound.mono(mine.mono)
        loud = (0, 0, 0) if mine.muted else (mine.music, mine.effects, mine.interface)
        self.sound.volumes(*loud)

    def hear(self, happened: Iterable[Event]) -> None:
        """Play what is heard of events that are told all at once, as those of a setup."""
        from game.board import MatchAudio  # noqa: PLC0415

        audio = MatchAudio(self.sound)
        for event in happened:
            audio.hear(event)
        audio.update(0.0)

    def rebind(self) -> None:
        """Keep which key does what as it is now, and write it down."""
        mine, actions = self.settings, self.inputs.actions
        keys, pad = (
            {action: held for action, held in before.items() if action not in ACTIONS}
            | actions.refused[board]
            | actions.changed(board)
            for board, before in zip(BOARDS, (mine.keys, mine.pad), strict=True)
        )
        self.remember(replace(mine, keys=keys, pad=pad))

    def lay_keys(self, layout: str) -> None:
        """Have the keyboard laid out by a name of ``KEY_LAYOUTS``, and write it down."""
        lay_keys(self.inputs.actions, layout)
        self.rebind()

    def take_option_set(self, number: int) -> None:
        """Put this set of options away, and take another up; a new one begins as a copy."""
        mine, path = self.settings, option_set_path(number)
        fault = save_settings(mine, option_set_path(mine.option_set))
        kept, problem = load_settings(path)
        self.problems.extend(line for line in (fault, problem) if line is not None)
        # One that cannot be read, and is set aside, begins as a copy, too.
        taken = mine.with_options_of(kept) if os.path.exists(path) else mine
        self.remember(replace(taken, option_set=number))
        self.take_bindings()

    def take_bindings(self) -> None:
        """Let the keys do what the settings say; the menu reports what is impossible."""
        for board, chosen in zip(BOARDS, (self.settings.keys, self.settings.pad), strict=True):
            for line in self.inputs.actions.load(board, chosen):
                self.problems.append(binding_fault(line))

    def remember(self, settings: Settings) -> None:
        """Keep changed settings, and write them down."""
        self.settings = settings
        self.tune()
        problem = save_settings(settings, base=self._saved)
        if problem is None:
            self._saved = settings
        else:
            self.problems.append(problem)
        self.dress()


def binding_fault(line: str) -> Worded:
    """Return what is told of an entry of the settings that no key can do."""
    path, problem = settings_path(), Worded("binding_fault", line)
    return Worded("in_file", f"{path}: {line}", file=path, problem=problem, hint="")
