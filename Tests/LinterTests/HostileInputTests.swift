// Extreme code that must neither crash nor take long.

import Linter
import Source
import Testing

@Suite struct HostileInputTests {
  @Test("an unclosed literal leaves every fix inside the text")
  func unclosedLiteral() {
    for code in ["let b=UIBarButtonItem(image:\"\"\"\n", "let b=UIBarButtonItem(image:#/\n"] {
      check("import UIKit\nfunc a() {\n" + code, "A.swift")
      check(code, "A.swift")
    }
  }

  @Test("removals don't contain other edits")
  func nestedEdits() {
    check(
      "class A: UIView { init() { accessibilityTraits = .b() { accessibilityTraits = .button }\nfunc a(.selected) } }",
      "A.swift")
    check("OutlinedTextField(v, f, Modifier.semantics { contentDescription = \"a\" }, ", "A.kt")
  }

  @Test(
    "types that show the previous type twice don't cause exponential work",
    arguments: ["Text(\"a\")", "Image(\"a\")"])
  func doubling(leaf: String) {
    var code = "import SwiftUI\nstruct V0: View { var body: some View { \(leaf).onTapGesture { a() } } }\n"
    for index in 1...80 {
      code +=
        "struct V\(index): View { var body: some View { HStack { V\(index - 1)(); V\(index - 1)() } } }\n"
    }
    check(code, "A.swift")
  }

  @Test("modifiers of modifiers are read within bounds")
  func ownModifiers() {
    var code = "import SwiftUI\nextension View {\n"
    for index in 0..<4 {
      let calls = String(repeating: ".m\(index + 1)()", count: 40)
      code += "func m\(index)() -> some View { self\(calls) }\n"
    }
    code +=
      "func m4() -> some View { accessibilityLabel(\"a\") }\n}\nstruct A: View { var body: some View { Text(\"a\").m0() } }"
    check(code, "A.swift")
  }

  @Test("constants of constants are read within bounds")
  func constants() {
    var code = "@Composable fun A() {\nval m4 = Modifier.padding(1.dp)\n"
    for index in (0..<4).reversed() {
      let calls = String(repeating: ".then(m\(index + 1))", count: 80)
      code += "val m\(index) = Modifier\(calls)\n"
    }
    check(code + "Box(m0.clickable { a() }) }", "A.kt")
  }

  private func check(_ code: String, _ path: String) {
    let text = SourceText(code)
    for finding in Linter().lint(SourceFile(path: path, text: text)) {
      for fix in finding.fixes {
        #expect(fix.edits.allSatisfy { $0.range.lowerBound >= 0 && $0.range.upperBound <= text.count })
        #expect(text.applying(fix.plainEdits) != nil)
      }
    }
  }
}
