"""Checks docs/openapi.json, and the server against it: no answer may be missing from the description.

    python crates/server/tests/openapi/check.py target/debug/tzolkin

It needs the packages of requirements.txt; `make test-api` installs them.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.request

import openapi_spec_validator

HERE = pathlib.Path(__file__).resolve().parent
DESCRIPTION = HERE.parents[3] / "docs" / "openapi.json"
RECORD = HERE.parents[3] / "crates" / "cli" / "tests" / "data" / "stored" / "0.1.0" / "2-finished.tzk"
FEWEST_REQUESTS = 5_000
EXAMPLES = 200
WIDE_LIMITS = {
    "--requests-per-minute": 10_000_000,
    "--identities-per-minute": 1_000_000,
    "--logins-per-minute": 1_000_000,
    "--tables-per-player": 1_000_000,
    "--uploads-per-minute": 1_000_000,
    "--records-per-player": 1_000_000,
    "--logins-per-account": 1_000_000,
    "--logins-in-all": 1_000_000,
    "--upload-mb-per-day": 4_000,
}
# What the description promises. Whether the server takes all that fits the schemas is not among it: the rules of the game and
# the seats of a table say more than a schema can.
CHECKS = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "unsupported_method",
]


class Person:
    """A person with a cookie."""

    def __init__(self, base):
        self.base = base
        self.cookie = None
        self.ask("GET", "/api/me")

    def ask(self, method, path, body=None, kind="application/json"):
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data=data, method=method, headers={"content-type": kind})
        if self.cookie:
            request.add_header("cookie", self.cookie)
        with urllib.request.urlopen(request) as answer:
            if answer.headers["set-cookie"]:
                self.cookie = answer.headers["set-cookie"].split(";")[0]
            text = answer.read()
            return json.loads(text) if text else None


def new_table(start_now, **change):
    seats = [{"kind": "mine"}, {"kind": "bot", "level": 1} if start_now else {"kind": "open"}]
    table = {"seats": seats, "public": True, "pace": {"pace": "live", "clock": None}, "hints": True, "spectators": True}
    return {**table, "start": {"from": "fresh"}, "start_now": start_now, **change}


def prepare(base):
    """Somebody with a password, tables of several kinds, a record; returns a cookie and what there is to ask about."""
    person, other = Person(base), Person(base)
    name = person.ask("GET", "/api/me")["name"]
    person.ask("PUT", "/api/me/password", {"password": "correct horse"})
    person.cookie = None
    person.ask("POST", "/api/log-in", {"name": name, "password": "correct horse"})
    tables = [person.ask("POST", "/api/tables", new_table(start_now))["id"] for start_now in (False, True, True)]
    tables.append(other.ask("POST", "/api/tables", new_table(False))["id"])
    tables.append(other.ask("POST", "/api/tables", new_table(True, spectators=False))["id"])
    record = person.ask("POST", "/api/records", RECORD.read_bytes(), "text/plain")["id"]
    players = [each.ask("GET", "/api/me")["id"] for each in (person, other)]
    return person.cookie, {"/api/tables/": tables, "/api/records/": [record], "/api/players/": players}


def checked(base, description):
    """Runs Schemathesis; returns whether it found nothing, and how many requests it made."""
    cookie, existing = prepare(base)
    command = [pathlib.Path(sys.executable).with_name("schemathesis"), "run", description, "--url", base]
    command += ["--header", f"Cookie: {cookie}", "--checks", ",".join(CHECKS), "--phases", "coverage,fuzzing"]
    command += ["--max-examples", str(EXAMPLES), "--seed", "1", "--workers", "2", "--generation-database", "none"]
    # Whoever logs out, ends their own session or deletes themselves is nobody from then on, so somebody else does that.
    command += ["--exclude-path", "/api/log-out", "--exclude-operation-id", "delete_me", "--exclude-operation-id", "end_session"]
    command += ["--warnings", "off", "--no-color"]
    command += ["--suppress-health-check", "all", "--continue-on-failure"]
    environment = {**os.environ, "SCHEMATHESIS_HOOKS": "hooks", "PYTHONPATH": str(HERE), "EXISTING": json.dumps(existing)}
    run = subprocess.run(command, cwd=tempfile.gettempdir(), env=environment, text=True, stdout=subprocess.PIPE)
    counted = re.search(r"(\d[\d,]*) generated", run.stdout)
    requests = int(counted[1].replace(",", "")) if counted else 0
    if run.returncode or requests < FEWEST_REQUESTS:
        print(run.stdout)
    return run.returncode == 0, requests


def main(program):
    description = json.loads(DESCRIPTION.read_text())
    openapi_spec_validator.validate(description)
    print("docs/openapi.json is valid.")
    with tempfile.TemporaryDirectory() as folder:
        limits = [str(part) for limit in WIDE_LIMITS.items() for part in limit]
        command = [program, "serve", "--listen", "127.0.0.1:0", "--data", f"{folder}/tables.sqlite", *limits]
        with open(f"{folder}/log", "w") as log:
            server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            base = server.stdout.readline().strip()
            fine, requests = checked(base, DESCRIPTION)
            Person(base).ask("POST", "/api/log-out", b"")
            leaving = Person(base)
            leaving.ask("PATCH", "/api/me", {"language": "en"})
            leaving.ask("DELETE", f"/api/me/sessions/{leaving.ask('GET', '/api/me/sessions')[0]['id']}")
            Person(base).ask("DELETE", "/api/me", {})
        finally:
            server.terminate()
            server.wait()
    print(f"Schemathesis made {requests:,} requests.")
    if requests < FEWEST_REQUESTS:
        sys.exit(f"That is fewer than {FEWEST_REQUESTS:,}.")
    if not fine:
        sys.exit("The server gives answers that docs/openapi.json does not describe.")


if __name__ == "__main__":
    main(*sys.argv[1:])
