// Heights that one Kotlin file declares and others use.

import Testing

@Suite("Code heights")
struct CodeHeightTests {
  private func reported(_ height: String, declaredBy code: String...) -> [String] {
    var files = [
      "app/Pay.kt": """
      import androidx.compose.material3.*
      @Composable fun Pay(text: String, height: Dp = \(height)) {
        Button(onClick = pay, modifier = Modifier.height(height)) { Text(text) }
      }
      """
    ]
    for (index, code) in code.enumerated() { files["app/Dimens\(index).kt"] = code }
    return findings(in: "app/Pay.kt", of: files).filter { $0.hasPrefix("fixed-height-text") }
  }

  @Test(
    "a constant of another file is a fixed height",
    arguments: [
      "import androidx.compose.ui.unit.dp\nobject Dimens {\n  val buttonHeight = 32.dp\n}",
      "import androidx.compose.ui.unit.dp\nclass Dimens {\n  val buttonHeight: Dp = 32.dp \n}",
    ])
  func declared(code: String) {
    #expect(reported("Theme.dimens.buttonHeight", declaredBy: code) == ["fixed-height-text information"])
  }

  @Test("an unknown, different, or sufficient height isn't reported")
  func unknown() {
    #expect(reported("Theme.dimens.buttonHeight").isEmpty)
    #expect(
      reported(
        "Theme.dimens.buttonHeight", declaredBy: "val buttonHeight = 32.dp\n", "val buttonHeight = 96.dp\n"
      ).isEmpty)
    #expect(reported("Theme.dimens.buttonHeight", declaredBy: "val buttonHeight = 96.dp\n").isEmpty)
    #expect(reported("Theme.dimens.buttonHeight", declaredBy: "fun f(buttonHeight: Dp = 32.dp) {}").isEmpty)
    #expect(reported("Theme.dimens.buttonHeight", declaredBy: "val buttonHeight = 32.dp * scale\n").isEmpty)
    #expect(reported("dimens.buttonHeight", declaredBy: "val buttonHeight = 32.dp\n").isEmpty)
  }

  @Test(
    "sizes of zero and without limit are ignored", arguments: ["0.sp", "1e999.sp"], ["0.dp", "1e999.dp"])
  func extremes(size: String, side: String) {
    let code = """
      import androidx.compose.material3.*
      @Composable fun A() {
        Box(Modifier.height(20.dp)) { Text("Paid at noon", fontSize = \(size), modifier = Modifier.width(\(side))) }
        Text("Paid at noon", fontSize = \(size), maxLines = 1, modifier = Modifier.width(\(side)).height(\(side)))
      }
      """
    let all = findings(in: "A.kt", of: ["A.kt": code])
    #expect(all.allSatisfy { $0.hasPrefix("fixed-height-text") || $0.hasPrefix("truncated-text") }, "\(all)")
  }
}
