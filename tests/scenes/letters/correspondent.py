"""Plays matches by letter at the screen, with friends at homes of their own."""

from pathlib import Path
from random import Random

from game.kit import Scene
from game.play import LetterMatch, LetterStage, LetterStore, Sitter, Wording, at_home
from game.rules import NOBODY, State, legal_actions, match_actions, to_act
from game.scenes.constructed.ban_scene import BanScene
from game.scenes.draft.draft_scene import DraftScene
from game.scenes.letters.letter_deck_screen import LetterDeckScreen
from game.scenes.letters.letter_sheet import LetterSheet
from game.scenes.letters.letters_screen import LettersScreen
from game.scenes.letters.new_letter_screen import NewLetterScreen
from game.scenes.letters.read_letter_screen import ReadLetterScreen
from game.scenes.match.dialogs.order_dialog import OrderDialog
from game.scenes.match.table_screen import TableScreen
from game.scenes.printed_decks.printed_decks_scene import PrintedDecksScene
from game.scenes.printed_decks.ring_decks_scene import RingDecksScene
from game.scenes.results.results_scene import ResultsScene
from game.scenes.setup.lot_scene import LotScene
from tests.certain import sure
from tests.scenes.table import Player

NAMES = ("Ben", "Cleo", "Dov")


class Correspondent:
    """The player at the screen, and friends who answer at random, each at a home of their own."""

    def __init__(self, player: Player, folder: Path, friends: int, seed: int = 1) -> None:
        self.player, self.random = player, Random(seed)
        content = player.services.content
        self.stores = [LetterStore(content, folder / name) for name in NAMES[:friends]]
        self.homes: list[LetterMatch] = []
        self.kit = sorted(content.cards)
        #: What scenes were met, by their names.
        self.met: set[str] = set()
        #: The coins or wheels that were seen, and the results.
        self.lots: set[Scene] = set()
        self.results: list[ResultsScene] = []

    def begin(self, *, table: int = 0, form: int = 0) -> None:
        """Plan a match at the screen, and go to its first step."""
        scene = self.player.show(NewLetterScreen(self.player.services))
        scene.table, scene.form = table, form
        scene.friends[:] = NAMES
        scene.invite()
        if isinstance(self.player.top, LetterDeckScreen):
            self.player.top.take()

    # The friends

    def _answer(self) -> list[str]:
        """Let the friends write until it is the player's turn; return their codes."""
        codes: list[str] = []
        while self.homes:
            seat = self.homes[0].course.awaited
            if seat in (NOBODY, 0):
                break
            home = self.homes[seat - 1]
            codes.append(self._write(home))
            self._deliver(codes[-1], seat)
        return codes

    def _write(self, home: LetterMatch) -> str:
        if home.stage is LetterStage.WATCH:
            home.note_seen()
        match = at_home(home)
        while home.stage is LetterStage.YOURS and to_act(match.position) == home.own:
            match.submit(self.random.choice(list(legal_actions(match.position))))
        return home.write(Wording("Hello!")).code

    def _deliver(self, code: str, writer: int) -> None:
        for seat, store in enumerate(self.stores, 1):
            if seat != writer:
                self.homes[seat - 1] = sure(store.receive(code).match)

    def _send(self, sheet: LetterSheet) -> None:
        """Take the player's letter to the friends, who sit down when it is the first."""
        letter = sure(sheet.letter.own_letter)
        if self.homes:
            self._deliver(letter.code, 0)
            return
        for seat, store in enumerate(self.stores, 1):
            post = store.receive(letter.code)
            deck = tuple(self.random.sample(self.kit, 10))
            built = deck if sheet.letter.terms.terms.form == "constructed" else ()
            sitter = Sitter(NAMES[seat - 1], "oak", built)
            self.homes.append(store.accept(sure(post.invitation), seat, sitter))

    # The screen

    def play_on(self, most: int = 3000) -> LetterMatch:
        """Play until nothing is left to be told; return the player's match."""
        for _ in range(most):
            scene = self.player.top
            self.met.add(type(scene).__name__)
            if isinstance(scene, LettersScreen):
                codes = self._answer()
                if not codes:
                    return sure(scene.chosen)
                self._read(codes)
            else:
                self._step(scene)
            self.player.wait(0.2)
        raise AssertionError("the match does not end")

    def _read(self, codes: list[str]) -> None:
        routes = self.player.services.routes.letters
        self.player.stack.push(routes.read())
        self.player.at(ReadLetterScreen).take("\n".join(codes))

    def _step(self, scene: Scene) -> None:
        if isinstance(scene, LetterSheet) and scene.writes:
            scene.seal()
            self._send(scene)
            scene.copy()
        elif isinstance(scene, LetterSheet):
            scene.go_back()
        elif isinstance(scene, ResultsScene):
            self.results.append(scene)
            sure(scene.ending.onward).go()
        elif isinstance(scene, LotScene):
            self.lots.add(scene)
            scene.go_on()
        elif isinstance(scene, PrintedDecksScene | RingDecksScene):
            self._take_deck(scene)
        elif isinstance(scene, DraftScene):
            if not (scene.busy or scene.by_computer or scene.waits_for_letter):
                scene.pick(self.random.randrange(len(scene.table.revealed)))
        elif isinstance(scene, BanScene):
            if not (scene.busy or scene.by_computer or scene.waits_for_letter or scene.over):
                cards = scene.setup.decks[scene.setup.banned_side]
                scene.choose(self.random.choice(cards))
                scene.ban()
        elif isinstance(scene, OrderDialog):
            self.player.stack.pop(tuple(range(len(scene.match.state.pending))))  # type: ignore[union-attr]
        else:
            self._play(scene)

    def _take_deck(self, scene: PrintedDecksScene | RingDecksScene) -> None:
        if isinstance(scene, PrintedDecksScene):
            scene.begin()
        elif not scene.by_computer and not scene.waits_for_letter:
            scene.take()

    def _play(self, scene: Scene) -> None:
        assert isinstance(scene, TableScreen), scene
        scene.view.skip()
        state = scene.match.state
        own = scene.flow.seats.seen
        if scene.flow.free and isinstance(state, State) and to_act(state) == own:
            scene.flow.submit(self.random.choice(list(match_actions(state))))
