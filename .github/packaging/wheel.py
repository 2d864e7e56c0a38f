#!/usr/bin/env python3
"""Creates a Python wheel from each archive in a directory: wheel.py FOLDER

A wheel contains only the program, its license, and its bill of materials, so `pip install`, `pipx run`, and `uvx` work
without a Swift toolchain. The same archive always produces the same wheel.
"""

import base64
import hashlib
import pathlib
import re
import subprocess
import sys
import tarfile
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]

# The platform tags by archive. A statically linked program needs no C library, so it runs with any version of glibc or
# musl that has tags.
TAGS = {
    "linux-x86_64": ["manylinux2014_x86_64", "manylinux_2_17_x86_64", "musllinux_1_1_x86_64"],
    "linux-aarch64": ["manylinux2014_aarch64", "manylinux_2_17_aarch64", "musllinux_1_1_aarch64"],
    "macos-universal": ["macosx_{macos}_0_universal2"],
    "windows-x86_64": ["win_amd64"],
}

METADATA = """\
Metadata-Version: 2.4
Name: a11y-lsp
Version: {version}
Summary: Finds accessibility problems in SwiftUI, UIKit, Jetpack Compose, and Android Views, in the editor and in CI
Keywords: accessibility,a11y,lint,language server,SwiftUI,Jetpack Compose,VoiceOver,TalkBack
License-Expression: MIT
License-File: LICENSE
Classifier: Environment :: Console
Classifier: Intended Audience :: Developers
Classifier: Topic :: Software Development :: Quality Assurance
Requires-Python: >=3.8
Description-Content-Type: text/markdown

# a11y-lsp

A language server and command-line linter that finds accessibility problems in Swift (SwiftUI, UIKit, Interface Builder),
Kotlin (Jetpack Compose, Android Views), and Android XML.

```sh
a11y-lsp check
```

The package contains one program and no Python code. It needs no compiler, Gradle, Xcode, network, or account.
"""


def contents(archive, platform):
    """Returns the program, the license, and the bill of materials in an archive."""
    base = f"a11y-lsp-{platform}"
    if archive.suffix == ".zip":
        with zipfile.ZipFile(archive) as file:
            read = {name.replace("\\", "/"): file.read(name) for name in file.namelist()}
        bill = archive.with_suffix(".cdx.json").read_bytes()
    else:
        with tarfile.open(archive) as file:
            read = {entry.name: file.extractfile(entry).read() for entry in file if entry.isfile()}
        bill = read[f"{base}/bom.cdx.json"]
    program = "a11y-lsp.exe" if platform.startswith("windows") else "a11y-lsp"
    return program, read[f"{base}/bin/{program}"], read[f"{base}/LICENSE"], bill


def wheel(archive, platform, version):
    macos = re.search(r"\.macOS\(\.v(\d+)\)", (ROOT / "Package.swift").read_text())[1]
    tags = [tag.format(macos=macos) for tag in TAGS[platform]]
    name, program, license, bill = contents(archive, platform)
    info, data = f"a11y_lsp-{version}.dist-info", f"a11y_lsp-{version}.data"
    lines = ["Wheel-Version: 1.0", "Generator: wheel.py", "Root-Is-Purelib: false", *(f"Tag: py3-none-{tag}" for tag in tags)]
    files = {
        f"{data}/scripts/{name}": program,
        f"{info}/METADATA": METADATA.format(version=version).encode(),
        f"{info}/WHEEL": "\n".join(lines).encode() + b"\n",
        f"{info}/licenses/LICENSE": license,
        f"{info}/sboms/a11y-lsp.cdx.json": bill,
    }
    record = [f"{path},sha256={digest(content)},{len(content)}" for path, content in files.items()]
    files[f"{info}/RECORD"] = "\n".join([*record, f"{info}/RECORD,,"]).encode() + b"\n"

    result = archive.parent / f"a11y_lsp-{version}-py3-none-{'.'.join(tags)}.whl"
    with zipfile.ZipFile(result, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for path, content in files.items():
            # A fixed time and the system of Unix files, so that any machine produces the same wheel.
            entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = (0o100755 if "/scripts/" in path else 0o100644) << 16
            file.writestr(entry, content)
    return result


def digest(content):
    """Returns a hash in the notation of RECORD."""
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def main():
    folder = pathlib.Path(sys.argv[1])
    version = subprocess.run([HERE / "version.sh"], capture_output=True, text=True, check=True).stdout.strip()
    count = 0
    for platform in TAGS:
        for archive in (folder / f"a11y-lsp-{platform}.tar.gz", folder / f"a11y-lsp-{platform}.zip"):
            if archive.exists():
                result = wheel(archive, platform, version)
                print(f"{result.name}: {result.stat().st_size:,} bytes")
                count += 1
    if count == 0:
        sys.exit(f"{folder} contains no archives.")


main()
