// The trait-without-label rule: elements with a role or state but no label.

import Elements

extension Rule {
  static let traitWithoutLabel = Rule(
    "trait-without-label", "Element has a role or state but no label", .names,
    severity: .warning, criteria: [.nameRoleValue], on: .traits.union(.labelled), cause: .noName,
    why: "A role or state promises something to use. Without a label, users can't tell what.",
    examples: [
      .bad(
        .swiftUI, #"Circle()⟦.accessibilityAddTraits(.isButton)⟧"#,
        fixed:
          #"Circle().accessibilityAddTraits(.isButton).accessibilityLabel("‹›" /* what the button does */)"#),
      .bad(
        .swiftUI, #"Color.red.frame(width: 44, height: 44)⟦.accessibilityElement()⟧"#,
        fixed:
          #"Color.red.frame(width: 44, height: 44).accessibilityElement().accessibilityLabel("‹›" /* what this is */)"#
      ),
      .bad(
        .swiftUI, #"Canvas { c, s in draw(c, s) }⟦.accessibilityValue("Half full")⟧"#,
        fixed:
          #"Canvas { c, s in draw(c, s) }.accessibilityValue("Half full").accessibilityLabel("‹›" /* what this is */)"#
      ),
      .bad(
        .uiKit,
        """
        final class Cards: UIView {
          private let card = UIView()
          func setUp() {
            ⟦card.isAccessibilityElement = true⟧
            card.accessibilityTraits = .button
          }
        }
        """,
        fixed: """
          final class Cards: UIView {
            private let card = UIView()
            func setUp() {
              card.isAccessibilityElement = true
              card.accessibilityLabel = "‹›" /* what the button does */
              card.accessibilityTraits = .button
            }
          }
          """),
      .right(
        .uiKit,
        """
        final class Card: UIView {
          func setUp() { isAccessibilityElement = true }
          override var accessibilityLabel: String? { get { title.text } set {} }
        }
        """),
      .good(.uiKit, "func setUp() { titleLabel.accessibilityTraits = .header }"),
      .good(.swiftUI, #"Text("Pay").accessibilityAddTraits(.isButton)"#),
      .right(.swiftUI, #"Circle().accessibilityLabel("Red").accessibilityAddTraits(.isButton)"#),
      .good(.swiftUI, #"Circle().accessibilityAddTraits(.isButton).accessibilityHidden(true)"#),
      .good(.swiftUI, #"VStack { Text("A") }.accessibilityElement(children: .contain)"#),
      .bad(
        .compose, #"Box(Modifier.size(48.dp).semantics { ⟦role = Role.Button⟧ })"#,
        fixed:
          #"Box(Modifier.size(48.dp).semantics { role = Role.Button; contentDescription = "‹›" /* what the button does */ })"#
      ),
      .bad(
        .compose, #"Row(Modifier.semantics { ⟦heading()⟧ }) { Icon(Icons.Default.Star, null) }"#,
        fixed:
          #"Row(Modifier.semantics { heading(); contentDescription = "‹Rate›" }) { Icon(Icons.Default.Star, null) }"#
      ),
      .bad(
        .compose, #"Canvas(Modifier.semantics { ⟦stateDescription = "Half full"⟧ }) { draw() }"#,
        fixed:
          #"Canvas(Modifier.semantics { stateDescription = "Half full"; contentDescription = "‹›" /* what this is */ }) { draw() }"#
      ),
      .right(.compose, #"Box(Modifier.semantics { role = Role.Button }) { Text(pay) }"#),
      .good(.compose, #"Box(Modifier.semantics { role = Role.Button; contentDescription = pay })"#),
      .good(.compose, #"Text("Offers", Modifier.semantics { heading() })"#),
      .good(.compose, #"Column(Modifier.semantics { heading() }) { Row { Text("Offers") } }"#),
      .good(.compose, #"Row(Modifier.semantics { heading() }) { Icon(Icons.Default.Star, "Favorites") }"#),
      .good(.compose, #"Row(Modifier.semantics { heading() }) { Title() }"#),
      .good(.compose, #"Row(Modifier.semantics { heading() }) { if (a) Text("Offers") }"#),
      .good(.compose, #"Box(modifier.semantics { role = Role.Button })"#),
      .good(.compose, #"Box(Modifier.semantics { role = Role.Button; hideFromAccessibility() })"#),
      .bad(
        .androidViews,
        """
        private class Dial(context: Context) : View(context) {
            override fun onInitializeAccessibilityNodeInfo(i: AccessibilityNodeInfo) {
                super.onInitializeAccessibilityNodeInfo(i)
                ⟦i.className = "android.widget.SeekBar"⟧
            }
        }
        """,
        fixed: """
          private class Dial(context: Context) : View(context) {
              override fun onInitializeAccessibilityNodeInfo(i: AccessibilityNodeInfo) {
                  super.onInitializeAccessibilityNodeInfo(i)
                  i.className = "android.widget.SeekBar"
                  i.contentDescription = "‹›" /* what this is */
              }
          }
          """),
      .bad(
        .androidViews,
        "class Dial(c: Context) : View(c) { override fun onInitializeAccessibilityNodeInfo(i: AccessibilityNodeInfo) { ⟦i.isHeading = true⟧ } }",
        severity: .information),
      .right(
        .androidViews,
        "class Dial(c: Context) : View(c) { override fun onInitializeAccessibilityNodeInfo(i: AccessibilityNodeInfo) { i.className = name; i.text = value } }"
      ),
      .good(
        .androidViews,
        "class Dial(c: Context) : View(c) { init { contentDescription = name }; override fun onInitializeAccessibilityNodeInfo(i: AccessibilityNodeInfo) { i.className = name } }"
      ),
      .good(
        .androidViews,
        "class Dial(c: Context) : AppCompatTextView(c) { override fun onInitializeAccessibilityNodeInfo(i: AccessibilityNodeInfo) { i.className = name } }"
      ),
      .bad(
        .interfaceBuilder,
        #"<view id="a"><accessibility key="accessibilityConfiguration">⟦<accessibilityTraits key="traits" button="YES"/>⟧<bool key="isElement" value="YES"/></accessibility></view>"#,
        fixed:
          #"<view id="a"><accessibility key="accessibilityConfiguration" label="‹›"><accessibilityTraits key="traits" button="YES"/><bool key="isElement" value="YES"/></accessibility></view>"#
      ),
      .good(
        .interfaceBuilder,
        #"<view id="a"><accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" notEnabled="YES"/></accessibility></view>"#
      ),
      .good(
        .interfaceBuilder,
        #"<view customClass="Badge" id="a"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility></view>"#
      ),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard element.isExposed, element.name.isAbsent, element.promisesName,
      let range = element.promises.first
    else { return }
    report.reportAbsence(
      id, at: range, element.promiseMessage(heard: report.heard(id)), harm: .warning,
      unlessCodeMay: "set a label",
      fixes: [
        report.fix(
          "Add a label", .needsText,
          .label(report.wording(for: id, element.purposeOfText)), on: id),
        // Without its role, another rule would report a tappable element.
        element.isTappable
          ? nil
          : report.fix(
            "Remove \(element.promised)", .changesBehavior, .remove(element.promises), on: id),
      ])
  }
}

private extension Element {
  /// True if the element isn't a focus stop on its own, so a trait alone makes it an unlabeled one.
  var promisesName: Bool {
    switch framework {
    case .swiftUI:
      switch role {
      case .shape, .color, .spacer, .canvas: true
      default: false
      }
    case .uiKit: role == .container
    // Without `isElement`, a view isn't a focus stop, whatever traits Xcode adds.
    case .interfaceBuilder: role == .container && hasTrait(.element)
    // Other rules require labels on tappable elements.
    case .compose: !isTappable && (role == .container || role == .image || role == .canvas || role == .spacer)
    case .androidViews: circumstances.contains(.drawsItself)
    case .androidXML: false
    }
  }

  /// The ranges of the traits, values, and hints, in source order.
  var promises: [Range<Int>] {
    var ranges = traits.filter { $0.trait != .tabBar && $0.trait != .nothing }.map(\.range)
    if case .certain(let value) = value { ranges.append(value.range) }
    if framework != .compose, case .certain(let hint) = hint { ranges.append(hint.range) }
    return Set(ranges).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// True if the code makes this an accessibility element but gives it no role, value, or hint.
  private var isOnlyElement: Bool {
    promises.count == 1 && traits.contains { $0.trait == .element && $0.range == promises[0] }
  }

  /// True if the code gives this element only a hint.
  private var hasOnlyHint: Bool {
    guard case .certain(let hint) = hint, value.isAbsent else { return false }
    return traits.allSatisfy { $0.trait == .element || $0.trait == .tabBar || $0.trait == .nothing }
      && promises.contains(hint.range)
  }

  /// The name of what `promises` sets, for the title of the fix that removes it.
  var promised: String {
    guard promises.count == 1 else { return framework.isAndroid ? "the role and state" : "the traits" }
    guard let trait = traits.first(where: { $0.trait != .tabBar && $0.trait != .nothing })?.trait else {
      if case .certain = value { return "the value" }
      return "the hint"
    }
    switch trait {
    case .element: return framework == .swiftUI ? "accessibilityElement()" : "isAccessibilityElement"
    case .value: return framework.isAndroid ? "the state description" : "the value"
    case _ where !framework.isAndroid: return "the trait"
    case .header: return "the heading"
    case .selected, .disabled: return "the state"
    default: return "the role"
    }
  }

  func promiseMessage(heard: String?) -> String {
    switch framework {
    case .swiftUI where isOnlyElement, .uiKit where isOnlyElement, .interfaceBuilder where isOnlyElement:
      "This element has no label, so \(reader) skips it or says nothing. Add a label."
    case .swiftUI where hasOnlyHint, .uiKit where hasOnlyHint:
      "This element has a hint but no label, and many users turn hints off. Add a label."
    case .compose:
      "This element has a role or state but no label, so TalkBack skips it or announces only \(heard ?? "that"). Add a label."
    default:
      "This element has a role or state but no label, so \(reader) announces only \(heard ?? "that"). Add a label."
    }
  }
}
