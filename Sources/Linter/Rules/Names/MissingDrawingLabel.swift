// The missing-drawing-label rule: custom drawing without a label.

import Elements
import Source

extension Rule {
  static let missingDrawingLabel = Rule(
    "missing-drawing-label", "Custom drawing has no label", .names, profile: .strict,
    severity: .information, criteria: [.nonTextContent, .nameRoleValue], on: .drawing,
    why: "Screen readers can't read pixels, so custom drawing needs a label.",
    examples: [
      .bad(
        .swiftUI, #"⟦Canvas { context, size in draw(sales) }⟧"#,
        fixed:
          #"Canvas { context, size in draw(sales) }.accessibilityLabel("‹›" /* what the drawing shows */)"#),
      .right(.swiftUI, #"Canvas { context, size in draw(sales) }.accessibilityLabel("Sales by month")"#),
      .good(.swiftUI, #"Canvas { context, size in draw(sales) }.accessibilityHidden(true)"#),
      .good(.swiftUI, #"Text(t).background { Canvas { context, size in draw(dots) } }"#),
      .good(.swiftUI, #"struct DividerLine: View { var body: some View { Canvas { c, s in draw(line) } } }"#),
      .good(
        .swiftUI, #"Canvas { c, s in draw(sales) }.accessibilityChildren { ForEach(sales) { Text($0) } }"#),
      .bad(.compose, #"@Composable fun A() { ⟦Canvas(Modifier.fillMaxSize()) { drawSalesLine() }⟧ }"#),
      .right(
        .compose,
        #"@Composable fun A() { Canvas(Modifier.fillMaxSize(), contentDescription = "Sales by month") { drawSalesLine() } }"#
      ),
      .good(
        .compose,
        #"@Composable fun A() { Canvas(Modifier.semantics { contentDescription = "Sales" }) { drawSalesLine() } }"#
      ),
      .good(
        .compose, #"@Composable fun ShimmerBox() { Canvas(Modifier.fillMaxSize()) { drawSalesLine() } }"#),
    ]
  ) { id, report in
    let tree = report.tree
    let element = tree[id]
    guard element.framework == .swiftUI || element.framework == .compose, element.exposure == .exposed,
      element.name.isAbsent, element.slot == .content, element.hiding == nil, !tree.isAccessory(id),
      element.openness.isDisjoint(with: [.modifiers, .elsewhere]), element.grouping == .none,
      tree.enclosingControl(of: id) == nil, !tree.isOfDecoration(id)
    else { return }
    report.reportAbsence(
      id, at: element.constructor,
      "\(element.reader) can't read this drawing, so users miss what it shows. Add a label, or mark it as decorative.",
      harm: .information, unlessCodeMay: "set a label",
      fixes: [
        report.fix("Add a label", .needsText, .label(.blank("what the drawing shows")), on: id),
        report.fix("Mark the drawing as decorative", .changesBehavior, .hide, on: id),
      ])
  }
}

private extension ElementTree {
  /// Returns whether an enclosing type or function is named after decoration or a progress indicator.
  func isOfDecoration(_ id: ElementID) -> Bool {
    let words: [StaticString] = [
      "ackground", "ivider", "radient", "order", "himmer", "pinner", "onfetti", "hadow", "eparator",
      "rogress", "oading",
      "ndicator",
    ]
    return declarationNames(around: id).contains { name in words.contains { name.spells($0) } }
  }
}
