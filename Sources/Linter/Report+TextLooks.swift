// Fixes that set a text otherwise, and numbers as messages show them.

import Elements

extension TextLook {
  /// A fix that sets the text otherwise; nil where that takes thought.
  func fix(_ title: String) -> Fix? {
    edits.isEmpty ? nil : Fix(title, .changesBehavior, edits: edits.map(Fix.Edit.init))
  }
}

extension Double {
  /// Without a fraction where there is none.
  var shortText: String {
    self == rounded() && abs(self) < 1_000_000 ? "\(Int(self))" : "\(self)"
  }
}

extension Report {
  /// The whole number that an option states.
  func number(_ option: String) -> Int {
    if case .number(let number)? = self.option(option) { number } else { 0 }
  }
}

extension Element {
  /// Whether it is set as large as titles are, which are short.
  var isLargeTitle: Bool { textSize.map { $0 >= 20 } ?? false }
}
