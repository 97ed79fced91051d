"""The program that plays: a Node process, asked over pipes (docs/environments.md has the protocol)."""

import os
import shutil
import struct
import subprocess
from pathlib import Path

OPEN, RESET, STEP, OBSERVE, ASK = 1, 2, 3, 4, 5
_TROUBLE = 0
_HEADER = struct.Struct("<IB")


class ChambordError(Exception):
    """The program could not be started, or refuses what it was asked; then nothing has changed."""


def find_command():
    """How to start it: CHAMBORD_COMMAND, `chambord` on the path, or the clone in which this package lies."""
    given = os.environ.get("CHAMBORD_COMMAND")
    if given:
        return given.split(), None
    installed = shutil.which("chambord")
    if installed:
        return [installed], None
    clone = Path(__file__).resolve().parents[3]
    if (clone / "scripts" / "run.mjs").exists() and shutil.which("node"):
        return ["node", "scripts/run.mjs", "platform/cli/main.ts"], clone
    raise ChambordError(
        "There is no chambord here. Install it with `npm install -g chambord`, or say in CHAMBORD_COMMAND how to start it."
    )


class Process:
    """Asks one question after the other."""

    def __init__(self, command=None):
        words, folder = (list(command), None) if command else find_command()
        try:
            self._process = subprocess.Popen(
                [*words, "environment"],
                cwd=folder,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=-1,
            )
        except OSError as error:
            raise ChambordError(f"{words[0]} could not be started: {error}") from error

    def ask(self, kind, body=b""):
        """The answer to one frame."""
        process = self._process
        if process is None:
            raise ChambordError("This was closed.")
        try:
            process.stdin.write(_HEADER.pack(len(body) + 1, kind))
            process.stdin.write(body)
            process.stdin.flush()
            length, answered = _HEADER.unpack(self._read(_HEADER.size))
            answer = self._read(length - 1)
        except (OSError, EOFError) as error:
            raise ChambordError("The program has ended; what it said last stands above.") from error
        if answered == _TROUBLE:
            raise ChambordError(answer.decode())
        return answer

    def _read(self, count):
        data = self._process.stdout.read(count)
        if len(data) < count:
            raise EOFError
        return data

    def close(self):
        process, self._process = self._process, None
        if process is None:
            return
        try:
            process.stdin.close()
        except OSError:
            pass  # It is gone already.
        process.wait()
        process.stdout.close()
