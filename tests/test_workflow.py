"""What checks the project: the workflow file, and the slow tests of a landing."""

import re
import tomllib
from typing import Any

import pytest
import yaml

from .sources import ROOT
from .sweeps import LANDING

FILE = ROOT / ".github" / "workflows" / "check.yml"
WORKFLOW: dict[Any, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8"))
JOBS: dict[str, Any] = WORKFLOW["jobs"]
STEPS = [(job, step) for job, told in JOBS.items() for step in told["steps"]]


def test_all_three_systems_are_checked_with_every_python() -> None:
    pythons = ["3.11", "3.12", "3.13"]
    assert JOBS["all"]["strategy"]["matrix"]["python"] == pythons
    elsewhere = JOBS["elsewhere"]["strategy"]["matrix"]
    assert elsewhere["python"] == pythons
    assert elsewhere["system"] == ["windows-latest", "macos-latest"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={pythons[0]}"


def test_packages_are_built_on_a_tag_alone_and_attached_to_it() -> None:
    # "on" is a word for true in YAML.
    assert WORKFLOW[True]["push"]["tags"] == ["v*"]
    released = {"packages", "wheel", "release"}
    for job, told in JOBS.items():
        assert (told.get("if") == "startsWith(github.ref, 'refs/tags/v')") == (job in released)
        for needed in told.get("needs", []):
            assert needed in JOBS
    assert set(JOBS["release"]["needs"]) == released - {"release"}


@pytest.mark.parametrize(("job", "step"), STEPS)
def test_each_step_uses_a_major_version_or_runs_what_is_there(job: str, step: Any) -> None:
    assert ("uses" in step) != ("run" in step)
    if "uses" in step:
        assert re.fullmatch(r"[\w-]+/[\w-]+@v\d+", step["uses"])
        return
    for path in re.findall(r"\.ci/[\w.]+|build\.spec", step["run"]):
        assert (ROOT / path).is_file()


@pytest.mark.parametrize("name", LANDING)
def test_the_slow_tests_of_a_landing_are_there(name: str) -> None:
    file, _, test = name.partition("::")
    assert f"def {test.partition('[')[0]}" in (ROOT / file).read_text(encoding="utf-8")
