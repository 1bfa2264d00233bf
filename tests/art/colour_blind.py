"""Shows a picture as people see it whose eyes tell fewer colours apart.

    python -m tests.art.colour_blind PICTURE.png ...

writes beside each picture one for a deuteranope, a protanope and a tritanope: Machado, Oliveira and
Fernandes 2009, at full severity, in linear light.
"""

import sys
from pathlib import Path

import pygame

Matrix = tuple[tuple[float, float, float], ...]
RGB = tuple[int, int, int]

EYES: dict[str, Matrix] = {
    "protanope": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranope": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanope": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(value: int) -> float:
    """Return the light of a channel of sRGB, 0 to 1."""
    part = value / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def encoded(light: float) -> int:
    """Return the channel of sRGB of a light, which is kept between 0 and 1."""
    part = min(1.0, max(0.0, light))
    return round(255 * (part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055))


#: The light of every value of a channel.
_LIGHT = [linear(value) for value in range(256)]


def seen_by(eyes: str, colour: RGB) -> RGB:
    """Return a colour as the named eyes see it."""
    light = [_LIGHT[value] for value in colour]
    rows = EYES[eyes]
    red, green, blue = (
        encoded(sum(a * b for a, b in zip(row, light, strict=True))) for row in rows
    )
    return red, green, blue


def contrast(first: RGB, second: RGB) -> float:
    """Return the contrast of two colours as WCAG measures it, 1 to 21."""
    weights = (0.2126, 0.7152, 0.0722)
    lights = sorted(
        sum(weight * _LIGHT[value] for weight, value in zip(weights, colour, strict=True))
        for colour in (first, second)
    )
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def picture_seen_by(eyes: str, picture: pygame.Surface) -> pygame.Surface:
    """Return a picture as the named eyes see it."""
    pixels = pygame.image.tobytes(picture, "RGB")
    known: dict[bytes, bytes] = {}
    out = bytearray()
    for at in range(0, len(pixels), 3):
        pixel = pixels[at : at + 3]
        if pixel not in known:
            known[pixel] = bytes(seen_by(eyes, (pixel[0], pixel[1], pixel[2])))
        out += known[pixel]
    return pygame.image.frombytes(bytes(out), picture.get_size(), "RGB")


def main(paths: list[str]) -> None:
    """Write the three pictures beside each picture."""
    for path in map(Path, paths):
        picture = pygame.image.load(path)
        for eyes in EYES:
            pygame.image.save(picture_seen_by(eyes, picture), path.with_stem(f"{path.stem}_{eyes}"))


if __name__ == "__main__":
    main(sys.argv[1:])
