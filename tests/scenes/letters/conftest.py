"""Secrets that are the same in every run, so that a test which fails once fails again."""

from random import Random

import pytest


@pytest.fixture(autouse=True)
def no_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_bytes", Random(38).randbytes)
