"""How matches by letter are played, in rows: the way of a letter, secrets, and trust."""

from game.kit import Block, Fitting, Panel, PanelHead, Row, Space, Words, grown, text_style

from ..common import EVENING, Foot, Screen, SightBand, picture_beside, sight_picture
from ..services import Services

#: The parts of the page: what is painted at the head of each, and the pictures of its rows.
PARTS = {
    "way": ("bridge", ("edit", "copy", "paste", "swap")),
    "secret": ("vault", ("cards", "dice", "pile", "eye")),
    "trust": ("castle", ("tick", "hourglass", "hint", "folder")),
    "lost": ("wreck", ("ban", "again", "save", "cross", "surrender")),
}
_BODY = text_style.BODY.with_changes(wrap=True)
#: The sizes of the words: the first with which all has place; a picture for a letter of one unit.
_SIZES, _ICON = (19.0, 18.0, 17.0, 16.0, 15.0), 2.3
_EDGES, _SIGHT, _GAP = (18.0, 16.0), 84.0, 10.0


class LetterHelpScreen(Screen):
    """Tells in four parts what a match by letter is."""

    depth = 2
    landscape, dim = EVENING, 40

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.remake()

    def make(self) -> None:
        """Make the way back."""
        self.title = self.translate("letters.how")
        self.go = self.add_main_button("letters.understood", self.go_back, "tick")

    def make_body(self) -> Block:
        """Return the parts beside one another, below one another in large texts."""
        return Fitting(*(self._parts(size) for size in _SIZES))

    def _parts(self, size: float) -> Block:
        panels = (self._part(key, size) for key in PARTS)
        return Row(*panels, gap=14.0, stack=1.15)

    def _part(self, key: str, size: float) -> Panel:
        say, style = self.translate, _BODY.with_changes(size=size)
        sight, icons = PARTS[key]
        rows = [
            picture_beside(f"icons/{icon}", grown(size) * _ICON, Words(words, style, spring=1))
            for icon, words in (
                (icon, say(f"letters.help.{key}_{line}")) for line, icon in enumerate(icons, 1)
            )
        ]
        # Fewer lines lie further apart, so that no sheet is bare at its foot.
        apart = (box for row in rows for box in (row, Space(_GAP, spring=1.0)))
        head = SightBand(sight_picture(sight), _SIGHT, _EDGES), Space(30.0)
        title, (edge, tall) = PanelHead(say(f"letters.help.{key}")), _EDGES
        return Panel(*head, title, *apart, edge=edge, tall=tall, gap=_GAP, paper="parchment")

    def make_foot(self) -> Foot:
        """Return the way back."""
        return Foot(self.go)

    def go_back(self) -> None:
        """Leave."""
        self.stack.pop()

    def spoken_opening(self) -> list[str]:
        """Return the heads of the parts."""
        return [self.translate(f"letters.help.{key}") for key in PARTS]
