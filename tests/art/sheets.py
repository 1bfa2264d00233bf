"""Contact sheets of all that is drawn, to look at side by side.

``python -m tests.art.sheets FOLDER`` writes the cards at 375×525 and at the sizes of hand and
lane, the icons at 24, 36 and 100 pixels on a dark, a light and a painted ground, the portraits
in all their moods, what is earned, the places, and what stands on the chart of a voyage, or is a
sign of it.
"""

import os
import sys
from collections.abc import Callable, Sequence
from math import ceil
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from assets.src import manifest
from game.board import CardFace, card_face, hand_card, large_card, large_face, token
from game.board.card_faces import stronghold_face
from game.content import FIGURES, Content, load_content
from game.kit import Assets, Canvas, KitContext, Viewport
from game.paths import assets_dir
from game.rules import Creature

GROUND, WATER = (46, 48, 60), (76, 164, 168)
FIGURE = (250, 350)
ICON_SIZES = (24, 36, 100)
ICON_GROUNDS = ((24, 26, 44), (226, 204, 164), (96, 122, 84))
PORTRAIT_SIZES = (40, 64, 128, 256)
PLACE = (640, 360)
#: A wide painting of a voyage.
SIGHT = (800, 262)
GAP = 10


def main(folder: Path) -> int:
    """Write all sheets into the folder, which is made."""
    folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    canvas = Canvas(pygame.Surface((1280, 720)), Viewport.of((1280, 720)), Assets())
    content = load_content()
    sheets = {
        "cards_large": (6, _large_cards(canvas, content)),
        "cards_hand": (9, _small_cards(content, lambda face: hand_card(canvas, face, 110))),
        "cards_lane": (9, _small_cards(content, lambda face: token(canvas, face, 104, 146), True)),
        "figures": (6, [canvas.assets.sized(f"stock/{name}", FIGURE) for name in FIGURES]),
        "icons": (6, _icons(canvas)),
        "earned_backs": (4, _earned(canvas, "back", FIGURE)),
        "earned_frames": (3, _earned(canvas, "frame", (256, 256))),
        "portraits": (3, _portraits(canvas)),
        "voyage_chart": (
            6,
            _voyage(canvas, ("places", "fleet", "fleet_rival", "buildings"), (192, 96, 48)),
        ),
        "voyage_signs": (8, _voyage(canvas, ("relics", "omens", "kinds", "icons"), (96, 48, 24))),
        "places": (2, [canvas.assets.sized(name, PLACE) for name in _places()]),
        "voyage_sights": (2, [canvas.assets.sized(name, SIGHT) for name in _sights()]),
    }
    for name, (columns, pictures) in sheets.items():
        path = folder / f"{name}.png"
        if pictures:
            pygame.image.save(sheet_of(pictures, columns), path)
            print(f"{path}: {len(pictures)}")
    return 0


def _large_cards(canvas: Canvas, content: Content) -> list[pygame.Surface]:
    cards = [large_card(canvas, content.strings, card, 375) for card in content.cards.values()]
    return cards + [large_face(canvas, face, ("", ""), 375) for face in _strongholds()]


def _small_cards(
    content: Content, draw: Callable[[CardFace], pygame.Surface], creatures_only: bool = False
) -> list[pygame.Surface]:
    cards = content.cards.values()
    if creatures_only:
        return [draw(card_face(card)) for card in cards if isinstance(card, Creature)]
    return [draw(face) for face in [*map(card_face, cards), *_strongholds()]]


def _strongholds() -> list[CardFace]:
    return [stronghold_face(False, "Bastion", 4), stronghold_face(True, "Fort", 4)]


def _icons(canvas: Canvas) -> list[pygame.Surface]:
    root = assets_dir()
    paths = sorted(path for name in ("icons", "ui") for path in (root / name).glob("*.webp"))
    names = [path.relative_to(root).with_suffix("").as_posix() for path in paths]
    square = [name for name in names if canvas.assets.size(name)[0] == canvas.assets.size(name)[1]]
    return [_icon(canvas, name) for name in square]


def _icon(canvas: Canvas, name: str) -> pygame.Surface:
    width = sum(ICON_SIZES) + 4 * GAP
    sheet = pygame.Surface((width, 3 * (max(ICON_SIZES) + GAP)))
    for row, ground in enumerate(ICON_GROUNDS):
        top = row * (max(ICON_SIZES) + GAP)
        sheet.fill(ground, (0, top, width, max(ICON_SIZES) + GAP))
        x = GAP
        for size in ICON_SIZES:
            sheet.blit(canvas.assets.sized(name, (size, size)), (x, top + GAP // 2))
            x += size + GAP
    return sheet


def _earned(canvas: Canvas, kind: str, size: tuple[int, int]) -> list[pygame.Surface]:
    paths = sorted((assets_dir() / "earned").glob(f"{kind}_*.webp"))
    return [canvas.assets.sized(f"earned/{path.stem}", size) for path in paths]


def _portraits(canvas: Canvas) -> list[pygame.Surface]:
    root = assets_dir()
    folders = ("portraits", "voyage/captains", "voyage/goals", "voyage/guards")
    paths = [path for folder in folders for path in sorted((root / folder).glob("*.webp"))]
    names = [path.relative_to(root).with_suffix("").as_posix() for path in paths]
    return [
        sheet_of([canvas.assets.sized(name, (size, size)) for size in PORTRAIT_SIZES], 2)
        for name in names
    ]


def _voyage(canvas: Canvas, folders: Sequence[str], sizes: Sequence[int]) -> list[pygame.Surface]:
    """Draw what stands on the sea at the sizes it has there, on water."""
    sheets = []
    for folder in folders:
        for path in sorted((assets_dir() / "voyage" / folder).glob("*.webp")):
            sheet = pygame.Surface((sum(sizes) + GAP * len(sizes), max(sizes)))
            sheet.fill(WATER)
            x = 0
            for size in sizes:
                sheet.blit(
                    canvas.assets.sized(f"voyage/{folder}/{path.stem}", (size, size)), (x, 0)
                )
                x += size + GAP
            sheets.append(sheet)
    return sheets


def _places() -> list[str]:
    return sorted(name for name in manifest.LANDS if "/" not in name)


def _sights() -> list[str]:
    return [
        f"voyage/sights/{path.stem}" for path in sorted((assets_dir() / "voyage/sights").iterdir())
    ]


def sheet_of(pictures: Sequence[pygame.Surface], columns: int) -> pygame.Surface:
    """Return pictures side by side, row by row."""
    width = max(picture.get_width() for picture in pictures) + GAP
    height = max(picture.get_height() for picture in pictures) + GAP
    rows = ceil(len(pictures) / columns)
    sheet = pygame.Surface((GAP + columns * width, GAP + rows * height))
    sheet.fill(GROUND)
    for index, picture in enumerate(pictures):
        row, column = divmod(index, columns)
        sheet.blit(picture, (GAP + column * width, GAP + row * height))
    return sheet


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("write the folder that shall hold the sheets: python -m tests.art.sheets FOLDER")
    with KitContext():
        sys.exit(main(Path(sys.argv[1])))
