// An editor with a few documents, and the server that follows it.

import LanguageServer
import Linter
import Source
import Testing

/// A session that edits documents at random and compares the server's results with those of a new server for the same
/// texts.
struct EditSession {
  private struct Document {
    var kind: EditedFiles.Kind
    var name: String
    var text: EditedText
    var version = 1
  }

  private let encoding: String
  private let client: TestClient
  private var editor: RandomEditor
  private var documents: [Document] = []
  private var isStrict = true
  /// The latest edits, for the failure report.
  private var history: [String] = []

  /// A linter without caches.
  private static let forgetful = Analyzer(
    lint: { file, configuration, _, _ in Linter(configuration).lintThoroughly(file) },
    rule: { Rule.named($0) })

  init(encoding: String, seed: UInt64) {
    self.encoding = encoding
    editor = RandomEditor(seed: seed, pieces: EditedFiles.kinds.flatMap(\.pieces))
    client = EditSession.client(encoding, isStrict: true, .standard)
    // Two files per language, so a mix-up between their cached results is detected.
    for kind in EditedFiles.kinds {
      for name in [kind.name, kind.name.replacing("creen", with: "creen2")] {
        let document = Document(kind: kind, name: name, text: EditedText(kind.text(&editor)))
        documents.append(document)
        client.post(EditSession.opening(document))
      }
    }
    client.analyze()
  }

  private static func client(_ encoding: String, isStrict: Bool, _ analyzer: Analyzer) -> TestClient {
    TestClient(
      #"""
      {"general": {"positionEncodings": ["\#(encoding)"]},
       "textDocument": {
         "publishDiagnostics": {"relatedInformation": true, "versionSupport": true},
         "codeAction": {"codeActionLiteralSupport": {}, "isPreferredSupport": true}
       }}
      """#, extra: #", "initializationOptions": \#(settings(isStrict: isStrict))"#, analyzer: analyzer)
  }

  private static func settings(isStrict: Bool) -> String {
    let preview = #"{"inlayHints": true, "codeLens": true, "outline": true}"#
    return #"{"profile": "\#(isStrict ? "strict" : "recommended")", "preview": \#(preview)}"#
  }

  private static func opening(_ document: Document) -> String {
    TestClient.opening(
      document.name, document.text.string, version: document.version, language: document.kind.language)
  }

  // MARK: - Editing

  /// Makes edits until `count` is reached or the server is wrong. Returns whether it was right.
  mutating func run(edits count: Int) -> Bool {
    var made = 0
    while made < count {
      // Sometimes several documents are edited before an analysis ends.
      let steps = editor.chance(5) ? editor.number(2...4) : 1
      var changed: Set<Int> = []
      for step in 0..<steps {
        let index = editor.number(0...documents.count - 1)
        changed.insert(index)
        made += change(index)
        if step == 0, editor.chance(3) { client.analyze() }
      }
      client.analyze()
      if editor.chance(150) {
        setProfile()
        changed = Set(documents.indices)
      }
      for index in changed.sorted() where !isRight(documents[index]) { return false }
      _ = client.take()
    }
    return true
  }

  /// Changes a document with one message. Returns the number of edits.
  private mutating func change(_ index: Int) -> Int {
    documents[index].version += 1
    if editor.chance(60) {
      documents[index].text = EditedText(documents[index].kind.text(&editor))
      editor.forget()
      note("replace \(documents[index].name)")
      if editor.chance(2) {
        client.post(TestClient.closing(documents[index].name), EditSession.opening(documents[index]))
      } else {
        client.post(
          TestClient.replacing(
            documents[index].name, by: documents[index].text.string, version: documents[index].version))
      }
      return 1
    }
    let count = editor.chance(4) ? editor.number(2...3) : 1
    var changes: [String] = []
    for _ in 0..<count {
      let before = documents[index].text
      let edit = editor.edit(&documents[index].text)
      let start = before.position(edit.range.lowerBound, in: encoding)
      let end = before.position(edit.range.upperBound, in: encoding)
      note("\(documents[index].name) \(start)-\(end) = \(edit.text.debugDescription)")
      changes.append(TestClient.edit(start, end, edit.text))
    }
    client.post(
      TestClient.changing(
        documents[index].name, version: documents[index].version, changes.joined(separator: ",")))
    return count
  }

  private mutating func setProfile() {
    isStrict.toggle()
    note("profile strict: \(isStrict)")
    client.send(
      #"{"method": "workspace/didChangeConfiguration", "params": {"settings": \#(EditSession.settings(isStrict: isStrict))}}"#
    )
  }

  private mutating func note(_ step: String) {
    history.append(step)
    if history.count > 12 { history.removeFirst() }
  }

  // MARK: - Comparing

  /// Returns whether the server's text, diagnostics, and responses match those of a server that never had another text.
  private mutating func isRight(_ document: Document) -> Bool {
    let fresh = EditSession.client(encoding, isStrict: isStrict, EditSession.forgetful)
    fresh.post(EditSession.opening(document))
    fresh.analyze()
    let published = EditSession.diagnostics(of: document, in: fresh.take())
    let text = client.analyzedText(of: document.name)
    guard let text, text[0..<text.count].elementsEqual(document.text.string.utf8) else {
      return report(document, "The server has the text \((text?.string ?? "").debugDescription).")
    }
    let heard = EditSession.answer(pull(document), of: client)?["items"]?.rawText
    guard let heard, heard == published else {
      return report(document, "The diagnostics are \(heard ?? "none"), not \(published ?? "none").")
    }
    guard editor.chance(3) else { return true }
    for question in questions(about: document) {
      let said = EditSession.answer(question, of: client)?.rawText
      let expected = EditSession.answer(question, of: fresh)?.rawText
      if said != expected {
        return report(document, "To \(question) it says \(said ?? "nothing"), not \(expected ?? "nothing").")
      }
    }
    return true
  }

  private func report(_ document: Document, _ problem: String) -> Bool {
    Issue.record(
      """
      \(problem)
      After \(history.joined(separator: "\nAfter "))
      \(document.name), version \(document.version), is:
      \(document.text.string.debugDescription)
      """)
    return false
  }

  private static func diagnostics(of document: Document, in messages: [JSONValue]) -> String? {
    messages.last { $0["params"]?["uri"]?.string == TestClient.uri(document.name) }?["params"]?[
      "diagnostics"]?.rawText
  }

  private func pull(_ document: Document) -> String { TestClient.request(1, "diagnostic", document.name) }

  /// Returns requests for fixes, and for announcements throughout the document.
  private func questions(about document: Document) -> [String] {
    let all = #""range": \#(TestClient.range("0:0", "1000000:0"))"#
    return [
      TestClient.request(2, "codeAction", document.name, all + #", "context": {"diagnostics": []}"#),
      TestClient.request(3, "inlayHint", document.name, all),
      TestClient.request(4, "codeLens", document.name),
      TestClient.request(5, "documentSymbol", document.name),
    ]
  }

  private static func answer(_ request: String, of client: TestClient) -> JSONValue? {
    client.send(request)
    return client.take().last { $0["id"] != nil }?["result"]
  }
}
