#!/usr/bin/env python3
"""Records the messages between an editor and a language server.

usage: record.py SESSION.json -- SERVER [ARGUMENT…]

Runs between an editor and the server, passes on every byte, and writes SESSION.json when either side ends or the editor
terminates it: an array of ["client" | "server", message]. The exit code is the server's.
"""
import json
import os
import signal
import subprocess
import sys
import threading


def read_message(stream):
    """Returns the bytes of a message's header and body, or None at the end of the stream."""
    header = b""
    length = 0
    while not header.endswith(b"\r\n\r\n"):
        line = stream.readline()
        if not line:
            return None
        header += line
        name, _, value = line.partition(b":")
        if name.strip().lower() == b"content-length":
            length = int(value)
    return header, stream.read(length)


class Recorder:
    """Passes messages on in both directions and keeps them in order of arrival."""

    def __init__(self, path):
        self.path = path
        self.messages = []
        self.lock = threading.Lock()

    def keep(self, side, body):
        with self.lock:
            self.messages.append([side, json.loads(body)])

    def write(self):
        # A process that waits for the file never finds a part of it.
        whole = self.path + ".part"
        with self.lock, open(whole, "w", encoding="utf-8") as file:
            json.dump(self.messages, file, ensure_ascii=False, indent=1)
        os.replace(whole, self.path)

    def pass_on(self, source, target, side):
        while message := read_message(source):
            header, body = message
            self.keep(side, body)
            try:
                target.write(header + body)
                target.flush()
            except (BrokenPipeError, ValueError):
                break
        try:
            target.close()
        except BrokenPipeError:
            pass


def main():
    path, command = sys.argv[1], sys.argv[sys.argv.index("--") + 1 :]
    server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    recorder = Recorder(path)
    to_server = threading.Thread(
        target=recorder.pass_on, args=(sys.stdin.buffer, server.stdin, "client"), daemon=True
    )
    to_server.start()
    recorder.pass_on(server.stdout, sys.stdout.buffer, "server")
    code = server.wait()
    recorder.write()
    # The thread may still be waiting for the editor. There's nothing to clean up.
    os._exit(code)


if __name__ == "__main__":
    main()
