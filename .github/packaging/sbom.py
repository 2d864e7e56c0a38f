#!/usr/bin/env python3
"""Prints the bill of materials of a built binary as CycloneDX 1.6: sbom.py PROGRAM PLATFORM

The package has no dependencies, but the binary contains the libraries that were linked into it. They are detected by
strings in the binary itself, so the bill of materials describes the actual binary.
"""

import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import uuid

HERE = pathlib.Path(__file__).resolve().parent


def version(pattern, data):
    match = re.search(pattern, data)
    return match[1].decode() if match else "unknown"


def component(name, release, license, description, **more):
    return {"type": "library", "bom-ref": f"{name}@{release}", "name": name, "version": release,
            "description": description, "licenses": [{"expression": license}], **more}


def linked(data):
    """Returns the libraries that are linked into the binary."""
    components = []
    if b"Fatal error: " in data:
        compiler = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
        match = re.search(r"Swift version (\S+)", compiler)
        release = match[1] if match else "unknown"
        components.append(component(
            "swift-stdlib", release, "Apache-2.0 WITH Swift-exception",
            "Swift's standard library and runtime, with Concurrency and Synchronization if they are used",
            purl=f"pkg:github/swiftlang/swift@swift-{release}-RELEASE"))
        if b"FoundationEssentials" in data:
            components.append(component(
                "swift-foundation", release, "Apache-2.0 WITH Swift-exception", "FoundationEssentials",
                purl=f"pkg:github/swiftlang/swift-foundation@swift-{release}-RELEASE"))
        if b"BUG IN CLIENT OF LIBDISPATCH" in data:
            components.append(component(
                "swift-corelibs-libdispatch", release, "Apache-2.0 WITH Swift-exception", "Grand Central Dispatch",
                purl=f"pkg:github/swiftlang/swift-corelibs-libdispatch@swift-{release}-RELEASE"))
    if b"glibc.malloc.trim_threshold" in data:
        # The binary doesn't contain the version, so use the version on the machine that linked it.
        components.append(component(
            "glibc", os.confstr("CS_GNU_LIBC_VERSION").split()[-1], "LGPL-2.1-or-later", "The GNU C library"))
    if b"glibc.malloc.trim_threshold" in data and b"St9exception" in data:
        components.append(component(
            "libstdc++", version(rb"GCC: \([^)]*\) (\d+\.\d+\.\d+)", data), "GPL-3.0-or-later WITH GCC-exception-3.1",
            "The GNU C++ library and the unwinder of GCC, which Swift's runtime uses"))
    if b"icudt" in data:
        components.append(component("icu", version(rb"icudt(\d+)", data), "Unicode-3.0", "Unicode data"))
    return components


def main():
    program, platform = sys.argv[1:3]
    data = pathlib.Path(program).read_bytes()
    release = subprocess.run([HERE / "version.sh"], capture_output=True, text=True, check=True).stdout.strip()
    digest = hashlib.sha256(data).hexdigest()
    components = linked(data)
    root = f"a11y-lsp@{release}"
    json.dump({
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        # The same binary always has the same serial number.
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'a11y-lsp/{release}/{platform}/{digest}')}",
        "version": 1,
        "metadata": {"component": {
            "type": "application", "bom-ref": root, "name": "a11y-lsp", "version": release,
            "description": f"For {platform}. No package dependencies; the components are linked into the binary.",
            "licenses": [{"license": {"id": "MIT"}}], "hashes": [{"alg": "SHA-256", "content": digest}]}},
        "components": components,
        "dependencies": [
            {"ref": root, "dependsOn": [component["bom-ref"] for component in components]}],
    }, sys.stdout, indent=2)
    print()


main()
