// Text formatting in Swift code: alignment, language, and size limits.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `label.textAlignment = .justified`.
  mutating func justification(_ member: NodeID) {
    guard let value = tree.expression(endingIn: member), let assignment = tree.assignment(of: value),
      let target = tree.target(of: assignment)
    else { return }
    switch tree[target].name {
    case "textAlignment", "alignment":
      add(
        Practice(
          .uiKit, .justifiedText, range: tree[value].range,
          edits: [.replace(tree[value].range, ".natural")]))
    default: return
    }
  }

  // MARK: Language

  /// Checks `label.accessibilityLanguage = "fr_FR"`.
  mutating func language(assignedTo member: NodeID) {
    guard let target = tree.expression(endingIn: member), let assignment = tree.parent(of: target),
      tree[assignment].kind == .assignment, tree[assignment].name == "="
    else { return }
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == target else { return }
    add(tree.languageTag(sides[1], .uiKit))
  }

  /// Checks `[.accessibilitySpeechLanguage: "fr_FR"]`.
  mutating func language(ofAttribute member: NodeID) {
    guard let key = tree.expression(endingIn: member), let entry = tree.parent(of: key),
      tree[entry].kind == .argument
    else {
      language(assignedTo: member)
      return
    }
    let parts = Array(tree.children(of: entry))
    guard parts.count == 2, parts[0] == key else { return }
    add(tree.languageTag(parts[1], .uiKit))
  }

  // MARK: Text size limits

  /// Checks `.dynamicTypeSize(...DynamicTypeSize.large)` and `.dynamicTypeSize(.large)`.
  ///
  /// Source: Apple, “View › dynamicTypeSize(_:)”: a value sets the size, and a range limits it.
  mutating func textSize(limitedBy call: NodeID) {
    guard tree[call].kind == .call,
      let argument = tree.firstUnlabelledArgument(of: call), let value = tree.value(ofArgument: argument),
      let limit = limit(value), !hasOtherWay(call)
    else { return }
    add(
      Practice(
        .swiftUI, .largestTextStep(limit.step, isLarge: isLargeTitle(call), limit.kind),
        range: tree[call].range, edits: limit.edits))
  }

  /// Returns whether the limited text is a large title, which has 34 pt at the default size.
  private mutating func isLargeTitle(_ call: NodeID) -> Bool {
    let links = links(around: call)
    guard let first = links.first, tree[first].name == "Text" else { return false }
    return links.contains { link in
      tree[link].name == "font"
        && tree.firstUnlabelledArgument(of: link).flatMap(tree.value(ofArgument:)).map {
          tree.lastName(of: $0) == "largeTitle"
        } == true
    }
  }

  /// Checks `.environment(\.dynamicTypeSize, .large)`.
  mutating func textSize(setBy call: NodeID) {
    let arguments = tree.arguments(of: call)
    guard tree[call].kind == .call, arguments.count == 2, let path = tree.value(ofArgument: arguments[0]),
      tree[path].kind == .keyPath, let value = tree.value(ofArgument: arguments[1]),
      tree.soleLink(of: value) != nil, let step = SwiftPractices.step(tree.lastName(of: value)),
      !hasOtherWay(call)
    else { return }
    switch tree.sourceText(of: path) {
    case "\\.sizeCategory", "\\.dynamicTypeSize":
      let range = tree[call].range
      add(
        Practice(
          .swiftUI, .largestTextStep(step, isLarge: false, .only), range: range,
          edits: [.replace(tree.text.withLeadingBlanks(range), "")]))
    default: return
    }
  }

  /// Checks `view.maximumContentSizeCategory = .large`.
  mutating func textSize(assignedTo member: NodeID) {
    guard let target = tree.expression(endingIn: member), let assignment = tree.parent(of: target),
      tree[assignment].kind == .assignment
    else { return }
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == target, let step = SwiftPractices.step(tree.lastName(of: sides[1])),
      !isMentionedAround(["showsLargeContentViewer", "UILargeContentViewerInteraction"])
    else { return }
    let raised = SwiftPractices.raisedCategory
    add(
      Practice(
        .uiKit, .largestTextStep(step, isLarge: false, .cap(raisedTo: raised)), range: tree[assignment].range,
        edits: raise(sides[1], to: raised)))
  }

  /// Returns whether a view is enlarged by the Large Content Viewer, or is an axis of a chart.
  private mutating func hasOtherWay(_ call: NodeID) -> Bool {
    let links = links(around: call)
    if links.contains(where: { tree[$0].name == "accessibilityShowsLargeContentViewer" }) { return true }
    guard let first = links.first else { return false }
    return tree.text[tree.nameRange(of: first)].begins(with: "Axis")
  }

  /// The first sizes at which text is at least twice its usual size: body text has 17 pt at Large, 33 pt at AX2, and 40
  /// pt at AX3.
  ///
  /// Source: Apple, Human Interface Guidelines, “Typography › iOS, iPadOS larger accessibility type sizes”; WCAG 2.2,
  /// 1.4.4 Resize Text (200 percent).
  private static let raisedSize = "accessibility3"
  private static let raisedCategory = "accessibilityExtraLarge"

  /// Returns the largest step that a size or range allows, and the edits that raise it. Nil if there's no limit, or it
  /// can't be read.
  private func limit(_ value: NodeID) -> (step: Int, kind: TextSizeLimit, edits: [WriterEdit])? {
    let raised = SwiftPractices.raisedSize
    switch tree[value].kind {
    case .chain:
      guard let step = tree.soleLink(of: value) == nil ? typedStep(value) : stepOfMember(value) else {
        return nil
      }
      return (
        step, .fixed(replaceableBy: raised),
        [.replace(tree[value].range, "...DynamicTypeSize.\(raised)")]
      )
    case .prefix:
      let end = tree.children(of: value).first { _ in true }
      return end.flatMap {
        range(upTo: $0, tree[value].name, tree[value].range.lowerBound..<tree[$0].range.lowerBound)
      }
    case .infix:
      let parts = Array(tree.children(of: value))
      guard parts.count == 3 else { return nil }
      return range(upTo: parts[2], tree[parts[1]].name, tree[parts[1]].range)
    default: return nil
    }
  }

  /// Returns the limit in `...large` or `..<large`.
  private func range(
    upTo end: NodeID, _ sign: Identifier, _ signRange: Range<Int>
  ) -> (step: Int, kind: TextSizeLimit, edits: [WriterEdit])? {
    guard let step = stepOfMember(end), sign == "..." || sign == "..<" else { return nil }
    let raised = SwiftPractices.raisedSize
    let edits = raise(end, to: raised)
    let kind = TextSizeLimit.cap(raisedTo: raised)
    return sign == "..." ? (step, kind, edits) : (step - 1, kind, [.replace(signRange, "...")] + edits)
  }

  /// Returns edits that replace the last name of an expression.
  private func raise(_ value: NodeID, to name: String) -> [WriterEdit] {
    tree.links(of: value).last.map { [.replace(tree.nameRange(of: $0), name)] } ?? []
  }

  private func typedStep(_ value: NodeID) -> Int? {
    tree.links(of: value).first.map { tree[$0].name == "DynamicTypeSize" } == true
      ? stepOfMember(value) : nil
  }

  private func stepOfMember(_ value: NodeID) -> Int? { SwiftPractices.step(tree.lastName(of: value)) }

  /// Returns the position of a text size in ascending order.
  ///
  /// Source: Apple, “DynamicTypeSize”, “ContentSizeCategory”, and “UIContentSizeCategory”.
  private static func step(_ name: Identifier) -> Int? {
    switch name {
    case "xSmall", "extraSmall": 0
    case "small": 1
    case "medium": 2
    case "large": 3
    case "xLarge", "extraLarge": 4
    case "xxLarge", "extraExtraLarge": 5
    case "xxxLarge", "extraExtraExtraLarge": 6
    case "accessibility1", "accessibilityMedium": 7
    case "accessibility2", "accessibilityLarge": 8
    case "accessibility3", "accessibilityExtraLarge": 9
    case "accessibility4", "accessibilityExtraExtraLarge": 10
    case "accessibility5", "accessibilityExtraExtraExtraLarge": 11
    default: nil
    }
  }
}
