import Elements
import Linter
import Source
import Testing

@Suite struct GuidanceTests {
  /// The guidelines in the catalog that static analysis can't check, except those that announcements show.
  private static let statements = Set(
    """
    P02 P08 P14 P17 P35 P41 P44 P45 P51 P58 P60 P64 P70 P78 G28 G41 A01 A02 A03 A07 A11 A15 A17 A25 A26 A32 A37 A39 \
    A41 A42 A52 A57 C13 C18 C21 C22 C24 C25 C35 C51 C53 C58 C69 C71 C73 C98 C99 C100 C101 C102 C103 C107 C118 M01 M02 \
    M20 M34 M35 M37 M38 M50 M52 M82 M83 M85 M86 M106
    """
    .split(separator: " ").map(String.init))

  @Test func `Every guideline that no rule can check has guidance in the editor`() {
    #expect(Set(Guidance.all.flatMap(\.statements)) == Self.statements)
  }

  @Test func `Snippets have unique names and balanced brackets`() {
    let named = Guidance.all.filter { !$0.snippets.isEmpty }
    #expect(Set(named.map(\.name)).count == named.count)
    for guidance in named {
      for framework in guidance.snippets.keys {
        let code = guidance.snippet(for: framework)?.plain ?? ""
        #expect(!guidance.name.isEmpty && !code.isEmpty && !code.contains("‹") && !code.contains("›"))
        for (open, close) in [("(", ")"), ("{", "}"), ("[", "]")] {
          #expect(
            code.count { "\($0)" == open } == code.count { "\($0)" == close }, "\(guidance.name) \(framework)"
          )
        }
      }
    }
  }

  @Test func `No rule reports a snippet`() {
    for guidance in Guidance.all {
      for (framework, path) in [
        (Framework.swiftUI, "a.swift"), (.uiKit, "a.swift"), (.compose, "a.kt"), (.androidViews, "a.kt"),
      ] {
        guard let code = guidance.snippet(for: framework)?.plain else { continue }
        let file: String
        switch framework {
        case .swiftUI where code.hasPrefix("."):
          file = "import SwiftUI\nstruct A: View { var body: some View { Details()\(code) } }\n"
        case .compose:
          file = "import androidx.compose.runtime.Composable\n@Composable fun A() {\n\(code)\n}\n"
        case .swiftUI: file = "import SwiftUI\nfunc f() {\n\(code)\n}\n"
        default: file = "import UIKit\n\(code)\n"
        }
        let findings = Linter().lint(SourceFile(path: path, text: SourceText(file)))
        #expect(findings.map(\.rule) == [], "\(guidance.name) \(framework)")
      }
    }
  }

  @Test func `A checklist names the line that raises a question, and ignores comments`() {
    let code =
      "// AVPlayer\nimport SwiftUI\nstruct A: View { var body: some View { VideoPlayer(player: clip) } }\n"
    let list = Checklist(of: SourceText(code), path: "a.swift").markdown(named: "a.swift")
    #expect(list.hasPrefix("# Checklist: a.swift\n"))
    #expect(list.contains("- [ ] **Audio and video** (line 3): Videos have captions"))
    #expect(list.contains("- [ ] **Rotation**: Rotate the device."))
    #expect(list.contains("## Whole app\n"))
    #expect(!list.contains("**Documents**") && !list.contains("<!--"))
    let other = Checklist(of: SourceText("<PdfView/>"), path: "a.txt").items
    #expect(other.allSatisfy { $0.line == nil })
  }

  @Test func `Open findings come first, the most severe one on top`() {
    let code = """
      import SwiftUI
      struct A: View {
        var body: some View {
          Text("A").font(.system(size: 12))
          Button { go() } label: { Image("go") }
        }
      }
      """
    let file = SourceFile(path: "a.swift", text: SourceText(code))
    let list = Checklist(of: file.text, path: file.path, findings: Linter().lint(file))
      .markdown(named: "a.swift")
    let rules = list.split(separator: "\n").filter { $0.hasPrefix("- [ ] **") }.prefix(3).map {
      String($0.prefix { $0 != ":" })
    }
    #expect(
      rules == [
        "- [ ] **missing-icon-button-label** (line 5, error)",
        "- [ ] **fixed-font-size** (line 4, warning)",
        "- [ ] **Settings**",
      ], "\(list)")
    #expect(list.contains("## Open findings\n\nFix these before you test by hand.\n"))
  }

  @Test(
    "The question about images is about the first image that isn't decorative",
    arguments: [
      (#"HStack { Image(systemName: "star"); Text(t) }.accessibilityElement(children: .combine)"#, nil),
      (#"Image(decorative: "a"); Image("chart").accessibilityLabel("Sales")"#, 3),
      (#"Image("a").accessibilityHidden(true)"#, nil),
      (#"Button { go() } label: { Label("Go", systemImage: "star") }; Image("chart")"#, 3),
    ])
  func images(code: String, line: Int?) {
    let text = "import SwiftUI\nstruct A: View { var body: some View {\n\(code) } }\n"
    let items = Checklist(of: SourceText(text), path: "a.swift").items
    #expect(items.first { $0.guidance.title == "Images" }?.line.map { $0 + 1 } == line)
  }

  @Test(arguments: [
    ("import a.Image\nimport b.painterResource\nfun f() { Image(painterResource(1), name) }\n", "a.kt", 2),
    (
      "import class Kit.UIImageView\nlet view = UIImageView()\nfunc f() { view.accessibilityLabel = name }\n",
      "a.swift", 1
    ),
    ("import a.Image\n", "a.kt", nil),
  ])
  func `An import alone doesn't count as shown content`(_ code: String, _ path: String, _ line: Int?) {
    let items = Checklist(of: SourceText(code), path: path).items
    #expect(items.first { $0.guidance.title == "Images" }?.line == line)
  }

  @Test(arguments: [
    ("import SwiftUI\na11y", "a.swift", ".accessibilityFocused($‹isResultFocused›)"),
    ("import UIKit\nA11YF", "a.swift", "UIAccessibility.post(notification: .layoutChanged"),
    ("import androidx.compose.ui\na11", "a.kt", "LaunchedEffect(Unit)"),
    ("import android.view.View\na11y", "a.kt", "‹result›.isFocusable = true"),
  ])
  func `Code is offered for the file's framework`(_ code: String, _ path: String, _ expected: String) {
    let text = SourceText(code)
    let (word, offers) = Guidance.completions(before: text.count, in: text, path: path)
    #expect(word.lowerBound == text.lineRange(1).lowerBound)
    #expect(offers.first { $0.label == "a11yFocus" }?.code.marked.hasPrefix(expected) == true)
  }

  @Test(arguments: [
    ("import SwiftUI\nText", "a.swift"), ("a1", "a.swift"), ("a11y", "a.xml"), ("a11y", "a.md"),
  ])
  func `Nothing is offered elsewhere`(_ code: String, _ path: String) {
    let text = SourceText(code)
    #expect(Guidance.completions(before: text.count, in: text, path: path).1.isEmpty)
  }
}
