"""Writes the examples in PAGE that start with a comment with their path to files in DIRECTORY: PAGE DIRECTORY"""

import pathlib
import re
import sys

page, folder = pathlib.Path(sys.argv[1]).read_text(), pathlib.Path(sys.argv[2])
recipes = re.findall(r"```yaml\n# (\S+)\n(.*?)```", page, re.S)
for path, text in recipes:
    (folder / pathlib.Path(path).name).write_text(text)
sys.exit(len(recipes) == 0)
