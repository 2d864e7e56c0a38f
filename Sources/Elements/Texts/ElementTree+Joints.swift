// Texts whose parts run together without a separator.

import Source
import Syntax

extension ElementTree {
  /// A position where two parts of a text meet without a space or punctuation between them, or where an optional is
  /// interpolated.
  public struct Joint: Sendable {
    /// True if the text interpolates an optional, which reads “Optional(…)”.
    public var isOptional: Bool
    /// Edits that separate the parts or unwrap the optional.
    public var edits: [WriterEdit]
  }

  /// Returns the first joint of a text, or nil if its parts are separated or may contain a separator.
  public func joint(in text: WrittenText) -> Joint? {
    guard let expression = expression(of: text) else { return nil }
    switch syntax[expression].kind {
    case .infix: return syntax.joint(ofSum: expression)
    case .string: return syntax.optionalHole(of: expression) ?? syntax.joint(ofString: expression)
    default: return nil
    }
  }
}

private extension Tree {
  /// Returns the joint of a concatenation: `a + b`.
  func joint(ofSum sum: NodeID) -> ElementTree.Joint? {
    var operands: [NodeID] = []
    for child in children(of: sum) {
      if self[child].kind == .operator {
        guard self[child].name == "+" else { return nil }
      } else {
        operands.append(child)
      }
    }
    guard operands.allSatisfy({ isFact($0) || literal($0) != nil }),
      let index = operands.indices.dropLast().first(where: { meets(operands[$0], operands[$0 + 1]) })
    else { return nil }
    if operands.allSatisfy({ isFact($0) }) {
      let parts = operands.map { sourceText(of: $0) }
        .map { language == .swift && $0.hasSuffix("!") ? String($0.dropLast()) : $0 }.joined(separator: ", ")
      let joined =
        language == .swift
        ? "[\(parts)].compactMap { $0 }.joined(separator: \", \")" : "listOfNotNull(\(parts)).joinToString()"
      return ElementTree.Joint(isOptional: false, edits: [.replace(self[sum].range, joined)])
    }
    let separator = isFact(operands[index]) && isFact(operands[index + 1]) ? "\", \"" : "\" \""
    let end = self[operands[index]].range.upperBound
    return ElementTree.Joint(isOptional: false, edits: [.insert(at: end, .text(" + \(separator)"))])
  }

  /// Returns whether two operands run together into one word.
  func meets(_ left: NodeID, _ right: NodeID) -> Bool {
    switch (literal(left), literal(right)) {
    case (nil, nil): true
    case (let text?, nil): text.last?.isLetter == true
    case (nil, let text?): text.first?.isLetter == true
    case (_?, _?): false
    }
  }

  /// Returns the joint between two interpolations: `"\(a)\(b)"`, `"$a$b"`.
  func joint(ofString string: NodeID) -> ElementTree.Joint? {
    var previous: NodeID?
    for part in children(of: string) {
      guard self[part].kind == .interpolation else {
        previous = nil
        continue
      }
      let value = hole(part)
      if let previous, let value, isFact(previous), isFact(value) {
        return ElementTree.Joint(
          isOptional: false, edits: [.insert(at: self[part].range.lowerBound, .text(", "))])
      }
      previous = value
    }
    return nil
  }

  /// Returns the joint at an interpolated optional: `"\(nameLabel.text)"`.
  ///
  /// Source: Apple, “UILabel › text” and “UITextField › text”: `String?`.
  func optionalHole(of string: NodeID) -> ElementTree.Joint? {
    guard language == .swift else { return nil }
    for part in children(of: string) where self[part].kind == .interpolation {
      guard let value = hole(part), self[value].kind == .chain else { continue }
      let links = links(of: value)
      guard links.count > 1, let last = links.last, self[last].kind == .member, self[last].name == "text",
        text[self[value].range.upperBound - 1] != UInt8(ascii: "!")
      else { continue }
      let owner = nameText(of: links[links.count - 2])
      guard owner.hasSuffix("Label") || owner.hasSuffix("TextField") else { continue }
      let end = self[value].range.upperBound
      return ElementTree.Joint(isOptional: true, edits: [.insert(at: end, .text(" ?? \"\""))])
    }
    return nil
  }

  /// Returns the only expression of an interpolation.
  func hole(_ interpolation: NodeID) -> NodeID? {
    let values = Array(children(of: interpolation))
    guard values.count == 1 else { return nil }
    return self[values[0]].kind == .argument ? value(ofArgument: values[0]) : values[0]
  }

  func literal(_ operand: NodeID) -> String? {
    guard self[operand].kind == .string else { return nil }
    switch textValue(ofString: operand) {
    case .literal(let text): return text
    default: return nil
    }
  }

  /// Returns whether an operand reads a member whose name doesn't describe a separator or an ending.
  func isFact(_ operand: NodeID) -> Bool {
    guard self[operand].kind == .chain else { return false }
    let links = links(of: operand)
    guard links.count > 1, links.allSatisfy({ self[$0].kind == .name || self[$0].kind == .member }),
      let last = links.last, !isUppercase(last)
    else { return false }
    return !NameSuggestion.words(in: nameText(of: last)).contains { Tree.dividers.contains($0) }
  }

  private func isUppercase(_ link: NodeID) -> Bool { text[Int(self[link].nameStart)].isUppercaseASCII }

  private static let dividers: Set<String> = [
    "separator", "delimiter", "space", "comma", "newline", "suffix", "prefix", "ending", "plural", "unit",
    "symbol",
    "punctuation", "break", "extension", "scheme",
  ]
}
