// Screen reader announcements, with the real binary.

import TestSupport
import Testing

@Suite struct SpeakCommandTests {
  @Test func `A screen is read stop by stop, with its findings`() throws {
    let screen = """
      import SwiftUI
      struct Player: View {
        var body: some View {
          VStack {
            Text("Now playing").accessibilityAddTraits(.isHeader)
            Button { play() } label: { Image(systemName: "play") }.accessibilityLabel("Play")
            Text("Track").accessibilityHidden(true)
            Image("cover")
          }
        }
      }
      """
    let text = try check("speak", "Player.swift", on: ["Player.swift": screen], code: 0).text
    #expect(
      text == """
        Player.swift

        Player (line 2): 3 VoiceOver stops, 1 heading
          1. “Now playing, Heading”
          2. “Play, Button”
           – Text “Track”: not focusable (accessibilityHidden)
          3. “cover, Image”
               ! missing-image-label: VoiceOver reads the image's file name: “cover, Image”. Add a label, or mark the image \
        as decorative.
                 Mark the image as decorative (hides it from VoiceOver)

        """)
    let line = try check("speak", "Player.swift:6", on: ["Player.swift": screen], code: 0).text
    #expect(line.contains("  2. “Play, Button”"))
    #expect(!line.contains("Heading"))
    let json = try check("speak", "--format", "json", "Player.swift:6", on: ["Player.swift": screen], code: 0)
      .text
    #expect(
      json == """
        {"version":1,"stops":[{"path":"Player.swift","line":6,"column":7,"declaration":"Player","number":2,\
        "reader":"VoiceOver","announcement":"Play, Button","approximate":false,"within":[],"parts":[\
        {"kind":"name","text":"Play","line":6},{"kind":"role","text":"Button"}],"findings":[]}],"truncated":false}

        """)
    try check("speak", "gone.swift", code: 3, complains: ["gone.swift: "])
    try check("speak", code: 2, complains: ["missing file argument"])
  }

  @Test func `A file that can't be read aloud, and a word instead of a line, are reported`() throws {
    let files = ["README.md": "# Player", "A.swift": "import SwiftUI\n"]
    let text = try check(
      "speak", "README.md", on: files, code: 0,
      complains: [
        "README.md: nothing to read in this kind of file; announcements come from Swift and Kotlin code"
      ]
    ).text
    #expect(text == "")
    try check(
      "speak", "A.swift:body", on: files, code: 2,
      complains: ["'body' isn't a line number; write 'A.swift:12'"])
    try check("speak", "B.swift:body", on: files, code: 3, complains: ["B.swift:body: no such file"])
  }

  @Test func `A language in which the screen reader's words aren't known is noted`() throws {
    let files = SpeakCommandTests.screen("Button(\"Pay\") { pay() }")
      .merging(["A.kt": "@Composable fun Screen() { Text(\"Hi\") }\n"]) { $1 }
    let note = "--language fr doesn't change VoiceOver's words, which are known only in en, de, ru\n"
    try check(
      "speak", "--language", "fr", "A.swift", on: files, code: 0, says: ["“Pay, Button”"], complains: [note])
    try check("speak", "--language", "fr", "A.kt", on: files, code: 0)
    try check("speak", "--language", "de-AT", "A.swift", on: files, code: 0, says: ["“Pay, Taste”"])
  }

  @Test func `A line inside a stop belongs to that stop, even with a column from check`() throws {
    let screen = SpeakCommandTests.screen(
      "Button {\n pay()\n} label: {\n Image(\"coin\")\n}.accessibilityLabel(\"Pay\")")
    for place in ["A.swift:3", "A.swift:5:2"] {
      let line = place.split(separator: ":")[1]
      let outcome = try check(
        "speak", place, on: screen, code: 0,
        complains: ["A.swift: line \(line) is part of the element that starts at line 2\n"])
      #expect(outcome.text.hasSuffix("  1. “Pay, Button”\n"), "\(place)")
    }
    try check("speak", "A.swift:99:1", on: screen, code: 2, complains: ["the file has only 7 lines"])
  }

  @Test func `Code without views names the layouts that it shows`() throws {
    let files = [
      "Main.kt":
        "class Main : Activity() { fun a() { setContentView(R.layout.main); R.layout.main; R.layout. } }"
    ]
    let text = try check("speak", "Main.kt", on: files, code: 0).text
    #expect(
      text.contains(
        "  Unknown: the content may be defined in other files. Layouts used: main.xml.\n"))
  }

  @Test func `Layouts are also named by their bindings`() throws {
    let files = [
      "Main.kt": """
      import android.view.View
      class Main : Fragment(R.layout.main) {
        val a = FragmentFindReplaceBinding.inflate(layoutInflater)
        val b by viewBinding(OtherBinding::bind)
        fun c(v: View) = RowBinding.bind(v)
      }
      """
    ]
    let text = try check("speak", "Main.kt", on: files, code: 0).text
    #expect(text.hasSuffix(" Layouts used: main.xml, fragment_find_replace.xml, row.xml.\n"))
  }

  @Test(
    arguments: [
      ("A.kt", "import java.util.Date\nclass A(val date: Date) { fun f() = date.time }", true),
      ("A.kt", "import android.app.Activity\nclass A : Activity()", false),
      ("A.kt", "import androidx.compose.runtime.*\n@Composable fun A() { val a = remember { 1 } }", true),
      ("A.swift", "import Foundation\nstruct A { var a = 1 }", true),
      (
        "A.swift", "import UIKit\nclass A: BaseViewController { override func viewDidLoad() { set() } }",
        false
      ),
    ])
  func `“Nothing is read” is reported only if it is certain`(
    _ path: String, _ code: String, _ isCertain: Bool
  ) throws {
    let said =
      isCertain
      ? "Nothing here is announced by a screen reader."
      : "Unknown: the content may be defined in other files."
    for place in [path, "\(path):2"] {
      #expect(
        try check("speak", place, on: [path: code + "\n"], code: 0).text == "\(path)\n\n  \(said)\n",
        "\(place)")
    }
  }

  @Test func `The composables of an object are screens of their own`() throws {
    let text = """
      package a
      import androidx.compose.material3.Text
      import androidx.compose.runtime.Composable
      object Screens {
        @Composable fun Home() { Item("One"); Text("Two") }
        @Composable fun Item(text: String) { Text(text) }
        @Composable fun Help() { Text("Three") }
      }
      """
    let folder = try TemporaryFolder([".git/HEAD": "", "A.kt": text])
    #expect(
      try Program.run(["speak", "A.kt"], in: folder.path).text == """
        A.kt

        Home (line 5): 2 TalkBack stops
          1. “One”
          2. “Two”

        Help (line 7): 1 TalkBack stop
          1. “Three”

        """)
    let line = try Program.run(["speak", "A.kt:7"], in: folder.path).text
    #expect(line.contains("Help (line 7)") && !line.contains("Home"))
  }

  @Test func `Escapes in Android texts are read as the characters`() throws {
    let text = #"Wait\u2026 \uD83D\uDE48 it\'s\n\u00e4 \\u \u12"#
    let folder = try TemporaryFolder([
      ".git/HEAD": "",
      "app/src/main/res/values/strings.xml": "<resources><string name=\"a\">\(text)</string></resources>",
      "app/src/main/res/layout/a.xml": "<TextView android:text=\"@string/a\"/>",
      "app/src/main/res/layout/b.xml": "<TextView android:text=\"\(text)\"/>",
    ])
    for name in ["a", "b"] {
      let spoken = try Program.run(["speak", "app/src/main/res/layout/\(name).xml"], in: folder.path).text
      #expect(spoken.contains("“Wait… 🙈 it's ä \\u \u{FFFD}12”"), "\(spoken)")
    }
  }

  @Test func `A directory is read up to a number of files, without those that show nothing`() throws {
    let screen = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "App/B.swift": screen, "App/A.swift": screen, "App/Model.swift": "let a = 1\n",
      "App/Tests/ATests.swift": screen, "App/res/layout/a.xml": "<TextView android:text=\"b\"/>",
      "App/notes.txt": "a",
      "Skipped/C.swift": screen, ".a11y-lsp.json": #"{"exclude": ["Skipped/**"]}"#,
    ])
    for place in ["App", "."] {
      let outcome = try Program.run(["speak", place], in: folder.path)
      #expect(outcome.code == 0 && outcome.errors == "")
      let files = outcome.text.split(separator: "\n").filter {
        $0.hasPrefix("App/") || $0.hasPrefix("Skipped/")
      }
      #expect(files == ["App/A.swift", "App/B.swift", "App/res/layout/a.xml"])
    }
    for index in 0..<51 { try folder.write(screen, to: "Many/\(index).swift") }
    let many = try Program.run(["speak", "Many", "--format", "json"], in: folder.path)
    #expect(
      many.text.hasSuffix(#""truncated":true}"# + "\n") && many.text.split(separator: "\"Many/").count == 51)
    #expect(many.errors.contains("Many: only the first 50 files with focus stops are shown"))
    let none = try Program.run(["speak", "Skipped"], in: folder.path)
    #expect(none.code == 0 && none.errors.contains("Skipped: no focus stops found in this directory"))
    for arguments in [["App:3"], ["--update", ".", "App"], ["--audio", "a.wav", "App"]] {
      let refused = try Program.run(["speak"] + arguments, in: folder.path)
      #expect(refused.code == 2 && refused.errors.contains("'App' is a directory"), "\(refused.errors)")
    }
  }

  @Test func `A line is resolved by its declaration, an element that begins there, or its parent`() throws {
    let screen = """
      import androidx.compose.material3.*
      @Composable
      fun Screen(
        onBack: () -> Unit = {},
      ) {
        val title = title()
        Text("Hi")
        Unknown(
          onBack = onBack,
        )
      }
      """
    func told(_ line: Int) throws -> String {
      let text = try check(
        "speak", "A.kt:\(line)", on: ["A.kt": screen + "\n"], code: 0,
        complains: line == 9 ? ["line 9 is part of the element that starts at line 8"] : []
      ).text
      return String(text.dropFirst("A.kt\n\n".count))
    }
    let unknown = "   … Unknown: defined in another file\n"
    for line in 2...5 {
      #expect(
        try told(line) == "Screen (line 2): at least 1 TalkBack stop\n  1. “Hi”\n" + unknown, "\(line)")
    }
    #expect(try told(7) == "Screen (line 2): 1 TalkBack stop\n  1. “Hi”\n")
    #expect(try told(9) == "Screen (line 2): number of TalkBack stops unknown\n" + unknown)
    #expect(
      try told(6)
        == "  Nothing is announced at line 6; to read all of Screen, use line 3.\n")
    #expect(try told(1) == "  Nothing here is announced by a screen reader.\n")
  }

  @Test func `Options describe the user's screen reader settings`() throws {
    let files = [
      "a.swift": "import SwiftUI\nlet a = TextField(\"Email\", text: $email)\n",
      "res/layout/a.xml": #"<CheckBox android:text="Push"/>"#,
    ]
    let folder = try TemporaryFolder(files)
    func heard(_ options: String...) throws -> String {
      try Program.run(["speak"] + options, in: folder.path).text
    }
    #expect(try heard("a.swift", "--language", "de").contains("“Email, Textfeld”"))
    #expect(try heard("a.swift", "--no-hints").contains("“Email, Text Field”"))
    #expect(
      try heard("res/layout/a.xml", "--talkback-order", "role-name-state", "--no-hints").contains(
        "“Check box, Push, not checked”"))
    try check(
      "speak", "a.swift", "--language", "xx", on: files, code: 2,
      complains: ["unsupported language 'xx'; supported: en, ar"])
    try check(
      "speak", "a.swift", "--talkback-order", "name", on: files, code: 2, complains: ["name-role-state"])
  }

  @Test func `A truncated reading is reported, as text and in JSON`() throws {
    let screen =
      "import SwiftUI\nstruct A: View { var body: some View { VStack {\n"
      + String(repeating: "Text(\"a\")\n", count: 2_100) + "} } }\n"
    let text = try check("speak", "A.swift", on: ["A.swift": screen], code: 0).text
    #expect(text.contains("A (line 2): more than 2000 VoiceOver stops\n"))
    #expect(
      text.hasSuffix(
        "\n2000. “a”\n  … truncated: too many stops, or nested too deeply\n"))
    let json = try check("speak", "A.swift", "--format", "json", on: ["A.swift": screen], code: 0).text
    #expect(json.hasSuffix("],\"truncated\":true}\n"))
  }

  private static func screen(_ body: String) -> [String: String] {
    ["A.swift": "import SwiftUI\nstruct A: View { var body: some View { \(body) } }\n"]
  }

  @Test func `Code that is nested too deep isn't reported as having nothing to read`() throws {
    let parentheses = String(repeating: "(", count: 200) + "1" + String(repeating: ")", count: 200)
    let files = SpeakCommandTests.screen("Text(\(parentheses))")
    let complaint = "A.swift: nested too deeply to check in full; "
    try check("speak", "A.swift", on: files, code: 3, complains: ["error: \(complaint)"])
    try check("check", "A.swift", on: files, code: 3, complains: ["error: \(complaint)"])
    try check("check", "A.swift", "--fix", on: files, code: 3, complains: ["error: \(complaint)"])
    try check("check", on: files, code: 3, complains: ["error: \(complaint)"])
    try check(
      "check", "-q", "--format", "json", on: files, code: 3,
      says: [#""skipped":[{"path":"A.swift","reason":"nested too deeply"#],
      complains: ["error: \(complaint)"])
  }

  @Test func `A file with too many views isn't reported as having no findings`() throws {
    let files = SpeakCommandTests.screen(String(repeating: "Text(\"a\");", count: 100_000))
    try check("check", "A.swift", on: files, code: 3, complains: ["A.swift: has 100,000 or more views"])
  }

  @Test func `Snapshots are written, compared, and missing`() throws {
    func screen(_ title: String) -> String {
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"\(title)\"); Button(\"Pay\") { } } }\n"
    }
    let folder = try TemporaryFolder(["App/A.swift": screen("Old"), "speech/.keep": ""])
    func speak(_ arguments: String...) throws -> (text: String, code: Int32) {
      let output = try Program.run(["speak"] + arguments, in: folder.path)
      return (output.text, output.code)
    }
    #expect(try speak("--verify", "speech", "App/A.swift").text.contains("no snapshot"))
    #expect(try speak("--update", "speech", "App/A.swift").text == "New: App+A.swift.speech.txt\n")
    #expect(
      try folder.text(of: "speech/App+A.swift.speech.txt") == """
        A: 2 VoiceOver stops
          1. “Old”
          2. “Pay, Button”

        """)
    #expect(try speak("--verify", "speech", "App/A.swift") == ("", 0))
    try folder.write(screen("New"), to: "App/A.swift")
    let changed = try speak("--verify", "speech", "App/A.swift")
    #expect(
      changed.text == """
        App/A.swift: differs from App+A.swift.speech.txt:
          A: 2 VoiceOver stops
        -   1. “Old”
        +   1. “New”
            2. “Pay, Button”
          

        """)
    #expect(changed.code == 1)
  }

  @Test func `Audio is generated by another program, which gets only the words`() throws {
    let folder = try TemporaryFolder([
      "A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"$(touch x) `y`\") } }\n",
      "bin/espeak-ng":
        "#!/bin/sh\nprintf 'RIFF....WAVEfmt .........................data....'\ncat\n",
      "empty/.keep": "",
    ])
    try folder.setPermissions(0o755, of: "bin/espeak-ng")
    func speak(_ bin: String) throws -> Program.Outcome {
      try Program.run(
        ["speak", "--audio", "a.wav", "A.swift"], in: folder.path,
        environment: ["PATH": "\(folder.path)/\(bin):\(bin == "bin" ? "/usr/bin:/bin" : "")"])
    }
    let told = try speak("bin")
    #expect(told.code == 0 && told.text.hasSuffix("a.wav (1 stop).\n"))
    let sound = try folder.text(of: "a.wav")
    #expect(sound.hasPrefix("RIFF") && sound.hasSuffix("$(touch x) `y`.\n\n"))
    try folder.write(
      "import SwiftUI\nstruct A: View { var body: some View { VStack {\n"
        + String(repeating: "Text(\"\(String(repeating: "long ", count: 40))\")\n", count: 100) + "} } }\n",
      to: "A.swift")
    let cut = try speak("bin")
    #expect(cut.code == 3)
    #expect(cut.errors.contains("a.wav: only the first ") && cut.errors.contains(" of 100 stops fit;"))
    #expect(try folder.text(of: "a.wav").hasPrefix("RIFF"))
    let missing = try speak("empty")
    #expect(missing.code == 3)
    #expect(missing.errors.contains("espeak-ng"))
  }
}
