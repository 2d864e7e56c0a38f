// The fingerprints of the findings of a file. What is hashed for each is in FindingCode.swift.

import Syntax

extension [Finding] {
  /// The fingerprint of each finding of `file`, in the order of the findings.
  ///
  /// Takes time for parsing, and for each finding by the depth of the code around it.
  package func fingerprints(in file: SourceFile) -> [Fingerprint] {
    guard !isEmpty, let language = Language(path: file.path) else {
      return map { _ in Fingerprint(own: 0, context: 0) }
    }
    let tree = Tree(parsing: file.text, as: language)
    var sweep = AncestorSweep(tree)
    let order = indices.sorted { self[$0].range.lowerBound < self[$1].range.lowerBound }
    var fingerprints = [Fingerprint](repeating: Fingerprint(own: 0, context: 0), count: count)
    for index in order {
      let range = self[index].range
      let code = FindingCode(range, in: tree, ancestors: sweep.ancestors(of: range))
      fingerprints[index] = Fingerprint(own: code.own, context: code.context)
    }
    return fingerprints
  }
}
