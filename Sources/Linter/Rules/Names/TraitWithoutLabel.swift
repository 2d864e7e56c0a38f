// trait-without-label: something says what it is or in which state, and not what it is called.

import Elements

extension Rule {
  static let traitWithoutLabel = Rule(
    "trait-without-label", "Trait without a name", .names,
    severity: .warning, criteria: [.nameRoleValue], on: .traits.union(.labelled), cause: .noName,
    why: "A trait promises something to use; without a name the listener cannot know what.",
    examples: [
      .bad(
        .swiftUI, #"Circle()⟦.accessibilityAddTraits(.isButton)⟧"#,
        fixed: #"Circle().accessibilityAddTraits(.isButton).accessibilityLabel("‹label›")"#),
      .bad(
        .swiftUI, #"Color.red.frame(width: 44, height: 44)⟦.accessibilityElement()⟧"#,
        fixed: #"Color.red.frame(width: 44, height: 44).accessibilityElement().accessibilityLabel("‹label›")"#),
      .bad(
        .swiftUI, #"Canvas { c, s in draw(c, s) }⟦.accessibilityValue("Half full")⟧"#,
        fixed:
          #"Canvas { c, s in draw(c, s) }.accessibilityValue("Half full").accessibilityLabel("‹label›")"#),
      .good(.swiftUI, #"Text("Pay").accessibilityAddTraits(.isButton)"#),
      .good(.swiftUI, #"Circle().accessibilityLabel("Red").accessibilityAddTraits(.isButton)"#),
      .good(.swiftUI, #"Circle().accessibilityAddTraits(.isButton).accessibilityHidden(true)"#),
      .good(.swiftUI, #"VStack { Text("A") }.accessibilityElement(children: .contain)"#),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard element.isExposed, element.name.isAbsent, element.promisesName,
      let range = element.firstPromise
    else { return }
    report.report(
      id, at: range, element.promiseMessage, severity: element.visibilitySeverity(.warning),
      fixes: [
        report.fix(
          "Add the label this element needs", .needsText,
          .label(suggestion: report.suggestedName(for: id, otherwise: "label")), on: id),
        report.fix("Remove the trait", .changesBehavior, .remove(range), on: id),
      ])
  }
}

private extension Element {
  /// Whether the element is nothing by itself, so that a trait alone makes it a nameless stop.
  var promisesName: Bool {
    switch framework {
    case .swiftUI:
      switch role {
      case .shape, .color, .spacer, .canvas: true
      default: false
      }
    case .uiKit: role == .container
    case .compose: role == .container || role == .image
    case .androidViews: circumstances.contains(.drawsItself)
    case .androidXML: false
    }
  }

  /// The first trait, state or hint that was written.
  var firstPromise: Range<Int>? {
    var ranges = traits.filter { $0.trait != .tabBar }.map(\.range)
    if case .certain(let value) = value { ranges.append(value.range) }
    if case .certain(let hint) = hint { ranges.append(hint.range) }
    return ranges.min { $0.lowerBound < $1.lowerBound }
  }

  var promiseMessage: String {
    switch framework {
    case .compose:
      "This role has no name, so TalkBack either skips the element or says only its role or state."
    default:
      "This element announces a role or state but has no name, so \(reader) says “button” and nothing else."
    }
  }
}
