// Suggested configuration entries for components, and their insertion into a configuration file.

import Foundation
import Linter
import Source
import Testing

@Suite("Entries for components")
struct ComponentEntryTests {
  private func entry(_ code: String, of name: String, path: String, project: [String: String] = [:])
    -> ComponentEntry?
  {
    var builder = SurroundingsBuilder()
    for (path, text) in project {
      if let summary = FileSummary(SourceFile(path: path, text: SourceText(text))) { builder.add(summary) }
    }
    let offset = code.utf8.count - (code.range(of: name).map { code[$0.lowerBound...].utf8.count } ?? 0)
    return ComponentEntry(
      at: offset + 1, of: SourceFile(path: path, text: SourceText(code)), Configuration(),
      in: builder.complete())
  }

  private static func screen(_ view: String) -> String {
    "import SwiftUI\nstruct Screen: View { var body: some View { \(view) } }"
  }

  @Test(
    "a call of a custom view suggests its role",
    arguments: [
      (#"Tile(title: "A", action: go)"#, "Tile: button, labeled by 'title'"),
      (#"Tile(icon: "a", action: go)"#, "Tile: iconButton, labels itself"),
      (#"Tile("A") { go() }"#, "Tile: button, labeled by its first argument"),
      (#"Tile(iconName: "a", caption: "A") { go() }"#, "Tile: button, labeled by 'caption'"),
      (#"Tile(footerLabel: note)"#, "Tile: text, labeled by 'footerLabel'"),
      (#"Tile(message: "A")"#, "Tile: text, labeled by 'message'"),
      (#"Tile(title: "A", isOn: $on)"#, "Tile: toggle, labeled by 'title'"),
      (#"Tile(label: "A", text: $name)"#, "Tile: textField, labeled by 'label'"),
      (#"Tile(options: all, selection: $one)"#, "Tile: picker, labels itself"),
      (#"TileImage(url: url)"#, "TileImage: image, labels itself"),
      (#"Tile(systemImage: "a")"#, "Tile: image, labels itself"),
      (#"SubmitButton()"#, "SubmitButton: button, labels itself"),
      (#"VStack { Tile(title: "A").padding() }"#, "Tile: text, labeled by 'title'"),
      (#"Tile(title: "A", action: go) { Text("B") }"#, "Tile: button, labeled by 'title'"),
      (#"Tile(title: "A") { Text("B") }"#, nil), (#"Tile(model: model)"#, nil),
      (#"Text("Tile(title)")"#, nil),
      (#"Button("Tile(", action: Tile(a))"#, nil),
    ] as [(String, String?)])
  func swiftUI(view: String, expected: String?) {
    let name = view.contains("SubmitButton") ? "SubmitButton" : "Tile"
    #expect(entry(Self.screen(view), of: name, path: "App/A.swift")?.summary == expected)
  }

  @Test(
    "a call of a composable suggests its role",
    arguments: [
      (#"Tile(title = "A", onClick = go)"#, "Tile: button, labeled by 'title'"),
      (#"Tile("A", onClick = { go() })"#, "Tile: button, labeled by its first argument"),
      (#"Tile(painter = p, contentDescription = null)"#, "Tile: image, labeled by 'contentDescription'"),
      (#"Tile(checked = on, onCheckedChange = {}, label = "A")"#, "Tile: toggle, labeled by 'label'"),
      (#"Tile(value = name, onValueChange = {})"#, "Tile: textField, labels itself"),
      (#"Tile(title = "A") { Text("B") }"#, nil), (#"Tile(modifier = Modifier)"#, nil),
      (#"Button(onClick = go) { Tile(text = "A") }"#, "Tile: text, labeled by 'text'"),
    ] as [(String, String?)])
  func compose(call: String, expected: String?) {
    let code = "import androidx.compose.material3.*\n@Composable fun Screen() { \(call) }"
    #expect(entry(code, of: "Tile", path: "app/A.kt")?.summary == expected)
  }

  @Test("platform views and helper functions aren't components")
  func others() {
    #expect(entry(Self.screen(#"Button("A") { go() }"#), of: "Button", path: "App/A.swift") == nil)
    #expect(entry(Self.screen(#"tile(title: "A")"#), of: "tile", path: "App/A.swift") == nil)
    #expect(entry("let a = Tile(title: \"A\")", of: "Tile", path: "App/A.swift") == nil)
  }

  @Test("the component's code takes precedence over its call")
  func inferred() {
    let part =
      "import SwiftUI\nstruct Tile: View { let words: String; var body: some View { Button(words) { go() } } }"
    #expect(
      entry(
        Self.screen("Tile(words: a)"), of: "Tile", path: "App/A.swift", project: ["App/Tile.swift": part])?
        .summary == "Tile: button, labeled by 'words'")
  }

  // MARK: Writing

  private static let components = #""components": {"#

  @Test(
    "an entry is added in the file's layout",
    arguments: [
      ("{}", "{\n  ⟦C⟧\n    ⟦E⟧\n  }\n}"), ("{ }", "{\n  ⟦C⟧\n    ⟦E⟧\n  }\n}"),
      ("{\n}\n", "{\n  ⟦C⟧\n    ⟦E⟧\n  }\n}\n"),
      (#"{"profile": "strict"}"#, #"{"profile": "strict", ⟦C⟧ ⟦E⟧ }}"#),
      (#"{ "profile": "strict" }"#, #"{ "profile": "strict", ⟦C⟧ ⟦E⟧ } }"#),
      (#"{ "profile": "strict", }"#, #"{ "profile": "strict", ⟦C⟧ ⟦E⟧ }, }"#),
      (
        "// a\n{\n    // b\n    profile: 'strict' // c\n    // d\n}\n",
        "// a\n{\n    // b\n    profile: 'strict', // c\n    // d\n    ⟦C⟧\n        ⟦E⟧\n    }\n}\n"
      ),
      (
        "{\r\n\t\"profile\": \"strict\", /* a */\r\n}",
        "{\r\n\t\"profile\": \"strict\", /* a */\r\n\t⟦C⟧\r\n\t\t⟦E⟧\r\n\t},\r\n}"
      ),
      ("{ \"profile\": \"strict\" /* a */ }", "{ \"profile\": \"strict\", /* a */\n  ⟦C⟧\n    ⟦E⟧\n  }\n}"),
      (
        "{\n  ⟦C⟧\n    \"Wave\": { \"role\": \"image\" }\n  },\n  \"locales\": []\n}",
        "{\n  ⟦C⟧\n    \"Wave\": { \"role\": \"image\" },\n    ⟦E⟧\n  },\n  \"locales\": []\n}"
      ),
      (#"{ ⟦C⟧ "Wave": { "role": "image" } } }"#, #"{ ⟦C⟧ "Wave": { "role": "image" }, ⟦E⟧ } }"#),
      ("{\n  ⟦C⟧}\n}", "{\n  ⟦C⟧\n    ⟦E⟧\n  }\n}"), ("{\n  ⟦C⟧\n  }\n}", "{\n  ⟦C⟧\n    ⟦E⟧\n  }\n}"),
      ("", "{\n  ⟦C⟧\n    ⟦E⟧\n  }\n}\n"), ("// a", "// a\n{\n  ⟦C⟧\n    ⟦E⟧\n  }\n}\n"), ("{", nil),
      ("[]", nil), ("{} 1", nil), (#"{"components": []}"#, nil),
      (#"{"components": {"Tile": 1}}"#, nil),
    ] as [(String, String?)])
  func writing(text: String, expected: String?) throws {
    let entry = try #require(
      self.entry(Self.screen(#"Tile(title: "A", action: go)"#), of: "Tile", path: "App/A.swift"))
    func filled(_ text: String) -> String {
      text.split(separator: "⟦", omittingEmptySubsequences: false).map { part in
        if part.hasPrefix("C⟧") { return Self.components + part.dropFirst(2) }
        if part.hasPrefix("E⟧") {
          return #""Tile": { "role": "button", "label": "title" }"# + part.dropFirst(2)
        }
        return String(part)
      }.joined()
    }
    let source = SourceText(filled(text))
    let edits = ConfigurationFile.edits(saying: entry, in: source)
    #expect(edits.flatMap(source.applying)?.string == expected.map(filled))
    if let changed = edits.flatMap(source.applying) {
      #expect(ConfigurationFile(changed, folder: "/").problems == [])
    }
  }

  @Test("a new file contains only the entry")
  func newFile() throws {
    let entry = try #require(
      self.entry(Self.screen(#"Tile(icon: "a", hint: "b", action: go)"#), of: "Tile", path: "App/A.swift"))
    #expect(
      ConfigurationFile.text(saying: entry).string == """
        {
          "components": {
            "Tile": { "role": "iconButton", "hint": "hint", "image": "icon", "selfLabelled": true }
          }
        }

        """)
  }
}

private extension ComponentEntry {
  /// The component and its entry in words: `IconTile: button, labeled by 'title'`.
  var summary: String { "\(name): \(description)" }
}
