// Helpers for text rules: fixes that change a text style, and numbers in messages and options.

import Elements

extension TextLook {
  /// Returns a fix that changes the text style, or nil if there's no automatic edit.
  func fix(_ title: String) -> Fix? {
    edits.isEmpty ? nil : Fix(title, .changesBehavior, edits: edits.map(Fix.Edit.init))
  }
}

extension Double {
  /// The number, without a fraction if it's an integer.
  var shortText: String {
    self == rounded() && abs(self) < 1_000_000 ? "\(Int(self))" : "\(self)"
  }
}

extension Report {
  /// Returns the value of an integer option.
  func number(_ option: String) -> Int {
    if case .number(let number)? = self.option(option) { number } else { 0 }
  }
}

extension Element {
  /// True if the text is as large as titles, which are short.
  var isLargeTitle: Bool { textSize.map { $0 >= 20 } ?? false }
}
