// The fingerprints of the findings of a file. What is hashed for each is in FindingCode.swift.

import Syntax

extension [Finding] {
  /// The fingerprint of each finding of `file`, in the order of the findings.
  ///
  /// Takes time for parsing, and for each finding by the depth of the code around it.
  package func fingerprints(in file: SourceFile) -> [Fingerprint] {
    map(in: file, Fingerprint(own: 0, context: 0)) { $0.fingerprint }
  }

  /// The bytes that the code of each finding of `file` stands at, in the order of the findings: what is reported, and
  /// the chain or start tag that it belongs to, without the content of closures.
  package func codes(in file: SourceFile) -> [[Range<Int>]] {
    map(in: file, []) { $0.parts }
  }

  private func map<Value>(in file: SourceFile, _ none: Value, _ value: (FindingCode) -> Value) -> [Value] {
    var values = [Value](repeating: none, count: count)
    guard !isEmpty, let language = Language(path: file.path) else { return values }
    let tree = Tree(parsing: file.text, as: language)
    var sweep = AncestorSweep(tree)
    for index in indices.sorted(by: { self[$0].range.lowerBound < self[$1].range.lowerBound }) {
      let range = self[index].range
      values[index] = value(FindingCode(range, in: tree, ancestors: sweep.ancestors(of: range)))
    }
    return values
  }
}
