// The fingerprints of a file's findings. The hashed code is in `FindingCode.swift`.

import Syntax

extension [Finding] {
  /// Returns the fingerprints of the findings of `file`, in the same order.
  ///
  /// Parses the file, and takes time proportional to the nesting depth for each finding.
  package func fingerprints(in file: SourceFile) -> [Fingerprint] {
    map(in: file, Fingerprint(own: 0, context: 0)) { $0.fingerprint }
  }

  /// Returns the code ranges of the findings of `file`, in the same order: the reported code, and its chain or start
  /// tag without the content of closures.
  package func codes(in file: SourceFile) -> [[Range<Int>]] {
    map(in: file, []) { $0.parts }
  }

  private func map<Value>(in file: SourceFile, _ none: Value, _ value: (FindingCode) -> Value) -> [Value] {
    var values = [Value](repeating: none, count: count)
    guard !isEmpty, let language = file.language else { return values }
    let tree = Tree(parsing: file.text, as: language)
    var sweep = AncestorSweep(tree)
    for index in indices.sorted(by: { self[$0].range.lowerBound < self[$1].range.lowerBound }) {
      let range = self[index].range
      values[index] = value(FindingCode(range, in: tree, ancestors: sweep.ancestors(of: range)))
    }
    return values
  }
}
