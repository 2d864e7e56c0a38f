#!/usr/bin/env python3
"""Fills in the package manager recipes for a release: recipes.py FOLDER OWNER/REPOSITORY

FOLDER contains the archives and their checksums. The files in templates/ are written to it with the version,
repository, and checksums filled in.
"""

import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent


def main():
    folder, repository = pathlib.Path(sys.argv[1]), sys.argv[2]
    release = subprocess.run([HERE / "version.sh"], capture_output=True, text=True, check=True).stdout.strip()
    values = {"VERSION": release, "REPOSITORY": repository}
    for path in folder.glob("*.sha256"):
        values[f"SHA256 {path.name.removesuffix('.sha256')}"] = path.read_text().split()[0]
    for template in sorted((HERE / "templates").iterdir()):
        missing = []

        def value(match):
            if match[1] not in values:
                missing.append(match[1])
            return values.get(match[1], "")

        text = re.sub(r"@@([^@]+)@@", value, template.read_text())
        if missing:
            print(f"{template.name}: skipped, missing {', '.join(missing)}")
            continue
        (folder / template.name).write_text(text)
        print(template.name)


main()
