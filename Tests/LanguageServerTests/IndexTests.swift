// The effect of a project's other files on the diagnostics of open documents.

import LanguageServer
import Linter
import Source
import TestSupport
import Testing

@Suite("The index in the server")
struct IndexTests {
  private static let strings = "app/src/main/res/values/strings.xml"
  private static let layout = "app/src/main/res/layout/main.xml"
  private static let code = "app/src/main/kotlin/Main.kt"

  private static func strings(_ close: String) -> String {
    "<resources><string name=\"close\">\(close)</string></resources>"
  }

  private static let button =
    #"<ImageButton xmlns:android="http://schemas.android.com/apk/res/android" android:id="@+id/close" android:src="@drawable/x" "#

  /// A project, and a client that has its directory open.
  private struct Setting {
    let folder: TemporaryFolder
    let client: TestClient

    init(_ files: [String: String], capabilities: String = "{}") throws {
      folder = try TemporaryFolder(files.merging([".git/HEAD": ""]) { $1 })
      client = TestClient(
        capabilities, extra: #", "workspaceFolders": [{"name": "a", "uri": "file://\#(folder.path)"}]"#,
        analyzer: .standard)
    }

    func uri(_ name: String) -> String { "file://\(folder.path)/\(name)" }

    func open(_ name: String, _ text: String, language: String = "xml") {
      client.send(
        #"{"method": "textDocument/didOpen", "params": {"textDocument": {"uri": "\#(uri(name))", "languageId": "\#(language)", "version": 1, "text": \#(quoted(text))}}}"#
      )
    }

    func change(_ name: String, to text: String, version: Int) {
      client.send(
        #"{"method": "textDocument/didChange", "params": {"textDocument": {"uri": "\#(uri(name))", "version": \#(version)}, "contentChanges": [{"text": \#(quoted(text))}]}}"#
      )
    }

