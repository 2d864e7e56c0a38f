// A project with one icon button, whose image or modifiers other files declare.

import Linter
import Source

/// Returns the severity at which the button in a SwiftUI file is reported as unlabeled, if it is. `button` is the code
/// of the button, and `others` are the contents of the project's other files.
func iconButtonSeverity(of button: String, _ others: [String]) -> Severity? {
  let path = "App/Bar.swift"
  let text = "import SwiftUI\nstruct Bar: View { var body: some View { \(button) } }"
  var files = [path: text]
  for (number, other) in others.enumerated() {
    files["App/Other\(number).swift"] = "import SwiftUI\n" + other
  }
  let file = SourceFile(path: path, text: SourceText(text))
  return Linter().lint(file, in: index(files).surroundings)
    .first { $0.rule == "missing-icon-button-label" }?.severity
}
