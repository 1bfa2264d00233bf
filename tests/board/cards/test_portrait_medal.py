"""Whose picture is in a medal: a lord's, a figure's of a voyage, or the emblem of the Horde."""

import pytest

from game.board import CALM, GLAD, SORRY, draw_portrait
from game.kit import Canvas
from game.rules import RIGHT
from tests.board.telling import canvas_of


@pytest.mark.parametrize(
    ("portrait", "feeling", "picture"),
    [
        ("oak", SORRY, "portraits/oak_sorry"),
        ("captains/mirel", GLAD, "voyage/captains/mirel_glad"),
        ("goals/wrecker", CALM, "voyage/goals/wrecker"),
        # R16.23: a kind of guards is known by the face of those who are of it.
        ("kinds/spearmen", CALM, "voyage/guards/spearmen"),
        ("kinds/spearmen", SORRY, "voyage/guards/spearmen_sorry"),
        ("captains/of_a_later_game", CALM, None),
    ],
)
def test_a_medal_shows_the_face_of_who_plays(
    portrait: str, feeling: str, picture: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []
    paint = Canvas.image

    def image(canvas: Canvas, name: str, *place: object, **looks: object) -> None:
        painted.append(name)
        paint(canvas, name, *place, **looks)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "image", image)
    draw_portrait(canvas_of(), portrait, RIGHT, (60, 60), 40, feeling=feeling)
    faces = [name for name in painted if "ui/" not in name]
    assert faces == ([picture] if picture else [])
