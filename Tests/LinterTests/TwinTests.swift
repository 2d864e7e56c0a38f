// The examples of all rules, written as real apps write them.

import Elements
import Linter
import Source
import TestSupport
import Testing

@Suite("Twins")
struct TwinTests {
  @Test(
    "rewritten examples have the same findings, apart from known numbers of exceptions",
    arguments: TwinRewrite.all)
  func agreement(_ rewrite: TwinRewrite) {
    for framework in Framework.allCases where rewrite.frameworks.contains(framework) {
      let tally = TwinTally(rewrite, framework)
      tally.malformed.forEach { $0.check(false, "“\(rewrite.name)” makes code that doesn't parse") }
      print("== \(rewrite.name), \(framework.rawValue): \(tally.summary)")
      if RuleExample.isComplete {
        let known = TwinExceptions.count(of: rewrite, framework)
        #expect(
          tally.exceptions.count <= known,
          "“\(rewrite.name)” changes the findings of \(tally.exceptions.count) examples, at most \(known) before:\n\(tally.list)"
        )
        #expect(
          tally.exceptions.count >= known,
          "Only \(tally.exceptions.count) examples are left. Write that in TwinExceptions.swift.")
      } else {
        #expect(tally.exceptions.isEmpty, "\(tally.list)")
      }
    }
  }

  @Test("every rewrite applies to many examples", arguments: TwinRewrite.all)
  func applicability(_ rewrite: TwinRewrite) {
    guard RuleExample.isComplete else { return }
    let count = RuleExample.all.count { item in
      guard rewrite.frameworks.contains(item.example.framework) else { return false }
      return item.source.flatMap(rewrite.rewrite) != nil
    }
    #expect(count >= 100)
  }
}

extension TwinRewrite: CustomTestStringConvertible {
  public var testDescription: String { name }
}
