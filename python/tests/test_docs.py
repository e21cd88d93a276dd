"""Docstrings, type stubs and documents say what is true."""

import doctest
import importlib
import inspect
import re
import subprocess
import sys

import pytest
from conftest import PROJECT, REPOSITORY

import tzolkin
from tzolkin import observation

# What mypy has learnt about numpy stays valid, which saves half a minute.
CACHE = REPOSITORY / "target" / "mypy-cache"


def documented():
    """Everything public in the package, by its full name."""
    names = ["tzolkin", "tzolkin.bots", "tzolkin.errors", "tzolkin.observation", "tzolkin.types", "tzolkin._native"]
    names += ["tzolkin.pettingzoo"] if sys.version_info >= (3, 10) else []
    names += ["tzolkin.openspiel"] if sys.version_info >= (3, 11) else []
    for name in names:
        module = importlib.import_module(name)
        yield name, module
        for key, value in vars(module).items():
            if key.startswith("_") or not (inspect.isclass(value) or inspect.isroutine(value)):
                continue
            if not str(getattr(value, "__module__", "")).startswith("tzolkin") and name != "tzolkin._native":
                continue
            yield f"{name}.{key}", value
            if inspect.isclass(value):
                for member, inner in vars(value).items():
                    if not member.startswith("_") and (callable(inner) or hasattr(inner, "__get__")):
                        yield f"{name}.{key}.{member}", inner


def test_everything_public_is_documented():
    missing = [name for name, value in documented() if not (getattr(value, "__doc__", None) or "").strip()]
    assert not missing


def test_the_examples_in_docstrings_run():
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    ran, seen = 0, set()
    for name, value in documented():
        text = getattr(value, "__doc__", None)
        if not text or ">>>" not in text or id(value) in seen:
            continue
        seen.add(id(value))
        names = {**vars(tzolkin), **vars(tzolkin.bots), **vars(observation), "random_play": tzolkin.random_play}
        example = parser.get_doctest(text, names, name, name, 0)
        assert runner.run(example).failed == 0, name
        ran += len(example.examples)
    assert ran > 60


@pytest.mark.skipif(sys.version_info < (3, 10), reason="mypy needs Python 3.10")
def test_the_type_stubs_fit_the_package(tmp_path):
    checked = subprocess.run(
        [sys.executable, "-m", "mypy.stubtest", "tzolkin._native"], cwd=tmp_path, capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.skipif(sys.version_info < (3, 11), reason="the package is checked together with its extras")
def test_the_package_and_the_examples_are_typed(tmp_path):
    examples = [str(path) for path in sorted((PROJECT / "examples").glob("*.py"))]
    mypy = [sys.executable, "-m", "mypy", "--config-file", str(PROJECT / "pyproject.toml"), "--cache-dir", str(CACHE)]
    for what in (["-p", "tzolkin"], examples):
        checked = subprocess.run(mypy + what, cwd=tmp_path, capture_output=True, text=True)
        assert checked.returncode == 0, checked.stdout + checked.stderr


def table():
    """The table of the observation's fields for docs/python.md."""
    lines = ["| from | field | shape | range | divide by | meaning |", "| ---: | --- | --- | --- | ---: | --- |"]
    for field in observation.FIELDS:
        shape = " x ".join(map(str, field.shape))
        row = [str(field.start), f"`{field.name}`", shape, f"{field.low} to {field.high}", str(field.scale), field.meaning]
        lines.append("| " + " | ".join(row) + " |")
    return "\n".join(lines)


def test_the_guide_lists_every_field_of_the_observation():
    guide = (REPOSITORY / "docs" / "python.md").read_text("utf-8")
    assert table() in guide, f"docs/python.md needs this table:\n{table()}"
    assert f"version {observation.VERSION}" in guide and f"{observation.SIZE} numbers" in guide


def test_the_code_in_the_guide_runs(tmp_path, monkeypatch, capsys):
    if sys.version_info < (3, 11):
        pytest.skip("the guide shows the extras, too")
    monkeypatch.chdir(tmp_path)
    guide = (REPOSITORY / "docs" / "python.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", guide, re.S)
    assert len(blocks) >= 5
    for block in blocks:
        exec(compile(block, "docs/python.md", "exec"), {})
