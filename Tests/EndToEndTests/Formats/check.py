"""Checks every format of `a11y-lsp check`: check.py BINARY SAMPLES DIRECTORY JUNIT_SCHEMA SARIF_SCHEMA

Creates a project with the samples and with files with hostile names and labels in DIRECTORY, checks it in each format,
and compares the output with the fields that the specifications require, with the schemas if available, and with
`--format json`.
"""

import json
import os
import shutil
import subprocess
import sys
from urllib.parse import unquote

import jsonschema
from checks import check, finish
from lxml import etree

program, samples, folder, junit_schema, sarif_schema = sys.argv[1:6]

SCREEN = """import SwiftUI
struct Screen: View {
  var body: some View {
    /* \U0001F600 */ Button { close() } label: { Image("xmark") }
    Button { close() } label: { Image("xmark") }
      .accessibilityLabel("a\x01\x1b[31m\x85]]><&\\" [x](https://example.org) {0} %0A ::error:: Button")
    Image(
      "photo")
  }
}
"""
HOSTILE = [b'a"b\'<&>]]>.swift', b"::error::%0A,x.swift", b"a\nb\t\x01\x1b[31m.swift", b"${{x}}`$(y)`.swift",
           "ä \u202e日本.swift".encode(), b"#?100%.swift", b"bytes-\xff\xfe.swift"]


def make_project():
    shutil.copytree(samples, folder)
    os.makedirs(os.path.join(folder, ".git"))
    open(os.path.join(folder, ".git", "HEAD"), "w").close()
    for name in HOSTILE:
        with open(os.path.join(os.fsencode(folder), name), "wb") as file:
            file.write(SCREEN.encode())


def run(format, *arguments):
    result = subprocess.run([program, "check", "--profile", "strict", "--format", format, *arguments], cwd=folder,
                            capture_output=True)
    # 3: a file couldn't be read, because its name isn't UTF-8.
    assert result.returncode in (1, 3), result.stderr
    return result.stdout.decode("utf-8", errors="strict")


def controls(text):
    return [repr(c) for c in text if ord(c) < 0x20 and c not in "\n\t" or 0x7F <= ord(c) < 0xA0]


def missing(value, table, path=""):
    """Yields the missing and invalid fields of `value`. The table maps names to types; a list applies to each item."""
    for name, kind in table.items():
        place = f"{path}.{name}"
        if name not in value:
            yield f"{place} is missing"
        elif isinstance(kind, dict):
            yield from missing(value[name], kind, place)
        elif isinstance(kind, list) and isinstance(kind[0], dict):
            for number, element in enumerate(value[name]):
                yield from missing(element, kind[0], f"{place}[{number}]")
        elif isinstance(kind, set):
            if value[name] not in kind:
                yield f"{place} is {value[name]!r}"
        elif not isinstance(value[name], kind[0] if isinstance(kind, list) else kind):
            yield f"{place} is {value[name]!r}"


REGION = {"startLine": int, "startColumn": int, "endLine": int, "endColumn": int}
SARIF = {
    "version": {"2.1.0"},
    "$schema": str,
    "runs": [{
        "tool": {"driver": {"name": str, "semanticVersion": str, "rules": [{
            "id": str, "shortDescription": {"text": str}, "help": {"text": str, "markdown": str},
            "defaultConfiguration": {"level": {"error", "warning", "note"}},
            "properties": {"tags": [list], "problem.severity": {"error", "warning", "recommendation"}}}]}},
        "invocations": [{"executionSuccessful": bool, "toolExecutionNotifications": [{
            "level": {"error", "note"}, "message": {"text": str}}]}],
        "columnKind": {"utf16CodeUnits"},
        "originalUriBaseIds": {"%SRCROOT%": dict},
        "results": [{
            "ruleId": str, "ruleIndex": int, "level": {"error", "warning", "note"}, "message": {"text": str},
            "partialFingerprints": {"codeHash/v1": str},
            "locations": [{"physicalLocation": {"artifactLocation": {"uri": str, "uriBaseId": {"%SRCROOT%"}},
                                                "region": REGION}}]}],
    }],
}
SARIF["runs"][0]["tool"]["driver"]["rules"][0]["properties"]["tags"] = list


def check_sarif(known):
    text = run("sarif")
    log = json.loads(text)
    check("SARIF: required fields", missing(log, SARIF))
    # JSON may contain control characters after ASCII, and fixes must be exact.
    check("SARIF: no control characters", [c for c in text if ord(c) < 0x20 and c != "\n"])
    result = log["runs"][0]
    rules = result["tool"]["driver"]["rules"]
    check("SARIF: rule indices", [r for r in result["results"] if rules[r["ruleIndex"]]["id"] != r["ruleId"]])
    check("SARIF: at most twenty tags", [r["id"] for r in rules if len(r["properties"]["tags"]) > 20])
    found = []
    for r in result["results"]:
        place = r["locations"][0]["physicalLocation"]
        region = place["region"]
        found.append((unquote(place["artifactLocation"]["uri"]), *(region[key] for key in REGION), r["ruleId"]))
    check("SARIF: the same locations and rules as JSON", difference(found, [
        (f["path"], f["line"], f["column"], f["endLine"], f["endColumn"], f["rule"]) for f in known]))
    keys = [(r["ruleId"], r["locations"][0]["physicalLocation"]["artifactLocation"]["uri"],
             r["partialFingerprints"]["codeHash/v1"]) for r in result["results"]]
    check("SARIF: fingerprints are unique within a file", {k for k in keys if keys.count(k) > 1})
    if os.path.exists(sarif_schema):
        with open(sarif_schema) as file:
            schema = json.load(file)
        kind = jsonschema.validators.validator_for(schema)
        validator = kind(schema, format_checker=kind.FORMAT_CHECKER)
        check("SARIF: the OASIS schema", (f"{e.json_path}: {e.message}" for e in validator.iter_errors(log)))
    else:
        print("skip  SARIF: the OASIS schema is missing; set SARIF_SCHEMA")


