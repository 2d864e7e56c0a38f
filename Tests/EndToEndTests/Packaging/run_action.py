"""Runs the steps of a composite action like a runner: ACTION DIRECTORY RELEASES [INPUT=VALUE…]

The environment variable REF is the ref that the action is pinned to, by default “main”.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

from ruamel.yaml import YAML

action_file, folder, releases = sys.argv[1:4]
action = YAML(typ="safe").load(pathlib.Path(action_file))
context = {
    "github.action_ref": os.environ.get("REF", "main"), "github.action_repository": "", "github.token": "secret",
    "github.event.pull_request.number": os.environ.get("PULL_REQUEST", ""),
}


def expand(text):
    return re.sub(r"\$\{\{ *(.*?) *\}\}", lambda match: context[match[1]], text)


inputs = {}
context["github.server_url"] = releases.rsplit("/", 1)[0]
for name, value in action["inputs"].items():
    inputs[name] = expand(str(value.get("default", "")))
for word in sys.argv[4:]:
    name, value = word.split("=", 1)
    if name not in inputs:
        sys.exit(f"error: the action has no input '{name}'")
    inputs[name] = value
work = tempfile.mkdtemp()
path_file, output_file = f"{work}/path", f"{work}/output"
context.update({f"inputs.{name}": value for name, value in inputs.items()})
environment = dict(os.environ, GITHUB_ACTION_PATH=str(pathlib.Path(action_file).parent), RUNNER_TEMP=f"{work}/temp",
                   GITHUB_PATH=path_file, GITHUB_OUTPUT=output_file)
for step in action["runs"]["steps"]:
    values = {
        name: expand(value) for name, value in step.get("env", {}).items()
    }
    if "A11Y_LSP_RELEASES" in values:
        values["A11Y_LSP_RELEASES"] = releases
    if os.path.exists(path_file):
        added = pathlib.Path(path_file).read_text().split()
        environment["PATH"] = ":".join(added + [environment["PATH"]])
    code = subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], cwd=folder,
        env=environment | values).returncode
    if code != 0:
        break
if os.path.exists(output_file):
    print(pathlib.Path(output_file).read_text())
sys.exit(code)
