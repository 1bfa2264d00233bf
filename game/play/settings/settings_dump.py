"""Values of settings -> YAML that is read again as it was."""

from collections.abc import Mapping

import yaml


def dumped(values: Mapping[str, object]) -> str:
    """Return the lines of a file, in the order of the values."""
    return yaml.dump(dict(values), Dumper=_Dumper, sort_keys=False, allow_unicode=True)


class _Dumper(yaml.SafeDumper):
    """Writes texts as they are, and escapes what PyYAML would write and not read again."""

    def ignore_aliases(self, data: object) -> bool:  # noqa: ARG002
        return True


def _represented(dumper: _Dumper, text: str) -> yaml.ScalarNode:
    whole = text.encode("utf-8", "replace").decode()
    style = None if whole.isprintable() else '"'
    return dumper.represent_scalar("tag:yaml.org,2002:str", whole, style)


def _decimal(dumper: _Dumper, number: float) -> yaml.ScalarNode:
    # Powers of ten are not read here.
    text = repr(number) if "e" not in repr(number) else f"{number:.15f}"
    return dumper.represent_scalar("tag:yaml.org,2002:float", text)


_Dumper.add_representer(str, _represented)
_Dumper.add_representer(float, _decimal)
