"""The sagas that have ended, one in each row, with the last page of the chosen one beside."""

from game.content import ContentError
from game.kit import Block, Column, Panel, PanelHead, Words, text_style
from game.play import EndedSaga, SagaRun, SagaStore, ended_sagas

from ...common import (
    Foot,
    ListRow,
    RowList,
    Screen,
    empty_page,
    list_beside,
    moment_words,
    sight_picture,
)
from ...services import Services
from ..parts.voyage_words import captain_name
from .saga_words import STORY, last_page, page_names

_PAGE = text_style.BODY.with_changes(size=16.0, wrap=True)
_SHARE, _EDGE, _GAP = 0.5, 22.0, 12.0


class PastSagasScene(Screen):
    """Lists the sagas that have ended, those begun last first; a log book can be opened."""

    paper = "parchment"
    landscape, dim = sight_picture("teacher"), 70

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.ended = ended_sagas(SagaStore(services.voyages))
        self.at = 0
        self.remake()

    def make(self) -> None:
        """Make the list and the buttons."""
        self.title = self.translate("saga.past.open")
        rows = [self._row(each) for each in self.ended]
        self.list = self.widgets.add(RowList(rows, self._show, lambda _: self.read(), self.at))
        self.back_button = self.add_button("start.back", self.go_back, "back")
        self.read_button = self.add_main_button("saga.past.read", self.read, "book")
        self.foot = Foot(self.read_button, self.back_button)
        self.read_button.enabled = bool(rows)

    def _row(self, ended: EndedSaga) -> ListRow:
        say, result = self.translate, ended.result
        lamps = say(
            "saga.lamps", won=result.won, stops=len(self.services.content.voyage.saga.stops)
        )
        name = f"{captain_name(self.services, ended.header.saga.captain)} · {lamps}"
        when = moment_words(self.services, ended.header.began)
        line = f"{say(f'saga.end.{result.outcome}')} · {when}"
        return ListRow(name, line, "voyage/icons/log", str(result.score))

    def _show(self, index: int) -> None:
        self.at = index
        self.lay_out_anew()

    def read(self) -> None:
        """Open the log book of the chosen saga."""
        if not self.ended:
            return
        with self.services.telling(self.tell):
            run = SagaRun.watch(self.services.content, self.ended[self.at].path)
            self.stack.push(self.services.routes.saga.log_book(run, back=""))

    def _detail(self) -> tuple[list[str], list[str]]:
        """Return the pages of the chosen saga and its last sentences, or why it has none."""
        try:
            saga = SagaRun.watch(self.services.content, self.ended[self.at].path).saga
        except ContentError as problem:
            return [self.services.say(problem)], []
        return page_names(self.services, saga)[1:], last_page(self.services, saga)

    def spoken_opening(self) -> list[str]:
        """Return what is told of the chosen saga."""
        if not self.ended:
            return [self.translate("saga.past.none_text")]
        pages, told = self._detail()
        return [*pages, *told]

    def make_body(self) -> Block:
        """Return the list with the course of the chosen saga beside it."""
        if not self.ended:
            say = self.translate
            return empty_page(
                "teacher", "icons/book", say("saga.past.none"), say("saga.past.none_text")
            )
        captain = captain_name(self.services, self.ended[self.at].header.saga.captain)
        pages, told = self._detail()
        course = Column(*(Words(each, _PAGE) for each in pages), gap=4.0)
        detail: list[Block] = [Panel(PanelHead(captain), course, spring=1.0)]
        if told:
            words = (Words(each, STORY) for each in told)
            detail.append(Panel(*words, edge=_EDGE, gap=8.0, paper="parchment"))
        return list_beside(self.list, Column(*detail, gap=_GAP, spring=1.0), _SHARE)


def example(services: Services) -> PastSagasScene:
    """Return the list of two sagas, one of them won."""
    from .saga_examples import sailed_saga  # noqa: PLC0415

    for course, captain in (("wlllwl", "sanna"), ("wwlwwwwlwww", "mirel")):
        sailed_saga(services, course, captain=captain).close()
    return PastSagasScene(services)
