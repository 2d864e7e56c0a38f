// Announcements at one location are the same, whether all of the file or only the relevant part is read.

import Foundation
import Linter
import Source
import TestSupport
import Testing

/// The directory of real code for comparison, if given.
private let comparedFolder = ProcessInfo.processInfo.environment["SECTIONS"].flatMap { $0.isEmpty ? nil : $0 }

@Suite struct ExcerptSpeechTests {
  private let linter = Linter()

  /// Returns the offsets among `offsets` at which the announcements differ with a relinter.
  private func differences(_ file: SourceFile, at offsets: some Sequence<Int>) -> [Int] {
    var relinter = Relinter(linter)
    let findings = relinter.lint(file)
    return offsets.filter { offset in
      let whole = linter.stop(at: offset, in: file, .unknown)
      let part = linter.stop(at: offset, in: file, .unknown, relinter)
      let screen = linter.reading(at: offset, in: file, .unknown, findings: findings)
      let partOfScreen = linter.reading(at: offset, in: file, .unknown, findings: findings, relinter)
      return whole?.announcement != part?.announcement || whole?.range != part?.range
        || screen?.text(in: file.text) != partOfScreen?.text(in: file.text)
        || screen?.steps.map(\.range) != partOfScreen?.steps.map(\.range)
    }
  }

  @Test(arguments: [("A.swift", ExcerptSpeechTests.views), ("A.kt", ExcerptSpeechTests.composables)])
  func `Every location has the same announcements as in the whole file`(_ path: String, _ code: String) {
    let file = SourceFile(path: path, text: SourceText(code))
    let step = ThreadTime.isOptimized ? 1 : 7
    #expect(differences(file, at: stride(from: 0, through: file.text.count, by: step)) == [])
  }

  /// Independent views, views that show others, and one that others show.
  static let views =
    "import SwiftUI\n\n"
    + (0..<8).map { number in
      """
      struct Item\(number): View {
        var body: some View {
          VStack { \(number == 2 ? "Badge()" : "Text(\"Å \(number)\")") ; Button("Open") { } ; Image("photo") }
        }
      }
      """
    }.joined(separator: "\n\n") + """


      struct Badge: View {
        var body: some View { HStack { Image("badge").accessibilityLabel(label); Text("New") } }
        private var label: String { "Badge" }
      }

      let count = 3
      """

  static let composables =
    "package a\n\nimport androidx.compose.material3.*\n\n"
    + (0..<6).map { number in
      """
      @Composable
      fun Item\(number)(title: String, onOpen: () -> Unit) {
        Row { IconButton(onClick = onOpen) { Icon(Icons.Default.Menu, contentDescription = "Menu") } ; Text(title) }
        \(number == 3 ? "Item1(title, onOpen)" : "")
      }
      """
    }.joined(separator: "\n\n") + """


      @Composable
      private fun Sample() { Column { Text("Sample"); Item2("Sample", onOpen = { }) } }

      @Preview
      @Composable
      fun SamplePreview() { Theme { Sample() } }
      """

  @Test(.enabled(if: comparedFolder != nil, "SECTIONS doesn't name a directory with real code."))
  func `Each declaration of real code has the same announcements as in the whole file`() throws {
    var places = 0
    var failures: [String] = []
    for file in RealFile.files(below: try #require(comparedFolder)) where !file.path.hasSuffix(".xml") {
      guard let source = try? file.read() else { continue }
      let offsets = Relinter.sectionStarts(of: source).map { min($0 + 200, source.text.count) }
      places += offsets.count
      failures += differences(source, at: offsets).map { "\(file.path):\(source.text.line(at: $0) + 1)" }
    }
    print("\(places) places, \(failures.count) told otherwise")
    for failure in failures.prefix(60) { print(failure) }
    #expect(failures.isEmpty)
  }
}
