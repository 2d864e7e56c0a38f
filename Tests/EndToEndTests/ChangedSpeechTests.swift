// The changes in announcements since a commit, with the real binary and the real git.

import TestSupport
import Testing

@Suite struct ChangedSpeechTests {
  private static let setUp = """
    set -e
    export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b \
      GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b

    """

  /// Commits the first files, and writes the others over them.
  private func repository(
    _ before: [String: String], _ after: [String: String], removing removed: [String] = []
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(before)
    let script = ChangedSpeechTests.setUp + "git init -q -b main .; git add .; git commit -qm 1 --allow-empty"
    let outcome = try Program.shell(script, in: folder.path)
    try #require(outcome.code == 0, "\(outcome.errors)")
    for (name, text) in after { try folder.write(text, to: name) }
    for name in removed { try folder.remove(name) }
    return folder
  }

  private func changes(
    _ arguments: String..., in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    let none = ["GITHUB_SERVER_URL": "", "CI_PROJECT_URL": ""]
    return try Program.run(
      ["speak", "--changed-since", "HEAD"] + arguments, in: folder.path,
      environment: none.merging(environment) { $1 })
  }

  private static func screen(_ body: String, _ name: String = "Player") -> String {
    "import SwiftUI\nstruct \(name): View {\n  var body: some View {\n    VStack {\n\(body)\n    }\n  }\n}\n"
  }

  private static func button(_ image: String, _ label: String? = nil) -> String {
    "Button { a() } label: {\nImage(\"\(image)\")\n}"
      + (label.map { "\n.accessibilityLabel(\"\($0)\")" } ?? "")
  }

  /// The changes of one Swift file, without the file's name, the screen, and the summary.
  private func lines(_ before: String, _ after: String) throws -> [String] {
    let folder = try repository(
      ["A.swift": ChangedSpeechTests.screen(before)], ["A.swift": ChangedSpeechTests.screen(after)])
    let outcome = try changes(in: folder)
    #expect(outcome.code == 0 && outcome.errors == "")
    return outcome.text.split(separator: "\n").filter { $0.hasPrefix("   ") }.map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func `A label, a new stop, and a removed one are each named`() throws {
    let b = ChangedSpeechTests.button
    let before = [b("x", nil), b("y", nil), "Text(\"Old\")"].joined(separator: "\n")
    let after = [b("x", "Close"), b("y", nil), b("z", "Share")].joined(separator: "\n")
    #expect(
      try lines(before, after) == [
        "5 “x, Button” (no label)", "→ “Close, Button”", "– removed: “Old”", "12 new: “Share, Button”",
      ])
  }