def difference(found, expected):
    return sorted(set(found) ^ set(expected), key=str) or (
        [] if len(found) == len(expected) else [f"{len(found)} instead of {len(expected)}"])


def check_gitlab(known):
    issues = json.loads(run("gitlab"))
    table = {"description": str, "check_name": str, "fingerprint": str,
             "severity": {"info", "minor", "major", "critical", "blocker"},
             "location": {"path": str, "lines": {"begin": int}}}
    check("GitLab: required fields", [p for i in issues for p in missing(i, table)])
    prints = [i["fingerprint"] for i in issues]
    check("GitLab: fingerprints are unique", {p for p in prints if prints.count(p) > 1})
    check("GitLab: paths are relative", [i for i in issues if i["location"]["path"].startswith(("/", "./"))])
    check("GitLab: the same locations and rules as JSON", difference(
        [(i["location"]["path"], i["location"]["lines"]["begin"], i["check_name"]) for i in issues],
        [(f["path"], f["line"], f["rule"]) for f in known]))


def unescaped(text, is_property):
    """Unescapes like GitHub's runner: ActionCommand.UnescapeProperty and UnescapeData."""
    if is_property:
        text = text.replace("%3A", ":").replace("%2C", ",")
    return text.replace("%0D", "\r").replace("%0A", "\n").replace("%25", "%")


def visible(text):
    return "".join(c if ord(c) >= 0x20 and not 0x7F <= ord(c) < 0xA0 and not 0x202A <= ord(c) <= 0x202E or c in "\n\r\t"
                   else "\ufffd" for c in text)


def check_github(known):
    text = run("github")
    lines = text.split("\n")[:-1]
    check("GitHub: each line is a command", [l for l in lines if not l.startswith(("::error ", "::warning ", "::notice "))])
    check("GitHub: no control characters", controls(text))
    found = []
    for line in lines:
        _, head, message = line.split("::", 2)
        command, properties = head.split(" ", 1)
        values = dict(p.split("=", 1) for p in properties.split(","))
        values = {name: unescaped(value, True) for name, value in values.items()}
        found.append((values["file"], values["line"], values.get("col"), unescaped(message, False).replace("\t", " ")))
    check("GitHub: the same locations and messages as JSON", difference(found, [
        (visible(f["path"]), str(f["line"]), str(f["column"]) if f["line"] == f["endLine"] else None,
         visible(f["message"]).replace("\n", " ").replace("\r", " ").replace("\t", " ")) for f in known]))


def check_junit(known, skipped):
    text = run("junit")
    root = etree.fromstring(text.encode())
    check("JUnit: no control characters", controls(text))
    if junit_schema:
        schema = etree.XMLSchema(etree.parse(junit_schema))
        check("JUnit: the Jenkins xUnit schema", [] if schema.validate(root) else schema.error_log)
    else:
        print("skip  JUnit: the schema is missing")
    for name, count in [("tests", len(root.findall(".//testcase"))), ("failures", len(root.findall(".//failure"))),
                        ("errors", len(root.findall(".//error")))]:
        check(f"JUnit: the number of {name}", [] if int(root.get(name)) == count else [f"{root.get(name)} {count}"])
    said = root.findall(".//failure") + root.findall(".//system-out")
    check("JUnit: all findings", [] if len(said) == len(known) else [f"{len(said)} instead of {len(known)}"])
    check("JUnit: all skipped files", [] if len(root.findall(".//testcase/error")) + len(
        root.findall(".//testcase/skipped")) == len(skipped) else ["different numbers"])
    cases = [(c.get("classname"), c.get("name")) for c in root.findall(".//testcase")]
    check("JUnit: test names are unique", {c for c in cases if cases.count(c) > 1})


def check_checkstyle(known):
    text = run("checkstyle")
    root = etree.fromstring(text.encode())
    check("Checkstyle: no control characters", controls(text))
    check("Checkstyle: a version", [] if root.tag == "checkstyle" and root.get("version") else [root.tag])
    errors = [(f.get("name"), e) for f in root.findall("file") for e in f.findall("error")]
    check("Checkstyle: severities", [e.get("severity") for _, e in errors
                                     if e.get("severity") not in ("error", "warning", "info", "ignore")])
    # XML doesn't allow control characters.
    plain = "".join
    check("Checkstyle: the same locations and rules as JSON", difference(
        [(name, int(e.get("line")), int(e.get("column")), e.get("source").removeprefix("a11y-lsp.")) for name, e in errors],
        [(plain("\ufffd" if controls(c) else c for c in f["path"]), f["line"], f["column"], f["rule"]) for f in known]))


make_project()
listing = json.loads(run("json"))
known = listing["findings"]
files = {f["path"] for f in known}
check("files with odd names are checked", [n for n in HOSTILE[:-1] if n.decode() not in files])
check("a file with a name that isn't UTF-8 is skipped", [] if listing["skipped"] else ["no skipped files"])
check_sarif(known)
check_gitlab(known)
check_github(known)
check_junit(known, listing["skipped"])
check_checkstyle(known)
sys.exit(finish())
