"""Painted scenes, and a stack that is turned by hand, for the transitions from scene to scene."""

from game.kit import Canvas, Intent, Scene, WindowStack

FRAME = 0.02
#: No transition takes longer, in seconds.
LONGEST = 1.0
RED, GREEN, BLUE = (200, 0, 0), (0, 200, 0), (0, 0, 200)


class Painted(Scene):
    """A scene in one colour, that writes down what it hears and how time goes."""

    def __init__(self, colour: tuple[int, int, int]) -> None:
        super().__init__()
        self.colour = colour
        self.heard: list[Intent] = []
        self.times: list[float] = []
        self.drawn = 0

    def handle(self, intent: Intent) -> None:
        self.heard.append(intent)

    def update(self, dt: float) -> bool:
        self.times.append(dt)
        return False

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        canvas.fill(canvas.view.rect, self.colour)


class Start(Painted):
    depth = 0


class Deep(Painted):
    depth = 7


class Gated(Painted):
    transition_kind = "gate"


class Bright(Painted):
    transition_kind = "dawn"


class Draped(Painted):
    transition_kind = "drapes"


class Abrupt(Painted):
    transition_kind = "cut"


class Show:
    """A stack with transitions, drawn as the application draws it."""

    def __init__(self, canvas: Canvas, scene: Scene, **slices: float) -> None:
        self.canvas = canvas
        self.stack = WindowStack(canvas.view, transitions=True, **slices)
        self.stack.push(scene)
        self.turn(2)

    def turn(self, times: int = 1, dt: float = FRAME) -> None:
        for _ in range(times):
            self.stack.update(dt)
            if self.stack.needs_draw():
                self.stack.draw(self.canvas)

    def seconds(self) -> float:
        """Turn until nothing moves; return how long that took."""
        turns = 0
        while self.stack.animating() or self.stack.needs_draw():
            self.turn()
            turns += 1
            assert turns * FRAME < LONGEST + 3 * FRAME
        return turns * FRAME

    def at(self, x: float, y: float = 0.5) -> tuple[int, ...]:
        """Return the colour at shares of the window."""
        width, height = self.canvas.surface.get_size()
        pixel = self.canvas.surface.get_at((round(x * (width - 1)), round(y * (height - 1))))
        return tuple(pixel)[:3]
