"""Every lesson, taken to its end as a player would, and every step done wrong."""

from __future__ import annotations

import pytest

from game.scenes import Services
from game.scenes.tutorial.done_lessons import done_lessons
from game.scenes.tutorial.lesson_file import LESSONS

from .pupil import KeyPupil, PadPupil, Pupil


@pytest.mark.parametrize("kind", [Pupil, KeyPupil, PadPupil])
@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_is_taken_by_each_device_alone(
    services: Services, key: str, kind: type[Pupil]
) -> None:
    pupil = kind(services, key)
    pupil.learn()
    assert done_lessons(services) == {key}
    assert len(pupil.told) >= len(set(pupil.told)) >= pupil.scene.lesson.length - 1
