// The missing-group-label rule: groups that hide their text and have no label.

import Elements
import Source

extension Rule {
  static let missingGroupLabel = Rule(
    "missing-group-label", "Group hides its text and has no label", .structureAndFocus,
    severity: .error, criteria: [.nameRoleValue, .infoAndRelationships], on: [.groups, .hidden],
    cause: [.noName, .closedGroup],
    why: "Ignoring the children discards their text, so the group needs a label of its own.",
    examples: [
      .bad(
        .swiftUI, #"HStack { Text("4 of 5"); stars }⟦.accessibilityElement(children: .ignore)⟧"#,
        fixed: #"HStack { Text("4 of 5"); stars }.accessibilityElement(children: .combine)"#),
      .bad(.swiftUI, #"VStack { Text(price); Text(date) }⟦.accessibilityElement()⟧"#),
      .right(
        .swiftUI,
        #"HStack { Text("4 of 5"); stars }.accessibilityElement(children: .ignore).accessibilityLabel("Rating: 4 of 5")"#
      ),
      .good(
        .swiftUI,
        #"HStack { Text("4 of 5"); stars }.accessibilityElement(children: .ignore).accessibilityValue("4 of 5")"#
      ),
      .good(
        .swiftUI,
        #"VStack { Text("4 of 5"); HStack { Text("4 of 5"); stars }.accessibilityElement(children: .ignore) }"#
      ),
      .good(
        .swiftUI,
        """
        struct A: View {
          var body: some View { rating.accessibilityLabel("Rating: 4 of 5") }
          private var rating: some View { HStack { Text("4 of 5") }.accessibilityElement(children: .ignore) }
        }
        """),
      .good(.swiftUI, #"HStack { Divider(); Circle() }.accessibilityElement(children: .ignore)"#),
      .good(.swiftUI, #"HStack { Text("4 of 5") }.accessibilityElement(children: .combine)"#),
      .good(
        .swiftUI,
        #"HStack { Text("4 of 5") }.accessibilityElement(children: .ignore).accessibilityHidden(true)"#),
      .good(
        .swiftUI,
        #"HStack { Text("4 of 5") }.accessibilityElement(children: .ignore).accessibilityRepresentation { Text("4") }"#
      ),
      .good(
        .swiftUI, #"HStack { Text("4 of 5") }.accessibilityElement(children: isOn ? .ignore : .combine)"#),
      .good(
        .swiftUI, #"HStack { Text("4 of 5") }.accessibilityElement(children: .ignore).modifier(Described())"#),
      .bad(
        .uiKit, "⟦card.isAccessibilityElement = true⟧; card.addSubview(titleLabel)",
        fixed:
          #"card.isAccessibilityElement = true; card.addSubview(titleLabel); card.accessibilityLabel = [titleLabel.text].compactMap { $0 }.joined(separator: ", ")"#
      ),
      .bad(
        .uiKit,
        "private final class Card: UIView {\n  private let name = UILabel()\n  private let price = UILabel()\n  init() {\n    ⟦isAccessibilityElement = true⟧\n    let stack = UIStackView(arrangedSubviews: [name, price])\n    addSubview(stack)\n  }\n}",
        fixed:
          "private final class Card: UIView {\n  private let name = UILabel()\n  private let price = UILabel()\n  init() {\n    isAccessibilityElement = true\n    accessibilityLabel = [name.text, price.text].compactMap { $0 }.joined(separator: \", \")\n    let stack = UIStackView(arrangedSubviews: [name, price])\n    addSubview(stack)\n  }\n}"
      ),
      .good(.uiKit, "card.isAccessibilityElement = false; card.addSubview(titleLabel)"),
      .right(
        .uiKit,
        "card.isAccessibilityElement = true; card.addSubview(titleLabel); card.accessibilityLabel = name"),
      .good(
        .uiKit,
        "card.isAccessibilityElement = true; card.addSubview(titleLabel); card.accessibilityValue = name"),
      .good(.uiKit, "card.isAccessibilityElement = true; card.addSubview(logoImage)"),
      .good(.uiKit, "cell.isAccessibilityElement = true; cell.contentView.addSubview(titleLabel)"),
      .good(
        .uiKit,
        "final class Card: UIView {\n  private let name = UILabel()\n  init() { isAccessibilityElement = true; addSubview(name) }\n  override var accessibilityLabel: String? { get { name.text } set {} }\n}"
      ),
      .bad(
        .compose, #"Row(Modifier.⟦clearAndSetSemantics {}⟧) { Text(price) }"#,
        fixed: #"Row(Modifier.clearAndSetSemantics { contentDescription = price }) { Text(price) }"#),
      .bad(
        .compose,
        #"Column(Modifier.⟦clearAndSetSemantics { testTag = "price" }⟧) { Text(price); Text(shop.name) }"#,
        fixed:
          #"Column(Modifier.clearAndSetSemantics { testTag = "price"; contentDescription = listOf(price, shop.name).joinToString() }) { Text(price); Text(shop.name) }"#
      ),
      .right(.compose, #"Row(Modifier.semantics(mergeDescendants = true) {}) { Text(price) }"#),
      .good(.compose, #"Row(Modifier.clearAndSetSemantics { contentDescription = all }) { Text(price) }"#),
      .good(.compose, #"Row(Modifier.clearAndSetSemantics { text = AnnotatedString(all) }) { Text(price) }"#),
      .good(
        .compose, #"Row(Modifier.clickable { open() }.clearAndSetSemantics {}) { Text(price); Text(shop) }"#),
      .good(
        .compose,
        #"Row(Modifier.clearAndSetSemantics {}) { HorizontalDivider(); Icon(Icons.Default.Star, null) }"#),
      .good(
        .compose,
        #"Column(Modifier.semantics { contentDescription = price }) { Row(Modifier.clearAndSetSemantics {}) { Text(price) } }"#
      ),
      .good(
        .compose, #"Column { Text(price); Row(Modifier.clearAndSetSemantics {}) { Text(price) } }"#),
      .good(
        .compose,
        #"Row(Modifier.semantics(mergeDescendants = true) { contentDescription = all }) { Row(Modifier.clearAndSetSemantics {}) { Text(price); Text(shop) } }"#
      ),
      .good(
        .compose, #"Row { Text(shop); Box(Modifier.clearAndSetSemantics {}) { Text("·") }; Text(price) }"#),
      .good(.compose, #"Row(modifier.clearAndSetSemantics {}) { Text(price) }"#),
      .good(
        .compose,
        #"Row(Modifier.then(if (short) Modifier.clearAndSetSemantics {} else Modifier)) { Text(price) }"#),
      .bad(
        .interfaceBuilder,
        #"<view id="a"><subviews><label text="Total" id="b"/></subviews><accessibility key="accessibilityConfiguration">⟦<bool key="isElement" value="YES"/>⟧</accessibility></view>"#
      ),
      .right(
        .interfaceBuilder,
        #"<view id="a"><subviews><label text="Total" id="b"/></subviews><accessibility key="accessibilityConfiguration" label="Total"><bool key="isElement" value="YES"/></accessibility></view>"#
      ),
      .good(
        .interfaceBuilder,
        #"<tableViewCell customClass="Row"><view id="a"><subviews><label text="Total" id="b"/></subviews><accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility></view></tableViewCell>"#
      ),
    ]
  ) { id, report in
    let group = report.tree[id]
    guard let range = group.groupingRange, group.dropsWords, group.labels.isEmpty, group.value.isAbsent,
      group.hiding.map({ $0.range == range }) ?? (group.exposure == .exposed),
      group.openness.isDisjoint(with: [.elsewhere, .modifiers]), !group.isTappable,
      !group.isLabelledElsewhere, !group.isTableCell,
      report.tree.losesText(id)
    else { return }
    report.reportAbsence(
      id, at: range, group.lostTextMessage, harm: .error, unlessCodeMay: "set a label",
      fixes: [
        group.framework == .swiftUI
          ? report.fix(
            "Use accessibilityElement(children: .combine)", .changesBehavior, .group(.merges), on: id)
          : nil,
        report.fix("Build the label from the children's text", .changesBehavior, .labelFromContent, on: id),
        report.fix("Add a label", .needsText, .label(.blank("what the group is about")), on: id),
      ])
  }
}

private extension ElementTree {
  /// Returns whether text inside the group isn't announced anywhere else.
  func losesText(_ id: ElementID) -> Bool {
    let texts = descendants(of: id).filter { inner in
      let part = self[inner]
      return (part.role == .text || part.role == .label || part.role == .heading) && part.slot != .separate
        && part.hiding == nil && part.title.value?.value.isSymbolOnly != true
    }
    guard let first = texts.first else { return false }
    return !isRepeatedBeside(id, self[first].title.value)
  }

  /// Returns whether an element next to or around the group says the same.
  private func isRepeatedBeside(_ id: ElementID, _ text: WrittenText?) -> Bool {
    guard let text, let parent = self[id].parent else { return false }
    let shown = self.text.string(text.valueRange)
    // In Compose, a label on an enclosing element says what its parts don't.
    if self[id].framework == .compose, ancestors(of: id).contains(where: { !self[$0].labels.isEmpty }) {
      return true
    }
    if self[parent].labels.contains(where: { self.text.string($0.valueRange).contains(shown) }) {
      return true
    }
    return neighbors(of: id).contains { sibling in
      let said = self[sibling].labels + [self[sibling].title.value].compactMap(\.self)
      return said.contains { self.text.string($0.valueRange).contains(shown) }
    }
  }

  /// Returns a few siblings before and after an element.
  private func neighbors(of id: ElementID) -> [ElementID] {
    var neighbors: [ElementID] = []
    var next = self[id].subtreeEnd
    while neighbors.count < 8, next < elements.count, elements[next].parent == self[id].parent {
      neighbors.append(ElementID(next))
      next = elements[next].subtreeEnd
    }
    var previous = ancestor(of: id.index - 1, besides: id)
    while neighbors.count < 16, let sibling = previous {
      neighbors.append(sibling)
      previous = ancestor(of: sibling.index - 1, besides: id)
    }
    return neighbors
  }

  /// Returns the sibling of `id` that contains the element at `index`, or that is this element.
  private func ancestor(of index: Int, besides id: ElementID) -> ElementID? {
    guard elements.indices.contains(index) else { return nil }
    let element = ElementID(index)
    if self[element].parent == self[id].parent { return element }
    return ancestors(of: element).first { self[$0].parent == self[id].parent }
  }
}

private extension TextValue {
  /// True if the text is known to have neither letters nor digits: a bullet, a dot between two texts.
  var isSymbolOnly: Bool { literal.map { !$0.contains { $0.isLetter || $0.isNumber } } ?? false }
}

private extension Element {
  /// True if it's a UIKit table cell, which gets its label from its text.
  var isTableCell: Bool { framework.isUIKit && circumstances.contains(.row) }

  /// True if the text inside isn't announced.
  var dropsWords: Bool {
    switch framework {
    case .swiftUI, .uiKit, .interfaceBuilder: grouping == .ignoresChildren
    case .compose: grouping == .ignoresChildren || hiding?.extent == .subtree
    case .androidViews, .androidXML: false
    }
  }

  var lostTextMessage: String {
    switch framework {
    case .compose: "\(reader) skips this group, so its text is lost. Add a label that includes the text."
    // Apple doesn't document whether an element without any content is a focus stop.
    case .swiftUI:
      "\(reader) may skip this group or say nothing, so users miss its text. Combine the children, or add a label."
    default:
      "\(reader) stops on this group but says nothing, so its text is lost. Add a label that includes the text."
    }
  }
}
