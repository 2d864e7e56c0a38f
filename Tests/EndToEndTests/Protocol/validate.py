#!/usr/bin/env python3
"""Checks recorded sessions against the machine-readable Language Server Protocol.

usage: validate.py METAMODEL.json SESSION.json…

METAMODEL.json is the protocol's metaModel.json; sessions come from record.py. Every message must have the type that
the protocol specifies for its method and direction, every request must get exactly one response, and messages from the
server must not contain unknown properties. Errors of the editor are printed as notes and don't count as faults.
Prints one line per fault and ends with the number of messages and faults.
"""
import collections
import json
import re
import sys


class Protocol:
    """The types and methods of the protocol, with checks of values against types.

    A check returns a list of faults: pairs of the path to the value and a description.
    """

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            model = json.load(file)
        self.version = model["metaData"]["version"]
        self.structures = {item["name"]: item for item in model["structures"]}
        self.enumerations = {item["name"]: item for item in model["enumerations"]}
        self.aliases = {item["name"]: item for item in model["typeAliases"]}
        self.requests = {item["method"]: item for item in model["requests"]}
        self.notifications = {item["method"]: item for item in model["notifications"]}
        self.known_properties = {}

    def properties(self, name):
        """Returns the properties of a structure, including inherited and mixed-in ones, by name."""
        if name not in self.known_properties:
            structure = self.structures[name]
            found = {}
            for base in structure.get("extends", []) + structure.get("mixins", []):
                found.update(self.properties(base["name"]))
            found.update({item["name"]: item for item in structure["properties"]})
            self.known_properties[name] = found
        return self.known_properties[name]

    def check(self, kind, value, path):
        """Returns the faults of `value` as a value of the type `kind`."""
        return getattr(self, "check_" + kind["kind"])(kind, value, path)

    def check_base(self, kind, value, path):
        name = kind["name"]
        is_integer = isinstance(value, int) and not isinstance(value, bool)
        is_right = {
            "string": isinstance(value, str),
            "RegExp": isinstance(value, str),
            "URI": isinstance(value, str) and ":" in value,
            "DocumentUri": isinstance(value, str) and ":" in value,
            "integer": is_integer and -(2**31) <= value < 2**31,
            "uinteger": is_integer and 0 <= value < 2**31,
            "decimal": is_integer or isinstance(value, float),
            "boolean": isinstance(value, bool),
            "null": value is None,
        }[name]
        return [] if is_right else [(path, f"isn't of type {name}: {shortened(value)}")]

    def check_reference(self, kind, value, path):
        name = kind["name"]
        if name == "LSPAny":
            return []
        if name == "LSPObject":
            return [] if isinstance(value, dict) else [(path, f"isn't an object: {shortened(value)}")]
        if name == "LSPArray":
            return [] if isinstance(value, list) else [(path, f"isn't an array: {shortened(value)}")]
        if name in self.structures:
            return self.check_members(self.properties(name), value, path)
        if name in self.aliases:
            return self.check(self.aliases[name]["type"], value, path)
        enumeration = self.enumerations[name]
        faults = self.check(enumeration["type"], value, path)
        values = [item["value"] for item in enumeration["values"]]
        if faults or enumeration.get("supportsCustomValues") or value in values:
            return faults
        return [(path, f"isn't of type {name}: {shortened(value)}")]

    def check_literal(self, kind, value, path):
        return self.check_members({item["name"]: item for item in kind["value"]["properties"]}, value, path)

    def check_members(self, properties, value, path):
        if not isinstance(value, dict):
            return [(path, f"isn't an object: {shortened(value)}")]
        faults = []
        for name, item in properties.items():
            if name in value:
                faults += self.check(item["type"], value[name], f"{path}.{name}")
            elif not item.get("optional"):
                faults.append((f"{path}.{name}", "is missing"))
        faults += [(f"{path}.{name}", "isn't in the protocol") for name in value if name not in properties]
        return faults

    def check_array(self, kind, value, path):
        if not isinstance(value, list):
            return [(path, f"isn't an array: {shortened(value)}")]
        return [
            fault
            for index, element in enumerate(value)
            for fault in self.check(kind["element"], element, f"{path}[{index}]")
        ]

    def check_tuple(self, kind, value, path):
        if not isinstance(value, list) or len(value) != len(kind["items"]):
            return [(path, f"isn't an array of {len(kind['items'])}: {shortened(value)}")]
        return [
            fault
            for index, (item, element) in enumerate(zip(kind["items"], value))
            for fault in self.check(item, element, f"{path}[{index}]")
        ]

    def check_map(self, kind, value, path):
        if not isinstance(value, dict):
            return [(path, f"is no object: {shortened(value)}")]
        return [
            fault
            for key, element in value.items()
            for fault in self.check(kind["key"], key, f"{path}: key")
            + self.check(kind["value"], element, f"{path}[{key}]")
        ]

    def check_or(self, kind, value, path):
        # If no type matches, the one with the fewest faults was probably intended.
        return min((self.check(item, value, path) for item in kind["items"]), key=len)

    def check_and(self, kind, value, path):
        merged = {}
        for item in kind["items"]:
            merged.update(self.properties(item["name"]))
        return self.check_members(merged, value, path)

    def check_stringLiteral(self, kind, value, path):
        return [] if value == kind["value"] else [(path, f"isn't '{kind['value']}': {shortened(value)}")]


