"""What a card shows small: badges by shape, letters, crowded tokens, emblems, damaged pictures."""

from dataclasses import replace
from itertools import combinations
from typing import Any, ClassVar
from unittest.mock import Mock

import pygame
import pytest
from pygame.typing import RectLike

from game.board import (
    CALM,
    GLAD,
    SORRY,
    CardFace,
    Layout,
    Table,
    card_picture,
    draw_portrait,
    draw_seat_portrait,
    emblem,
    hand_card,
    token,
)
from game.board.card_faces import STRONGHOLD, Icon, card_face, stronghold_face
from game.board.cards.badges import medallion
from game.board.cards.card_art import draw_number, name_picture
from game.board.spots import ROW_WIDTH
from game.board.table import attack_order
from game.board.view.flags import FRAMES, pennants
from game.board.view.line_marks import draw_order
from game.content import load_cards
from game.kit import AssetError, Assets, Canvas, Look, Viewport, active_context, box_at
from game.kit.draw.text import text
from game.rules import ABILITIES, RIGHT
from tests.board.telling import canvas_of
from tests.rules.pictures import duel

PLAIN = CardFace("creature", "troll", "Troll", 4, 3, 6)
HEIGHT = 146
#: The width of a token, and where heart and attack are from its left.
TOKENS = [(104, 85, 20), (40, 20, 20)]


def changed(face: CardFace, width: int, part: tuple[int, int, int, int]) -> int:
    """Return how many points of a part differ from those of a creature that nothing befell."""
    joined, plain = (token(canvas_of(), each, width, HEIGHT) for each in (face, PLAIN))
    left, top, across, down = part
    points = ((x, y) for x in range(left, left + across) for y in range(top, top + down))
    return sum(joined.get_at(point) != plain.get_at(point) for point in points)


@pytest.mark.parametrize(("width", "heart", "attack"), TOKENS)
def test_a_wounded_heart_is_cracked_and_a_grown_attack_points_up(
    width: int, heart: int, attack: int
) -> None:
    assert changed(replace(PLAIN, wounded=True), width, (heart - 8, HEIGHT - 10, 16, 8)) > 10
    top = HEIGHT - 42 if width > attack * 2 else HEIGHT - 72
    assert changed(replace(PLAIN, grown=True), width, (attack - 8, top, 16, 12)) > 10


def test_the_number_of_a_stronghold_in_the_upper_row_is_high_enough_to_be_read() -> None:
    canvas = canvas_of()
    one, eight = (
        hand_card(canvas, stronghold_face(False, "Bastion", life), ROW_WIDTH) for life in (1, 8)
    )
    rows = [
        y
        for y in range(one.get_height())
        if any(one.get_at((x, y)) != eight.get_at((x, y)) for x in range(one.get_width()))
    ]
    # The outline adds a point and a half above and below.
    assert rows[-1] - rows[0] + 1 >= 9 + 3


CARDS = load_cards()


@pytest.fixture
def canvas() -> Canvas:
    found = canvas_of(640, 360)
    found.surface.fill((0, 0, 0))
    return found


@pytest.mark.parametrize("name", CARDS)
def test_every_card_has_a_lettered_name(name: str, canvas: Canvas) -> None:
    assert name_picture(canvas, card_face(CARDS[name])) == f"names/{name}"


def test_strongholds_are_lettered_where_they_keep_their_latin_names(canvas: Canvas) -> None:
    assert name_picture(canvas, stronghold_face(False, "Bastion", 3)) == "names/bastion"
    assert name_picture(canvas, stronghold_face(True, "Fort", 3)) == "names/fort"
    assert name_picture(canvas, stronghold_face(True, "Форт", 3)) is None


def test_a_card_of_another_name_is_not_lettered(canvas: Canvas) -> None:
    troll = card_face(CARDS["troll"])
    assert name_picture(canvas, replace(troll, name="Bridge keeper")) is None
    assert name_picture(canvas, replace(troll, id="keeper", name="Keeper")) is None


