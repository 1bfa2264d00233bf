"""The cup: eight entrants, the best of three games in each of three rounds, and the cups so far."""

from collections.abc import Sequence
from datetime import datetime
from functools import partial

import pygame

from game.kit import (
    Block,
    Canvas,
    Column,
    Drawn,
    Item,
    Panel,
    PanelHead,
    Row,
    Segments,
    Words,
    grown,
    text_style,
)
from game.play import (
    CONTEST_FORMS,
    YOU,
    Bracket,
    Cup,
    ProfileError,
    SavedGame,
    bracket_of,
    draw_cup,
    is_over,
    is_won,
)

from ..common import ConfirmDialog, ConfirmQuestion, Foot, Screen, moment_words, rating_points
from ..services import Services
from .bracket_block import BracketBlock
from .contest_matches import (
    ROUND_NAMES,
    begin_contest_match,
    begin_cup,
    gone_on_with,
    meeting_words,
    stand_of,
    strength_of_person,
    waiting_game,
)

_SHARES, _STACKED = (2.9, 1.0), 1.3
_WORDS = text_style.BODY.with_changes(size=16.5, wrap=True)
_CAPTION = text_style.CAPTION.with_changes(size=15.5, wrap=True)
_SWITCH = 42.0
#: The side of a trophy on the shelf.
_TROPHY = 52.0
#: So many cups of the past are listed.
_LISTED = 4


