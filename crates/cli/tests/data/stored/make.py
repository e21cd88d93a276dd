"""Writes the stored things that every later version must open: a database and records, made by a running program.

    python3 make.py PROGRAM FOLDER

PROGRAM is the `tzolkin` of the version whose data is to be kept. Everything goes through its HTTP and socket interface and its
line protocol; only the standard library is used. FOLDER gets `tables.sqlite`, `expected.json` and the `.tzk` records.
"""

import base64
import json
import os
import random
import socket
import sqlite3
import struct
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

PASSWORD = "correct horse"
FLAGS = "--listen 127.0.0.1:0 --messages-per-second 100000 --requests-per-minute 100000 --vote-after 0".split()


class Person:
    def __init__(self, base, name):
        self.base, self.cookie = base, ""
        answer = self.call("GET", "/api/me")
        self.id = answer["id"]
        self.name = self.call("PATCH", "/api/me", {"name": name, "language": "pt"})["name"]
        self.call("PUT", "/api/me/password", {"password": PASSWORD})

    def call(self, method, path, body=None):
        data = body.encode() if isinstance(body, str) else json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.base + path, data=data, method=method)
        request.add_header("content-type", "text/plain" if isinstance(body, str) else "application/json")
        if self.cookie:
            request.add_header("cookie", self.cookie)
        with urllib.request.urlopen(request) as answer:
            if cookie := answer.headers.get("set-cookie"):
                self.cookie = cookie.split(";")[0]
            text = answer.read().decode()
        return json.loads(text) if text.startswith(("{", "[")) else text

    def sit(self, table):
        return Page(self, table)


