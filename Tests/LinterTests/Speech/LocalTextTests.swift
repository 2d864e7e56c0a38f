import Elements
import Linter
import Source
import Testing

/// Texts from string tables that rules don't query: screen titles, alternatives, and sentences with placeholders.
@Suite("Announcements of texts from string tables") struct LocalTextTests {
  @Test(
    arguments: [
      (#"Text("a").navigationTitle("home.title")"#, ["“My Home, Heading”", "“a”"]),
      (#"Button(isOn ? "home.hide" : "home.show") { }"#, ["“Hide | Show, Button”"]),
      (#"Text(isOn ? "home.hide" : "No key")"#, ["“Hide | No key”"]),
      (#"Text("home.count \(n)")"#, ["“‹n› homes” (approximate)"]),
      (#"Text("home.rest \(t)")"#, ["“Closes in ‹t›” (approximate)"]),
      (#"Text("home.pair \(a) \(b)")"#, ["“‹a› after ‹b›” (approximate)"]),
      (
        #"Text("a").alert("home.hide", isPresented: $b) { Button("OK") { } }"#,
        ["“a”", "dialog “Hide”, modal", "“OK, Button”"]
      ),
    ])
  func `Keys are read as their text in the table`(_ code: String, _ expected: [String]) {
    let table = """
      "home.title" = "My Home";
      "home.hide" = "Hide";
      "home.show" = "Show";
      "home.count %lld" = "%lld homes";
      "home.pair %@ %@" = "%@ after %@";
      "home.rest %@" = "Closes in %@";
      """
    let path = "App/A.swift"
    let view = "import SwiftUI\nstruct A: View { var body: some View { \(code) } }"
    let project = index([path: view, "App/en.lproj/Localizable.strings": table])
    let file = SourceFile(path: path, text: SourceText(view))
    let steps = Linter().speech(of: file, in: project.surroundings).readings.flatMap(\.steps)
    #expect(steps.compactMap { $0.groupSummary ?? $0.spoken.announcement?.summary } == expected)
  }

  @Test(
    arguments: [
      (#""home.hide".localized"#, "“Hide” (approximate)"),
      (#""home.hide".localized()"#, "“Hide” (approximate)"),
      (#""home.hide".localized(in: .main)"#, "“Hide” (approximate)"),
      (#"String.localized("home.hide")"#, "“Hide” (approximate)"),
      (#"localized("home.hide")"#, "“Hide” (approximate)"),
      (#"L10n.tr("Localizable", "home.hide")"#, "“Hide” (approximate)"),
      (#""Same".localized"#, "“Same” (approximate)"),
      (#""home.other".localized"#, #"“‹"home.other".localized›” (approximate)"#),
      (#""home.hide".uppercased()"#, #"“‹"home.hide".uppercased()›” (approximate)"#),
      (#"key.localized"#, "“‹key.localized›” (approximate)"),
    ])
  func `A key passed to a helper of the app is read as its text in the table`(
    _ value: String, _ expected: String
  ) {
    let path = "App/A.swift"
    let view = """
      import UIKit
      class A: UIViewController {
        let label = UILabel()
        override func viewDidLoad() { label.text = \(value); view.addSubview(label) }
      }
      """
    let table = "\"home.hide\" = \"Hide\";\n\"Same\" = \"Same\";"
    let project = index([path: view, "App/en.lproj/Localizable.strings": table])
    let file = SourceFile(path: path, text: SourceText(view))
    let steps = Linter().speech(of: file, in: project.surroundings).readings.flatMap(\.steps)
    #expect(steps.compactMap { $0.spoken.announcement?.summary } == [expected], "\(value)")
  }

  @Test(
    arguments: [
      (
        #"Text("\(count) items")"#,
        #"{"plural": {"one": {"stringUnit": {"value": "One"}}, "other": {"stringUnit": {"value": "%lld things"}}}}"#,
        "“‹count› things” (approximate)"
      ),
      (
        #"Text("\(count) items")"#, #"{"plural": {"other": {"stringUnit": {"value": "Many"}}}}"#,
        "“‹count› items” (approximate)"
      ),
      (
        #"Text("\(count) items")"#, #"{"device": {"other": {"stringUnit": {"value": "%lld things"}}}}"#,
        "“‹count› items” (approximate)"
      ),
    ])
  func `A text with plural variants is read as the “other” variant`(
    _ code: String, _ variations: String, _ expected: String
  ) {
    let catalog =
      #"{"sourceLanguage": "en", "strings": {"%lld items": {"localizations": {"en": {"variations": \#(variations)}}}}}"#
    let path = "App/A.swift"
    let view = "import SwiftUI\nstruct A: View { var body: some View { \(code) } }"
    let project = index([path: view, "App/Localizable.xcstrings": catalog])
    let file = SourceFile(path: path, text: SourceText(view))
    let steps = Linter().speech(of: file, in: project.surroundings).readings.flatMap(\.steps)
    #expect(steps.compactMap { $0.spoken.announcement?.summary } == [expected])
  }
}
