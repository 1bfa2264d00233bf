"""The labels on the buttons of gamepads, family by family."""

from __future__ import annotations

from ..input.devices import PadLook

_LETTERS = {"a": "A", "b": "B", "x": "X", "y": "Y"}
#: The shapes of PlayStation's buttons, as characters for running words.
_SHAPES = {"a": "×", "b": "○", "x": "□", "y": "△"}
_LABELS: dict[PadLook, dict[str, str]] = {
    "xbox": {
        **_LETTERS,
        "left_shoulder": "LB",
        "right_shoulder": "RB",
        "left_trigger": "LT",
        "right_trigger": "RT",
        "left_stick": "LS",
        "right_stick": "RS",
        "view": "View",
        "menu": "Menu",
    },
    "playstation": {
        **_SHAPES,
        "left_shoulder": "L1",
        "right_shoulder": "R1",
        "left_trigger": "L2",
        "right_trigger": "R2",
        "left_stick": "L3",
        "right_stick": "R3",
        "view": "Share",
        "menu": "Options",
    },
    "nintendo": {
        **_LETTERS,
        "left_shoulder": "L",
        "right_shoulder": "R",
        "left_trigger": "ZL",
        "right_trigger": "ZR",
        "left_stick": "LS",
        "right_stick": "RS",
        "view": "−",
        "menu": "+",
    },
    "deck": {
        **_LETTERS,
        "left_shoulder": "L1",
        "right_shoulder": "R1",
        "left_trigger": "L2",
        "right_trigger": "R2",
        "left_stick": "L3",
        "right_stick": "R3",
        "view": "View",
        "menu": "Menu",
    },
}
ARROWS = {"up": "↑", "down": "↓", "left": "←", "right": "→"}


def pad_label(trigger: str, look: PadLook) -> str:
    """Return what stands on a button, or the way that a stick or the cross is pushed."""
    label = _LABELS[look].get(trigger)
    if label is not None:
        return label
    part, _, way = trigger.rpartition("_")
    arrow = ARROWS[way]
    return arrow if part == "dpad" else f"{part[0].upper()} {arrow}"
