#!/usr/bin/env python3
"""Checks recorded sessions against the machine-readable Language Server Protocol.

usage: validate.py METAMODEL.json SESSION.json…

METAMODEL.json is the protocol's metaModel.json; sessions come from record.py. Every message must have the type that
the protocol gives to its method and direction, every request must be answered exactly once, and what the server sends
may hold no property that the protocol does not know. What an editor does wrong is printed as a note and fails nothing.
Prints one line per fault and ends with the number of messages and faults.
"""
import collections
import json
import re
import sys


class Protocol:
    """The types and methods of the protocol, and the check of a value against a type.

    A check returns a list of faults, each a pair of the path to the value and what is wrong with it.
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
        """The properties of a structure with those that it extends or mixes in, by name."""
        if name not in self.known_properties:
            structure = self.structures[name]
            found = {}
            for base in structure.get("extends", []) + structure.get("mixins", []):
                found.update(self.properties(base["name"]))
            found.update({item["name"]: item for item in structure["properties"]})
            self.known_properties[name] = found
        return self.known_properties[name]

    def check(self, kind, value, path):
        """The faults of `value` as a value of the type `kind`."""
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
        return [] if is_right else [(path, f"is no {name}: {shortened(value)}")]

    def check_reference(self, kind, value, path):
        name = kind["name"]
        if name == "LSPAny":
            return []
        if name == "LSPObject":
            return [] if isinstance(value, dict) else [(path, f"is no object: {shortened(value)}")]
        if name == "LSPArray":
            return [] if isinstance(value, list) else [(path, f"is no array: {shortened(value)}")]
        if name in self.structures:
            return self.check_members(self.properties(name), value, path)
        if name in self.aliases:
            return self.check(self.aliases[name]["type"], value, path)
        enumeration = self.enumerations[name]
        faults = self.check(enumeration["type"], value, path)
        values = [item["value"] for item in enumeration["values"]]
        if faults or enumeration.get("supportsCustomValues") or value in values:
            return faults
        return [(path, f"is no {name}: {shortened(value)}")]

    def check_literal(self, kind, value, path):
        return self.check_members({item["name"]: item for item in kind["value"]["properties"]}, value, path)

    def check_members(self, properties, value, path):
        if not isinstance(value, dict):
            return [(path, f"is no object: {shortened(value)}")]
        faults = []
        for name, item in properties.items():
            if name in value:
                faults += self.check(item["type"], value[name], f"{path}.{name}")
            elif not item.get("optional"):
                faults.append((f"{path}.{name}", "is missing"))
        faults += [(f"{path}.{name}", "is unknown to the protocol") for name in value if name not in properties]
        return faults

    def check_array(self, kind, value, path):
        if not isinstance(value, list):
            return [(path, f"is no array: {shortened(value)}")]
        return [
            fault
            for index, element in enumerate(value)
            for fault in self.check(kind["element"], element, f"{path}[{index}]")
        ]

    def check_tuple(self, kind, value, path):
        if not isinstance(value, list) or len(value) != len(kind["items"]):
            return [(path, f"is no array of {len(kind['items'])}: {shortened(value)}")]
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
        # Of several types that do not fit, the one with the fewest faults was probably meant.
        return min((self.check(item, value, path) for item in kind["items"]), key=len)

    def check_and(self, kind, value, path):
        merged = {}
        for item in kind["items"]:
            merged.update(self.properties(item["name"]))
        return self.check_members(merged, value, path)

    def check_stringLiteral(self, kind, value, path):
        return [] if value == kind["value"] else [(path, f"is not “{kind['value']}”: {shortened(value)}")]


class Session:
    """One recorded session and the requests in it that wait for an answer."""

    def __init__(self, protocol):
        self.protocol = protocol
        self.waiting = {}

    def check(self, side, message):
        """The faults of one message."""
        faults = [] if message.get("jsonrpc") == "2.0" else [("jsonrpc", "is not “2.0”")]
        if "method" not in message:
            return faults + self.check_answer(side, message)
        method = message["method"]
        if "id" in message:
            if (side, message["id"]) in self.waiting:
                faults.append(("id", "is the id of a request that waits for its answer"))
            self.waiting[side, message["id"]] = method
        table = self.protocol.requests if "id" in message else self.protocol.notifications
        if method not in table:
            # Either side may ignore methods that start so.
            return faults if method.startswith("$/") else faults + [("method", f"is unknown: {method}")]
        entry = table[method]
        direction = {"clientToServer": "client", "serverToClient": "server"}.get(entry["messageDirection"], side)
        if direction != side:
            faults.append(("method", f"must not come from the {side}: {method}"))
        if "params" in entry:
            faults += self.protocol.check(entry["params"], message.get("params"), "params")
        elif message.get("params"):
            faults.append(("params", "are unknown to the protocol"))
        return faults

    def check_answer(self, side, message):
        other = "server" if side == "client" else "client"
        if message.get("id") is None and "error" in message:
            return []
        method = self.waiting.pop((other, message.get("id")), None)
        if method is None:
            return [("id", f"answers nothing: {shortened(message.get('id'))}")]
        if ("result" in message) == ("error" in message):
            return [("", "needs either a result or an error")]
        if "error" in message:
            error = message["error"]
            is_right = isinstance(error.get("code"), int) and isinstance(error.get("message"), str)
            return [] if is_right else [("error", "needs a code and a message")]
        entry = self.protocol.requests.get(method)
        return self.protocol.check(entry["result"], message["result"], "result") if entry else []

    def unanswered(self, side):
        """The methods of the requests of one side that never got an answer."""
        return [method for (asking, _), method in self.waiting.items() if asking == side]


def shortened(value):
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:59] + "…"


def check_file(protocol, path, notes):
    """Prints the faults of the server in a recorded session and counts those of the client in `notes`.

    Returns the number of messages and of faults.
    """
    with open(path, encoding="utf-8") as file:
        messages = json.load(file)
    session = Session(protocol)
    count = 0
    for number, (side, message) in enumerate(messages, start=1):
        for place, fault in session.check(side, message):
            name = message.get("method", "answer")
            if side == "server":
                count += 1
                print(f"fault {path} #{number} {name}: {place} {fault}")
            else:
                notes[re.sub(r"\[\d+\]", "[]", f"{name}: {place} {fault}")] += 1
    for method in session.unanswered("client"):
        count += 1
        print(f"fault {path}: the server never answered {method}")
    return len(messages), count


def main():
    protocol = Protocol(sys.argv[1])
    notes = collections.Counter()
    results = [check_file(protocol, path, notes) for path in sys.argv[2:]]
    for note, count in notes.items():
        print(f"note  editors, {count} times: {note}")
    messages, faults = (sum(column) for column in zip(*results))
    print(f"{messages} messages against {protocol.version} of the protocol, {faults} faults of the server")
    sys.exit(1 if faults or not messages else 0)


if __name__ == "__main__":
    main()
