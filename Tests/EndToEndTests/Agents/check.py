"""Checks the server for AI agents: check.py BINARY FIXTURES EDITORS DIRECTORY

Runs sessions with the official client in each era of the protocol on a copy of the samples in DIRECTORY, validates the
recorded sessions in FIXTURES/agents against the protocol's types, and checks the configurations and the hook in
EDITORS.
"""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib

import jsonschema
import mcp_types
from checks import check, finish
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters
from mcp_types import methods, version

program, fixtures, editors, work = sys.argv[1:5]


def expect(name, condition, shown=""):
    check(name, [] if condition else [shown or "isn't true"])


# Sessions with the official client.


def compare_edits(project, answer):
    """Returns the fixes whose line edits don't have the effect of the edits in the JSON report."""
    output = subprocess.run([program, "check", "--format", "json"], cwd=project, capture_output=True).stdout
    reported = {
        (finding["path"], finding["line"], finding["column"], finding["rule"], fix["title"]): fix["edits"]
        for finding in json.loads(output)["findings"]
        for fix in finding["fixes"]
    }
    problems = []
    compared = 0
    for finding in answer["findings"]:
        for fix in finding.get("fixes", []):
            texts = {}

            def text(path):
                if path not in texts:
                    with open(os.path.join(project, path), encoding="utf-8", newline="") as file:
                        lines = file.read().split("\n")
                    texts[path] = (lines, list(lines))
                return texts[path]

            for edit in reversed(fix["edits"]):
                lines = text(edit.get("file", finding["file"]))[0]
                start = edit["line"] - 1
                lines[start : start + edit["old"].count("\n") + 1] = edit["new"].split("\n")
            key = (finding["file"], finding["line"], finding["column"], finding["rule"], fix["title"])
            # Insertions at the same place keep their order.
            for edit in reversed(sorted(reported[key], key=lambda edit: (edit["line"], edit["column"]))):
                lines = text(edit["path"])[1]
                first, last = lines[edit["line"] - 1], lines[edit["endLine"] - 1]
                changed = first[: edit["column"] - 1] + edit["text"] + last[edit["endColumn"] - 1 :]
                lines[edit["line"] - 1 : edit["endLine"]] = changed.split("\n")
            problems += [(key, path) for path, (mine, other) in texts.items() if "\n".join(mine) != "\n".join(other)]
            compared += 1
    return problems or ([] if compared > 5 else ["too few fixes"])


