// The missing-heading rule: text that looks like a heading but isn't marked as one.

import Elements
import Source

extension Rule {
  static let missingHeading = Rule(
    "missing-heading", "Heading isn't marked as a heading", .structureAndFocus,
    severity: .warning, criteria: [.infoAndRelationships, .headingsAndLabels], on: [.text, .traits],
    why: "Screen reader users skim a screen by its headings.",
    examples: missingHeadingExamples,
    checkFile: { report in
      for practice in report.tree.practices where practice.subject == .helperHeading {
        report.report(
          practice.framework, at: practice.range,
          "The code calls this label a header, but VoiceOver users can't jump to it. Add the header trait.")
      }
    }
  ) { id, report in
    let element = report.tree[id]
    if let level = report.level(of: id) {
      report.report(
        id, at: level,
        "VoiceOver doesn't announce the heading level without the header trait. Add the trait.",
        fixes: [
          Fix(
            "Add accessibilityAddTraits(.isHeader)", .safe,
            edits: [
              Fix.Edit(level.upperBound..<level.upperBound, ".accessibilityAddTraits(.isHeader)")
            ])
        ])
    } else if !report.isForTelevision, report.isUnmarkedHeading(id) {
      report.report(
        id,
        at: element.framework == .androidXML || element.framework == .interfaceBuilder
          ? element.typeRange : element.framework == .uiKit ? element.constructor : element.range,
        "This looks like a heading, but \(element.reader) users can't jump to it. Mark it as a heading.",
        fixes: [report.fixMarkingHeadings(from: id)])
    }
  }
}

private extension Framework {
  var headingFix: String {
    switch self {
    case .swiftUI: "Add accessibilityAddTraits(.isHeader)"
    case .uiKit: "Insert the header trait"
    case .interfaceBuilder: "Add the header trait"
    case .compose: "Add semantics { heading() }"
    case .androidViews, .androidXML: "Add accessibilityHeading"
    }
  }
}

private extension Report {
  /// Returns a fix that marks a heading and the ones after it, which would be reported next.
  func fixMarkingHeadings(from id: ElementID) -> Fix? {
    let headings = [id] + tree.nextHeadings(after: id, where: looksLikeHeading)
    var edits: [WriterEdit] = []
    for heading in headings {
      guard let written = tree.edits(.heading, on: heading, in: project) else { continue }
      edits.join(written)
    }
    guard !edits.isEmpty else { return nil }
    let title =
      headings.count == 1 ? tree[id].framework.headingFix : "Mark \(headings.count) texts as headings"
    return Fix(title, .changesBehavior, writing: edits)
  }

  /// Returns the modifier that sets a heading level if nothing else marks the element as a heading.
  func level(of id: ElementID) -> Range<Int>? {
    let element = tree[id]
    guard element.framework == .swiftUI, element.exposure != .hidden, !element.openness.contains(.modifiers)
    else { return nil }
    let headers = element.traits.filter { $0.trait == .header || $0.trait == .other }
    guard headers.count == 1, text[headers[0].range].spells(".accessibilityHeading(.h"),
      // A list marks the headers of its sections.
      !tree.isHeaderOfSection(id) || tree.isHeaderOfPlainSection(id)
    else { return nil }
    return headers[0].range
  }
}
