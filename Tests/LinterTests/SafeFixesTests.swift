import Elements
import Linter
import Source
import Testing

@Suite("Combined safe fixes") struct SafeFixesTests {
  /// Returns a finding whose fixes are given as applicability and edits of single ranges.
  private func finding(_ fixes: (Applicability, [Range<Int>])...) -> Finding {
    Finding(
      rule: "rule", severity: .hint, framework: .swiftUI, range: 0..<1, message: "",
      fixes: fixes.map { applicability, ranges in
        Fix("", applicability, edits: ranges.map { Fix.Edit($0, "!") })
      })
  }

  private func check(_ findings: [Finding], _ expected: [Range<Int>], count: Int) {
    let fixes = findings.safeFixes(adding: [])
    #expect(fixes.edits.map(\.range) == expected)
    #expect(fixes.count == count)
  }

  @Test("each finding gets only its first safe fix")
  func first() {
    check(
      [
        finding((.needsText, [0..<1]), (.safe, [2..<3]), (.safe, [4..<5])),
        finding((.changesBehavior, [6..<7])),
        finding(),
      ], [2..<3], count: 1)
  }

  @Test("edits are sorted by position, regardless of the order of findings and edits")
  func sorted() {
    check(
      [finding((.safe, [8..<9, 2..<3])), finding((.safe, [5..<6, 0..<1]))], [0..<1, 2..<3, 5..<6, 8..<9],
      count: 2)
  }

  @Test("a fix that touches an earlier one is replaced with the finding's next fix, or dropped")
  func touching() {
    check([finding((.safe, [2..<4])), finding((.safe, [3..<5]))], [2..<4], count: 1)
    check([finding((.safe, [2..<4])), finding((.safe, [4..<4]))], [2..<4], count: 1)
    check([finding((.safe, [2..<2])), finding((.safe, [2..<2]))], [2..<2], count: 1)
    check(
      [finding((.safe, [2..<4])), finding((.safe, [3..<5]), (.safe, [6..<7]))], [2..<4, 6..<7], count: 2)
    check([finding((.safe, [2..<4])), finding((.safe, [0..<9]))], [2..<4], count: 1)
  }

  @Test("edits of one fix may be adjacent")
  func adjacent() {
    check([finding((.safe, [2..<4, 4..<6])), finding((.safe, [0..<1]))], [0..<1, 2..<4, 4..<6], count: 2)
  }

  @Test("many fixes are selected quickly")
  func many() {
    let findings = (0..<20_000).map { finding((.safe, [$0 * 3..<$0 * 3 + 1])) }
    #expect(findings.safeFixes(adding: []).count == 20_000)
  }

  @Test("a string that several fixes add is added once, and has one text")
  func strings() {
    func finding(_ place: Int, _ text: String) -> Finding {
      var finding = self.finding((.safe, [place..<place + 1]))
      finding.fixes[0].newStrings = [NewString(name: "close", text: text, tables: ["strings.xml"])]
      return finding
    }
    let findings = [
      finding(0, "Close"), finding(2, "Shut"), finding(4, "Close"), self.finding((.safe, [6..<7])),
    ]
    let fixes = findings.safeFixes(adding: [])
    #expect(fixes.edits.map(\.range) == [0..<1, 4..<5, 6..<7])
    #expect(fixes.newStrings.map(\.text) == ["Close"])
    #expect(findings.safeFixes(adding: nil).edits.map(\.range) == [6..<7])
    let known = NewString(name: "close", text: "Shut", tables: ["strings.xml"])
    #expect(findings.safeFixes(adding: [known]).edits.map(\.range) == [2..<3, 6..<7])
  }
}
