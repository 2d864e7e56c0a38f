// The progress-in-group rule: progress values that are merged into a group.

import Elements
import Source

extension Rule {
  static let progressInGroup = Rule(
    "progress-in-group", "Progress value is merged into a group", .structureAndFocus, profile: .strict,
    severity: .information, criteria: [.nameRoleValue], on: .groups,
    why: "Progress needs an element of its own so that users can check it.",
    examples: [
      .bad(
        .swiftUI,
        #"HStack { Text(name); ProgressView(value: done) }⟦.accessibilityElement(children: .combine)⟧"#,
        fixed: #"HStack { Text(name); ProgressView(value: done) }.accessibilityElement(children: .contain)"#),
      .bad(
        .swiftUI,
        #"HStack { Text(name); Text(end, style: .timer) }⟦.accessibilityElement(children: .combine)⟧"#,
        fixed: #"HStack { Text(name); Text(end, style: .timer) }.accessibilityElement(children: .contain)"#),
      .right(.swiftUI, #"HStack { Text(name); ProgressView(value: done) }"#),
      .good(.swiftUI, #"HStack { Text(name); ProgressView() }.accessibilityElement(children: .combine)"#),
      .good(
        .swiftUI,
        #"HStack { Text(name); ProgressView(value: done) }.accessibilityElement(children: .ignore).accessibilityLabel(name).accessibilityValue(percent)"#
      ),
      .good(
        .swiftUI,
        #"HStack { Text(name); ProgressView(value: done).accessibilityHidden(true) }.accessibilityElement(children: .combine)"#
      ),
      .good(
        .swiftUI,
        #"HStack { Text(name); ProgressView(value: done) }.accessibilityElement(children: .ignore).accessibilityLabel(summary)"#
      ),
      .bad(
        .compose,
        "Row(Modifier.⟦clearAndSetSemantics { contentDescription = t }⟧) { Text(t); LinearProgressIndicator({ p }) }"
      ),
      .right(
        .compose,
        "Row(Modifier.clearAndSetSemantics { contentDescription = t; stateDescription = percent }) { Text(t); LinearProgressIndicator({ p }) }"
      ),
      .good(
        .compose,
        "Row(Modifier.clearAndSetSemantics { contentDescription = t }) { Text(t); CircularProgressIndicator() }"
      ),
      .good(
        .compose,
        "Row(Modifier.semantics(mergeDescendants = true) {}) { Text(t); LinearProgressIndicator({ p }) }"),
      .bad(
        .uiKit,
        #"class A: UIView { let bar = UIProgressView(); func f() { ⟦isAccessibilityElement = true⟧; accessibilityLabel = "Download"; addSubview(bar) } }"#
      ),
      .right(
        .uiKit,
        #"class A: UIView { let bar = UIProgressView(); func f() { isAccessibilityElement = true; accessibilityLabel = "Download"; accessibilityValue = percent; addSubview(bar) } }"#
      ),
    ]
  ) { id, report in
    let group = report.tree[id]
    guard let range = group.groupingRange, group.exposure != .hidden, group.exposure != .ignored,
      group.value.isAbsent, !group.openness.contains(.elsewhere), !group.role.isControl, !group.isTappable,
      group.grouping == .ignoresChildren || group.grouping == .merges && group.framework == .swiftUI,
      group.labels.allSatisfy({ report.tree.saysNoMore($0, than: id) }),
      report.tree.descendants(of: id).contains(where: { report.tree.moves($0) })
    else { return }
    report.report(
      id, at: range,
      "The changing value makes \(group.reader) repeat the whole group or never report progress. Keep it separate.",
      fixes: [
        group.framework == .swiftUI
          ? report.fix(
            "Use accessibilityElement(children: .contain)", .changesBehavior, .group(.contains), on: id) : nil
      ])
  }
}

private extension ElementTree {
  /// Returns whether a label certainly omits the changing value: it's a literal, or the same as a text inside.
  func saysNoMore(_ label: WrittenText, than id: ElementID) -> Bool {
    if label.value.literal != nil { return true }
    let spelling = text.string(label.valueRange)
    return descendants(of: id).contains { inner in
      self[inner].title.value.map { text.string($0.valueRange) == spelling } ?? false
    }
  }

  /// Returns whether an element shows progress or a running time.
  func moves(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.hiding == nil, element.slot != .separate else { return false }
    let code = self.code(element.constructor)
    switch (element.framework, element.role) {
    case (.swiftUI, .progress): return code.spells("value:") || code.spells("timerInterval")
    case (.swiftUI, .text): return code.spells("style: .timer") || code.spells("timerInterval")
    case (.compose, .progress): return code.spells("progress =") || code.spells("Indicator({")
    case (.uiKit, .progress): return element.typeName == "UIProgressView"
    default: return false
    }
  }
}