async def session(mode, expected_version):
    project = os.path.join(work, mode)
    shutil.copytree(os.path.join(fixtures, "samples"), project)
    os.makedirs(os.path.join(project, ".git"))
    server = StdioServerParameters(command=program, args=["mcp"], cwd=project)
    async with Client(server, mode=mode) as client:
        expect(f"{mode}: negotiates {expected_version}", client.protocol_version == expected_version, client.protocol_version)
        tools = (await client.list_tools()).tools
        schemas = {tool.name: tool for tool in tools}
        for tool in tools:
            for schema in filter(None, [tool.input_schema, tool.output_schema]):
                jsonschema.Draft202012Validator.check_schema(schema)
        expect(f"{mode}: lists six tools with valid schemas", len(tools) == 6)
        expect(
            f"{mode}: only 'fix' may change files",
            [tool.name for tool in tools if not tool.annotations.read_only_hint] == ["fix"],
        )

        async def call(name, **arguments):
            # The client validates structured content against the output schema, too.
            result = await client.call_tool(name, arguments)
            if schemas[name].output_schema and not result.is_error:
                jsonschema.validate(result.structured_content, schemas[name].output_schema)
                assert json.loads(result.content[0].text) == result.structured_content
            return result

        player = os.path.join(project, "ios/PlayerView.swift")
        with open(player, encoding="utf-8") as file:
            text = file.read()
        found = await call("check")
        expect(f"{mode}: check finds the samples' problems", found.structured_content["errors"] > 3)
        problems = []
        for finding in found.structured_content["findings"]:
            for fix in finding.get("fixes", []):
                for edit in fix["edits"]:
                    path = os.path.join(project, edit.get("file", finding["file"]))
                    with open(path, encoding="utf-8") as file:
                        lines = file.read().split("\n")
                    old = edit["old"].split("\n")
                    if lines[edit["line"] - 1 : edit["line"] - 1 + len(old)] != old:
                        problems.append(edit)
        check(f"{mode}: the old lines of each edit are those of the file", problems)
        check(f"{mode}: edits of lines have the effect of edits of columns", compare_edits(project, found.structured_content))
        unsaved = await call("check_text", path="ios/PlayerView.swift", text=text)
        same = await call("check", paths=["ios/PlayerView.swift"])
        expect(
            f"{mode}: check_text finds what check finds",
            unsaved.structured_content["findings"] == same.structured_content["findings"],
        )
        screen = await call("read_screen", path="ios/PlayerView.swift")
        expect(f"{mode}: read_screen numbers stops", " 1. “" in screen.content[0].text)
        changed = await call(
            "read_screen", path="ios/PlayerView.swift", text=text.replace('"Play button"', '"Play"')
        )
        expect(
            f"{mode}: read_screen compares",
            re.search(r"(?m)^ +\d+  “Play button, Button”\n +→ “Play, Button”$", changed.content[0].text),
            changed.content[0].text,
        )
        tests = await call("manual_tests", paths=["ios/PlayerView.swift"])
        expect(f"{mode}: manual_tests is a task list", tests.content[0].text.count("- [ ] ") > 3)
        explanation = await call("explain_rule", rule="missing-icon-button-label")
        expect(f"{mode}: explain_rule is Markdown", explanation.content[0].text.startswith("# missing-icon-button-label"))

        shown = await call("fix", paths=["."], dry_run=True)
        with open(player, encoding="utf-8") as file:
            expect(f"{mode}: a dry run changes nothing", file.read() == text)
        fixed = await call("fix", paths=["."])
        expect(
            f"{mode}: fix makes the changes of the dry run",
            shown.structured_content["fixed"] == fixed.structured_content["fixed"] > 0,
        )
        again = await call("fix", paths=["."])
        expect(f"{mode}: fix is idempotent", again.structured_content["fixed"] == 0)
        for name, arguments in [("check", {"paths": ["../"]}), ("check", {"path": "x"}), ("explain_rule", {"rule": "x"})]:
            result = await call(name, **arguments)
            expect(f"{mode}: {name} {arguments} is an error for the agent", result.is_error and result.content[0].text)

        uris = []
        cursor = None
        while True:
            page = await client.list_resources(cursor=cursor)
            uris += [resource.uri for resource in page.resources]
            cursor = page.next_cursor
            if cursor is None:
                break
        rules = json.loads(subprocess.run([program, "rules", "--format", "json"], capture_output=True).stdout)["rules"]
        expect(f"{mode}: every rule is a resource", [str(uri) for uri in uris] == ["a11y://rules/" + rule["id"] for rule in rules])
        pages = [await client.read_resource(uri) for uri in uris]
        expect(f"{mode}: every resource can be read", all(page.contents[0].text.startswith("# ") for page in pages))
        expect(f"{mode}: one template", len((await client.list_resource_templates()).resource_templates) == 1)
        completion = await client.complete(
            ref=mcp_types.ResourceTemplateReference(type="ref/resource", uri="a11y://rules/{rule}"),
            argument={"name": "rule", "value": "missing-icon"},
        )
        expect(f"{mode}: rules are completed", completion.completion.values[0] == "missing-icon-button-label")


# Recorded sessions.


def validate_recording(path):
    """Returns the problems of the messages in a recorded session."""
    with open(path, encoding="utf-8") as file:
        steps = json.load(file)
    waiting = {}
    problems = []
    chosen = None
    tools = {}
    for step in steps:
        if "send" in step and "id" in step["send"]:
            waiting[json.dumps(step["send"]["id"])] = step["send"]
        if "expect" not in step:
            continue
        message = step["expect"]
        if message.get("jsonrpc") != "2.0" or ("result" in message) == ("error" in message):
            problems.append(message)
        if "error" in message:
            mcp_types.ErrorData.model_validate(message["error"], extra="forbid")
            if "id" in message and not isinstance(message["id"], (str, int)):
                problems.append(message)
            continue
        request = waiting.pop(json.dumps(message["id"]), None)
        if request is None:
            continue
        named = request.get("params", {}).get("_meta", {}).get("io.modelcontextprotocol/protocolVersion")
        revision = named or message["result"].get("protocolVersion") or chosen or version.LATEST_HANDSHAKE_VERSION
        chosen = chosen or message["result"].get("protocolVersion")
        try:
            methods.validate_client_request(request["method"], revision, request.get("params"))
            methods.validate_server_result(request["method"], revision, message["result"])
            if request["method"] == "tools/list":
                tools = {tool["name"]: tool for tool in message["result"]["tools"]}
            if "structuredContent" in message["result"] and tools:
                schema = tools[request["params"]["name"]]["outputSchema"]
                jsonschema.validate(message["result"]["structuredContent"], schema)
        except Exception as error:
            problems.append(f"{request['method']}: {error}")
        if ("resultType" in message["result"]) != (revision in version.MODERN_PROTOCOL_VERSIONS):
            problems.append(f"{request['method']}: resultType in {revision}")
    return problems