  @Test func `Of several stops without a label, the right one changes`() throws {
    let b = ChangedSpeechTests.button
    let before = [b("x", nil), b("x", nil), b("x", nil)].joined(separator: "\n")
    let after = [b("x", "Back"), b("x", nil), b("x", "Next")].joined(separator: "\n")
    #expect(
      try lines(before, after) == [
        "5 “x, Button” (no label)", "→ “Back, Button”", "12 “x, Button” (no label)", "→ “Next, Button”",
      ])
  }

  @Test(
    "what screen reader users don't notice isn't a change",
    arguments: [
      ("Text(\"a\")\nText(\"b\")", "HStack {\n  Text(\"a\")\n  // b\n  Text(\"b\")\n}"),
      ("Text(\"a\").bold()", "Text(\"a\").foregroundColor(.red)"),
      ("Text(\"a\")\nImage(decorative: \"b\")", "Text(\"a\")"),
      ("Text(\"a\").accessibilityHidden(true)", "Text(\"b\").accessibilityHidden(true)"),
    ])
  func same(before: String, after: String) throws { #expect(try lines(before, after) == []) }

  @Test func `Stops that become one stop are named together, and the other way around`() throws {
    let apart = "HStack {\nText(\"Song\")\nText(\"Artist\")\n}"
    let joined = apart + "\n.accessibilityElement(children: .combine)"
    #expect(try lines(apart, joined) == ["5 “Song”", "“Artist”", "→ “Song, Artist”"])
    #expect(try lines(joined, apart) == ["6 “Song, Artist”", "→ “Song”", "“Artist”"])
  }

  @Test func `A hidden stop and another order are changes`() throws {
    let texts = "Text(\"a\")\nText(\"b\")\nText(\"c\")"
    #expect(
      try lines(texts, texts + "\n.accessibilityHidden(true)") == [
        "7 “c”", "→ not focusable (accessibilityHidden)",
      ])
    #expect(
      try lines(texts, "Text(\"c\")\nText(\"a\")\nText(\"b\")") == ["5 “c” (stop 3)", "→ “c” (stop 1)"])
  }

  @Test func `Texts that aren't in the code are only counted`() throws {
    let folder = try repository(
      ["A.swift": ChangedSpeechTests.screen("Text(title)")],
      ["A.swift": ChangedSpeechTests.screen("Text(name)")])
    #expect(
      try changes(in: folder).text == """
        No focus stop changed.
        1 focus stop may be announced differently: only text that isn't in the code differs.

        """)
  }

  @Test func `A screen in another file isn't a change, and one in a renamed file keeps its stops`() throws {
    let (song, artist) = (
      ChangedSpeechTests.screen("Text(\"Song\")", "Song"),
      ChangedSpeechTests.screen("Text(\"Artist\")", "Artist")
    )
    let folder = try repository(
      ["A.swift": song + artist, "Old.swift": ChangedSpeechTests.screen("Text(\"a\")\nText(\"b\")")],
      [
        "A.swift": song, "B.swift": artist,
        "New.swift": ChangedSpeechTests.screen("Text(\"a\")\nText(\"c\")"),
      ], removing: ["Old.swift"])
    let script = ChangedSpeechTests.setUp + "git add ."
    #expect(try Program.shell(script, in: folder.path).code == 0)
    #expect(
      try changes(in: folder).text == """
        New.swift
          Player (VoiceOver)
                6  “b”
                   → “c”

        1 focus stop announced differently in 1 file.
        1 focus stop moved to another file, announced as before.

        """)
  }

  @Test func `A changed text resource changes the screens that use it`() throws {
    func strings(_ text: String) -> String {
      "<resources><string name=\"close\">\(text)</string></resources>"
    }
    let layout = """
      <ImageButton xmlns:android="http://schemas.android.com/apk/res/android"
        android:contentDescription="@string/close" />
      """
    let folder = try repository(
      [
        "settings.gradle": "", "app/src/main/res/values/strings.xml": strings("btn"),
        "app/src/main/res/layout/main.xml": layout,
      ],
      ["app/src/main/res/values/strings.xml": strings("Close")])
    let text = try changes(in: folder).text
    #expect(text.contains("app/src/main/res/layout/main.xml\n  TalkBack\n        1  “btn, Button”\n"))
    #expect(text.contains("→ “Close, Button”\n"))
    #expect(try changes("app/src/main/res/values", in: folder).text == "No focus stop changed.\n")
  }

  private static func row(_ label: String?) -> String {
    "import SwiftUI\nstruct Row: View {\n  let title: String\n  var body: some View {\n    HStack {\n      Text(title)\n"
      + button("x", label) + "\n    }\n  }\n}\n"
  }

  @Test func `A component that changes in one file is listed where other files show it`() throws {
    let home = ChangedSpeechTests.screen("Row(title: \"One\")\nText(\"a\")\nRow(title: \"Two\")", "Home")
    let folder = try repository(
      [
        "A.xcodeproj/a": "", "Row.swift": ChangedSpeechTests.row(nil), "Home.swift": home,
        "Other.swift": ChangedSpeechTests.screen("Text(\"Row\")", "Other"),
      ],
      ["Row.swift": ChangedSpeechTests.row("Close")])
    #expect(
      try changes(in: folder).text == """
        Home.swift
          Home (VoiceOver)
                5  shows Row “One”: 1 change in Row.swift
                     “x, Button” (no label) → “Close, Button”
                7  shows Row “Two”: 1 change in Row.swift

        Row.swift
          Row (VoiceOver)
                7  “x, Button” (no label)
                   → “Close, Button”

        1 focus stop announced differently in 1 file.
        Changed components are also shown by 1 other file, listed above.

        """)
    let comment = try changes("--format", "markdown", in: folder).text
    #expect(
      comment.contains(
        "### Home.swift\n\n**Home (VoiceOver)**\n\n| Line | Before | After |\n|---:|---|---|\n"
          + "| 5 | *shows* Row “One” | 1 change in Row.swift:<br>“x, Button” (no label) → “Close, Button” |\n"
      ),
      "\(comment)")
    #expect(
      try changes("--format", "json", in: folder).text.contains(
        #""shown":[{"path":"Home.swift","line":5,"declaration":"Home","reader":"VoiceOver","component":"Row “One”","definedIn":"Row.swift","changes":1}"#
      ))
  }

  @Test func `Other texts for a component, and new and removed ones, are changes`() throws {
    let row = ["A.xcodeproj/a": "", "Row.swift": ChangedSpeechTests.row(nil)]
    func screen(_ rows: String...) -> String {
      ChangedSpeechTests.screen(rows.map { "Row(title: \($0))" }.joined(separator: "\n"), "Home")
    }
    func lines(_ before: String, _ after: String) throws -> [String] {
      let folder = try repository(row.merging(["Home.swift": before]) { $1 }, ["Home.swift": after])
      return try changes(in: folder).text.split(separator: "\n").map {
        $0.split(separator: " ").joined(separator: " ")
      }
    }
    #expect(
      try lines(screen("\"Old\""), screen("\"New\"")) == [
        "Home.swift", "Home (VoiceOver)", "5 Row “Old” (in another file)", "→ Row “New”",
        "1 component from other files changed in 1 file.",
      ])
    #expect(
      try lines(screen("\"a\"", "\"b\""), screen("\"b\"", "\"c\"", "\"d\"")).contains(
        "7 new: Row “d” (in another file)"))
    #expect(
      try lines(screen("\"a\"", "\"b\""), screen("\"b\"")).contains("– removed: Row “a” (in another file)"))
    for (before, after) in [("\"a\", \"b\"", "\"b\", \"a\""), ("title", "name")] {
      func rows(_ list: String) -> String {
        ChangedSpeechTests.screen(
          list.split(separator: ", ").map { "Row(title: \($0))" }.joined(separator: "\n"), "Home")
      }
      #expect(try lines(rows(before), rows(after)) == ["No focus stop changed."])
    }
  }

  @Test func `Stops that move to a component in another file aren't changes`() throws {
    let parts = "Text(\"One text\")\nText(\"Another text\")"
    let folder = try repository(
      ["A.xcodeproj/a": "", "Home.swift": ChangedSpeechTests.screen(parts, "Home")],
      [
        "Home.swift": ChangedSpeechTests.screen("Parts()", "Home"),
        "Parts.swift": ChangedSpeechTests.screen(parts, "Parts"),
      ])
    #expect(
      try changes(in: folder).text
        == "No focus stop changed.\n2 focus stops moved to another file, announced as before.\n")
  }

  @Test func `The comment for a pull request is a table with links`() throws {
    let folder = try repository(
      ["A.swift": ChangedSpeechTests.screen(ChangedSpeechTests.button("x"))],
      ["A.swift": ChangedSpeechTests.screen(ChangedSpeechTests.button("x", "Close"))])
    let job = [
      "GITHUB_SERVER_URL": "https://code.example", "GITHUB_REPOSITORY": "a/b", "GITHUB_SHA": "c0ffee",
    ]
    #expect(
      try changes("--format", "markdown", in: folder, environment: job).text == """
        ## Changes for screen reader users

        1 focus stop announced differently in 1 file, compared with `HEAD`.

        ### [A.swift](https://code.example/a/b/blob/c0ffee/A.swift)

        **Player (VoiceOver)**

        | Line | Before | After |
        |---:|---|---|
        | [5](https://code.example/a/b/blob/c0ffee/A.swift#L5) | “x, Button” (no label) | “Close, Button” |

        <sub>Announcements are previews with default settings. ‹…› marks text that isn't in the code.</sub>

        """)
    let same = try repository(["A.swift": "let a = 1\n"], [:])
    #expect(
      try changes("--format", "markdown", in: same).text
        == "## Changes for screen reader users\n\nNo focus stop changed since `HEAD`.\n")
  }

  @Test(
    "texts from code can't become markup, mentions, or references in a comment",
    arguments: [
      ("a|b", "a\\|b"), ("`a`", "\\`a\\`"), ("<img src=x>", "\\<img src=x\\>"), ("@all", "\\@\u{200B}all"),
      ("#12", "\\#\u{200B}12"), ("GH-12", "GH\u{200B}-12"), ("*a* _b_", "\\*a\\* \\_b\\_"),
      ("[a](b)", "\\[a\\](b)"),
      ("https://a.example", "https:\\//a.example"),
    ])
  func escaping(text: String, expected: String) throws {
    let folder = try repository(["A.swift": ""], ["A.swift": ChangedSpeechTests.screen("Text(\"\(text)\")")])
    let comment = try changes("--format", "markdown", in: folder).text
    #expect(comment.contains("| 5 | *(new)* | “\(expected)” |\n"), "\(comment)")
  }

  @Test func `A comment has less than the 65,536 characters that GitHub allows, and says what's missing`()
    throws
  {
    let texts = (0..<3000).map { "Text(\"A text with the number \($0)\")" }.joined(separator: "\n")
    let files = (0..<3).map { ("\($0).swift", ChangedSpeechTests.screen(texts)) }
    let folder = try repository(["A.swift": ""], Dictionary(uniqueKeysWithValues: files))
    let comment = try changes("--format", "markdown", in: folder).text
    #expect(comment.utf8.count < 65_536 && comment.utf8.count > 30_000)
    let shown = comment.split(separator: "\n").count { $0.hasPrefix("| ") } - 1
    #expect(comment.contains("\(6000 - shown) more changes in 3 files not shown."), "\(comment.suffix(400))")
  }

  @Test func `The JSON names each change with its lines before and after`() throws {
    let folder = try repository(
      ["A.swift": ChangedSpeechTests.screen("Text(\"a\")")],
      ["A.swift": ChangedSpeechTests.screen("\nText(\"b\")")])
    #expect(
      try changes("--format", "json", in: folder).text == """
        {"version":1,"changes":[{"kind":"changed","path":"A.swift","line":6,"earlierLine":5,"declaration":"Player",\
        "reader":"VoiceOver","before":["“a”"],"after":["“b”"]}],"components":[],"shown":[],\
        "movedToOtherFiles":0,"unknown":0}

        """)
  }

  @Test(
    "what can't be compared is an error",
    arguments: [
      (["--changed-since", "gone"], "unknown revision 'gone' for --changed-since"),
      (["--changed-since", "HEAD", "--audio", "a.wav"], "--changed-since can't be used with --audio"),
      (["--changed-since", "HEAD", "--verify", "."], "--changed-since can't be used with --verify"),
      (["--format", "markdown", "A.swift"], "--format markdown requires --changed-since"),
      (["--changed-since", "-x"], "missing value for '--changed-since REF'"),
    ])
  func errors(arguments: [String], message: String) throws {
    let folder = try repository(["A.swift": ChangedSpeechTests.screen("Text(\"a\")")], [:])
    let outcome = try Program.run(["speak"] + arguments, in: folder.path)
    #expect(outcome.code == 2 && outcome.text == "" && outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `A file that can't be read is reported, and the others are compared`() throws {
    let folder = try repository(
      ["A.swift": ChangedSpeechTests.screen("Text(\"a\")")],
      ["A.swift": ChangedSpeechTests.screen("Text(\"b\")")])
    try folder.write([0x41, 0xFF, 0x0A], to: "B.swift")
    let outcome = try changes(in: folder)
    #expect(outcome.code == 3 && outcome.text.contains("→ “b”"))
    #expect(outcome.errors.contains("B.swift: not valid UTF-8"))
    #expect(try changes("gone.swift", in: folder).code == 3)
  }
}
