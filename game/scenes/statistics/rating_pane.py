"""The rating: how strong the player is among the computer's strengths, and whom to play next."""

from collections.abc import Callable, Iterator, Sequence

from game.kit import (
    Block,
    Button,
    Canvas,
    Colours,
    Column,
    Item,
    Line,
    Panel,
    PanelHead,
    Point,
    Row,
    Space,
    Words,
    box_at,
    grown,
    text_style,
)
from game.play import ENOUGH, Rating

from ..common import (
    PRIMARY_WORDS,
    caption_line,
    headed,
    large_figure,
    medal_block,
    name_line,
    person_of,
    quiet_words,
)
from ..voyage.parts.voyage_pictures import draw_face
from .rating_chart import RatingChart, face_of, margin_of
from .statistics_data import league_medal
from .statistics_pane import GAP, STACKED, TALL, StatisticsPane, league_lines

_PLAY = (220.0, 54.0)
#: The radius of the league's medal, and the side of that of whom to play next.
_MEDAL, _RIVAL = 96.0, 88.0
#: The heights of a line, of a name and of a title with its rule; that of the chart where the
#: figures are over it.
_LINE, _NAME_HIGH, _HEAD, _CHART = 22.0, 34.0, 42.0, 400.0
#: From which growth of the texts on the button lies below the words about whom to play next.
_ROOMY = 1.4
#: From which margin on a rating is hardly known, and from which on roughly.
_HARDLY, _ROUGHLY = 300, 170
_TITLE = text_style.HEADING.with_changes(size=19)
_NEXT = text_style.CAPTION.with_changes(size=15, fit=True, colour=Colours.gold)
_NAME = text_style.NAME.with_changes(size=27, colour=Colours.light, fit=True)
_TEXT = text_style.BODY.with_changes(size=16, align="center", valign="middle", fit=True)
_SAID = text_style.BODY.with_changes(size=16, fit=True)


class RatingPane(StatisticsPane):
    """Shows the rating's course, what it is now, and a proposal."""

    key = "rating"

    def make(self) -> None:
        """Make the chart, and the button that takes the proposal."""
        say = self.scene.translate
        self.chart = self.add(RatingChart(self.scene.services))
        self.play = self.add(
            Button(
                say("statistics.rating.play"),
                self._play,
                kind="primary",
                icon="icons/duel",
                size=PRIMARY_WORDS,
                hint=say("statistics.rating.play_hint"),
            )
        )
        self.telling = self.chart

    def refresh(self) -> None:
        """Take over what is known now."""
        self.chart.show(self.data.course, self.data.duels)

    def sheet(self) -> Block:
        """Return the curve over whom to play next."""
        say = self.scene.translate
        if self.data.duels:
            high = grown(_CHART) if grown(1.0) > STACKED else 0.0
            shown: Block = Item(self.chart, high, spring=1)
        else:
            shown = Words(say("statistics.rating.empty_text"), _TEXT, spring=1)
        head = PanelHead(say("statistics.rating.curve"), _HEAD, _TITLE)
        curve = Panel(head, Space(4.0), shown, tall=TALL, gap=0.0, spring=1.0)
        return Column(curve, Panel(*self._next(), tall=TALL, gap=0.0), gap=GAP)

    def banner(self) -> Block:
        """Return the league with the rating."""
        say, league = self.scene.translate, league_medal(self.data.league)

        def paint(canvas: Canvas, center: Point, radius: float) -> None:
            if self.data.duels:
                canvas.image(league, box_at(center, 2 * radius))
            else:
                canvas.image("icons/statistics", box_at(center, 1.5 * radius))

        return headed("green", medal_block(paint, _MEDAL), *self._now(say))

    def _now(self, say: Callable[..., str]) -> Iterator[Block]:
        """Yield the league, the points, and how well they are known."""
        yield name_line(say("statistics.rating.title"))
        if not self.data.duels:
            yield large_figure("–", "")
        else:
            rating = self.data.course[-1]
            margin = say("statistics.rating.margin", margin=margin_of(rating))
            yield from league_lines(self.scene.services, self.data)
            yield large_figure(str(round(rating.points)), margin)
            yield caption_line(say(f"statistics.rating.sureness.{sureness_of(rating)}"))
        yield Space(6.0)
        yield quiet_words(say("statistics.rating.how"))

    def _next(self) -> Iterator[Block]:
        say, proposal = self.scene.translate, self.data.proposal
        if not proposal.known:
            count = max(1, ENOUGH - len(self.data.duels))
            yield Words(say("statistics.rating.soon", count=count), _TEXT)
            return
        strength = proposal.strength
        percent = round(100 * proposal.expected)
        words = Column(
            Line(say("statistics.rating.next"), _NEXT, grown(_LINE)),
            Line(person_of(self.scene.services, strength), _NAME, grown(_NAME_HIGH)),
            Words(say("statistics.rating.proposal", percent=percent), _SAID),
            gap=0.0,
        )
        face, side = face_of(strength), grown(_RIVAL)
        medal = medal_block(lambda canvas, *at: draw_face(canvas, face, *at), side / 2)
        play = Column(Space(spring=1.0), Item(self.play, grown(_PLAY[1])), Space(spring=1.0))
        wide = grown(_PLAY[0])

        def shares(width: float) -> Sequence[float]:
            beside = side + GAP
            if grown(1.0) > _ROOMY:
                return beside - GAP, width - beside
            return beside - GAP, width - beside - wide - GAP, wide

        if grown(1.0) > _ROOMY:
            yield Row(medal, words, gap=GAP, shares=shares)
            yield Item(self.play, grown(_PLAY[1]), wide)
        else:
            yield Row(medal, words, play, gap=GAP, shares=shares)

    def _play(self) -> None:
        self.play_against(self.data.proposal.strength)


def sureness_of(rating: Rating) -> str:
    """Return how well a rating is known: "hardly", "roughly" or "well"."""
    margin = margin_of(rating)
    return "hardly" if margin >= _HARDLY else "roughly" if margin >= _ROUGHLY else "well"