class Page:
    """A socket at a table that keeps the latest table and update."""

    def __init__(self, person, table):
        host, port = person.base.removeprefix("http://").split(":")
        self.stream = socket.create_connection((host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {host}:{port}\r\nupgrade: websocket\r\n"
            f"connection: Upgrade\r\nsec-websocket-key: {key}\r\nsec-websocket-version: 13\r\ncookie: {person.cookie}\r\n\r\n"
        )
        self.stream.sendall(head.encode())
        self.file = self.stream.makefile("rb")
        assert b" 101 " in self.file.readline()
        while self.file.readline().strip():
            pass
        self.table, self.update, self.next_id = None, None, 0
        self.read()

    def read(self):
        while True:
            first, second = self.file.read(2)
            length = second & 127
            if length == 126:
                (length,) = struct.unpack(">H", self.file.read(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.file.read(8))
            payload = self.file.read(length)
            if first & 15 == 1:
                break
        message = json.loads(payload)
        if message["type"] in ("welcome", "table"):
            self.table = message["table"]
        if message["type"] == "welcome":
            self.update = message["update"]
        if message["type"] == "update":
            self.update = message
        return message

    def ask(self, **command):
        self.next_id += 1
        data = json.dumps({"id": self.next_id, **command}).encode()
        mask = os.urandom(4)
        size = bytes([128 | len(data)]) if len(data) < 126 else bytes([254]) + struct.pack(">H", len(data))
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        self.stream.sendall(b"\x81" + size + mask + masked)
        while True:
            message = self.read()
            if message["type"] in ("ok", "refused") and message["id"] == self.next_id:
                assert message["type"] == "ok", (command, message)
                return message["seq"]

    def act(self, seat, *actions, **more):
        return self.ask(type="act", seat=seat, seq=self.update["seq"], actions=list(actions), **more)

    def undo(self, seat):
        return self.ask(type="undo", seat=seat, seq=self.update["seq"])

    @property
    def state(self):
        return self.update["position"]["state"]

    def wait(self, until):
        while not until(self):
            self.read()

    def question(self):
        open_ones = [each for each in self.update["decisions"] if each["kept"] is None]
        return open_ones[0] if open_ones else None

    def close(self):
        self.stream.close()


def choice(question, rng):
    """A legal action at random that does not end a turn too soon."""
    legal = [option["action"] for option in question["options"] if option.get("preview") is not None]
    better = [action for action in legal if action.split()[0] not in ("nothing", "beg", "end", "stop")]
    return rng.choice(better if better and rng.random() < 0.7 else legal)


def play(pages, rng, until):
    """Lets the people of these pages answer at random until something is true of the first."""
    while not until(pages[0]):
        latest = max(page.update["seq"] for page in pages)
        for page in pages:
            page.wait(lambda page: page.update["seq"] >= latest)
        if until(pages[0]):
            return
        asked = next((page for page in pages if page.question()), None)
        if asked is None:
            pages[0].read()
            continue
        question = asked.question()
        asked.act(question["seat"], choice(question, rng))


def is_over(page):
    return page.state["decision"] == "over"


def new_table(*seats, **fields):
    return {
        "seats": list(seats), "public": True, "pace": {"pace": "live", "clock": None}, "hints": False, "spectators": True,
        "start": {"from": "fresh"}, **fields,
    }


MINE, OPEN = {"kind": "mine"}, {"kind": "open"}


def bot(level):
    return {"kind": "bot", "level": level}


def fill(program, folder):
    data = folder / "tables.sqlite"
    server = subprocess.Popen([program, "serve", "--data", data, *FLAGS], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    base = next(word for line in iter(server.stdout.readline, "") for word in line.split() if word.startswith("http://")).rstrip("/")
    rng = random.Random(8)
    ana, bo = Person(base, "Ana"), Person(base, "Bo")
    expected = {"password": PASSWORD, "people": {"Ana": ana.id, "Bo": bo.id}}

    # A finished game with chat, a muted seat and moves that were taken back.
    table = ana.call("POST", "/api/tables", new_table(MINE, OPEN, bot(1)))["id"]
    bo.call("POST", f"/api/tables/{table}/join", {})
    ana.call("POST", f"/api/tables/{table}/start")
    pages = [ana.sit(table), bo.sit(table)]
    pages[0].ask(type="chat", text="Good luck! Boa sorte, καλή τύχη.")
    pages[1].ask(type="chat", text="And to you")
    pages[1].ask(type="mute", seat=2, muted=True)
    play(pages, rng, lambda page: page.state["round"] >= 3)
    play(pages, rng, is_over)
    expected["finished"] = {
        "table": table,
        "result": pages[0].state["result"],
        "moves": [[made["seat"], made["action"], made["automatic"]]
                  for made in ana.call("GET", f"/api/tables/{table}/history")["moves"]],
        "record": ana.call("GET", f"/api/tables/{table}/record"),
        "chat": ["Good luck! Boa sorte, καλή τύχη.", "And to you"],
    }

    # A game over days that stops in the middle of Ana's turn, with every kind of entry in its log.
    days = {"pace": "days", "hours_per_turn": 72}
    table = ana.call("POST", "/api/tables", new_table(MINE, OPEN, bot(2), pace=days, public=False, hints=True))
    key, table = table["invite"], table["id"]
    bo.call("POST", f"/api/tables/{table}/join?key={key}", {"colour": "yellow"})
    ana.call("POST", f"/api/tables/{table}/start")
    pages = [ana.sit(table), bo.sit(table)]
    keeps = [option["action"] for option in pages[0].question()["options"] if option.get("preview") is not None]
    pages[0].act(0, keeps[0])
    pages[0].act(0, keeps[1])
    play(pages, rng, lambda page: page.state["round"] >= 4 and page.question() and page.state["decision"] == "turn")
    first = choice(pages[0].question(), rng)
    pages[0].act(0, first)
    pages[0].undo(0)
    places = [o["action"] for o in pages[0].question()["options"] if o.get("preview") is not None and o["action"].startswith("place")]
    pages[0].act(0, places[0] if places else first)
    assert pages[0].question()["can_undo"]
    expected["running"] = {"table": table, "seq": pages[0].update["seq"], "position": pages[0].update["position"],
                           "decisions": pages[0].update["decisions"]}
    [page.close() for page in pages]

    # A live game in which Bo was voted over and came back, and then gave up.
    table = ana.call("POST", "/api/tables", new_table(MINE, OPEN, bot(1), bot(3)))["id"]
    bo.call("POST", f"/api/tables/{table}/join", {})
    ana.call("POST", f"/api/tables/{table}/start")
    pages = [ana.sit(table), bo.sit(table)]
    play(pages, rng, lambda page: page.state["round"] >= 2)
    pages.pop().close()
    pages[0].wait(lambda page: page.table["seats"][1]["votable"])
    pages[0].ask(type="vote", seat=0, over=1)
    pages.append(bo.sit(table))
    pages[1].ask(type="take-back", seat=1)
    resigned = pages[1].ask(type="resign", seat=1)
    pages[0].wait(lambda page: page.update["seq"] >= resigned and page.question())
    expected["left"] = {"table": table, "ply": pages[0].update["position"]["ply"], "seq": pages[0].update["seq"]}
    [page.close() for page in pages]

    # A table that waits for people, and a record that was uploaded.
    expected["open"] = {"table": ana.call("POST", "/api/tables", new_table(MINE, OPEN))["id"]}
    expected["uploaded"] = ana.call("POST", "/api/records", expected["finished"]["record"])["id"]

    server.terminate()
    server.wait()
    db = sqlite3.connect(data)
    kinds = {json.loads(entry)["kind"] for (entry,) in db.execute("SELECT entry FROM entries").fetchall()}
    assert kinds == {"moves", "keep-again", "undo", "left", "back"}, kinds
    db.execute("PRAGMA journal_mode = DELETE")
    db.execute("VACUUM")
    db.close()
    for beside in ("-wal", "-shm", "-lock"):
        Path(f"{data}{beside}").unlink(missing_ok=True)
    return expected


def record(program, players, seed, most_actions):
    """A game played at random over the line protocol; unfinished after that many actions."""
    engine = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(**command):
        engine.stdin.write(json.dumps(command) + "\n")
        engine.stdin.flush()
        return json.loads(engine.stdout.readline())["ok"]

    rng = random.Random(seed)
    state = ask(cmd="new", players=players, seed=seed)
    for _ in range(most_actions):
        if state["decision"] == "over":
            break
        better = [action for action in state["legal"] if action.split()[0] not in ("nothing", "beg", "end", "stop")]
        state = ask(cmd="apply", action=rng.choice(better if better and rng.random() < 0.7 else state["legal"]))
    text = ask(cmd="record")["record"]
    engine.stdin.close()
    engine.wait()
    return text


def main():
    program, folder = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        expected = fill(program, Path(work))
        (folder / "tables.sqlite").write_bytes((Path(work) / "tables.sqlite").read_bytes())
    (folder / "people-and-bot.tzk").write_text(expected["finished"]["record"])
    for players in (2, 3, 4):
        for name, most in (("finished", 100_000), ("unfinished", 90 + 7 * players)):
            text = record(program, players, 40 + players, most)
            (folder / f"{players}-{name}.tzk").write_text(text)
    (folder / "expected.json").write_text(json.dumps(expected, ensure_ascii=False) + "\n")


main()
