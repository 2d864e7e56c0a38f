// Fixes for traits: inserting states instead of replacing the set, and keeping one of several roles.

import Source
import Syntax

extension UIKitWriter {
  /// Turns `x.accessibilityTraits = .selected` into `x.accessibilityTraits.insert(.selected)`.
  func insert(_ trait: WrittenTrait, of element: Element) -> [WriterEdit]? {
    guard let assigned = assignment(of: trait), !trait.isConditional || isPlain(trait) else { return nil }
    return [
      .replace(assigned.operator, ".insert("), .insert(at: trait.valueRange.upperBound, .text(")")),
    ]
  }

  /// Turns `x.accessibilityTraits = .notEnabled` into `x.isEnabled = false`.
  func disable(_ trait: WrittenTrait, of element: Element) -> [WriterEdit]? {
    if let enabling = element.removedTraits.first(where: { $0.trait == .disabled }),
      tree.text.string(enabling.valueRange) == "true"
    {
      return [.replace(enabling.valueRange, "false")] + remove(trait.range)
    }
    guard element.role.isControl, assignment(of: trait) != nil, isPlain(trait),
      element.traits.filter({ $0.range == trait.range }).count == 1
    else { return nil }
    return replace(trait.range, by: [.text("isEnabled = false")], on: element)
  }

  /// Keeps one of several traits in a list or in separate statements.
  func keep(_ kept: WrittenTrait, of all: [WrittenTrait], on element: Element) -> [WriterEdit]? {
    var edits: [WriterEdit] = []
    for trait in all where trait.trait != kept.trait {
      if let edit = removal(of: trait) {
        edits.append(edit)
      } else if trait.range != kept.range, isPlain(trait) {
        edits += remove(trait.range)
      } else {
        return nil
      }
    }
    return edits.isEmpty ? nil : edits
  }

  /// Returns the range of the `=` in a plain assignment, with the surrounding whitespace.
  private func assignment(of trait: WrittenTrait) -> (operator: Range<Int>, end: Int)? {
    let text = tree.text
    guard trait.operation == .assigned, trait.range.upperBound == trait.valueRange.upperBound,
      trait.range.lowerBound < trait.valueRange.lowerBound
    else { return nil }
    var start = trait.valueRange.lowerBound
    while start > trait.range.lowerBound, text[start - 1].isBlank { start -= 1 }
    guard start > trait.range.lowerBound, text[start - 1] == UInt8(ascii: "=") else { return nil }
    start -= 1
    while start > trait.range.lowerBound, text[start - 1].isBlank { start -= 1 }
    return (start..<trait.valueRange.lowerBound, trait.valueRange.upperBound)
  }

  /// Returns whether the expression contains its traits without a condition or call.
  private func isPlain(_ trait: WrittenTrait) -> Bool {
    tree.text[trait.valueRange].allSatisfy { byte in
      byte != UInt8(ascii: "?") && byte != UInt8(ascii: "(") && byte != UInt8(ascii: "|")
    }
  }

  /// Removes a trait from its list.
  private func removal(of trait: WrittenTrait) -> WriterEdit? {
    let syntax = tree.syntax
    guard let list = syntax.node(.collection, at: trait.valueRange) else { return nil }
    let items = syntax.arguments(of: list)
    let named = items.firstIndex { item in
      syntax.value(ofArgument: item).map { syntax.traitSet(of: $0).added.map(\.trait) == [trait.trait] }
        == true
    }
    guard let place = named, items.count > 1 else { return nil }
    let range = syntax[items[place]].range
    if place + 1 < items.count {
      return .replace(range.lowerBound..<syntax[items[place + 1]].range.lowerBound, "")
    }
    return .replace(syntax[items[place - 1]].range.upperBound..<range.upperBound, "")
  }
}
