"""The pages are true: every file, link, name, command and arrow that they name is there."""

import contextlib
import io
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from pkgutil import resolve_name

import pytest

from game import __version__
from game.__main__ import main
from game.cases import resolve
from game.scenes import SCENE_MODULES
from tests.sources import ARCHITECTURE, ROOT, table, words

PAGES = sorted(
    page
    for pattern in ("*.md", "game/**/*.md", "data/**/*.md", "assets/**/*.md", "tests/**/*.md")
    for page in ROOT.glob(pattern)
)
#: Pages that speak of other things: of keys, of the past, of the cards in a case.
NOT_OF_CODE = ("README.md", "CHANGELOG.md", "assets/LICENCES.md", "tests/CASES.md")
OF_CODE = [page for page in PAGES if page.relative_to(ROOT).as_posix() not in NOT_OF_CODE]
#: The longest way from a click to the picture, and the longest page of those that are one page.
MOST_STEPS, ONE_PAGE = 20, 90

_FILE = re.compile(r"\.?[\w-]+(?:/[\w.-]+)*\.(?:pyi?|yaml|md|json|toml|spec|webp|sqlite)")
_FOLDER = re.compile(r"(?:\.ci|assets|data|game|src|built|tests)(?:/[\w.-]+)+/?")
_MODULE = re.compile(r"python -m ((?:game|tests|assets)[\w.]*)")
#: Files that the game writes for its player, and that no source tree has.
_OF_THE_PLAYER = {"settings.yaml", "profile.sqlite"}
#: A file that is told to be made, of a language that stands for any.
_MADE = re.compile(r".*/xx\.yaml")


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def spans(page: Path) -> list[str]:
    """Return what stands in backticks, the blocks of code left out."""
    prose = re.sub(r"^ *```.*?^ *```$", "", text_of(page), flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"`([^`]+)`", prose)


def commands(page: Path) -> Iterator[str]:
    """Yield every command line ``python -m ...`` in blocks and in backticks, without its remark."""
    blocks = re.findall(r"^ *```sh\n(.*?)^ *```$", text_of(page), re.MULTILINE | re.DOTALL)
    lines = [line.strip() for block in blocks for line in block.splitlines()]
    for line in lines + spans(page):
        if line.startswith("python -m "):
            yield line.partition("  #")[0].strip()


def anchors(page: Path) -> set[str]:
    """Return by what names a link may lead to a heading."""
    headings = re.findall(r"^#+ (.+)$", text_of(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


# Files, links and commands


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_leads_somewhere(page: Path) -> None:
    lost = []
    for link in re.findall(r"\]\(([^)\s]+)\)", text_of(page)):
        if link.startswith("https://"):
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            lost.append(link)
    assert lost == []


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_file_that_is_named_is_there(page: Path) -> None:
    files = [
        span
        for span in spans(page)
        if (_FILE.fullmatch(span) or _FOLDER.fullmatch(span)) and span not in _OF_THE_PLAYER
    ]
    lost = [name for name in files if not any((at / name).exists() for at in (page.parent, ROOT))]
    assert [name for name in lost if not _MADE.fullmatch(name)] == []


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "CHANGELOG.md"], ids=named)
def test_every_module_that_is_run_is_there(page: Path) -> None:
    modules = _MODULE.findall(text_of(page))
    paths = [ROOT / module.replace(".", "/") for module in modules]
    lost = [
        path.name
        for path in paths
        if not (path / "__main__.py").exists() and not path.with_suffix(".py").exists()
    ]
    assert lost == []


@cache
def _help(*command: str) -> str:
    told, complained = io.StringIO(), io.StringIO()
    with (
        contextlib.redirect_stdout(told),
        contextlib.redirect_stderr(complained),
        pytest.raises(SystemExit) as stopped,
    ):
        main([*command, "--help"])
    assert stopped.value.code == 0, f"{command}: {complained.getvalue()}"
    return told.getvalue()


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_command_of_the_game_and_every_option_of_it_is_there(page: Path) -> None:
    for line in commands(page):
        _, _, module, *arguments = line.split()
        if module != "game" or not arguments:
            continue
        command = [] if arguments[0].startswith("--") else arguments[:1]
        if command in (["simulate"], ["puzzles"]) and len(arguments) > 1:
            command = arguments[:2]
        known = _help(*command)
        options = [word for word in arguments if word.startswith("--")]
        assert [option for option in options if option not in known] == [], line
        scenes = [word for word in arguments[1:2] if command == ["shot"] and word.isidentifier()]
        assert [scene for scene in scenes if scene not in (*SCENE_MODULES, "SCENE")] == [], line


# Names in the code


@cache
def _sources() -> dict[Path, str]:
    """Return what the code and the data say; not this module, which names what is not there."""
    folders = ("game", "tests", "assets/src")
    paths = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    paths += [*(ROOT / "data").rglob("*.yaml"), ROOT / "pyproject.toml"]
    return {path: text_of(path) for path in paths if path != Path(__file__)}


_CLASS = re.compile(r"^(\s*)class (\w+)")
_GIVEN = re.compile(r"\b(?:class|def) (\w+)|\b(\w+)(?:: [^=\n]+)? = |\bfor (\w+)|\bas (\w+)")


