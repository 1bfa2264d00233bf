"""A whole couch duel by two pads, each held by one side, from the pause where they are given."""

from random import Random

from game.play import SPEED_INSTANT, Match, Seat
from game.rules import TakeDeck, Terms, to_act
from game.scenes import MatchScene, PauseDialog, ResultsScene, Services
from game.scenes.common import PadSeatsScene

from ..desktop import Desktop
from ..playing import PAD_BUTTONS, Pad, walk_to


class TwoPads(Pad):
    """Plays for both: what a side does is done with its own pad, after the other tried in vain."""

    refused = 0

    def _press(self, *names: str) -> None:
        top = self.desktop.top
        asked = getattr(top, "asked_side", None)
        side = to_act(self.scene.match.position) if asked is None else asked
        other = self.desktop.pads[1 - side]
        if isinstance(top, MatchScene) and names == ("next",):
            entries = len(top.match.history)
            self.desktop.pad(*(PAD_BUTTONS[name] for name in names), on=other)
            self.desktop.rest()
            assert len(top.match.history) == entries
            self.refused += 1
        self.desktop.pad(*(PAD_BUTTONS[name] for name in names), on=self.desktop.pads[side])


def test_a_whole_couch_duel_by_two_pads(services: Services) -> None:
    services.settings = services.settings.at_speed(SPEED_INSTANT)
    match = Match.new(services.content, Terms(), (Seat("Ada"), Seat("Bo")), 9, services.store)
    match.submit(TakeDeck(1))
    match.submit(TakeDeck(2))
    at = Desktop(services, MatchScene(services, match))
    at.plug()
    at.plug()
    at.rest()
    adas, bos = at.pads
    # Who begins sits down; until they are given, either pad is everybody's.
    at.pad("a", on=bos)
    at.rest()
    at.pad("menu", on=bos)
    pause = at.top
    assert isinstance(pause, PauseDialog)
    walk_to(at, Random(9), pause.pads_button, lambda way: at.pad(f"dpad_{way}"))
    at.pad("a")
    at.rest()
    assert isinstance(at.top, PadSeatsScene)
    at.pad("dpad_left", on=adas)
    at.pad("dpad_right", on=bos)
    at.pad("b", on=adas)
    at.rest()
    at.pad("b", on=bos)
    at.rest()
    hands = TwoPads(at, Random(9))
    assert hands.match_to_the_end() is match
    assert isinstance(at.top, ResultsScene)
    assert hands.handed_over > 3
    assert hands.refused > 3
