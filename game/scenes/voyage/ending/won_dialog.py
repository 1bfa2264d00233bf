"""What a voyage has opened, told with its medal."""

from game.kit import Block, Column, Drawn, Item, Words, button_height, grown

from ...common import Screen
from ...common.dialogs.dialog import WORDS, Dialog
from ...services import Services
from .news_chips import NewsChip, draw_medal

#: The side of the medal, and the width of the way back.
_MEDAL, _BACK = 96.0, 220.0


class WonDialog(Dialog, Screen):
    """Tells about what was won."""

    def __init__(self, services: Services, chip: NewsChip) -> None:
        super().__init__(services)
        self._chip, self.title = chip, chip.words
        self.remake()

    def make(self) -> None:
        """Make the way back."""
        self.back = self.add_main_button("log_screen.close", self.go_back, "tick")

    def make_body(self) -> Block:
        """Return the medal, what is told about it, and the way back."""
        medal = Drawn(lambda canvas, area: draw_medal(canvas, self._chip, area), _MEDAL, _MEDAL)
        back = Item(self.back, button_height(), wide=grown(_BACK))
        return Column(medal, Words(self._chip.about, WORDS), back)
