// What code sets on a view is not known from its layout or document.

extension Element {
  /// Makes unknown what code sets on the view.
  mutating func apply(_ use: ViewCode.Use) {
    if !use.isDisjoint(with: namingUses) { openness.insert(.elsewhere) }
    if use.contains(.colors) {
      openness.insert(.colors)
      for place in colors.indices { colors[place].value = .unknown }
      colors.append(WrittenColor(.unknown, .background, range: typeRange, valueRange: typeRange))
    }
    if use.contains(.size) { size = .unknown }
    if use.contains(.textSize) { fonts = [] }
    if use.contains(.exposure) {
      let api = framework.isUIKit ? "isAccessibilityElement" : "importantForAccessibility"
      hiding = Hiding(hiding?.api ?? api, .unknown, range: hiding?.range ?? typeRange)
    }
  }

  /// What code has to set to name the view: the text of a field is what was typed into it, and pictures and
  /// sliders have none.
  private var namingUses: ViewCode.Use {
    // A text view that code fills most often shows what it's filled with.
    if role == .textEditor, framework.isUIKit { return [.name, .hint, .text] }
    if role.isField { return [.name, .hint] }
    switch role {
    case .image, .slider, .picker, .progress, .rating: return .name
    default: return [.name, .text, .hint]
    }
  }
}