@pytest.mark.parametrize("number", [0, 7, 10, 28])
def test_a_number_stands_in_the_middle_in_its_colour(number: int, canvas: Canvas) -> None:
    draw_number(canvas, number, (640, 360), 200, (255, 150, 40))
    shown = pygame.mask.from_threshold(canvas.surface, (255, 150, 40), (30, 30, 30))
    box = shown.get_bounding_rects()
    whole = box[0].unionall(box[1:])
    assert abs(whole.centerx - 320) < 10
    assert abs(whole.centery - 180) < 5
    assert abs(whole.height - 100) < 10


class Noting(Canvas):
    """A canvas that notes where pictures are on the card that is painted on it."""

    seen: ClassVar[dict[str, pygame.FRect]] = {}

    def image(self, name: str, rect: RectLike, **look: Any) -> None:
        self.seen[name] = pygame.FRect(rect)
        super().image(name, rect, **look)

    def blank(self, pixels: tuple[int, int]) -> Canvas:
        plain = super().blank(pixels)
        return Noting(plain.surface, plain.view, plain.assets)


@pytest.mark.parametrize("name", ["aberration", "troll", "cyclone"])
def test_larger_figures_leave_the_name_of_a_card_uncovered(name: str, canvas: Canvas) -> None:
    """No badge lies further over it than those of the usual size, which lies at their tips."""
    covered = []
    for look in (Look(), Look(large=True)):
        active_context().set_look(look)
        Noting.seen = {}
        hand_card(Noting(canvas.surface, canvas.view, canvas.assets), card_face(CARDS[name]), 220)
        badges = [box for which, box in Noting.seen.items() if which in ("ui/attack", "ui/health")]
        covered.append(Noting.seen[f"names/{name}"].bottom - min(box.top for box in badges))
    assert covered[1] <= covered[0] + 0.2


def test_the_point_at_a_number_that_differs_leaves_the_name_uncovered() -> None:
    canvas = canvas_of()
    more, printed = (
        hand_card(canvas, replace(card_face(CARDS["baron"]), changed=changed), 110)
        for changed in ((0, 1, 1), (0, 0, 0))
    )
    plate = canvas.view.rect_px((0, 101, 110, 18))
    one, other = (pygame.image.tobytes(each.subsurface(plate), "RGBA") for each in (more, printed))
    assert one == other


@pytest.mark.parametrize(
    ("name", "width", "lines"),
    [
        ("Bridge keeper", 88, 1),
        ("Grand Marshal of the Northern Marches II", 88, 3),
        ("Extraordinarily-Longwinded-Lamplighters!", 88, 3),
        ("Keeper of Seven Rusty Gates", 72, 3),
    ],
)
def test_a_long_name_is_broken_rather_than_cut_off(
    name: str, width: float, lines: int, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    render = text.render

    def note(line: str, *args: Any, **look: Any) -> pygame.Surface:
        written.append(line)
        return render(line, *args, **look)

    monkeypatch.setattr(text, "render", note)
    # As large as in a window of 1280 by 720.
    view = Viewport.of((1280, 720))
    face = replace(card_face(CARDS["troll"]), name=name)
    hand_card(Canvas(canvas.surface, view, canvas.assets), face, width)
    assert "".join(written[-lines:]).replace(" ", "") == name.replace(" ", "")


SMALL = 16


@pytest.fixture
def canvas_crowd() -> Canvas:
    found = canvas_of()
    found.surface.fill("black")
    return found


@pytest.mark.parametrize(
    ("count", "width", "told"),
    [(3, 46, []), (5, 46, ["+2"]), (7, 34, ["+4"]), (5, 104, []), (7, 104, ["+3"])],
)
def test_abilities_without_room_are_counted(
    monkeypatch: pytest.MonkeyPatch, canvas_crowd: Canvas, count: int, width: int, told: list[str]
) -> None:
    words: list[str] = []
    monkeypatch.setattr(Canvas, "text", lambda _canvas, text, *_, **__: words.append(text))
    icons = tuple(Icon(name) for name in (list(ABILITIES) * 2)[:count])
    token(canvas_crowd, replace(PLAIN, icons=icons, id=f"troll{count}{width}"), width, 146)
    assert [word for word in words if word.startswith("+")] == told


def outline(canvas_crowd: Canvas, icon: Icon) -> pygame.mask.Mask:
    """Return the shape of a medallion that is as small as they get."""
    sheet = canvas_crowd.blank((3 * SMALL, 3 * SMALL))
    medallion(sheet, icon, SMALL, SMALL, SMALL)
    return pygame.mask.from_surface(sheet.surface)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (Icon("rage"), Icon("rage", lent=True)),
        (Icon("rage"), Icon("rage", aura=True)),
        (Icon("rage", aura=True), Icon("rage", lent=True)),
    ],
)
def test_what_is_lent_is_told_by_its_outline(canvas_crowd: Canvas, one: Icon, two: Icon) -> None:
    first, second = outline(canvas_crowd, one), outline(canvas_crowd, two)
    both = first.overlap_area(second, (0, 0))
    assert both / (first.count() + second.count() - both) < 0.85


