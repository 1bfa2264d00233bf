"""Words that are written from the left, whatever the language of the game."""

from game.kit import Canvas, Words


class EnglishWords(Words):
    """A paragraph of a licence, or a command: in English in every language."""

    def draw(self, canvas: Canvas) -> None:
        """Write it from the left."""
        with canvas.upright(self.area):
            super().draw(canvas)