@cache
def _index() -> tuple[frozenset[str], dict[str, set[str]]]:
    """Return all names that the code gives, and what every class defines itself, by its indent."""
    defined: set[str] = set()
    members: dict[str, set[str]] = {}
    for path, text in _sources().items():
        around: list[tuple[int, str]] = []
        for line in text.splitlines() if path.suffix == ".py" else ():
            indent = len(line) - len(line.lstrip())
            if line[indent : indent + 1] not in ("", ")", "]", "}"):
                around = [each for each in around if each[0] < indent]
            given = {name for names in _GIVEN.findall(line) for name in names}
            defined |= given
            for _, name in around:
                members[name] |= given
            if head := _CLASS.match(line):
                around.append((indent, head[2]))
                members.setdefault(head[2], set())
    return frozenset(defined), members


@cache
def _used() -> frozenset[str]:
    return frozenset(word for text in _sources().values() for word in re.findall(r"\w+", text))


def is_known(span: str) -> bool:
    """Whether what stands in backticks is in the code, as far as it looks like code.

    A class or a type, a member of a class and what is called must be defined; any other word
    must be used somewhere.
    """
    if member := re.fullmatch(r"([A-Z]\w*[a-z]\w*)\.(\w+)", span):
        return member[2] in _index()[1].get(member[1], set())
    if called := re.fullmatch(r"([A-Za-z_]\w*)\(.*\)", span):
        return called[1] in _index()[0]
    if re.fullmatch(r"[A-Z]\w*[a-z]\w*", span):
        return span in _index()[0]
    return span in _used() if re.fullmatch(r"[A-Za-z_]\w*", span) else True


@pytest.mark.parametrize("page", OF_CODE, ids=named)
def test_every_name_of_the_code_is_there(page: Path) -> None:
    assert [span for span in spans(page) if not is_known(span)] == []


def examples(page: Path) -> str:
    """Return the examples in Python on a page, without what they say in words."""
    blocks = re.findall(r"^ *```python\n(.*?)^ *```$", text_of(page), re.MULTILINE | re.DOTALL)
    return re.sub(r'"{3}.*?"{3}|"[^"\n]*"', '""', "\n".join(blocks), flags=re.DOTALL)


@cache
def _invented() -> frozenset[str]:
    code = "\n".join(map(examples, PAGES))
    return frozenset(re.findall(r"(?:class |def |self\.)(\w+)(?=[(:]| =)", code))


@pytest.mark.parametrize("page", OF_CODE, ids=named)
def test_examples_use_what_is_there(page: Path) -> None:
    looked_up = re.findall(r"[A-Z]\w*[a-z]\w*|\w+(?=\()|(?<=\.)[a-z_]\w*", examples(page))
    assert sorted(set(looked_up) - _used() - _invented()) == []


def test_a_name_that_is_gone_is_noticed() -> None:
    gone = ["Usher", "Animator.usher", "OLD_TELLERS", "usher_in", "usher_in(scene)"]
    assert [name for name in gone if is_known(name)] == []
    assert all(map(is_known, ["Animator", "Animator.play", "apply", "REACH", "apply(state)"]))


# The architecture


def test_every_room_has_its_row() -> None:
    told = {words(row[0])[0] for row in table("The rooms")}
    assert told == {door.parent.name for door in (ROOT / "game").glob("*/__init__.py")}


def test_every_step_from_a_click_to_the_picture_is_in_the_code() -> None:
    steps = table("From a click to the picture")
    assert [row[0] for row in steps] == [str(number + 1) for number in range(len(steps))]
    assert 10 < len(steps) <= MOST_STEPS
    for _, where, what in steps:
        assert callable(resolve_name(f"game.{words(where)[0]}")), where
        assert what


def test_the_glossary_is_in_order_and_each_word_is_in_the_code() -> None:
    rows = table("Glossary")
    assert [row[0].lower() for row in rows] == sorted(row[0].lower() for row in rows)
    for word, meaning, code in rows:
        assert meaning, word
        assert words(code), word
        assert [name for name in words(code) if not is_known(name)] == [], word


def test_the_pages_are_short() -> None:
    """A page that grows is read by nobody: what is of one room belongs to its page."""
    sizes = {page: len(text_of(page).encode()) for page in PAGES}
    assert sizes[ARCHITECTURE] <= 20_000
    assert sizes[ROOT / "README.md"] <= 14_000


# The other pages


def test_the_second_command_is_what_the_checks_run() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = [line for line in readme.splitlines() if line.startswith("python3 -m venv .venv &&")]
    assert len(commands) == 2
    test_command = commands[1].rpartition("&& .venv/bin/")[2]
    assert test_command == "python -m pytest"
    checks = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert f' {test_command} "$@" ' in checks
    assert "\ntested || failed=1\n" in checks
    assert checks.endswith('\nexit "${failed:-0}"\n')


def test_the_picture_is_small_and_its_position_holds() -> None:
    picture = (ROOT / "assets" / "readme.webp").read_bytes()
    assert b"ANIM" in picture[:64]
    assert len(picture) < 2_000_000
    said, complained = io.StringIO(), io.StringIO()
    assert resolve([str(ROOT / "tests" / "pictures" / "readme.yaml")], said, complained) == 0
    assert '"phase": "assault"' in said.getvalue()
    assert not complained.getvalue()


def test_every_page_beside_the_code_is_found_from_the_page_for_contributors() -> None:
    text = text_of(ROOT / "CONTRIBUTING.md")
    beside = [named(page) for page in PAGES if page.name == "README.md" and page.parent != ROOT]
    assert [page for page in beside if f"({page})" not in text] == []


def test_the_page_for_contributors_is_one_page() -> None:
    assert len(text_of(ROOT / "CONTRIBUTING.md").splitlines()) <= ONE_PAGE


def test_the_changelog_begins_with_this_version() -> None:
    newest = re.search(r"^## (\S+) - \d{4}-\d\d-\d\d", text_of(ROOT / "CHANGELOG.md"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == __version__
