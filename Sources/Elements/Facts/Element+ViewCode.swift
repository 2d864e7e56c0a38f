// Properties that become unknown if code may set them.

extension Element {
  /// Marks everything as unknown that code sets on the view.
  mutating func apply(_ use: ViewCode.Use) {
    if !use.isDisjoint(with: namingUses) || use.contains(.tooltip) && labels.isEmpty {
      unknowns.add(.elsewhere, .code)
    }
    if use.contains(.colors) {
      unknowns.add(.colors, .code)
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

  /// The properties that label the view if code sets them. A field's text is what the user typed, and images and
  /// sliders have none.
  private var namingUses: ViewCode.Use {
    // A text view that code fills usually displays text.
    if role == .textEditor, framework.isUIKit { return [.name, .hint, .text] }
    if role.isField || isTextInputLayout { return [.name, .hint] }
    switch role {
    case .image, .slider, .picker, .progress, .rating: return .name
    // An image button has neither text nor a hint.
    case .iconButton where framework == .androidXML: return .name
    case .toggle where framework.isUIKit, .stepper where framework.isUIKit: return .name
    // A label's own class formats the text that it's given.
    case .text where framework.isUIKit && !title.isAbsent: return [.name, .hint]
    default: return [.name, .text, .hint]
    }
  }
}
