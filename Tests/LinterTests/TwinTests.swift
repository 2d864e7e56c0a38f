// The examples of all rules, written as real apps write them.

import Elements
import Foundation
import TestSupport
import Testing

/// True if all exceptions are printed, even if their numbers are the known ones.
private let listsExceptions = ProcessInfo.processInfo.environment["EXCEPTIONS"] != nil

@Suite("Twins")
struct TwinTests {
  @Test("rewritten examples have the same findings, apart from known numbers of exceptions")
  func agreement() async {
    let kinds = TwinRewrite.all.flatMap { rewrite in
      Framework.allCases.filter(rewrite.frameworks.contains).map { (rewrite, $0) }
    }
    let tallies = await withTaskGroup(of: (Int, TwinTally).self) { group in
      for (index, (rewrite, framework)) in kinds.enumerated() {
        group.addTask { (index, TwinTally(rewrite, framework)) }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
    for tally in tallies { check(tally) }
    let total = TwinTally.summary(
      tallies.reduce(0) { $0 + $1.exceptions.count }, of: tallies.reduce(0) { $0 + $1.count })
    print("== all twins: \(total)")
    guard RuleExample.isComplete else { return }
    for rewrite in TwinRewrite.all {
      let count = tallies.filter { $0.rewrite.name == rewrite.name }.reduce(0) { $0 + $1.count }
      #expect(count >= 100, "“\(rewrite.name)” applies to only \(count) examples.")
    }
    #expect(TwinExceptions.rewrites.subtracting(TwinRewrite.all.map(\.name)).isEmpty)
  }

  private func check(_ tally: TwinTally) {
    for item in tally.malformed { item.check(false, "“\(tally.name)” makes code that doesn't parse") }
    let count = tally.exceptions.count
    print("== \(tally.name): \(TwinTally.summary(count, of: tally.count))")
    if listsExceptions, count > 0 { print(tally.list) }
    guard RuleExample.isComplete else {
      #expect(count == 0, "“\(tally.name)” changes the findings of\n\(tally.list)")
      return
    }
    let known = TwinExceptions.count(of: tally.rewrite, tally.framework)
    #expect(
      count <= known,
      "“\(tally.name)” changes the findings of \(count) examples, at most \(known) before:\n\(tally.list)")
    #expect(
      count >= known,
      "“\(tally.name)” changes the findings of only \(count) examples. Write that in TwinExceptions.swift.")
  }
}