# What users paste.


def check_files():
    """Checks that every configuration is valid and starts the server, and runs the hook."""
    found = {}
    files = [".mcp.json"] + [os.path.join("mcp", name) for name in sorted(os.listdir(os.path.join(editors, "mcp")))]
    for name in files:
        with open(os.path.join(editors, name), "rb") as file:
            content = tomllib.load(file) if name.endswith(".toml") else json.load(file)
        servers = next(content[key] for key in ["mcpServers", "mcp_servers", "servers", "context_servers"] if key in content)
        found[name] = servers["a11y"]
    check(
        "every configuration starts 'a11y-lsp mcp'",
        [name for name, entry in found.items() if os.path.basename(entry["command"]) != "a11y-lsp" or entry["args"][0] != "mcp"],
    )
    expect("there are configurations", len(found) >= 7, list(found))
    skill = os.path.join(editors, "skills", "accessibility-check", "SKILL.md")
    with open(skill, encoding="utf-8") as file:
        lines = file.read().split("\n")
    described = [line for line in lines[1 : lines.index("---", 1)] if line.startswith("description: ")]
    expect(
        "the skill has a name, a description, and one page",
        lines[0] == "---" and lines[1] == "name: accessibility-check" and len(described[0]) < 1024 and len(lines) < 60,
    )

    project = os.path.join(work, "hook")
    os.makedirs(project)
    tools = os.path.join(work, "bin")
    os.makedirs(tools)
    os.symlink(os.path.abspath(program), os.path.join(tools, "a11y-lsp"))
    environment = dict(
        os.environ, PATH=tools + os.pathsep + os.environ["PATH"], CLAUDE_PROJECT_DIR=project,
        GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_SYSTEM="/dev/null",
    )
    with open(os.path.join(editors, "hooks", "hooks.json"), encoding="utf-8") as file:
        command = json.load(file)["hooks"]["PostToolUse"][0]["hooks"][0]["command"]

    def hook():
        return subprocess.run(["sh", "-c", command], input="{}", cwd="/", env=environment, capture_output=True, text=True)

    def git(*arguments):
        identity = ["-c", "user.name=a", "-c", "user.email=a@b"]
        subprocess.run(["git", *identity, *arguments], cwd=project, env=environment, check=True, capture_output=True)

    def write(name, text):
        with open(os.path.join(project, name), "w", encoding="utf-8") as file:
            file.write(text)

    outside = hook()
    expect("without git, the hook doesn't block the agent", outside.returncode == 0 and not outside.stdout, outside)
    write("Known.swift", 'import SwiftUI\nButton {} label: { Image("known") }\n')
    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "1")
    clean = hook()
    expect("the hook is silent about code that didn't change", (clean.returncode, clean.stdout + clean.stderr) == (0, ""), clean)
    write("New.swift", 'import SwiftUI\nButton {} label: { Image("new") }\n')
    found = hook()
    expect(
        "the hook shows findings in changed code to the agent",
        found.returncode == 2 and "New.swift:2:" in found.stderr and "Known" not in found.stderr and not found.stdout,
        found,
    )


def main():
    modes = [("auto", version.LATEST_MODERN_VERSION), ("legacy", version.LATEST_HANDSHAKE_VERSION)]
    for mode, expected in modes:
        try:
            asyncio.run(session(mode, expected))
        except Exception as error:
            check(f"{mode}: the session ends without errors", [repr(error)])
    recordings = os.path.join(fixtures, "agents")
    for name in sorted(os.listdir(recordings)):
        check(f"recording {name} is valid", validate_recording(os.path.join(recordings, name)))
    check_files()
    sys.exit(finish())


main()