class CupScene(Screen):
    """Shows the cup under way, or the choice of a new one; every game is begun from here."""

    landscape, dim = "grounds/castle", 160
    depth, entry = 1, "climb"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.cups: Sequence[Cup] = ()
        self._read()
        #: The last cup stays to be looked at until another is begun.
        self.shown: Cup | None = next(iter(self.cups), None)
        self.remake()

    def _read(self) -> None:
        try:
            self.cups = self.services.profile.contests.cups()
        except ProfileError as problem:
            self.cups, self.message = (), self.services.say(problem)

    @property
    def under_way(self) -> Cup | None:
        """The cup that is gone on with."""
        return self.shown if self.shown is not None and not is_over(self.shown) else None

    def _waiting(self) -> SavedGame | None:
        """Return the game of the cup that was left, where the profile can be read."""
        cup = self.under_way
        if cup is None:
            return None
        return self.services.attempt(lambda: waiting_game(self.services, cup), None)

    def make(self) -> None:
        """Make the choices of a new cup, and the ways on."""
        say = self.translate
        self.title = say("cup.title")
        forms = [say(f"forms.{form}") for form in CONTEST_FORMS]
        self.forms = self.widgets.add(Segments("", forms, 0, lambda _: None, share=0.0))
        self.forms.called = say("cup.form")
        self.forms.visible = self.under_way is None
        self.back = self.add_button("climb.back", self.go_back, "back")
        self.path = self.add_button("cup.to_climb", self.to_climb, "climb")
        if self.under_way is None:
            self.go = self.add_main_button("cup.begin", self.begin, "cup")
        else:
            key = "cup.play" if self._waiting() is None else "cup.go_on"
            self.go = self.add_main_button(key, self.play, "duel")
        self.foot = Foot(self.go, self.back, self.path)
        self.leave_cup = self.add_button(
            "cup.give_up", self.ask_to_give_up, "surrender", kind="quiet"
        )
        self.leave_cup.visible = self.under_way is not None

    # Actions of the player

    def begin(self) -> None:
        """Draw a new cup."""
        with self.services.telling(self.tell):
            self.shown = begin_cup(self.services, CONTEST_FORMS[self.forms.index])
            self._read()
            self.remake()
            self.lay_out_anew()

    def play(self) -> None:
        """Go on with the game that was left, or begin the next one."""
        cup = self.under_way
        own = None if cup is None else bracket_of(cup).own
        if cup is None or own is None:
            return
        with self.services.telling(self.tell):
            game = waiting_game(self.services, cup)
            if game is not None:
                match = gone_on_with(self.services, game)
                self.stack.replace(self.services.routes.resumed(match))
                return
            strength = strength_of_person(own.rival)
            match = begin_contest_match(self.services, strength, cup.form, cup.id)
            self.stack.replace(self.services.routes.next_scene(match))

    def ask_to_give_up(self) -> None:
        """Ask whether to let the cup be over."""
        say = self.translate
        question = ConfirmQuestion(
            say("cup.give_up_title"),
            say("cup.give_up_text"),
            say("cup.give_up"),
            say("cup.give_up_no"),
            "icons/surrender",
        )
        self.stack.push(ConfirmDialog(question), self._give_up_if)

    def _give_up_if(self, sure: object) -> None:
        cup = self.under_way
        if sure is not True or cup is None:
            return
        with self.services.telling(self.tell):
            self.services.profile.contests.give_up(cup)
            self._read()
            self.shown = next(iter(self.cups), None)
            self.remake()
            self.lay_out_anew()

    def to_climb(self) -> None:
        """Go to the climb."""
        self.stack.replace(self.services.routes.contests.climb())

    # The page

    def make_body(self) -> Block:
        """Return the bracket with what is told of it beside, or below it."""
        bracket = self._bracket()
        beside = [self._stand(bracket)] if self.shown is not None else [self._rules()]
        if self.under_way is None:
            beside.append(self._choices())
        if len(self.cups) > 1 or (self.cups and self.under_way is None):
            beside.append(self._past())
        return Row(
            BracketBlock(self.services, bracket),
            Column(*beside, spring=1.0),
            shares=_SHARES,
            stack=_STACKED,
            gap=20.0,
        )

    def _bracket(self) -> Bracket:
        """Return that of the cup that is shown, or one in which all places are open."""
        if self.shown is not None:
            return bracket_of(self.shown)
        nobody = draw_cup(0, rating_points(self.services))
        return bracket_of(nobody._replace(entrants=(YOU, *[""] * (len(nobody.entrants) - 1))))

    def _stand(self, bracket: Bracket) -> Panel:
        say = self.translate
        words: list[Block] = [Words(stand_of(self.services, bracket), _WORDS)]
        if self.under_way is not None:
            words.append(Words(say("cup.settled"), _CAPTION))
            words.append(Item(self.leave_cup, grown(40.0)))
        return Panel(PanelHead(say("cup.stands")), *words)

    def _rules(self) -> Panel:
        say = self.translate
        return Panel(
            PanelHead(say("cup.rules")),
            Words(say("cup.about"), _WORDS),
            Words(say("cup.settled"), _CAPTION),
        )

    def _choices(self) -> Panel:
        say = self.translate
        return Panel(
            PanelHead(say("cup.new")),
            Words(say("cup.field"), _CAPTION),
            Item(self.forms, grown(_SWITCH)),
        )

    def _past(self) -> Panel:
        say, over = self.translate, [cup for cup in self.cups if is_over(cup)]
        won = sum(map(is_won, over))
        lines = [Words(self._past_line(cup), _CAPTION) for cup in over[:_LISTED]]
        head = PanelHead(say("cup.past"))
        shelf = [Drawn(partial(_draw_trophies, won), _TROPHY)] if won else []
        return Panel(
            head, *shelf, Words(say("cup.totals", count=len(over), won=won), _WORDS), *lines
        )

    def _past_line(self, cup: Cup) -> str:
        bracket = bracket_of(cup)
        when = moment_words(self.services, datetime.fromisoformat(cup.began))
        if is_won(cup):
            return self.translate("cup.past_won", date=when)
        stage = self.translate(f"cup.rounds.{ROUND_NAMES[bracket.round]}")
        return self.translate("cup.past_lost", date=when, round=stage)

    def spoken_opening(self) -> list[str]:
        """Return how the cup stands."""
        if self.shown is None:
            return [self.translate("cup.about")]
        return [stand_of(self.services, bracket_of(self.shown))]

    def spoken_state(self) -> list[str]:
        """Return all meetings by rounds, and how the cup stands."""
        bracket, told = self._bracket(), []
        for name, meetings in zip(ROUND_NAMES, bracket.rounds, strict=True):
            told.append(self.translate(f"cup.rounds.{name}"))
            told += [meeting_words(self.services, each) for each in meetings if each.first]
        return [*told, *self.spoken_opening()]


def _draw_trophies(won: int, canvas: Canvas, area: pygame.FRect) -> None:
    """Draw a trophy for each cup that was won, as many as have room."""
    count = min(won, int(area.width / _TROPHY))
    left = area.centerx - count * _TROPHY / 2
    for number in range(count):
        box = (left + number * _TROPHY, area.y, _TROPHY, _TROPHY)
        canvas.image("icons/cup", pygame.FRect(box).inflate(-6, -6))


def example(services: Services) -> CupScene:
    """Return a cup in its semi-final, after one that was won."""
    store = services.profile.contests
    for seed, outcomes in ((3, "wwwlwww"), (11, "wlwl")):
        cup = store.begin_cup(draw_cup(seed, 1500, CONTEST_FORMS[0]))
        for number, letter in enumerate(outcomes):
            match = f"{cup.id} {number}"
            store.begin_match(match, cup.id)
            store.finish(match, "won" if letter == "w" else "lost")
    return CupScene(services)


def example_new(services: Services) -> CupScene:
    """Return the page before the first cup."""
    return CupScene(services)