def test_the_number_of_the_rearmost_is_whole_in_a_full_lane(canvas_crowd: Canvas) -> None:
    layout = Layout(canvas_crowd.view.width, canvas_crowd.view.height)
    table = Table(duel("* a b | top: 1/3 1/3 1/3 1/3", "* a b"))
    table.arrange(layout)
    drawn: list[pygame.FRect] = []

    class Noting(Canvas):
        def blit(self, surface: pygame.Surface, pos: tuple[float, float], **_: object) -> None:
            drawn.append(box_at(pos, *surface.get_size()))

    draw_order(
        Noting(canvas_crowd.surface, canvas_crowd.view, canvas_crowd.assets),
        attack_order(table.sides, 0),
    )
    assert len(drawn) == 4
    assert all(canvas_crowd.view.rect.contains(box) for box in drawn)


WHOLE = (0.0, 0.0, 1.0, 1.0)


@pytest.fixture
def canvas_damaged(monkeypatch: pytest.MonkeyPatch) -> Canvas:
    monkeypatch.setattr(Assets, "sized", Mock(side_effect=AssetError("troll.webp: damaged")))
    return canvas_of()


def test_a_damaged_picture_is_an_emblem(
    canvas_damaged: Canvas, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(3):
        picture = card_picture(canvas_damaged, PLAIN, (60, 84), WHOLE)
        assert picture.get_size() == (60, 84)
        assert len({tuple(picture.get_at((x, 42))) for x in range(60)}) > 1
    assert [line.getMessage() for line in caplog.records] == [
        "troll.webp: damaged: an emblem is in its place"
    ]


def test_what_no_emblem_can_stand_for_is_missed(canvas_damaged: Canvas) -> None:
    # The error screen, which needs no picture, names the file in its report.
    with pytest.raises(AssetError):
        card_picture(canvas_damaged, replace(PLAIN, kind=STRONGHOLD), (60, 84), WHOLE)


SEATS = range(4)


@pytest.fixture
def canvas_emblem() -> Canvas:
    pygame.display.init()
    pygame.display.set_mode((120, 120))
    return Canvas(pygame.Surface((120, 120), pygame.SRCALPHA), Viewport(120, 120, 1.0), Assets())


def light_parts(picture: pygame.Surface) -> pygame.Mask:
    """Return where a medallion is as light as its golden figure, whatever its colours are."""
    grey = pygame.transform.grayscale(picture)
    return pygame.mask.from_threshold(grey, (200, 200, 200, 255), (60, 60, 60, 255))


def differing(one: pygame.Mask, other: pygame.Mask) -> int:
    return one.count() + other.count() - 2 * one.overlap_area(other, (0, 0))


@pytest.mark.parametrize("radius", [10.0, 26.0])
def test_no_two_emblems_have_the_same_figure(canvas_emblem: Canvas, radius: float) -> None:
    masks = [light_parts(emblem(canvas_emblem, seat, radius)) for seat in SEATS]
    for one, other in combinations(masks, 2):
        assert differing(one, other) > 0.12 * radius * radius


def test_no_two_frames_have_the_same_outline(canvas_emblem: Canvas) -> None:
    masks = []
    for seat in SEATS:
        canvas_emblem.surface.fill((0, 0, 0, 0))
        draw_seat_portrait(canvas_emblem, "oak", seat, (60, 60), 50)
        masks.append(pygame.mask.from_surface(canvas_emblem.surface))
    for one, other in combinations(masks, 2):
        assert differing(one, other) > 300


def test_each_seat_has_a_banner_of_its_own() -> None:
    assert len({sprite.key for seat in SEATS for sprite in pennants(seat)}) == 4 * FRAMES


# Whose picture is in a medal


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
