"""The first screen: go on, play at once, choose what is played, change options, leave.

The player waits for it, so what only some of its buttons need is loaded by them, and what it tells
of the campaign and the puzzles comes once the first picture is seen.
"""
# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.content import ContentError
from game.kit import (
    AmbientLayer,
    Button,
    Canvas,
    Colours,
    Command,
    Intent,
    Pressable,
    Scene,
    SceneStack,
    Size,
    Sizes,
    Viewport,
    draw_fade,
    grown,
    text_style,
)

from ..common import EVENING, Screen, StaggeredEntrance, draw_landscape, evening, first_rival
from ..services import Services
from .menu_bars import MenuBars
from .menu_cards import SIZE as CARD
from .menu_cards import make_teasers, words_height
from .menu_column import GAP, GROUPS, TAGLINE, ColumnButtons, group_of, icon_of
from .menu_edges import FootLink, MenuNotices, Notice, draw_foot, foot_height, foot_row
from .menu_news import island_news, puzzle_news, voyage_news

if TYPE_CHECKING:
    from game.play import Record

#: The size of the button that closes the game, and the space between the two teasers.
QUIT, CARD_GAP = (132.0, 36.0), 14.0
#: The part of the width at each side, and the height of the title above cards that lie in a column.
_SIDE, _TITLE_BESIDE = 0.035, 262.0
_TAGLINE = text_style.HEADING.with_changes(align="left", size=24, colour=Colours.light, outline=1.6)


