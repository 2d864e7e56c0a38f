import LanguageServer
import Testing

@Suite("Code actions") struct CodeActionTests {
  private static let literal = #""codeActionLiteralSupport": {}, "isPreferredSupport": true"#
  private static let eager = #"{"textDocument": {"codeAction": {\#(literal)}}}"#
  private static let resolving = """
    {"textDocument": {"codeAction": {
      \(literal), "dataSupport": true, "resolveSupport": {"properties": ["edit"]}
    }}}
    """

  private func client(
    _ capabilities: String = eager, _ text: String, name: String = "a.swift", language: String = "swift"
  ) -> TestClient {
    let client = TestClient(capabilities)
    client.open(name, text, language: language)
    _ = client.take()
    return client
  }

  /// Returns the actions at a range, each as a line.
  private func actions(
    _ client: TestClient, _ start: String, _ end: String, context: String = "", name: String = "a.swift"
  ) -> [String] {
    client.send(
      TestClient.request(
        1, "codeAction", name,
        #""range": \#(TestClient.range(start, end)), "context": {"diagnostics": []\#(context)}"#))
    let line = client.heard().last ?? ""
    return line.dropFirst("1 = [".count).dropLast().split(separator: ", ").map(String.init)
  }

  @Test("fixes come first, then suppressions, then all safe fixes; one is preferred")
  func order() {
    #expect(
      actions(client(Self.eager, "ok\n  bad sad\n"), "1:0", "1:9") == [
        "quickfix* “Say good” 1:2-1:5=good", "quickfix “Describe the mood” 1:6-1:9=so $glad",
        "quickfix “Remove the mood” 1:6-1:9=",
        "quickfix “Ignore bad-word on this line” 1:0-1:0=  // a11y:ignore bad-word\n",
        "quickfix “Ignore sad-word on this line” 1:0-1:0=  // a11y:ignore sad-word\n",
        "quickfix “Ignore bad-word in this file” 0:0-0:0=// a11y:ignore-file bad-word\n",
        "quickfix “Ignore sad-word in this file” 0:0-0:0=// a11y:ignore-file sad-word\n",
        "source.fixAll.a11y “Apply all safe accessibility fixes in this file” 1:2-1:5=good",
      ])
  }

  @Test(
    "findings that touch the range have actions, or else those on the line of the cursor",
    arguments: [
      ("0:0", "0:0", 3), ("0:3", "0:3", 3), ("0:4", "0:4", 7), ("0:5", "0:5", 4), ("0:0", "0:8", 7),
      ("1:0", "1:0", 0), ("0:9", "1:0", 0),
    ])
  func touched(start: String, end: String, count: Int) {
    let actions = actions(
      client(Self.eager, "bad  sad  \nok"), start, end, context: #", "only": ["quickfix"]"#)
    #expect(actions.count == count, "\(actions)")
  }

  @Test(
    "a diagnostic in the context has actions at any cursor position, even if it lacks other fields",
    arguments: [
      (#"[{"range": \#(TestClient.range("0:5", "0:8")), "message": "", "code": "sad-word"}]"#, 4),
      (#"[{"range": \#(TestClient.range("0:4", "0:9")), "code": "sad-word"}]"#, 4),
      (#"[{"range": \#(TestClient.range("0:5", "0:8")), "code": "other"}]"#, 0),
      (#"[{"range": \#(TestClient.range("0:5", "0:8")), "code": 7}, {}, null]"#, 0),
    ])
  func context(diagnostics: String, count: Int) {
    let client = client(Self.eager, "ok   sad")
    client.send(
      TestClient.request(
        1, "codeAction", "a.swift",
        #""range": \#(TestClient.range("0:0", "0:1")), "context": {"diagnostics": \#(diagnostics)}"#))
    #expect(client.take().last?["result"]?.elements?.count == count)
  }

  @Test(
    "the requested kinds are respected",
    arguments: [
      (#"["quickfix"]"#, ["quickfix", "quickfix", "quickfix"]), (#"["source"]"#, ["source.fixAll.a11y"]),
      (#"["source.fixAll"]"#, ["source.fixAll.a11y"]), (#"["source.fixAll.a11y"]"#, ["source.fixAll.a11y"]),
      (#"["source.fixAll.other"]"#, []), (#"["source.fix"]"#, []), (#"["refactor"]"#, []), ("[]", []),
      (#"[""]"#, ["quickfix", "quickfix", "quickfix", "source.fixAll.a11y"]),
      (#"["refactor", "quickfix", "source"]"#, ["quickfix", "quickfix", "quickfix", "source.fixAll.a11y"]),
      ("null", ["quickfix", "quickfix", "quickfix", "source.fixAll.a11y"]),
    ])
  func kinds(only: String, expected: [String]) {
    let client = client(Self.eager, "bad")
    client.send(
      TestClient.request(
        1, "codeAction", "a.swift",
        #""range": \#(TestClient.range("0:0", "0:0")), "context": {"diagnostics": [], "only": \#(only)}"#))
    #expect(client.take().last?["result"]?.elements?.map { $0["kind"]?.string } == expected)
  }

  @Test("a client that resolves actions gets the same edits later")
  func resolve() {
    let text = "bad\nsad"
    let client = client(Self.resolving, text)
    client.send(
      TestClient.request(
        1, "codeAction", "a.swift",
        #""range": \#(TestClient.range("0:0", "1:3")), "context": {"diagnostics": []}"#))
    let actions = client.take().last?["result"]?.elements ?? []
    #expect(actions.allSatisfy { $0["edit"] == nil && $0["data"] != nil })
    let edits = actions.map { action in
      client.send(#"{"id": 2, "method": "codeAction/resolve", "params": \#(action.rawText)}"#)
      let resolved = client.take().last?["result"]
      #expect(resolved?["title"]?.string == action["title"]?.string)
      #expect(resolved?["diagnostics"]?.rawText == action["diagnostics"]?.rawText)
      return resolved?["edit"].map(TestClient.edit) ?? "none"
    }
    let eager = self.actions(self.client(Self.eager, text), "0:0", "1:3")
    #expect(zip(eager, edits).allSatisfy { $0.hasSuffix($1) })
    #expect(eager.count == edits.count && eager.count == 8)
  }

  @Test(
    "an action of another version can't be resolved",
    arguments: [
      #"{"uri": "file:///nowhere-a11y/a.swift", "version": 7}"#,
      #"{"uri": "file:///nowhere-a11y/b.swift", "version": 1}"#,
      #"{"uri": "file:///nowhere-a11y/a.swift", "version": 1, "rule": "sad-word", "finding": 0, "fix": 0}"#,
      #"{"uri": "file:///nowhere-a11y/a.swift", "version": 1, "rule": "bad-word", "finding": 9, "fix": 0}"#,
      #"{"uri": "file:///nowhere-a11y/a.swift", "version": 1, "rule": "bad-word", "finding": -1}"#,
      #"{"uri": "file:///nowhere-a11y/a.swift", "version": 1, "rule": "bad-word", "finding": 0, "fix": 9}"#,
    ])
  func unresolvable(data: String) {
    let client = client(Self.resolving, "bad")
    client.send(#"{"id": 2, "method": "codeAction/resolve", "params": {"title": "x", "data": \#(data)}}"#)
    #expect(client.heard() == ["2 failed -32801"])
  }

  @Test(
    "edits have versions only for clients that read them, and snippets only for clients that insert them",
    arguments: [
      ("", "0:0-0:3=so $glad"), (#""documentChanges": true"#, "v1 0:0-0:3=so $glad"),
      (#""snippetEditSupport": true"#, "0:0-0:3=so $glad"),
      (#""documentChanges": true, "snippetEditSupport": true"#, #"v1 0:0-0:3=snippet so \$${1:glad}"#),
    ])
  func forms(edit: String, expected: String) {
    let capabilities =
      #"{"workspace": {"workspaceEdit": {\#(edit)}}, "textDocument": {"codeAction": {\#(Self.literal)}}}"#
    #expect(
      actions(client(capabilities, "sad"), "0:0", "0:0").first == "quickfix* “Describe the mood” \(expected)")
  }

  @Test(
    "a snippet of several lines starts at the beginning of a line, because VS Code adds the spaces before it",
    arguments: [
      ("a\n  odd", "v1 1:0-1:5=snippet   so\n  very ${1:even}\n  ok 0:0-0:0=use even\n"),
      ("odd", "v1 0:0-0:3=snippet so\n  very ${1:even}\n  ok 0:0-0:0=use even\n"),
      ("a\n\t$ odd", "v1 1:0-1:6=snippet \t\\$ so\n  very ${1:even}\n  ok 0:0-0:0=use even\n"),
      // Another edit is in the way.
      ("  odd", "v1 0:2-0:5=so\n  very even\n  ok 0:0-0:0=use even\n"),
    ])
  func lines(text: String, expected: String) {
    let edit = #""documentChanges": true, "snippetEditSupport": true"#
    let capabilities =
      #"{"workspace": {"workspaceEdit": {\#(edit)}}, "textDocument": {"codeAction": {\#(Self.literal)}}}"#
    let line = "\(text.utf8.count { $0 == 0x0A }):4"
    #expect(
      actions(client(capabilities, text), line, line).first == "quickfix* “Make it even” \(expected)")
  }

  @Test("a client that supports only commands gets the one command")
  func commands() {
    let client = client(#"{"workspace": {"applyEdit": true}}"#, "bad")
    #expect(
      actions(client, "0:0", "0:0") == ["a11y.fixAll “Apply all safe accessibility fixes in this file” …"])
    #expect(actions(self.client("{}", "bad"), "0:0", "0:0") == [])
  }

  @Test(
    "ignoring adds a comment in the file's language above the line or the element",
    arguments: [
      ("a.swift", "swift", "\tbad", "0:1", "0:0-0:0=\t// a11y:ignore bad-word\n"),
      ("a.kt", "kotlin", "ok\r\n bad", "1:1", "1:0-1:0= // a11y:ignore bad-word\r\n"),
      (
        "res/layout/a.xml", "xml", "<A>\n  <B\n    x=\"bad\"/>\n</A>", "2:8",
        "1:0-1:0=  <!-- a11y:ignore bad-word -->\n"
      ),
      (
        "A.xib", "xml", "<A>\n    <B x=\"bad\"/>\n</A>", "1:11", "1:0-1:0=    <!-- a11y:ignore bad-word -->\n"
      ),
      ("res/layout/a.xml", "xml", "<A><B x=\"bad\"/></A>", "0:10", "0:3-0:3=<!-- a11y:ignore bad-word -->"),
      (
        "res/layout/a.xml", "xml", "<?xml version=\"1.0\"?>\n<A>bad</A>", "1:3",
        "1:0-1:0=<!-- a11y:ignore bad-word -->\n"
      ),
    ])
  func ignoring(name: String, language: String, text: String, position: String, expected: String) {
    let client = client(Self.eager, text, name: name, language: language)
    let actions = actions(client, position, position, name: name)
    #expect(actions.contains("quickfix “Ignore bad-word on this line” \(expected)"), "\(actions)")
  }

  @Test(
    "ignoring a rule in a file adds a comment at its start or above the root element",
    arguments: [
      ("a.kt", "kotlin", "package a\nval x = bad", "1:8", "0:0-0:0=// a11y:ignore-file bad-word\n"),
      ("a.swift", "swift", "#!/usr/bin/swift\nbad", "1:0", "1:0-1:0=// a11y:ignore-file bad-word\n"),
      (
        "res/layout/a.xml", "xml", "<?xml version=\"1.0\"?>\n<!-- A -->\n<A>bad</A>", "2:3",
        "2:0-2:0=<!-- a11y:ignore-file bad-word -->\n"
      ),
      (
        "res/layout/b.xml", "xml", "<!-- Jane <jane@example.com> -->\n<A>bad</A>", "1:3",
        "1:0-1:0=<!-- a11y:ignore-file bad-word -->\n"
      ),
      (
        "res/layout/c.xml", "xml", "<!DOCTYPE A [<!ENTITY b \"<b>\">]>\n<A>bad</A>", "1:3",
        "1:0-1:0=<!-- a11y:ignore-file bad-word -->\n"
      ),
    ])
  func ignoringInFile(name: String, language: String, text: String, position: String, expected: String) {
    let client = client(Self.eager, text, name: name, language: language)
    let actions = actions(client, position, position, name: name)
    #expect(actions.contains("quickfix “Ignore bad-word in this file” \(expected)"), "\(actions)")
  }

  @Test("A client that inserts snippets gets a field for the reason")
  func reason() {
    let snippets = #"{"workspace": {"workspaceEdit": {"documentChanges": true, "snippetEditSupport": true}}"#
    let capabilities = snippets + #", "textDocument": {"codeAction": {\#(Self.literal)}}}"#
    let actions = actions(client(capabilities, "sad"), "0:0", "0:0")
    #expect(
      actions.contains(
        "quickfix “Ignore sad-word on this line” v1 0:0-0:0=snippet // a11y:ignore sad-word: ${1:reason}\n"),
      "\(actions)")
  }

  @Test("all safe fixes of a rule can be applied if there are several")
  func fixRule() {
    let title = "Apply all safe fixes for bad-word in this file"
    let actions = actions(client(Self.eager, "bad sad bad"), "0:0", "0:0")
    #expect(actions.contains("quickfix “\(title)” 0:0-0:3=good 0:8-0:11=good"), "\(actions)")
    #expect(!self.actions(client(Self.eager, "bad sad"), "0:0", "0:0").contains { $0.contains(title) })
  }

  @Test("fix-all skips fixes that need a person")
  func fixAll() {
    let actions = actions(client(Self.eager, "bad sad bad"), "0:0", "0:0", context: #", "only": ["source"]"#)
    #expect(
      actions == [
        "source.fixAll.a11y “Apply all safe accessibility fixes in this file” 0:0-0:3=good 0:8-0:11=good"
      ])
    #expect(self.actions(client(Self.eager, "sad"), "0:0", "0:0", context: #", "only": ["source"]"#) == [])
  }

  @Test(
    "A title that quotes the app is shortened",
    arguments: [
      (eager, "Words(title: \"a\", action: b)", "word"), ("{}", "Words(title: \"a\", action: b)", "word"),
    ])
  func longTitles(capabilities: String, code: String, word: String) {
    let client = TestClient(
      capabilities, extra: #", "rootUri": "file:///nowhere-a11y""#, analyzer: .standard)
    let long = code.replacing("Words", with: "W" + String(repeating: word, count: 20_000))
    client.open(
      "file:///nowhere-a11y/A.swift", "import SwiftUI\nstruct A: View { var body: some View {\n\(long)\n} }")
    _ = client.take()
    client.send(
      TestClient.request(
        1, "codeAction", "file:///nowhere-a11y/A.swift",
        #""range": \#(TestClient.range("2:2", "2:60")), "context": {"diagnostics": []}"#))
    let titles = client.take().last?["result"]?.elements?.compactMap { $0["title"]?.string } ?? []
    #expect(titles.map(\.unicodeScalars.count).max() == 1_000)
  }

  @Test("a document that isn't open has no actions")
  func notOpen() {
    #expect(actions(client(Self.eager, "bad"), "0:0", "0:0", name: "b.swift") == [])
  }

  @Test(
    "the command applies all safe fixes in the editor",
    arguments: [
      #"["file:///nowhere-a11y/a.swift"]"#, #"[{"uri": "file:///nowhere-a11y/a.swift"}]"#,
    ])
  func command(arguments: String) {
    let client = client(#"{"workspace": {"applyEdit": true}}"#, "bad sad")
    client.send(
      """
      {"id": 3, "method": "workspace/executeCommand",
       "params": {"command": "a11y.fixAll", "arguments": \(arguments)}}
      """)
    let messages = client.take()
    #expect(messages.map(TestClient.line) == ["ask 1 workspace/applyEdit", "3 = null"])
    #expect(messages.first?["params"]?["edit"].map(TestClient.edit) == "0:0-0:3=good")
    client.send(#"{"id": 1, "result": {"applied": false}}"#)
    #expect(client.heard() == ["log 2: The editor rejected the changes."])
  }
}
