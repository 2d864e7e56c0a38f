#!/bin/sh
# Prints the version from Product.swift.
set -eu
sed -n 's/.*static let version = "\(.*\)"/\1/p' "$(dirname "$0")/../../Sources/LanguageServer/Product.swift"
