// Hostile input for the commands that speak, report, and complete.

import TestSupport
import Testing

#if !os(Windows)
  @Suite struct HostileSpeechTests {
    /// A file and the exit code of `speak` for it.
    struct Input: Sendable, CustomTestStringConvertible {
      var testDescription: String
      var path: String
      var text: String
      var code: Int32

      init(_ name: String, _ text: String, path: String = "A.swift", code: Int32 = 0) {
        testDescription = name
        self.path = path
        self.text = text
        self.code = code
      }

      /// Returns a SwiftUI view with this body.
      static func view(_ name: String, _ body: String, code: Int32 = 0) -> Input {
        Input(name, "import SwiftUI\nstruct A: View { var body: some View { \(body) } }\n", code: code)
      }

      /// Returns a composable with this body.
      static func composable(_ name: String, _ body: String) -> Input {
        Input(
          name,
          "import androidx.compose.material3.*\nimport androidx.compose.runtime.*\n@Composable fun A() { \(body) }\n",
          path: "A.kt")
      }

      static func layout(_ name: String, _ text: String) -> Input {
        Input(name, text, path: "app/src/main/res/layout/a.xml")
      }
    }

    /// Returns `text` repeated `count` times. Counts above 500, which no depth limit needs, follow `HostileInput.size`.
    private static func many(_ text: String, _ count: Int) -> String {
      String(repeating: text, count: count > 500 ? HostileInput.size(count) : count)
    }

    /// Returns view types whose bodies are made from their numbers.
    private static func types(_ count: Int, _ body: (Int) -> String) -> String {
      (0..<count).map { "struct V\($0): View { var body: some View { \(body($0)) } }\n" }.joined()
    }

    static let texts: [Input] = [
      Input("nothing", ""),
      Input("a byte order mark", "\u{FEFF}"),
      Input("half a view", "import SwiftUI\nstruct A: View { var body: some View { Button {"),
      Input("no code", many("a", 100_000), path: "notes.txt"),
      Input(
        "a declaration like an order",
        "import androidx.compose.material3.*\n@Composable fun ` ::error::x`() { Text(\"a\") }", path: "A.kt"),
      .view("control characters", "Text(\"\\u{1B}[31m\\u{202E}\u{1B}[0m\")"),
      .view("an order to a pipeline", #"Text("\n::error::x")"#),
      .view("a long label", "Text(\"\(many("long ", 200_000))\")"),
      .view("interpolations", "Text(\"\(many(#"\(a)"#, 20_000))\")"),
      .view("accents", "Text(\"e\(many("\u{301}", 100_000))\")"),
      .view("flags", "Text(\"\(many("🇦", 20_000))\")"),
      .view("a long sum of texts", "Text(\(many(#""a" + "#, 3_000))\"b\")"),
      .view("a long choice", "Text(\(many(#"a ? "a" : "#, 200))\"b\")", code: 3),
    ]

    static let shapes: [Input] = [
      .view("a view that shows itself", "VStack { A(); Text(\"a\") }"),
      Input(
        "views in a circle", "import SwiftUI\n\(types(20) { "V\(($0 + 1) % 20)(); V\(($0 + 2) % 20)()" })"),
      Input(
        "views that double",
        "import SwiftUI\n\(types(40) { $0 < 39 ? "V\($0 + 1)(); V\($0 + 1)()" : "Text(\"a\")" })"),
      Input("many types", "import SwiftUI\n\(types(HostileInput.size(2_000)) { _ in "Text(\"a\")" })"),
      Input(
        "a long name",
        "import SwiftUI\nstruct \(many("A", 100_000)): View { var body: some View { Text(\"a\") } }"),
      .view("many texts", "VStack { \(many(#"Text("a"); "#, 5_000)) }"),
      .view("many tabs", "TabView { \(many(#"Text("a").tabItem { Text("b") }; "#, 3_000)) }"),
      .view("many headings", "VStack { \(many(#"Text("a").accessibilityAddTraits(.isHeader); "#, 3_000)) }"),
      .view("deep stacks", "\(many("VStack { ", 20))Text(\"a\")\(many("}", 20))"),
      .view("stacks too deep", "\(many("VStack { ", 500))Text(\"a\")\(many("}", 500))", code: 3),
      Input(
        "open stacks", "import SwiftUI\nstruct A: View { var body: some View { \(many("VStack { ", 500))",
        code: 3),
      .composable("many Kotlin tabs", "TabRow(0) { \(many("Tab(a, {}) { Text(\"b\") }\n", 3_000)) }"),
      .layout("a deep layout", "\(many("<LinearLayout>", 2_000))<Button/>"),
      .layout("a wide layout", "<LinearLayout>\(many(#"<Button android:text="a"/>"#, 5_000))</LinearLayout>"),
      .layout("half a layout", "<LinearLayout android:text=\"&#x110000;&lt"),
    ]

    /// Thousands of modifiers on one view.
    static let chains: [Input] = [
      #".tabItem { Text("b") }"#, #".sheet(isPresented: $a) { Text("b") }"#, #".toolbar { Button("b") { } }"#,
      #".contextMenu { Button("b") { } }"#, #".alert("b", isPresented: $a) { Button("b") { } }"#,
      #".accessibilityLabel("b")"#, #".accessibilityAction(named: "b") { }"#,
      #".accessibilityAddTraits(.isButton)"#,
      #".accessibilityHidden(a)"#, #".navigationTitle("b")"#, #".overlay(Text("b"))"#, ".onTapGesture { }",
    ].map { .view("many \($0)", "Text(\"a\")\(many($0 + "\n", 5_000))") }

    @Test(
      "spoken output is bounded, stays on its lines, and is harmless in a log",
      arguments: HostileSpeechTests.texts + HostileSpeechTests.shapes + HostileSpeechTests.chains)
    func speak(input: Input) throws {
      let folder = try TemporaryFolder([".git/HEAD": "", input.path: input.text])
      for format in ["text", "json"] {
        let run = try Measurement.run(
          ["speak", "--format", format, input.path], in: folder.path, stack: 512,
          seconds: Bounds.seconds(Double(input.text.utf8.count) / 1e6), memory: Bounds.factor << 29)
        #expect(!run.isBroken, "\(run.seconds) s, \(run.peakMemory >> 20) MB")
        #expect(run.outcome.code == input.code, "\(run.outcome.errors.prefix(300))")
        let lines = run.outcome.text.split(separator: "\n")
        #expect(!lines.contains { $0.drop { $0 == " " }.hasPrefix("::") })
        #expect(!run.outcome.output.contains { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 })
      }
    }

    /// Arguments, the exit code, and the expected error.
    static let calls: [(arguments: [String], code: Int32, complaint: String)] = [
      (["speak"], 2, "missing file argument"), (["speak", ""], 2, "empty file name"),
      (["speak", ".:3"], 2, "'.' is a directory"),
      (["speak", "gone.swift"], 3, "gone.swift: no such file or directory"),
      (["speak", "A.swift:0"], 2, "line numbers start at 1"),
      (["speak", "A.swift:-1"], 2, "line numbers start at 1"), (["speak", "A.swift:99"], 2, "has only"),
      (["speak", "A.swift:9223372036854775808"], 2, "isn't a line number"),
      (["speak", "A.swift:2:3:4"], 3, "no such file or directory"),
      (["speak", "--format", "xml", "A.swift"], 2, "invalid value 'xml' for --format"),
      (["speak", "--audio", "A.swift"], 2, "missing file argument"),
      (["speak", "--audio", "B.swift", "A.swift"], 2, "refusing to overwrite source file"),
      (["speak", "--update", "gone", "A.swift"], 2, "gone' doesn't exist; create it first"),
      (["speak", "--update", "A.swift", "A.swift"], 2, "A.swift' doesn't exist; create it first"),
      (["speak", "--verify", "s", "A.swift:2"], 2, "snapshots cover whole files"),
      (["speak", "--", "::error::gone.swift"], 3, "a11y-lsp: error: ::error::gone.swift: "),
      (["report", "-o", "s"], 3, "s: can't be written: is a directory"),
      (["report", "-o", "A.swift"], 2, "refusing to overwrite source file"),
      (["report", "-o", "gone/a.html"], 3, "gone/a.html: "),
      (["report", "-o", ""], 2, "missing value for '--output FILE'"),
      (["report", "--compare", "s"], 2, "--compare: s: "),
      (["report", "--compare", "A.swift"], 2, "isn't an a11y-lsp report"),
      (["report", "--format", "pdf"], 2, "invalid value 'pdf' for --format"),
      (["report", "gone"], 3, "gone: no such file or directory"),
      (["completions"], 2, "a11y-lsp: error: "), (["completions", "tcsh"], 2, "tcsh"),
      (["completions", "bash", "zsh"], 2, "expected a single shell"),
      (["completions", ""], 2, "a11y-lsp: error: "),
      (["checklist", "gone.swift"], 3, "no such file or directory"),
      (["checklist", "s"], 2, "'s' is a directory"),
    ]

    @Test(
      "a failure is reported on one line, with at most one hint below, and nothing is written",
      arguments: HostileSpeechTests.calls)
    func call(arguments: [String], code: Int32, complaint: String) throws {
      let folder = try TemporaryFolder([
        ".git/HEAD": "", "A.swift": Screens.clean, "s/": "",
      ])
      let outcome = try Program.run(arguments, in: folder.path)
      #expect(outcome.code == code, "\(outcome.errors)")
      #expect(outcome.errors.contains(complaint), "\(outcome.errors)")
      #expect(outcome.errors.hasPrefix("a11y-lsp: error: "))
      #expect(outcome.errors.split(separator: "\n").count <= 2)
      #expect(try folder.names == [".git", "A.swift", "s"])
      #expect(try folder.text(of: "A.swift") == Screens.clean)
    }
  }
#endif
