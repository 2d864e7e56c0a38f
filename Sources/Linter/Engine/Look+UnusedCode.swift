// Findings in code that nothing in the project uses yet.

extension Linter.Look {
  /// The findings that are less severe, or not reported, because nothing uses their code.
  package var unused: [Finding] { findings.filter { $0.lowering != nil } + previewed }

  /// Returns the findings as if the code of some of the `unused` ones was used.
  package func findings(using added: [Finding]) -> [Finding] {
    guard !added.isEmpty else { return findings }
    let places = Set(added.map(Place.init))
    return (findings + previewed.filter { places.contains(Place($0)) })
      .map { places.contains(Place($0)) ? $0.asUsed : $0 }.sortedWithoutRepetition
  }

  /// Returns the findings that aren't reported because only developer previews show their code, and of which none is
  /// among the `added` ones.
  package func leftOut(using added: [Finding]) -> [Finding] {
    let places = Set(added.map(Place.init))
    return previewed.filter { !places.contains(Place($0)) }
  }

  private struct Place: Hashable {
    var rule: String
    var range: Range<Int>

    init(_ finding: Finding) {
      (rule, range) = (finding.rule, finding.range)
    }
  }
}
