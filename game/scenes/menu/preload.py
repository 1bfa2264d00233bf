"""Work done while the player looks at the menu: the scenes behind it are made ready."""

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from game.kit import Assets, Canvas, Viewport, gate_leaf
from game.play import PORTRAITS
from game.rules import ABILITIES

from ..backdrops import read_backdrops_ahead
from ..common import BOARD
from ..scene_table import load_scene
from ..services import Services

#: The scenes that a player may come to soon, in this order; they load most of the others.
SCENES = (
    "new_match",
    "printed_decks",
    "match",
    "coin_toss",
    "campaign",
    "deck_library",
    "deck_builder",
    "puzzles",
    "lessons",
    "rulebook",
    "options",
    "history",
)
#: Every match and every deck lies before one of these; the one that is needed most comes last, and
#: is kept longest.
_LANDS = ("board_dusk", BOARD)
#: As large as cards are drawn, in logical units; the one that is read large is loaded anew.
_CARD = (124, 173)
_PLATES = ("panel_dark", "panel_wood", "panel_parch", "button")
_GROUNDS = tuple(
    f"{paper}_{part}" for paper in ("parchment", "wood") for part in ("tile", "light", "rim")
)
_SIGNS = (
    "attack",
    "health",
    "cost",
    "mana0",
    "mana1",
    "figures",
    "aura_frame",
    *(f"ic_{name}" for name in ABILITIES),
)
_JINGLES = ("coin_toss", "victory", "defeat")
_FRAMES = ("mini_creature", "mini_incantation", "mini_bastion", "back")

#: Pictures, and how many pixels of them are needed; None is all.
Wishes = Mapping[str, tuple[int, int] | None]


def pictures(services: Services, view: Viewport) -> Wishes:
    """Return the pictures that most matches need, those that are seen first before the others."""
    card, own = view.size_px(_CARD), services.settings.portraits
    names = (*services.content.cards, "bastion", "fort")
    return {
        **{f"ui/{name}": None for name in (*_PLATES, *_SIGNS)},
        **{f"ui/grounds/{name}": None for name in _GROUNDS},
        **{f"ui/{name}": card for name in _FRAMES},
        **{f"portraits/{name}": card for name in (*PORTRAITS, *filter(None, own))},
        **{f"cards/{name}": card for name in names},
        **{f"names/{name}": None for name in names},
    }


def idle_tasks(services: Services, assets: Assets, view: Viewport) -> list[Callable[[], object]]:
    """Return what is to be done while nothing moves, each within the time of a frame or two."""
    return [
        lambda: assets.read_ahead(pictures(services, view)),
        lambda: read_backdrops_ahead(assets, view, _LANDS),
        *[partial(load_scene, name) for name in SCENES],
        lambda: _read_effects(services),
        *_drawings(assets, view),
    ]


def _drawings(assets: Assets, view: Viewport) -> list[Callable[[], object]]:
    canvas = Canvas(pygame.Surface(view.size_px((view.width, view.height))), view, assets)
    # What was painted last is kept longest.
    leaves = [partial(gate_leaf, canvas, right=right) for right in (False, True)]
    return [partial(_cast_shadow, canvas), *leaves]


def _cast_shadow(canvas: Canvas) -> None:
    """Paint the largest round shadow: all at once it takes longer than there is in a frame."""
    from ..match.dialogs.hand_over_scene import draw_seat_shadow  # noqa: PLC0415

    draw_seat_shadow(canvas, canvas.view.rect.center)


def _read_effects(services: Services) -> None:
    """Read the sounds of a match, so that no first blow waits for one."""
    # The scenes have loaded it by now; the menu must not wait for it.
    from game.board import EFFECTS  # noqa: PLC0415

    services.sound.read_ahead((*EFFECTS, *_JINGLES))
