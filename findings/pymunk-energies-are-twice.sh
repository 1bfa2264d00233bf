#!/usr/bin/env bash
# pymunk 6.9.0 (CPython 3.11, Linux): Body.kinetic_energy, Arbiter.total_ke, and Shape.moment of a rounded box.
#
# Guessed: the first gives half the mass times the square of the speed, and the like for the turning; a ball that
# fell has gained what it lost in height; the second gives what two balls have lost when they met; and a box that is
# made larger by its radius is as hard to turn as one of that size, since its area and its mass grow. Seen: both
# energies are twice as large, and the moment is that of the box without its rounding, as if all of the mass
# lay inside it. The help says "the kinetic energy" and "the amount of energy lost".
#
# Damage by the force of a blow is doubled, and rounded pieces spin too easily: halve the energies, and set the
# moment by moment_for_box with the outer size.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pymunk==6.9.0
cat >"$folder/seen.py" <<'PYTHON'
import pymunk


def moving(mass, moment, velocity, turning):
    body = pymunk.Body(mass, moment)
    body.velocity, body.angular_velocity = velocity, turning
    return body


for velocity, turning in (((3, 4), 0), ((0, 0), 2), ((3, 4), 2)):
    body = moving(2, 3, velocity, turning)
    by_hand = (body.mass * body.velocity.length**2 + body.moment * turning**2) / 2
    print(f"at {velocity}, turning by {turning}: {body.kinetic_energy:g}, by hand {by_hand:g}")

space = pymunk.Space()
space.gravity = (0, -10)
ball = pymunk.Body(2, 3)
space.add(ball, pymunk.Circle(ball, 1))
for _ in range(10_000):
    space.step(0.0001)
print(f"fallen: height lost {-ball.position.y * 10 * ball.mass:.0f}, energy {ball.kinetic_energy:.0f}")

for bounce in (0, 0.5):
    space, lost = pymunk.Space(), []
    space.add_default_collision_handler().post_solve = lambda blow, *_: lost.append(blow.total_ke)
    balls = moving(1, 1, (10, 0), 0), moving(1, 1, (0, 0), 0)
    balls[0].position, balls[1].position = (-5, 0), (5, 0)
    for body in balls:
        shape = pymunk.Circle(body, 1)
        shape.elasticity = bounce**0.5
        space.add(body, shape)
    for _ in range(300):
        space.step(0.005)
    left = sum(body.mass * body.velocity.length**2 / 2 for body in balls)
    print(f"two balls, bounce {bounce}: lost by hand {50 - left:.1f}, total_ke {lost[0]:.1f}")


def rounded(x, y, width, height, radius):
    beyond = max(abs(x) - width / 2, 0) ** 2 + max(abs(y) - height / 2, 0) ** 2
    return beyond <= radius**2


step = 0.02
for radius in (0, 1, 2):
    box = pymunk.Poly.create_box(pymunk.Body(), (2, 4), radius)
    box.mass = 1
    axis = [(place + 0.5) * step for place in range(-250, 250)]
    inside = [x * x + y * y for x in axis for y in axis if rounded(x, y, 2, 4, radius)]
    by_hand = sum(inside) / len(inside)
    print(f"a box with radius {radius}: area {box.area:.1f}, moment {box.moment:.1f}, by hand {by_hand:.1f}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="at (3, 4), turning by 0: 50, by hand 25
at (0, 0), turning by 2: 12, by hand 6
at (3, 4), turning by 2: 62, by hand 31
fallen: height lost 100, energy 200
two balls, bounce 0: lost by hand 25.0, total_ke 50.0
two balls, bounce 0.5: lost by hand 18.8, total_ke 37.5
a box with radius 0: area 8.0, moment 1.7, by hand 1.7
a box with radius 1: area 23.1, moment 1.7, by hand 4.1
a box with radius 2: area 44.6, moment 1.7, by hand 7.5"
if [ "$seen" != "$expected" ]; then
    echo "pymunk-energies-are-twice: not what was seen with 6.9.0" >&2
    exit 1
fi
