"""One view of a table: its picture, and with players around it what moves over it and is heard."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import pygame

from game.board import (
    BANNER_EVENTS,
    BANNERS,
    DAY,
    DUSK,
    SEASONS,
    Animator,
    BannerGone,
    Captions,
    FightSight,
    HordePanel,
    Layout,
    Marks,
    MatchAudio,
    MatchLog,
    SoundCue,
    Table,
    add_piece_regions,
    animate_events,
    announce,
    board_of,
    ground_of,
    hud_of,
    tell_below_revealed,
)
from game.content import Content, Strings
from game.kit import INSTANT, Canvas, Colours, Sound, Viewport
from game.play import HouseTerms, Seat, portraits_of
from game.rules import NOBODY, Difficulty, Event, Side, State, events, to_text

from ...services import Services
from ..matches.player_names import numbered_names, player_names, ranks

_log = logging.getLogger(__name__)

BOARD_WIDE, BOARD_HIGH = 1280.0, 720.0
#: How much larger a preview is painted than it is shown, at most.
_FINER = 4


@dataclass(frozen=True, slots=True)
class BoardLook:
    """How a board is drawn: the words for Bastion and Fort, and the mood of the land.

    The mood is an hour of the day, or a ground of a voyage's fights.
    """

    names: tuple[str, str]
    mood: str

    @classmethod
    def of(cls, services: Services, seed: int = 0, ground: str = "") -> BoardLook:
        """Return the look of a match: that of its ground, or by day, or as often at dusk.

        In a season that its player has chosen it is always day.
        """
        words = services.translate("card_types.bastion"), services.translate("card_types.fort")
        season = services.settings.season
        usual = season if season in SEASONS else DUSK if seed % 2 else DAY
        return cls(words, ground or usual)


@dataclass(frozen=True)
class TablePicture:
    """The cards of a table on their land, at the places of a layout."""

    table: Table
    layout: Layout
    look: BoardLook

    @classmethod
    def of(cls, state: State, viewer: int, look: BoardLook) -> TablePicture:
        """Return the picture of a position, both hands open and ``viewer`` below."""
        table = Table(state, viewer)
        layout = Layout(BOARD_WIDE, BOARD_HIGH, places=table.places)
        if state.field.is_ring:
            layout = table.laid_out(BOARD_WIDE, BOARD_HIGH)
        table.open_hands = True
        table.arrange(layout)
        return cls(table, layout, look)

    def paint(self, offscreen: Canvas, marks: Marks | None = None) -> Canvas:
        """Paint it over all of ``offscreen``; return a canvas there in the units of the layout."""
        wide, high = self.layout.width, self.layout.height
        view = Viewport(wide, high, offscreen.surface.get_width() / wide)
        canvas = Canvas(offscreen.surface, view, offscreen.assets)
        board = board_of(self.table, self.look.names, self.look.mood)
        board.draw(canvas, self.layout, marks or Marks())
        return canvas

    def add_regions(self, canvas: Canvas, strings: Strings, box: pygame.FRect) -> None:
        """Note where the cards are in a picture that fills ``box``, so that they can be read."""
        with canvas.upright(box):
            add_piece_regions(canvas, strings, self.table, box, self.layout.width)


@contextmanager
def framed_board(canvas: Canvas, box: pygame.FRect, width: float = 2.4) -> Iterator[None]:
    """Frame the small board that is drawn into ``box`` meanwhile, with a shadow below it."""
    canvas.shadow(box, covered=True)
    yield
    canvas.frame(box.inflate(4, 4), Colours.bronze, width=width, radius=5)


def draw_position(
    canvas: Canvas, box: pygame.FRect, state: State, viewer: int, look: BoardLook
) -> None:
    """Draw a preview of a position, kept: painting it takes as long as a whole screen."""
    key = ("position", to_text(state), viewer, look)

    def paint(offscreen: Canvas) -> None:
        # Painted large and made small: a preview, on which nothing has to be read. As large as in a
        # match it is painted with the very pictures of a match; larger, all are painted anew.
        width, height = offscreen.surface.get_size()
        finer = max(1.0, min(_FINER, BOARD_WIDE * offscreen.view.scale / width))
        large = offscreen.blank((round(finer * width), round(finer * height)))
        TablePicture.of(state, viewer, look).paint(large)
        small = pygame.transform.smoothscale(large.surface, (width, height))
        offscreen.surface.blit(small, (0, 0))

    canvas.blit(canvas.sprite(key, box.size, paint, upright=True), box.topleft)


def draw_board_strip(
    canvas: Canvas, box: pygame.FRect, state: State, viewer: int, look: BoardLook
) -> None:
    """Draw the middle of a position's preview across ``box``: the land, and who stands there."""
    whole = pygame.FRect(box.x, 0, box.width, box.width * BOARD_HIGH / BOARD_WIDE)
    whole.centery = box.centery
    with framed_board(canvas, box), canvas.clip(box):
        draw_position(canvas, whole, state, viewer, look)