class MenuScene(Screen):
    """The menu; Continue is there when a match waits to be gone on with.

    ``at`` is the entry or the choice that the player comes back from; the keyboard is on it.
    """

    depth = 0

    def __init__(self, services: Services, at: str = "") -> None:
        super().__init__(services)
        self.ambient: AmbientLayer = evening("menu", _draw_evening)
        self.record: Record | None = None
        #: The opponent of one who has not chosen any, by the rating once a match was finished.
        self.rival = ""
        #: The entry whose choices are shown; "" while the entries are.
        self.group = group_of(at)
        self._at = at
        self.cards = make_teasers(services, self.go)
        self.bars = MenuBars(lambda: self.stack)
        self.notices = MenuNotices(self)
        #: The lasting reward of the campaign's last level.
        self.crowned = False
        self._moved = self._looked = False
        #: The day whose news the cards tell.
        self._told_on = date.today()
        #: The width of the window, in logical units.
        self._width = 1280.0
        #: Tells of matches that are being put back into the history, and how many were left.
        self._refiling: Notice | None = None
        self._left_to_file = 0

    def enter(self, stack: SceneStack) -> None:
        """Look for a match to go on with."""
        super().enter(stack)
        self._look_for_match()
        self._make_buttons(self._at)
        # A player who comes back by keys sees where the keyboard is.
        by_keys = self.services.inputs.device.kind in ("keyboard", "pad")
        if by_keys and self._at in self.entries:
            self.widgets.focus(self.entries[self._at], show=True)
        if self.services.profile_opened:
            # The buttons arrive at the first visit only.
            self._look_at_profile(at_once=True)
        self._take_problems()

    def _look_for_match(self) -> None:
        services, store = self.services, self.services.store
        self.record = store.unfinished(services.content, services.files_over)
        self.rival = first_rival(services)
        # The store complains anew at every look; a complaint is news only once.
        services.problems += [line for line in store.problems if line not in services.told]
        services.told.update(store.problems)

    def retext(self) -> None:
        """Write the buttons anew; the landscape is darker where they are."""
        self.ambient = evening("menu", _draw_evening)
        self.cards = make_teasers(self.services, self.go)
        self.bars = MenuBars(lambda: self.stack)
        self._make_buttons(self._focused)
        if self._looked:
            self._tell_news(at_once=True)

    def resume(self) -> None:
        """Tell what has gone wrong in the scene above, and what is still new after it."""
        super().resume()
        self._take_problems()
        if self._looked:
            self._tell_news(at_once=True)
            self._keep_focus_seen()
            self.lay_out_anew()
        self.invalidate()

    def page_height(self, view: Viewport) -> float:
        """Return how high the menu is where its words are larger than usual."""
        if grown(1.0) == 1.0:
            return view.height
        wide, high = self._card_size
        cards = _TITLE_BESIDE + sum(high + CARD_GAP for _ in self.cards)
        cards += self.bars.height(view, wide, CARD_GAP)
        column = self.column.top + self.column.height(view, self.column.wide) + 2 * GAP
        return max(view.height, max(column, cards) + self._foot_height(view))

    @property
    def _card_size(self) -> Size:
        width = CARD[0] + 0.45 * (grown(CARD[0]) - CARD[0])
        if grown(1.0) == 1.0:
            # Side by side, they have the room beside the column.
            beside = self._width * (1 - 2 * _SIDE) - self.column.wide - Sizes.gap
            width = min(width, (beside + CARD_GAP) / len(self.cards) - CARD_GAP)
        return width, CARD[1] + words_height() - words_height(usual=True)

    def _foot_height(self, view: Viewport) -> float:
        return foot_height(view, self.services, view.width * (1 - 2 * _SIDE))

    def resize(self, view: Viewport) -> None:
        """Lay the column at the left, the teasers at the right, and the foot below them."""
        self._left, self._width = view.width * _SIDE, view.width
        foot = view.height - self._foot_height(view)
        bottom = view.height - foot_row()
        column, high = self.column, foot - Sizes.gap - self.column.top
        column.place(view, pygame.FRect(self._left, column.top, column.wide, high))
        wide, high = self._card_size
        x, y = view.width - self._left - wide, foot - Sizes.gap - high
        for card in reversed(self.cards.values()):
            card.place((x, y, wide, high))
            if grown(1.0) > 1.0:
                # The wider column leaves room for one beside it: they lie below one another.
                y -= high + CARD_GAP
            else:
                x -= wide + CARD_GAP
        first = next(iter(self.cards.values())).rect
        cards = first.unionall([card.rect for card in self.cards.values()])
        self.bars.place_over(view, cards, CARD_GAP)
        right = view.width - self._left
        quit_size = grown(QUIT[0]) * 0.75 + QUIT[0] * 0.25, grown(QUIT[1])
        self.leave_button.place((right - quit_size[0], bottom + 4, *quit_size))
        self.credits.place_at_end(view, right - quit_size[0] - 2 * Sizes.gap, bottom + 6)
        self.notices.place()

    def update(self, dt: float) -> bool:
        """Move the widgets; look at the profile once the first frame is seen."""
        moving = super().update(dt) | self.column.arrival.update(dt)
        if not self._moved:
            # The profile is a file to open, and the first frame does not wait for it.
            self._moved = True
        elif not self._looked:
            if not self.services.profile_ready:
                # The loop is woken when it is.
                return moving
            self._look_at_profile()
            self._take_problems()
            # The news on the cards fade in.
            moving = True
            self.invalidate()
        elif self.services.problems:
            self._take_problems()
            self.invalidate()
        elif self._told_on != date.today():
            # The menu was open over midnight.
            self._tell_news()
            self.invalidate()
        if self._looked and self._left_to_file != self.services.refiling_left:
            self._tell_refiling()
        return moving or not self._looked

    def _tell_refiling(self) -> None:
        self._left_to_file = self.services.refiling_left
        words = self.services.refiling_words()
        if self._refiling is None:
            self._refiling = self.notices.add(words)
        elif not words:
            self.notices.close(self._refiling)
        if not words:
            self._look_further()
        self._refiling.text = words
        self.notices.place()
        self.invalidate()

    def _look_at_profile(self, *, at_once: bool = False) -> None:
        self._looked = True
        services, rival = self.services, self.rival
        self.crowned = services.attempt(
            lambda: services.profile.campaign.crown() is not None, self.crowned
        )
        # The rating is known only now.
        self.rival = first_rival(services)
        if self.rival != rival:
            self._make_buttons(self._focused)
        self._look_further()
        self._tell_news(at_once=at_once)
        # What is proposed has words that may need more room.
        self.lay_out_anew()

    def _tell_news(self, *, at_once: bool = False) -> None:
        """Show the next island and today's puzzle; without them the cards lead there as well."""
        self._told_on = date.today()
        at_once = at_once or self.services.settings.reduced_motion
        routes = self.services.routes
        self.bars.tell(routes.news.next_up(), routes.news.first())
        self.cards["campaign"].tell(island_news(self.services), at_once=at_once)
        self.cards["voyage"].tell(voyage_news(self.services), at_once=at_once)
        # The page of puzzles says what is wrong with their file.
        with suppress(ContentError):
            self.cards["puzzles"].tell(puzzle_news(self.services), at_once=at_once)

    def _keep_focus_seen(self) -> None:
        """Go from a bar that has nothing to tell any more to what is next."""
        focused = self.widgets.focused
        if focused is not None and not focused.visible:
            self.widgets.focus(self.bars.next_up, show=self.widgets.ring_shown)

    def _look_further(self) -> None:
        if self.services.store.looked_through:
            return
        before = self.record
        self._look_for_match()
        if (self.record and self.record.path) != (before and before.path):
            self._make_buttons(self._focused if self.group else "")
            self.lay_out_anew()

    def handle(self, intent: Intent) -> None:
        """Let no arrow to the side leave a row for Quit: it is meant by going down, or back."""
        before = self.widgets.focused
        super().handle(intent)
        aside = intent in (Command("left"), Command("right"))
        if aside and before is not None and self.widgets.focused is self.leave_button:
            in_row = before.rect.top < self.leave_button.rect.bottom
            if not (in_row and before.rect.bottom > self.leave_button.rect.top):
                self.widgets.focus(before, show=True)

    def handle_rest(self, intent: Intent) -> None:
        """On "back" go back to the entries, or to Quit, which a second "accept" then means."""
        if intent != Command("back"):
            return
        if self.group:
            self.close_group()
        else:
            self.widgets.focus(self.leave_button, show=True)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the landscape, the game's name and what stands at the foot."""
        self.ambient.draw(canvas)
        x, title = self._left, self.column.title.move(self._left, 0)
        canvas.image("title", title)
        if self.crowned:
            canvas.image("ui/crown", (title.x - 26, title.y - 26, 76, 76), angle=16)
        canvas.text(
            self.translate("menu.tagline"),
            (x, title.bottom, canvas.view.width - 2 * x, grown(TAGLINE)),
            _TAGLINE,
        )
        self.column.draw(canvas)
        draw_foot(canvas, self.services, self._left, self.credits.rect.x)

    # Ways

    def continue_match(self) -> None:
        """Go on with the match that waits."""
        from game.play import Match

        assert self.record is not None
        try:
            match = Match.resume(self.services.content, self.record, self.services.store)
        except ContentError as problem:
            self.services.problems.append(str(problem))
            self.stack.replace(MenuScene(self.services))
            return
        self.stack.replace(self.services.routes.resumed(match))

    def play(self) -> None:
        """Begin a quick match against the computer: the way in for somebody who is alone."""
        from ..common import begin_quick_match

        with self.services.telling(self.notices.add):
            match = begin_quick_match(self.services, self.rival)
            # As from the welcome: the coin has fallen, and the table tells whose turn it is.
            routes = self.services.routes
            newcomer = self.rival and not self.services.store.has_result()
            way = routes.match_scene if newcomer else routes.next_scene
            self.stack.replace(way(match))

    def open_group(self, group: str) -> None:
        """Show the choices of an entry in the place of the entries."""
        self._show_group(group, GROUPS[group][0])

    def close_group(self) -> None:
        """Show the entries again, at the one that was open."""
        self._show_group("", self.group)

    def go(self, key: str) -> None:
        """Go where an entry or a choice leads."""
        routes = self.services.routes
        here: dict[str, Callable[[], None]] = {
            "continue": self.continue_match,
            "play": self.play,
            "back": self.close_group,
        }
        over: dict[str, Callable[[], Scene]] = {
            "decks": routes.deck_library,
            "own_cards": routes.own_cards,
            "wardrobe": routes.news.wardrobe,
            "brief": lambda: routes.options("help"),
            "rulebook": routes.rulebook,
            "almanac": routes.almanac,
            "options": routes.options,
            "credits": routes.credits_page,
        }
        if key in here:
            here[key]()
        elif key in GROUPS:
            self.open_group(key)
        elif key in over:
            self.stack.push(over[key]())
        else:
            self.stack.replace(self._replacing(key))

    def _replacing(self, key: str) -> Scene:
        """Return the screen that takes the place of the menu."""
        routes = self.services.routes
        ways: dict[str, Callable[[], Scene]] = {
            **{each: partial(routes.new_match, each) for each in ("computer", "friend", "horde")},
            "letters": routes.letters.all,
            "climb": routes.contests.climb,
            "ring": routes.new_ring,
            "campaign": routes.campaign,
            "voyage": routes.voyage_or_start,
            "new_voyage": lambda: routes.voyage_start(back="new_voyage"),
            "saga": lambda: routes.saga.begun_or_start(back="saga"),
            "puzzles": routes.puzzles,
            "statistics": routes.statistics,
            "history": routes.history,
            "saved_games": routes.saved_games,
            "lessons": routes.lessons,
        }
        return ways[key]()

    # Buttons

    def _show_group(self, group: str, at: str) -> None:
        shown = self.widgets.ring_shown
        self.group = group
        reduced = self.services.settings.reduced_motion
        rows = len(GROUPS[group]) + 1 if group else 5
        self._make_buttons(at, StaggeredEntrance(rows, reduced=reduced))
        self.widgets.focus(self.entries[at], show=shown)
        self.lay_out_anew()
        self.invalidate()

    def _make_buttons(self, at: str, arrival: StaggeredEntrance | None = None) -> None:
        self.widgets.clear()
        arrival = arrival or StaggeredEntrance(0, reduced=True)
        buttons = ColumnButtons(self.services, self.record, self.go)
        if self.group:
            self.column = buttons.of_choices(self.group, arrival)
        else:
            self.column = buttons.of_entries(self.rival, arrival)
        self._buttons = buttons.made
        self.widgets.extend((*buttons.made.values(), *self.bars.all.values(), *self.cards.values()))
        self.credits = self.widgets.add(
            FootLink(self.translate("credits.title"), lambda: self.go("credits"))
        )
        self.leave_button = self.widgets.add(
            Button(self.translate("menu.quit"), self.stack.pop, icon=icon_of("quit"), size=16)
        )
        self.notices.show()
        self.widgets.focus(self.entries.get(at) or next(iter(self.entries.values())))

    @property
    def entries(self) -> dict[str, Pressable]:
        """All that leads somewhere, by its key, in the order of the keyboard."""
        foot = {"credits": self.credits, "quit": self.leave_button}
        return {**self._buttons, **self.bars.entries, **self.cards, **foot}

    @property
    def _focused(self) -> str:
        return next((key for key, each in self.entries.items() if each is self.widgets.focused), "")

    # Notices

    def _take_problems(self) -> None:
        problems, self.services.problems = self.services.problems, []
        for problem in problems:
            self.notices.add(self.services.say(problem))


