// missing-drawing-label: drawings that do not exist for a screen reader.

import Elements
import Source

extension Rule {
  static let missingDrawingLabel = Rule(
    "missing-drawing-label", "Drawing has no description", .names, profile: .strict,
    severity: .information, criteria: [.nonTextContent, .nameRoleValue], on: .drawing,
    why: "Drawn pixels carry no text; someone has to write it.",
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
      id, at: element.constructor, "This drawing does not exist for \(element.reader).",
      harm: .information, unlessCodeMay: "set a label",
      fixes: [
        report.fix("Describe the drawing", .needsText, .label(.blank("what the drawing shows")), on: id),
        report.fix("Mark as decoration", .changesBehavior, .hide, on: id),
      ])
  }
}

private extension ElementTree {
  /// Whether a type or function around is called after something that decorates or shows progress.
  func isOfDecoration(_ id: ElementID) -> Bool {
    let words: [StaticString] = [
      "ackground", "ivider", "radient", "order", "himmer", "pinner", "onfetti", "hadow", "eparator",
      "rogress", "oading",
      "ndicator",
    ]
    return declarationNames(around: id).contains { name in words.contains { name.spells($0) } }
  }
}
