"""A measuring editor, which runs a language server and exchanges messages over its standard input and output."""
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

import documents


class Server:
    """A language server in a new, empty directory."""

    def __init__(self, name, command, settings=None):
        self.name = name
        self.settings = settings
        self.root = tempfile.mkdtemp(prefix="a11y-benchmark.")
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=self.root, bufsize=0
        )
        self.input = self.process.stdin.fileno()
        self.output = self.process.stdout.fileno()
        self.pending = bytearray()
        self.requests = 0
        self.is_full_sync = False
        # The time at which the last message was complete.
        self.arrived = 0.0

    # Messages

    @staticmethod
    def encode(message):
        body = json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False, separators=(",", ":")).encode()
        return b"Content-Length: %d\r\n\r\n%b" % (len(body), body)

    def write(self, data):
        view = memoryview(data)
        while view:
            view = view[os.write(self.input, view) :]

    def notify(self, method, params):
        self.write(self.encode({"method": method, "params": params}))

    def receive(self, seconds=120.0):
        """Responds to requests and returns the next other message, or None after a timeout."""
        end = time.perf_counter() + seconds
        while True:
            message = self._take()
            if message is None:
                left = end - time.perf_counter()
                if left <= 0 or not select.select([self.output], [], [], left)[0]:
                    return None
                data = os.read(self.output, 1 << 20)
                if not data:
                    raise SystemExit(f"benchmark: {self.name} exited with {self.process.wait()}")
                self.pending += data
            elif "method" in message and "id" in message:
                items = message.get("params", {}).get("items", [])
                result = [None] * len(items) if message["method"] == "workspace/configuration" else None
                self.write(self.encode({"id": message["id"], "result": result}))
            else:
                return message

    def _take(self):
        head = self.pending.find(b"\r\n\r\n")
        if head < 0:
            return None
        fields = dict(line.lower().split(b":", 1) for line in bytes(self.pending[:head]).split(b"\r\n"))
        end = head + 4 + int(fields[b"content-length"])
        if len(self.pending) < end:
            return None
        self.arrived = time.perf_counter()
        body = bytes(self.pending[head + 4 : end])
        del self.pending[:end]
        return json.loads(body)

    def request(self, method, params):
        self.requests += 1
        self.write(self.encode({"id": self.requests, "method": method, "params": params}))
        while True:
            message = self.receive()
            if message is None:
                raise SystemExit(f"benchmark: {self.name} doesn't respond to {method}")
            if message.get("id") == self.requests:
                return message.get("result")

    # A session

    def initialize(self):
        """Returns the seconds from the process's start to the response."""
        uri = "file://" + self.root
        result = self.request(
            "initialize",
            {
                "processId": os.getpid(),
                "rootUri": uri,
                "workspaceFolders": [{"uri": uri, "name": "benchmark"}],
                "initializationOptions": self.settings,
                "capabilities": {
                    "general": {"positionEncodings": ["utf-16"]},
                    "workspace": {"workspaceFolders": True, "didChangeWatchedFiles": {"dynamicRegistration": True}},
                    "textDocument": {
                        "synchronization": {"didSave": True},
                        "publishDiagnostics": {"versionSupport": True, "codeDescriptionSupport": True},
                    },
                },
            },
        )
        answered = self.arrived - self.started
        kind = result["capabilities"].get("textDocumentSync", 1)
        self.is_full_sync = (kind.get("change") if isinstance(kind, dict) else kind) == 1
        self.notify("initialized", {})
        return answered

    def uri(self, path):
        return f"file://{self.root}/{path}"

    def save(self, path, text):
        whole = os.path.join(self.root, path)
        os.makedirs(os.path.dirname(whole), exist_ok=True)
        with open(whole, "w", encoding="utf-8") as file:
            file.write(text)

    def diagnostics(self, uri, version):
        """Waits for the diagnostics of `version` of a document and returns them."""
        while True:
            message = self.receive()
            if message is None:
                raise SystemExit(f"benchmark: {self.name} publishes no diagnostics for version {version}")
            params = message.get("params") or {}
            if message.get("method") == "textDocument/publishDiagnostics" and params["uri"] == uri:
                if params.get("version", version) >= version:
                    return params["diagnostics"]

    def rest(self, seconds=0.3):
        """Reads messages until none arrives for `seconds`."""
        while self.receive(seconds):
            pass

    def close(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
        shutil.rmtree(self.root)

    # Costs, as reported by Linux

    def cpu(self):
        """Returns the CPU time of all its threads in seconds."""
        seconds = 0
        for thread in os.listdir(f"/proc/{self.process.pid}/task"):
            with open(f"/proc/{self.process.pid}/task/{thread}/schedstat", encoding="ascii") as file:
                seconds += int(file.read().split()[0])
        return seconds / 1e9

    def memory(self):
        """Returns the resident memory in megabytes (2^20 bytes)."""
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as file:
            for line in file:
                if line.startswith("VmRSS:"):
                    return int(line.split()[1]) / 1024
        return 0.0


class Typist:
    """A simulated user who types in the middle of a document that's open in a server."""

    def __init__(self, server, language, lines, number=0):
        self.server = server
        self.language = language
        self.lines = lines
        self.text = documents.document(language, lines)
        self.path = documents.path_below_root(language, number)
        self.uri = server.uri(self.path)
        self.version = 1
        self.typed = 0
        self.line, self.column = documents.place_to_type(language, self.text)
        self.rows = self.text.split("\n")
        server.save(self.path, self.text)

    def open(self):
        """Opens the document and returns its first diagnostics."""
        self.server.notify(
            "textDocument/didOpen",
            {"textDocument": {"uri": self.uri, "languageId": self.language, "version": 1, "text": self.text}},
        )
        return self.server.diagnostics(self.uri, 1)

    def close(self):
        self.server.notify("textDocument/didClose", {"textDocument": {"uri": self.uri}})

    def check(self, diagnostics):
        """Exits unless the document has exactly one finding in each tenth block."""
        found = sorted(item["range"]["start"]["line"] for item in diagnostics)
        expected = documents.expected_findings(self.language, self.lines)
        fits = len(found) == len(expected) and all(
            first <= line < first + documents.BLOCK for line, first in zip(found, expected)
        )
        if not fits:
            raise SystemExit(f"benchmark: {self.server.name}: {len(found)} findings, not one in each of {len(expected)} blocks")

    def next_edit(self):
        """Returns the bytes of the next change. 20 letters are typed, then deleted, and so on."""
        step = self.typed % 40
        self.typed += 1
        self.version += 1
        start = self.column + (step if step < 20 else 39 - step)
        end = start if step < 20 else start + 1
        letter = "abcdefghijklmnopqrst"[step] if step < 20 else ""
        if self.server.is_full_sync:
            row = self.rows[self.line]
            self.rows[self.line] = row[:start] + letter + row[end:]
            change = {"text": "\n".join(self.rows)}
        else:
            places = [{"line": self.line, "character": column} for column in (start, end)]
            change = {"range": {"start": places[0], "end": places[1]}, "text": letter}
        return Server.encode(
            {
                "method": "textDocument/didChange",
                "params": {"textDocument": {"uri": self.uri, "version": self.version}, "contentChanges": [change]},
            }
        )

    def type(self, count=1):
        """Makes `count` changes at once. Returns the seconds until the diagnostics of the last one have arrived."""
        data = b"".join(self.next_edit() for _ in range(count))
        start = time.perf_counter()
        self.server.write(data)
        self.server.diagnostics(self.uri, self.version)
        return self.server.arrived - start