def _draw_evening(canvas: Canvas) -> None:
    draw_landscape(canvas, EVENING)
    # The picture is dark there already; in a wide window the column stands further out.
    left = (0, 0, canvas.view.width * 0.45, canvas.view.height)
    with canvas.reading(canvas.view.rect):
        draw_fade(canvas, left, Colours.night, (120, 0), across=True)


def example(services: Services, at: str = "") -> MenuScene:
    """Return the menu as it is when it has been looked at."""
    scene = MenuScene(services, at)
    scene._tell_news(at_once=True)
    return scene


#: The menu with the choices of an entry open.
example_record = partial(example, at="statistics")
example_new_game = partial(example, at="computer")


def example_waiting(services: Services) -> MenuScene:
    """Return the menu of somebody whose match waits, and who has won some islands."""
    from game.play import Match, Seat
    from game.rules import Terms

    from ..examples import sail_so_far

    seats = Seat("Alaric"), Seat("Morwen")
    Match.new(services.content, Terms(), seats, 1, services.store).close()
    sail_so_far(services)
    return example(services)


def example_ring(services: Services) -> MenuScene:
    """Return the menu of somebody whose match of two against two waits."""
    from game.play import Match, Seat
    from game.rules import Terms

    computers = [Seat("", "computer", strength="greedy")] * 3
    seats = Seat("Alaric"), *computers
    Match.new(services.content, Terms("draft", ring="pairs"), seats, 1, services.store).close()
    return example(services)
