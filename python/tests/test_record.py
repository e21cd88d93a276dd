"""Records: `.tzk` files."""

import pickle
import random

import pytest
from conftest import REPOSITORY

from tzolkin import Game, IllegalAction, Record, RecordError, Setup

STORED = sorted((REPOSITORY / "crates").glob("**/tests/data/**/*.tzk"))


def finished(players, seed):
    record, rng = Record(Setup(players, seed)), random.Random(seed)
    while not record.game.is_over:
        record.apply(rng.choice(record.game.legal_actions()))
    return record


def test_a_record_is_written_and_read(tmp_path):
    record = finished(3, 8)
    record.set_name(1, "Ἑλένη")
    record.date = "2026-11-16"
    path = tmp_path / "game.tzk"
    record.save(path)
    again = Record.load(str(path))
    assert again == record == pickle.loads(pickle.dumps(record)) == Record.from_text(str(record))
    assert again.names[1] == "Ἑλένη" and again.date == "2026-11-16"
    assert again.result == record.game.result
    replayed = Game(again.setup)
    for number, (seat, action) in enumerate(again.moves):
        assert again.game_at(number) == replayed
        replayed.apply(action, seat)
    assert replayed == again.game and len(again) == len(again.moves)


@pytest.mark.skipif(not STORED, reason="there are no stored records")
@pytest.mark.parametrize("path", STORED, ids=lambda path: path.name)
def test_stored_records_replay(path):
    text = path.read_text("utf-8")
    try:
        record = Record.from_text(text)
    except RecordError as error:
        # Records that are wrong on purpose say so in their name or folder.
        assert any(word in str(path) for word in ("bad", "wrong", "broken", "invalid", "changed")), f"{path}: {error}"
    else:
        assert record.text == text


def test_a_game_may_begin_with_a_position():
    record = Record.load(str(REPOSITORY / "crates/engine/tests/data/positions/round-9.tzk"))
    assert record.setup is None
    assert record.game_at(0).players == 2 and record.game.is_over


def test_a_changed_record_is_refused_with_its_line():
    lines = finished(2, 1).text.splitlines()
    line = next(number for number, text in enumerate(lines) if "place palenque" in text)
    lines[line] = lines[line].replace("place palenque", "place tikal", 1)
    with pytest.raises(RecordError) as caught:
        Record.from_text("\n".join(lines) + "\n")
    assert caught.value.line >= line + 1 and str(caught.value).startswith(f"line {caught.value.line}: ")
    with pytest.raises(RecordError):
        Record.from_text("")
    with pytest.raises(FileNotFoundError):
        Record.load("there is no such file.tzk")
    with pytest.raises(RecordError):
        finished(2, 1).set_name(0, "")


def test_undo_takes_back_one_action():
    record = Record(Setup(2, 3))
    states = []
    rng = random.Random(1)
    for _ in range(60):
        states.append(record.game)
        record.apply(rng.choice(record.game.legal_actions()))
    for state in reversed(states):
        assert record.undo()
        assert record.game == state
    assert not record.undo()
    with pytest.raises(IllegalAction):
        record.apply("end")