class TableView:
    """A table with the players around it: panels, motion, sounds, and how fast all that goes.

    ``happened`` tells by what settings a Horde plays; in what is ``shared`` with others nobody is
    called "you".
    """

    def __init__(
        self,
        services: Services,
        seats: Sequence[Seat],
        state: State,
        viewer: int,
        happened: Iterable[Event],
        *,
        look: BoardLook,
        shared: bool = False,
    ) -> None:
        self.table = Table(state, viewer)
        self.layout = self.table.laid_out(BOARD_WIDE, BOARD_HIGH)
        self.board = board_of(self.table, look.names, look.mood)
        self._services = services
        strings = services.content.strings
        self.names = player_names(services, seats, shared=shared)
        self.hud = hud_of(strings, self.names, portraits_of(seats), self.table)
        self.hud.shown = numbered_names(services, seats, shared=shared)
        self.hud.ranks = ranks(services, seats, steps=True)
        for number, side in enumerate(state.sides):
            if side.horde is not None and not state.field.is_ring:
                settings = horde_settings(happened, side)
                self.hud.hordes = (HordePanel(strings, self.table, number, settings),)
        self.captions = Captions(strings)
        self.listen_to(services.sound)
        self.animator = self._new_animator()
        #: The log that a panel shows, if one does.
        self.log: MatchLog | None = None
        #: Whether the table stays where it is, whatever strikes it.
        self.steady = False

    def _new_animator(self) -> Animator:
        animator = Animator(self.table, self.layout, self.hear, animate_events)
        animator.dusk = self.board.is_dusk
        return animator

    def listen_to(self, sound: Sound) -> None:
        """Have the table heard by ``sound``, and written down where that is wanted."""
        self.audio = MatchAudio(sound, self.table)
        self.audio.heard = self._write_down

    def _write_down(self, cue: SoundCue) -> None:
        if self._services.settings.captions:
            self.captions.hear(cue)

    @property
    def translate(self) -> Callable[..., str]:
        """The words of the player's language by their keys."""
        return self._services.translate

    @property
    def busy(self) -> bool:
        """Whether something that has happened is still to be seen."""
        return self.animator.busy

    # The picture

    @property
    def horde_plays(self) -> bool:
        """Whether it is a Horde's turn."""
        return self.table.sides[self.table.active].horde

    def heed_banner(self) -> None:
        """Let what happens next wait until the banner of a turn does not hide it."""
        self.animator.run(BannerGone(self.animator))

    def agree_with(self, state: State) -> None:
        """Make sure that the table shows ``state``; mend it, and log it, where it does not."""
        self.table.changes = state.changes
        difference = self.table.differences(state)
        if difference is not None:
            _log.error("the table differed from the match: %s", difference)
            self.table.rebuild(state)
            self.animator.rest(self.layout)

    def resize(self, layout: Layout) -> None:
        """Lay everything at its place in a new window."""
        self.layout = layout
        self.animator.rest(layout)

    def move_at(self, speed: float) -> None:
        """Move so many times as fast as usual (0: at once), as calmly as the settings say."""
        self.animator.speed = speed or INSTANT
        self.hud.speed = speed or 1.0
        self.animator.reduced = self.hud.reduced = self._services.settings.reduced_motion
        self.animator.pushes = self._services.settings.camera_moves

    def advance(self, dt: float) -> bool:
        """Move the table and the panels on by ``dt`` seconds; True while anything moves."""
        return self.animator.advance(dt) | self.hud.update(dt)

    def sound(self, dt: float) -> bool:
        """Let be heard what is due; True while more is to come."""
        waits = self.audio.update(dt, at_rest=not self.busy)
        return self.captions.update(dt) or waits

    # Panels, sounds and banners

    def hear(self, event: Event) -> None:
        """Show in the panels, sound and announce an event whose turn to be seen has come."""
        self.hud.hear(event)
        self.audio.hear(event, self.animator.speed, reduced=self.animator.reduced)
        if isinstance(event, events.HordeIncantationCast) and event.target is None:
            tell_below_revealed(self.animator, self.translate("match.no_target"))
        if isinstance(event, BANNER_EVENTS):
            key, after = BANNERS[type(event)]
            words = self.translate(f"match.{key}", name=self.names[event.side])
            self.show_banner(event.side, words, after=after)

    def show_banner(self, side: int, words: str, *, note: str = "", after: float = 0.0) -> None:
        """Show ``words`` large ``after`` some seconds, with the portrait of a side."""
        portrait = self.hud.portraits[side]
        announce(self.animator, words, side, portrait, note=note, after=after, below=after > 0)

    # Drawing

    def draw_table(self, canvas: Canvas, marks: Marks) -> None:
        """Draw the table with its marks, pushed by a blow, and the panels around it."""
        self.board.draw(canvas, self.layout, marks, self.animator.below)
        off, zoom = self.animator.offset, self.animator.zoom
        if not self.steady and (any(off) or zoom.by > 1):
            canvas.push(off, zoom.by, zoom.about)
        self.hud.draw(canvas, self.layout, self.log)
        self.captions.draw(canvas, self.layout)

    def draw_effects(self, canvas: Canvas) -> None:
        """Draw what happens over the table."""
        self.animator.draw(canvas)


def horde_settings(happened: Iterable[Event], horde: Side) -> Difficulty:
    """Return the settings that were chosen for a Horde (R10.2), or else what its side tells."""
    for event in happened:
        if isinstance(event, events.DifficultyChosen):
            return event.difficulty
    assert horde.horde is not None
    return Difficulty(
        variable_mana=horde.horde.variable_mana,
        fixed_mana=horde.horde.fixed_mana,
        resistance=horde.horde.resistance,
        ability=horde.permanent,
    )


def ground_of_fight(house: HouseTerms | None) -> str:
    """Return the board on which a match was fought for a place of a voyage; "" for any other."""
    fight = house and house.fight
    if not fight or not fight.place or fight.field.is_ring:
        return ""
    return ground_of(fight.place)


def sight_of(content: Content, house: HouseTerms | None) -> FightSight:
    """Return what a table knows of the changes of a fight; nothing in any other match (R16.52)."""
    fight = house and house.fight
    if not fight:
        return FightSight()
    packs = {own.side: frozenset(own.packs) for own in fight.hands}
    other = fight.hands[-1].side if fight.other else NOBODY
    return FightSight(content.cards, fight.sources, packs, other)
