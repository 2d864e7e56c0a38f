#!/usr/bin/env python3
"""Creates a SwiftPM artifact bundle from the archives in a directory: bundle.py FOLDER

A plugin refers to it as a binary target, with its URL and the checksum written next to it.
"""

import hashlib
import json
import pathlib
import subprocess
import sys
import tarfile
import tempfile
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
TRIPLES = {
    "linux-x86_64": ["x86_64-unknown-linux-gnu"],
    "linux-aarch64": ["aarch64-unknown-linux-gnu"],
    "macos-universal": ["arm64-apple-macosx", "x86_64-apple-macosx"],
}


def main():
    folder = pathlib.Path(sys.argv[1])
    release = subprocess.run([HERE / "version.sh"], capture_output=True, text=True, check=True).stdout.strip()
    bundle = "a11y-lsp.artifactbundle"
    entries, variants = {}, []
    for platform, triples in TRIPLES.items():
        archive = folder / f"a11y-lsp-{platform}.tar.gz"
        if not archive.exists():
            continue
        path = f"a11y-lsp-{release}-{platform}/bin/a11y-lsp"
        with tarfile.open(archive) as tar:
            entries[f"{bundle}/{path}"] = tar.extractfile(f"a11y-lsp-{platform}/bin/a11y-lsp").read()
        variants.append({"path": path, "supportedTriples": triples})
    if not variants:
        sys.exit(f"{folder} contains no archives.")
    information = {"schemaVersion": "1.0", "artifacts": {
        "a11y-lsp": {"version": release, "type": "executable", "variants": variants}}}
    entries[f"{bundle}/info.json"] = json.dumps(information, indent=2).encode() + b"\n"
    entries[f"{bundle}/LICENSE"] = (HERE / "../../LICENSE").read_bytes()

    result = folder / f"{bundle}.zip"
    with zipfile.ZipFile(result, "w", zipfile.ZIP_DEFLATED) as file:
        for name in sorted(entries):
            # A fixed time, so that the same binaries produce the same bundle.
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o755 if name.endswith("/bin/a11y-lsp") else 0o644) << 16
            file.writestr(entry, entries[name])
    digest = hashlib.sha256(result.read_bytes()).hexdigest()
    (folder / f"{result.name}.sha256").write_text(f"{digest}  {result.name}\n")
    print(f"{result.name}: {len(variants)} of {len(TRIPLES)} platforms, checksum {digest}")


main()
