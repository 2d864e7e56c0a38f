// Fixes for groups: a label from the texts inside, and custom actions for the controls inside.

import Source
import Syntax

extension UIKitWriter {
  /// Adds `card.accessibilityLabel = [title.text, price.text].compactMap { $0 }.joined(separator: ", ")`.
  func labelFromContent(of id: ElementID) -> [WriterEdit]? {
    let element = tree[id]
    guard element.receiver?.usesSetters == false, let evidence = element.groupingRange else { return nil }
    let labels = tree.descendants(of: id).map { tree[$0] }.filter { $0.role == .text }
    guard !labels.isEmpty, labels.count <= UIKitWriter.maximumParts else { return nil }
    var texts: [String] = []
    for label in labels {
      guard let spelling = spelling(of: label), label.typeName != "NSTextField" else { return nil }
      texts.append(spelling + ".text")
    }
    let value = "[" + texts.joined(separator: ", ") + "].compactMap { $0 }.joined(separator: \", \")"
    return write(
      [[.text("accessibilityLabel = " + value)]], on: element, behind: evidence, and: labels)
  }

  /// Adds `cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { … }]`.
  func customActions(_ controls: [ElementID], _ names: [Wording], on id: ElementID) -> [WriterEdit]? {
    let element = tree[id]
    guard element.receiver?.usesSetters == false, let evidence = element.groupingRange,
      controls.count <= UIKitWriter.maximumParts, names.count == controls.count
    else { return nil }
    var value: Statement = [.text("accessibilityCustomActions = [")]
    for (index, control) in controls.enumerated() {
      guard let call = activation(of: tree[control]) else { return nil }
      value += [
        .text(index == 0 ? "UIAccessibilityCustomAction(name: " : ", UIAccessibilityCustomAction(name: ")
      ]
      value += names[index].literal + [.text(") { _ in \(call); return true }")]
    }
    value.append(.text("]"))
    return write([value], on: element, behind: evidence, and: controls.map { tree[$0] })
  }

  /// The maximum number of parts to combine.
  private static let maximumParts = 12

  /// Returns the call that activates a control: its handler if that takes no arguments, or else its own action.
  private func activation(of control: Element) -> String? {
    if let handler = control.handlerName, control.receiver?.hasPlainHandler == true {
      return "self.\(handler)()"
    }
    guard control.role.isPressable, let property = control.receiver?.property else { return nil }
    return "self.\(property).sendActions(for: .touchUpInside)"
  }

  /// Returns the variable for a view, as code next to its creation can refer to it.
  private func spelling(of part: Element) -> String? {
    if let property = part.receiver?.property { return property }
    let place = part.receiver?.places.last { !$0.spelling.isEmpty } ?? part.receiver?.creation
    guard let place, !place.spelling.isEmpty, !place.isOptional else { return nil }
    let spelling = tree.text.string(place.spelling)
    return spelling.hasPrefix("$") || spelling.hasSuffix("?") ? nil : spelling
  }

  // MARK: Placement

  /// Inserts statements after the last statement in the block of `evidence` that is about the group or its parts, when
  /// all of them exist.
  private func write(
    _ statements: [Statement], on element: Element, behind evidence: Range<Int>, and parts: [Element]
  ) -> [WriterEdit]? {
    guard let receiver = element.receiver, let place = receiver.place(around: evidence) else { return nil }
    let block = block(around: place.statement)
    let others = receiver.places + parts.flatMap { $0.receiver?.places ?? [] }
    let last = others.map(\.statement)
      .filter { $0.lowerBound > place.statement.lowerBound && block.contains($0) }
      .max { $0.lowerBound < $1.lowerBound }
    var target = place
    if let last { target.statement = last }
    return [insert(statements, behind: target)]
  }

  /// Returns the statements in the same braces as `statement`.
  private func block(around statement: Range<Int>) -> Set<Range<Int>> {
    let syntax = tree.syntax
    let block = syntax.node(around: statement, within: UIKitWriter.maximumBlock) { node in
      node.kind == .block || node.kind == .closure || node.kind == .file
    }
    guard let block else { return [] }
    return Set(syntax.children(of: block).map { syntax[$0].range })
  }

  /// The maximum number of nodes in a function. In longer ones, a line goes directly after the evidence.
  private static let maximumBlock = 2000
}