    func close(_ name: String) {
      client.send(
        #"{"method": "textDocument/didClose", "params": {"textDocument": {"uri": "\#(uri(name))"}}}"#)
      client.readFiles()
    }

    /// Writes to disk without the editor, and notifies the server like a file watcher.
    func write(_ text: String, to names: String...) throws {
      for name in names { try folder.write(text, to: name) }
      tell(names)
    }

    func tell(_ names: [String]) {
      let changes = names.map { #"{"uri": "\#(uri($0))", "type": 2}"# }.joined(separator: ", ")
      client.send(
        #"{"method": "workspace/didChangeWatchedFiles", "params": {"changes": [\#(changes)]}}"#)
      client.readFiles()
    }

    private func quoted(_ text: String) -> String {
      var json = JSONWriter()
      json.value(text)
      return String(decoding: json.bytes, as: UTF8.self)
    }
  }

  private static let described = button + #"android:contentDescription="@string/close" />"#

  @Test("a document is analyzed immediately, and again when its project is indexed")
  func building() throws {
    let setting = try Setting([Self.strings: Self.strings("Close button")])
    setting.open(Self.layout, Self.described)
    #expect(setting.client.heard() == ["publish main.xml: "])
    #expect(setting.client.readFiles() == 1)
    #expect(setting.client.heard() == ["publish main.xml: 0:150-0:163 role-in-label"])
  }

  @Test("a change to a resource, in the editor or on disk, affects the files that use it")
  func resources() throws {
    let setting = try Setting([Self.strings: Self.strings("Close")])
    setting.open(Self.layout, Self.described)
    setting.client.readFiles()
    _ = setting.client.heard()
    try setting.write(Self.strings("Close button"), to: Self.strings)
    #expect(setting.client.heard() == ["publish main.xml: 0:150-0:163 role-in-label"])
    setting.open(Self.strings, Self.strings("Close"))
    #expect(setting.client.heard() == ["publish strings.xml: ", "publish main.xml: "])
    // While the file is open, the editor's text applies.
    try setting.write(Self.strings("Shut button"), to: Self.strings)
    #expect(setting.client.heard() == [])
    setting.change(Self.strings, to: Self.strings("Close button"), version: 2)
    #expect(setting.client.heard() == ["publish main.xml: 0:150-0:163 role-in-label"])
    setting.change(Self.strings, to: Self.strings("Open"), version: 3)
    #expect(setting.client.heard() == ["publish main.xml: "])
    // After closing, the text on disk applies again.
    setting.close(Self.strings)
    #expect(
      setting.client.heard() == ["publish strings.xml: ", "publish main.xml: 0:150-0:163 role-in-label"])
  }

  @Test("a resource that isn't linted itself counts as it is typed")
  func catalog() throws {
    func catalog(_ text: String) -> String {
      #"{"sourceLanguage": "en", "strings": {"close": {"localizations": {"en": {"stringUnit": {"value": "\#(text)"}}}}}}"#
    }
    let path = "App/Localizable.xcstrings"
    let setting = try Setting([path: catalog("Close")])
    setting.open(
      "App/Screen.swift", "let a = Button { b() } label: { Image(\"x\") }.accessibilityLabel(\"close\")",
      language: "swift")
    setting.client.readFiles()
    _ = setting.client.heard()
    setting.open(path, catalog("Close"), language: "json")
    setting.change(path, to: catalog("Close button"), version: 2)
    #expect(setting.client.heard() == ["publish Screen.swift: 0:64-0:71 role-in-label"])
  }

  @Test("code that labels a view suppresses the layout's finding, and the reverse")
  func code() throws {
    let naming = "package a\nval b: MainBinding\nfun f() { b.close.contentDescription = x }"
    let setting = try Setting([Self.code: "package a\nval b: MainBinding"])
    setting.open(Self.layout, Self.button + "/>")
    setting.client.readFiles()
    _ = setting.client.heard()
    setting.open(Self.code, naming, language: "kotlin")
    #expect(setting.client.heard() == ["publish Main.kt: ", "publish main.xml: "])
    setting.change(Self.code, to: "package a\nval b: MainBinding", version: 2)
    #expect(setting.client.heard() == ["publish main.xml: 0:1-0:12 missing-icon-button-label"])
  }

  @Test("whether a view is shown follows edits in its own file and in others")
  func unshownViews() throws {
    let view =
      "import SwiftUI\nstruct Player: View {\n  var body: some View { Button(action: close) { Image(\"close\") } }\n}\n"
    let page = "import SwiftUI\nstruct Page: View {\n  var body: some View { Player() }\n}\n"
    let shown = "let page = Page()\n"
    let setting = try Setting([
      "A.swift": "import UIKit\n@main class Delegate: UIResponder, UIApplicationDelegate { }\n",
      "Page.swift": page, "Player.swift": view,
    ])
    setting.open("Player.swift", view, language: "swift")
    setting.client.readFiles()
    setting.open("Page.swift", page, language: "swift")
    /// Returns the last published severity.
    func severity() -> Int? {
      let published = setting.client.take().last { TestClient.line($0).contains("publish Player.swift") }
      return published?["params"]?["diagnostics"]?.elements?.first?["severity"]?.int
    }
    let (warning, hint) = (2, 4)
    #expect(severity() == hint)
    setting.change("Page.swift", to: page + shown, version: 2)
    #expect(severity() == warning)
    setting.change("Page.swift", to: page, version: 3)
    #expect(severity() == hint)
    setting.change("Player.swift", to: view + "let player = Player()\n", version: 2)
    #expect(severity() == warning)
    setting.change("Player.swift", to: view + shown, version: 3)
    #expect(severity() == nil)
    setting.change("Player.swift", to: view, version: 4)
    #expect(severity() == hint)
  }

  @Test("only files that depend on a change are analyzed again")
  func dependents() throws {
    let setting = try Setting([Self.strings: Self.strings("Close")])
    setting.open(Self.layout, Self.described)
    setting.open("app/src/main/res/layout/other.xml", Self.button + #"android:contentDescription="Open" />"#)
    setting.client.readFiles()
    try setting.folder.write(Self.strings("Shut"), to: Self.strings)
    setting.client.post(
      #"{"method": "workspace/didChangeWatchedFiles", "params": {"changes": [{"uri": "\#(setting.uri(Self.strings))", "type": 2}]}}"#
    )
    #expect(setting.client.readFiles() == 1)
  }

  @Test("a file's announcements are recomputed only if relevant facts in another file change")
  func readings() throws {
    let setting = try Setting([Self.strings: Self.strings("Close")])
    setting.client.send(
      #"{"method": "workspace/didChangeConfiguration", "params": {"settings": {"preview": {"outline": true}}}}"#
    )
    setting.open(Self.layout, Self.described)
    setting.open(Self.strings, Self.strings("Close"))
    setting.client.readFiles()
    /// Returns the number of documents read for the layout's outline, and its last announcement.
    func outline() -> String {
      setting.client.post(TestClient.request(1, "documentSymbol", setting.uri(Self.layout)))
      let count = setting.client.speak()
      return "\(count): " + (setting.client.take().last?["result"]?.elements?.last?["name"]?.string ?? "")
    }
    #expect(outline() == "1: Close, Button. Double-tap to activate")
    #expect(outline() == "0: Close, Button. Double-tap to activate")
    setting.change(Self.strings, to: Self.strings("Close") + " ", version: 2)
    #expect(outline() == "0: Close, Button. Double-tap to activate")
    setting.change(Self.strings, to: Self.strings("Shut"), version: 3)
    #expect(outline() == "1: Shut, Button. Double-tap to activate")
  }

  @Test("deleted files have no effect anymore, nor do those in a deleted directory")
  func deletion() throws {
    let setting = try Setting([Self.strings: Self.strings("Close button")])
    setting.open(Self.layout, Self.described)
    setting.client.readFiles()
    _ = setting.client.heard()
    try setting.folder.remove("app/src/main/res/values")
    setting.tell(["app/src/main/res/values"])
    #expect(setting.client.heard() == ["publish main.xml: "])
  }

  @Test("the name of a deleted directory may contain a dot")
  func deletionOfCatalog() throws {
    let color = "App/Assets.xcassets/Ink.colorset/Contents.json"
    let screen = "App/Screen.swift"
    let setting = try Setting([
      color:
        #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.9", "green": "0.9", "blue": "0.9", "alpha": "1"}}}]}"#
    ])
    setting.open(
      screen,
      "import SwiftUI\nstruct A: View { var body: some View { Text(t).foregroundStyle(Color(\"Ink\")).background(.white) } }"
    )
    setting.client.readFiles()
    #expect(setting.client.heard().last?.contains("low-contrast") == true)
    try setting.folder.remove("App/Assets.xcassets")
    setting.tell(["App/Assets.xcassets"])
    #expect(setting.client.heard() == ["publish Screen.swift: "])
  }

  @Test("a client that pulls is asked to pull again when the project is indexed")
  func pulling() throws {
    let setting = try Setting(
      [Self.strings: Self.strings("Close button")],
      capabilities:
        #"{"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": true}}}"#)
    setting.open(Self.layout, Self.described)
    setting.client.readFiles()
    #expect(setting.client.heard() == ["ask 1 workspace/diagnostic/refresh"])
  }

  @Test("a client that shows progress gets the start and end of indexing, and can stop it")
  func progress() throws {
    let setting = try Setting(
      [Self.strings: Self.strings("Close button")],
      capabilities: #"{"window": {"workDoneProgress": true}}"#)
    setting.open(Self.layout, Self.described)
    #expect(
      setting.client.heard() == ["ask 1 window/workDoneProgress/create", "publish main.xml: "])
    setting.client.send(#"{"id": 1, "result": null}"#)
    #expect(setting.client.heard() == ["$/progress"])
    setting.client.send(
      #"{"method": "window/workDoneProgress/cancel", "params": {"token": "a11y-index-1"}}"#)
    setting.client.readFiles()
    // Nothing was read, so nothing new is reported.
    #expect(setting.client.heard() == ["$/progress"])
  }

  @Test("a file outside any project and workspace doesn't cause disk reads")
  func strayFile() throws {
    let setting = try Setting([:])
    setting.client.send(
      #"{"method": "textDocument/didOpen", "params": {"textDocument": {"uri": "file:///nowhere/res/layout/a.xml", "languageId": "xml", "version": 1, "text": "<View/>"}}}"#
    )
    #expect(setting.client.readFiles() == 0)
  }
}
