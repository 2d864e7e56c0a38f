// Announcements after a change are the same, whether all of the file or only the affected part is read.

import Elements
import Foundation
import Linter
import Source
import TestSupport
import Testing

/// The directory of real code for comparison, if given.
private let comparedFolder = ProcessInfo.processInfo.environment["SECTIONS"].flatMap { $0.isEmpty ? nil : $0 }

@Suite struct KnownReadingsTests {
  private let linter = Linter()

  /// The text typed at each location, and the number of bytes it deletes.
  private static let edits: [(typed: String, deleted: Int)] = [
    (" ", 0), ("Text(\"new\")", 0), ("{", 0), ("}", 0), ("\n\nlet a = 1\n", 0), ("", 1), ("x", 30),
    ("// ", 0),
    ("\nstruct Badge: View { var body: some View { Text(\"b\") } }\n", 0),
  ]

  private func readings(of file: SourceFile) -> KnownReadings {
    KnownReadings(
      of: file, .unknown, linter, findings: linter.lint(file), SpeechStyle(), isCancelled: { false })
  }

  /// Returns all announcements of a file.
  private func told(_ known: KnownReadings, _ file: SourceFile) -> [String] {
    known.readings.map { reading in
      let parts = reading.steps.flatMap { step in
        [step.range] + (step.spoken.announcement.map { $0.parts.compactMap(\.range) } ?? [])
      }
      return "\(reading.range) \(reading.nameRange) \(reading.counts.stops) \(parts) "
        + reading.text(in: file.text)
    }
  }

  /// Returns the announcements of a changed file, derived from the previous version, or nil if all of it must be read.
  private func updated(_ known: KnownReadings, _ file: SourceFile) -> [String]? {
    known.updated(
      to: file, .unknown, linter, findings: linter.lint(file), SpeechStyle(), isCancelled: { false }
    ).map { told($0, file) }
  }

  @Test(arguments: [("A.swift", ExcerptSpeechTests.views), ("A.kt", ExcerptSpeechTests.composables)])
  func `After any change, announcements match a fresh reading`(_ path: String, _ code: String) {
    let file = SourceFile(path: path, text: SourceText(code))
    let known = readings(of: file)
    var shortcuts = 0
    for (index, offset) in stride(from: 0, to: file.text.count, by: 7).enumerated() {
      let edit = KnownReadingsTests.edits[index % KnownReadingsTests.edits.count]
      var changed = file
      let end = min(offset + edit.deleted, file.text.count)
      changed.text.replace(offset..<end, with: Array(edit.typed.utf8))
      guard let short = updated(known, changed) else { continue }
      shortcuts += 1
      #expect(short == told(readings(of: changed), changed), "\(edit) at \(offset)")
    }
    #expect(shortcuts > file.text.count / 7 / 3)
  }

  @Test func `Versions can be updated repeatedly`() throws {
    var file = SourceFile(path: "A.swift", text: SourceText(ExcerptSpeechTests.views))
    var known = readings(of: file)
    for (place, typed) in [(200, " "), (900, "\nText(\"new\")"), (400, "}"), (400, "{"), (60, "\n\n")] {
      file.text.replace(place..<place, with: Array(typed.utf8))
      let fresh = readings(of: file)
      known =
        known.updated(
          to: file, .unknown, linter, findings: linter.lint(file), SpeechStyle(), isCancelled: { false })
        ?? fresh
      #expect(told(known, file) == told(fresh, file))
    }
  }

  @Test func `Code between compiler conditions is read once`() {
    var file = SourceFile(
      path: "A.swift",
      text: SourceText(
        """
        import SwiftUI
        import UIKit

        #if DEBUG
        struct D0: View { var body: some View { Image("a").onTapGesture { a() } } }
        #endif
        struct V1: View { var body: some View { Button("a") {}.buttonStyle(S0()) } }
        struct S2: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        class V3: UIView {
          override func touchesEnded(_ t: Set<UITouch>, th e: UIEvent?) { a() }
        }

        """))
    let known = readings(of: file)
    for place in 0..<file.text.count {
      let before = file
      file.text.replace(place..<place, with: [UInt8(ascii: "$")])
      if let short = updated(known, file) { #expect(short == told(readings(of: file), file), "at \(place)") }
      file = before
    }
  }

  @Test(.enabled(if: comparedFolder != nil, "SECTIONS doesn't name a directory with real code."))
  func `After an edit in each section of real code, announcements match a fresh reading`() throws {
    var sections = 0
    var shortcuts = 0
    var failures: [String] = []
    for file in RealFile.files(below: try #require(comparedFolder)) where !file.path.hasSuffix(".xml") {
      guard let source = try? file.read() else { continue }
      let known = readings(of: source)
      guard !known.readings.isEmpty else { continue }
      for start in Relinter.sectionStarts(of: source) {
        var changed = source
        changed.text.replace(start..<start, with: [0x0A])
        sections += 1
        guard let short = updated(known, changed) else { continue }
        shortcuts += 1
        if short != told(readings(of: changed), changed) {
          failures.append("\(file.path):\(source.text.line(at: start) + 1)")
        }
      }
    }
    print("\(sections) sections, \(shortcuts) read alone, \(failures.count) told otherwise")
    for failure in failures.prefix(60) { print(failure) }
    #expect(failures.isEmpty)
  }
}
