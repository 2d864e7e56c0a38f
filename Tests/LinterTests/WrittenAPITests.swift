// The versions of all APIs that fixes insert are known.

import Elements
import Linter
import Source
import TestSupport
import Testing

@Suite("APIs that fixes insert") struct WrittenAPITests {
  /// SwiftUI, UIKit, and Foundation APIs available in iOS 13 or earlier, and names that aren't APIs: members of the
  /// app, and numbers.
  ///
  /// Sources: Apple, the page of each, “Availability”.
  private static let old: Set<String> = [
    // SwiftUI.
    "accessibility", "accessibilityAction", "accessibilityElement", "accessibilityAdjustableAction",
    "combine",
    "contain", "ignore", "isButton", "isHeader", "isSelected", "isLink", "isModal", "updatesFrequently",
    "isImage", "buttonStyle", "plain", "borderless", "labelsHidden", "frame", "contentShape", "largeTitle",
    "title", "body",
    "callout", "subheadline", "footnote", "caption", "headline", "weight", "system", "primary", "secondary",
    "textContentType", "keyboardType", "disabled", "onTapGesture", "h1", "h2", "h3", "h4", "h5", "h6",
    "accessibilityReduceMotion", "accessibilityReduceTransparency", "regular", "command", "shift", "default",
    "emailAddress", "decimalPad", "newPassword", "vertical",
    // Foundation and the standard library. Code that formats `currency` uses `formatted` or `format`, which are in the
    // table.
    "joined", "compactMap", "currency",
    // As old as the modifier that takes them as arguments.
    "DynamicTypeSize", "accessibility3",
    // Members of a notification that the code already uses.
    "post", "fixed", "size", "custom", "medium", "light", "bold", "semibold", "black", "heavy", "thin",
  ]

  @Test("every modifier, member, and call in a fix is in the table or older than any app's target")
  func known() {
    var unknown: Set<String> = []
    for rule in Rule.all {
      for example in rule.examples where example.framework == .swiftUI {
        let code = MarkedText(example.code).text
        var configuration = Configuration()
        configuration.selected = [rule.id]
        let findings = Linter(configuration).lint(SourceFile(path: example.path, text: SourceText(code)))
        for edit in findings.flatMap(\.fixes).flatMap(\.edits) {
          let written = edit.replacement.plain
          let inTable = WrittenAPI.all.filter { written.contains($0.spelling) }.map(\.spelling)
          for name in written.memberNames
          where !WrittenAPITests.old.contains(name) && !code.contains(name)
            && !inTable.contains(where: { $0.contains(name) })
          {
            unknown.insert("\(name) (\(rule.id))")
          }
        }
      }
    }
    #expect(unknown.isEmpty, "Add the availability of these names: \(unknown.sorted())")
  }

  @Test(
    "calls are replaced with those of earlier systems",
    arguments: [
      (#".accessibilityLabel("a (b)").padding(2)"#, #".accessibility(label: Text("a (b)")).padding(2)"#),
      (#".accessibilityHidden(f(x))"#, #".accessibility(hidden: f(x))"#),
      (#"x = String(localized: "a\")")"#, #"x = NSLocalizedString("a\")", comment: "")"#),
      (
        #".accessibilityAction(named: "Go") { go() }.accessibilityAddTraits(.isToggle).accessibilityValue(v)"#,
        #".accessibilityAction(named: Text("Go")) { go() }.accessibility(value: Text(v))"#
      ),
      ("Color(nsColor: .textBackgroundColor)", "Color(NSColor.textBackgroundColor)"),
      (")", ")"),
    ])
  func earlier(code: String, expected: String) {
    var rewriting = EarlierAPIs(replacing: WrittenAPI.all)
    #expect(rewriting.rewritten(code) == expected)
  }
}

private extension String {
  /// The names after dots outside string literals.
  var memberNames: [String] {
    let code = split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined(separator: "\"\"")
    return code.split(separator: ".", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.first?.isLetter == true ? String(name) : nil
    }
  }
}