class Session:
    """A recorded session and its requests without a response so far."""

    def __init__(self, protocol):
        self.protocol = protocol
        self.waiting = {}

    def check(self, side, message):
        """Returns the faults of one message."""
        faults = [] if message.get("jsonrpc") == "2.0" else [("jsonrpc", "isn't '2.0'")]
        if "method" not in message:
            return faults + self.check_answer(side, message)
        method = message["method"]
        if "id" in message:
            if (side, message["id"]) in self.waiting:
                faults.append(("id", "is the ID of a request without a response"))
            self.waiting[side, message["id"]] = method
        table = self.protocol.requests if "id" in message else self.protocol.notifications
        if method not in table:
            # Either side may ignore methods with this prefix.
            return faults if method.startswith(("$/", "experimental/")) else faults + [("method", f"is unknown: {method}")]
        entry = table[method]
        direction = {"clientToServer": "client", "serverToClient": "server"}.get(entry["messageDirection"], side)
        if direction != side:
            faults.append(("method", f"isn't allowed from the {side}: {method}"))
        if "params" in entry:
            faults += self.protocol.check(entry["params"], message.get("params"), "params")
        elif message.get("params"):
            faults.append(("params", "aren't in the protocol"))
        return faults

    def check_answer(self, side, message):
        other = "server" if side == "client" else "client"
        if message.get("id") is None and "error" in message:
            return []
        method = self.waiting.pop((other, message.get("id")), None)
        if method is None:
            return [("id", f"has no request: {shortened(message.get('id'))}")]
        if ("result" in message) == ("error" in message):
            return [("", "needs either a result or an error")]
        if "error" in message:
            error = message["error"]
            is_right = isinstance(error.get("code"), int) and isinstance(error.get("message"), str)
            return [] if is_right else [("error", "needs a code and a message")]
        entry = self.protocol.requests.get(method)
        return self.protocol.check(entry["result"], message["result"], "result") if entry else []

    def unanswered(self, side):
        """Returns the methods of one side's requests that never got a response."""
        return [method for (asking, _), method in self.waiting.items() if asking == side]


def shortened(value):
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:59] + "…"


def check_file(protocol, path, notes):
    """Prints the server's faults in a recorded session and counts the client's in `notes`.

    Returns the numbers of messages and faults.
    """
    with open(path, encoding="utf-8") as file:
        messages = json.load(file)
    session = Session(protocol)
    count = 0
    for number, (side, message) in enumerate(messages, start=1):
        for place, fault in session.check(side, message):
            name = message.get("method", "response")
            if side == "server":
                count += 1
                print(f"fault {path} #{number} {name}: {place} {fault}")
            else:
                notes[re.sub(r"\[\d+\]", "[]", f"{name}: {place} {fault}")] += 1
    for method in session.unanswered("client"):
        count += 1
        print(f"fault {path}: the server never responded to {method}")
    return len(messages), count


def main():
    protocol = Protocol(sys.argv[1])
    notes = collections.Counter()
    results = [check_file(protocol, path, notes) for path in sys.argv[2:]]
    for note, count in notes.items():
        print(f"note  editor, {count} times: {note}")
    messages, faults = (sum(column) for column in zip(*results))
    print(f"{messages} messages checked against protocol {protocol.version}, {faults} server faults")
    sys.exit(1 if faults or not messages else 0)


if __name__ == "__main__":
    main()
