// Tests for composables whose callers pass them modifiers.

import Linter
import Source
import Testing

@Suite("modifiers that callers pass")
struct GivenModifierTests {
  private static let path = "app/src/main/kotlin/AddButton.kt"
  private static let imports =
    "import androidx.compose.material3.*\nimport androidx.compose.runtime.Composable\nimport androidx.compose.ui.Modifier\n"

  private static func button(_ visibility: String, _ more: String = "") -> String {
    "\(imports)@Composable \(visibility)fun AddButton(modifier: Modifier = Modifier, onClick: () -> Unit) { IconButton(onClick = onClick, modifier = modifier) { Icon(Icons.Default.Add, null) } }\n\(more)"
  }

  private func reports(_ text: String, _ others: [String] = []) -> Bool {
    var files = [Self.path: text]
    for (number, other) in others.enumerated() {
      files["app/src/main/kotlin/Screen\(number).kt"] = Self.imports + other
    }
    let file = SourceFile(path: Self.path, text: SourceText(text))
    return Linter().lint(file, in: index(files).surroundings).contains {
      $0.rule == "missing-icon-button-label"
    }
  }

  @Test(
    "a private composable is judged by its calls in the file",
    arguments: [
      ("@Composable fun A() { AddButton { add() } }", true),
      ("@Composable fun A() { AddButton(Modifier.padding(4.dp)) { add() } }", true),
      ("@Composable fun A() { AddButton(modifier = Modifier.size(48.dp).testTag(\"add\")) { add() } }", true),
      ("@Composable fun A() { val large = Modifier.size(64.dp); AddButton(large) { add() } }", true),
      ("@Composable fun A() { AddButton(Modifier.background(ink)) { add() } }", true),
      ("@Composable fun A() { AddButton(Modifier.padding(4.dp) then Modifier.size(48.dp)) { add() } }", true),
      ("@Composable fun A() { AddButton(Modifier.size(48.dp) then Modifier.labeled(add)) { add() } }", false),
      ("@Composable fun A() { val told = Modifier.labeled(add); AddButton(told) { add() } }", false),
      (
        "@Composable fun A() { val largeModifier = Modifier.size(64.dp); AddButton(largeModifier) { add() } }",
        true
      ),
      ("@Composable fun A(modifier: Modifier) { AddButton(modifier) { add() } }", false),
      (
        "@Composable private fun A(modifier: Modifier) { AddButton(modifier.then(Modifier.padding(4.dp))) { add() } }\n@Composable fun B() { A(Modifier) }",
        true
      ),
      ("@Composable fun A() { AddButton(if (wide) Modifier.fillMaxWidth() else Modifier) { add() } }", true),
      ("@Composable fun A() { AddButton(Modifier.semantics { contentDescription = add }) { add() } }", false),
      ("@Composable fun A() { AddButton(Modifier.labeled(add)) { add() } }", false),
      ("@Composable fun A() { AddButton { add() }; AddButton(Modifier.labeled(add)) { add() } }", false),
      ("@Preview @Composable fun A() { AddButton { add() } }", false),
      ("", false),
    ])
  func privateFunctions(calls: String, isReported: Bool) {
    #expect(reports(Self.button("private ", calls)) == isReported)
  }

  @Test(
    "a composable that other files show is judged by all calls",
    arguments: [
      (["@Composable fun A() { AddButton { add() } }"], true),
      (
        [
          "@Composable fun A() { AddButton { add() } }",
          "@Composable fun B() { AddButton(Modifier.semantics { contentDescription = add }) { add() } }",
        ], false
      ),
      (
        [
          "@Composable fun A(modifier: Modifier = Modifier) { AddButton(modifier) { add() } }",
          "@Composable fun B() { A(Modifier.fillMaxWidth()) }",
        ], true
      ),
      (
        [
          "@Composable fun A(modifier: Modifier = Modifier) { AddButton(modifier) { add() } }",
          "@Composable fun B() { A(Modifier.clearAndSetSemantics { }) }",
        ], false
      ),
      (
        [
          "@Composable fun A(modifier: Modifier = Modifier) { B(modifier) }",
          "@Composable fun B(modifier: Modifier = Modifier) { A(modifier); AddButton(modifier) { add() } }",
        ], false
      ),
      ([], false),
    ])
  func otherFiles(others: [String], isReported: Bool) {
    #expect(reports(Self.button(""), others) == isReported)
  }

  @Test("a lambda's own modifier isn't the one that the function receives")
  func lambdas() {
    let text =
      "\(Self.imports)@Composable private fun AddButton(modifier: Modifier = Modifier, onClick: () -> Unit) { Slot { modifier -> IconButton(onClick = onClick, modifier = modifier) { Icon(Icons.Default.Add, null) } } }\n@Composable fun A() { AddButton { add() } }"
    #expect(!reports(text))
  }

  @Test("a decorative image stays decorative with a plain modifier from its caller")
  func decoration() {
    let text =
      "\(Self.imports)@Composable private fun Dot(modifier: Modifier = Modifier) { Icon(Icons.Default.Circle, null, modifier) }\n@Composable fun A() { Dot(Modifier.size(8.dp)); Text(title) }"
    let file = SourceFile(path: Self.path, text: SourceText(text))
    #expect(Linter().lint(file, in: index([Self.path: text]).surroundings).isEmpty)
  }

  @Test(
    "a modifier of the app is read, wherever it's declared",
    arguments: [
      ("fun Modifier.framed() = padding(4.dp).clip(CircleShape)", true),
      ("fun Modifier.framed(): Modifier = this.then(Modifier.padding(4.dp)).background(Color.Red)", true),
      ("fun Modifier.framed(): Modifier { val gap = 4.dp; return this.padding(gap) }", true),
      ("fun Modifier.framed() = composed { val c by color(); background(c) }", true),
      ("fun Modifier.framed(isOld: Boolean = true) = if (isOld) border(1.dp, Color.Red) else this", true),
      ("fun Modifier.framed() = padding(4.dp).spaced()\nfun Modifier.spaced() = padding(8.dp)", true),
      ("fun Modifier.framed() = padding(4.dp).spaced()", false),
      ("fun Modifier.framed() = semantics { contentDescription = title }", false),
      ("fun Modifier.framed() = padding(4.dp).clearAndSetSemantics { }", false),
      ("fun Modifier.framed() = this then TitleElement(title)", false),
      ("", false),
    ])
  func appModifiers(declaration: String, isReported: Bool) {
    let button =
      "\(Self.imports)@Composable fun A() { IconButton(onClick = add, modifier = Modifier.framed()) { Icon(Icons.Default.Add, null) } }\n"
    #expect(reports(button, [declaration]) == isReported)
    #expect(reports(button + declaration) == isReported)
    let calls = "@Composable fun A() { AddButton(Modifier.framed()) { add() } }"
    #expect(reports(Self.button("private ", calls), [declaration]) == isReported)
  }
}
