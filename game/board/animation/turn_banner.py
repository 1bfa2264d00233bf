"""A banner that slides over the table: whose turn it is, or what has befallen a side."""

from dataclasses import dataclass

from game.kit import Canvas, Colours, text_style, timeline
from game.rules import events

from ..cards.portrait_medal import draw_portrait
from ..effects import Effect
from ..hud.turn_panel import paint_band
from .animator import Animator

#: Height of the band, radius of the portrait on it, and between that and the words.
_HEIGHT, _PORTRAIT, _GAP = 84.0, 37.0, 22.0
_SIZE = 44.0
#: The words below, and the room for them with the edge of the band.
_NOTE = text_style.STRONG.with_changes(size=19, align="left", valign="middle", wrap=False)
_NOTE_HIGH, _NOTE_ROOM = 32.0, 24.0
#: Seconds to come, to stay and to go.
COME, STAY, GO = 0.34, 0.78, 0.26
#: Seconds in which one gives way to the next.
_YIELD = 0.12
#: How far it drifts on while it stays.
_DRIFT = 14.0
_MIDDLE = 23.0
#: How much lower a banner is that leaves the middle of the table free.
_BELOW = 178.0
#: The events that banners announce besides the turns.
BANNER_EVENTS = (events.HordeLastTurnBegan, events.BastionDestroyed, events.FortDestroyed)
#: The key of each, and the seconds until it is shown.
BANNERS: dict[type, tuple[str, float]] = {
    events.HordeLastTurnBegan: ("last_turn", 0.0),
    events.BastionDestroyed: ("bastion_falls", 1.25),
    events.FortDestroyed: ("fort_falls", 2.3),
}


@dataclass(eq=False)
class Banner(Effect):
    """Words beside a side's portrait on a band in its colour; ``x`` and ``y`` are its middle.

    A ``note`` stands below the words, smaller.
    """

    words: str
    side: int
    portrait: str
    x: float
    y: float
    width: float
    note: str = ""
    #: Whether it goes before its time, as something else is told in its place.
    yields: bool = False
    still = True

    def draw(self, canvas: Canvas) -> None:
        """Draw the band over the whole width, the words and the portrait where it has come to."""
        alpha = round(self.alpha)
        size = (self.width, _HEIGHT)
        colours = (Colours.sides[self.side], Colours.sides_deep[self.side])
        band = canvas.sprite(
            ("banner", *colours), size, lambda offscreen: paint_band(offscreen, *colours)
        )
        look = text_style.TITLE.with_changes(
            size=_SIZE, colour=colours[0], align="left", alpha=alpha
        )
        below = _NOTE.with_changes(alpha=alpha)
        told = canvas.text_size(self.words, look)[0], canvas.text_size(self.note, below)[0]
        long = min(max(told), self.width * 0.7)
        with canvas.shifted(alpha=alpha):
            canvas.blit(band, (self.width / 2, self.y), centered=True)
        left = self.x - (long + 2 * _PORTRAIT + _GAP) / 2
        with canvas.shifted(alpha=alpha):
            draw_portrait(canvas, self.portrait, self.side, (left + _PORTRAIT, self.y), _PORTRAIT)
        x, room = left + 2 * _PORTRAIT + _GAP, long + 2
        high = _HEIGHT - _NOTE_HIGH if self.note else _HEIGHT
        canvas.text(self.words, (x, self.y - _HEIGHT / 2, room, high), look)
        if self.note:
            canvas.text(self.note, (x, self.y + _HEIGHT / 2 - _NOTE_HIGH, room, _NOTE_ROOM), below)


def announce(
    animator: Animator,
    words: str,
    side: int,
    portrait: str,
    *,
    note: str = "",
    after: float = 0.0,
    below: bool = False,
) -> None:
    """Let a banner come from the side's own edge of the table ``after`` some seconds, stay and go.

    A ``note`` stands below its words. One that tells of what is in the middle goes ``below`` that.
    """
    layout = animator.layout
    y = layout.message.y + _MIDDLE + (_BELOW if below else 0.0)
    middle = layout.width / 2
    # Where motion is reduced it comes and goes at its place.
    far = 0.0 if animator.reduced else (-middle if layout.on_right(side) else middle)
    drift = _DRIFT / middle * far / 2
    banner = Banner(words, side, portrait, middle - far, y, layout.width, note, alpha=0.0)
    line = timeline.Timeline(timeline.Wait(after)).call(lambda: _take_place(animator, banner))
    line.together(
        timeline.Tween(banner, "x", middle - drift, COME),
        timeline.Tween(banner, "alpha", 255.0, COME, timeline.linear),
    )
    line.tween(banner, "x", middle + drift, STAY, timeline.linear)
    line.together(
        timeline.Tween(banner, "x", middle + far, GO, timeline.ease_in_cubic),
        timeline.Tween(banner, "alpha", 0.0, GO, timeline.linear),
    )
    animator.aside(line.call(lambda: animator.forget(banner)))


def announcing(animator: Animator) -> bool:
    """Whether a banner is to be read over the table."""
    return any(isinstance(effect, Banner) and not effect.yields for effect in animator.effects)


def hold_banners(animator: Animator, held: bool) -> None:
    """Show no banner from now on, and have those that are shown give way; or show them again."""
    animator.announces = not held
    if held:
        for banner in animator.effects:
            if isinstance(banner, Banner):
                _give_way(animator, banner)


def clear_middle(animator: Animator) -> None:
    """Have a banner in the middle of the table give way to what is told there."""
    _make_way(animator, animator.layout.message.y + _MIDDLE)


class BannerGone(timeline.Step):
    """Lasts as long as a banner is in the middle of the table, where cards are held up."""

    def __init__(self, animator: Animator) -> None:
        self._animator = animator

    def advance(self, dt: float) -> float:
        """Let time pass while the banner is there."""
        middle = self._animator.layout.message.y + _MIDDLE
        told = self._animator.effects
        self.done = not any(isinstance(each, Banner) and each.y == middle for each in told)
        return dt if self.done else 0.0

    def finish(self) -> None:
        """Wait no longer."""
        self.done = True


def _take_place(animator: Animator, banner: Banner) -> None:
    """Show a banner; one that is still in its place gives way, as two could not be read."""
    if animator.announces:
        _make_way(animator, banner.y)
        animator.effects.append(banner)


def _make_way(animator: Animator, y: float) -> None:
    for other in animator.effects:
        if isinstance(other, Banner) and other.y == y:
            _give_way(animator, other)


def _give_way(animator: Animator, banner: Banner) -> None:
    if not banner.yields:
        banner.yields = True
        animator.aside(timeline.Tween(banner, "alpha", 0.0, _YIELD, timeline.linear))
