// Controls whose picture a condition chooses: what to call them, whichever is shown.

import Source
import Syntax

/// Two pictures, of which a condition shows one.
struct PictureChoice {
  /// As the code spells it.
  var condition: String
  /// The names of the pictures, that of the fulfilled condition first.
  var names: [String]

  /// What each of the pictures probably means.
  var suggestions: [String] {
    names.map { NameSuggestion.forPicture($0) ?? NameSuggestion.forIdentifier($0) ?? "label" }
  }

  /// The index of the picture that is the other one filled in, as what is chosen is drawn; nil where neither is.
  var filled: Int? {
    let isFilled = names.map {
      !NameSuggestion.words(in: $0).filter { $0 == "fill" || $0 == "filled" }.isEmpty
    }
    return isFilled.count(where: \.self) == 1 ? isFilled.firstIndex(of: true) : nil
  }
}

extension ElementTree {
  /// The condition that chooses the picture of a control, if it has two outcomes.
  func pictureChoice(of id: ElementID) -> PictureChoice? {
    guard self[id].framework == .swiftUI || self[id].framework == .compose else { return nil }
    for part in [id] + parts(of: id) where self[part].circumstances.contains(.changesPicture) {
      if let choice = syntax.choice(in: self[part].constructor) { return choice }
    }
    return nil
  }

  /// The edits that give a label the condition of the picture, with a place to write in for the other picture. Nil where
  /// that takes more than one condition with two outcomes.
  public func labelMirroringPicture(of id: ElementID, _ label: WrittenText) -> [WriterEdit]? {
    guard let picture = pictureChoice(of: id) else { return nil }
    let said = text.string(label.valueRange)
    let suggestions = picture.suggestions
    // What the label says stays with the picture that it fits.
    let isFirst = label.value.literal.map { $0.lowercased() == suggestions[0].lowercased() } ?? false
    let (before, between) =
      syntax.language == .swift
      ? (picture.condition + " ? ", " : ") : ("if (\(picture.condition)) ", " else ")
    let other: [WriterEdit.Piece] = [.text("\""), .placeholder(suggestions[isFirst ? 1 : 0]), .text("\"")]
    let arms = isFirst ? [[.text(said)], other] : [other, [.text(said)]]
    return [WriterEdit(label.valueRange, [.text(before)] + arms[0] + [.text(between)] + arms[1])]
  }
}

extension Tree {
  /// The first condition with two outcomes in a range, and the names of what it chooses between.
  fileprivate func choice(in range: Range<Int>) -> PictureChoice? {
    var index = nodes.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    while index < nodes.count, nodes[index].range.lowerBound < range.upperBound {
      defer { index += 1 }
      let branch = NodeID(index)
      let kind = branchKind(of: branch)
      guard kind == .ternary || (kind == .if && language == .kotlin) else { continue }
      let arms = children(of: branch).filter { self[$0].kind == .arm }
      guard arms.count == 2, let start = children(of: branch).first(where: { _ in true }) else { return nil }
      var condition = start
      if self[start].kind == .arm { condition = children(of: start).first { _ in true } ?? start }
      let names = arms.map { arm -> String in
        let indices = subtree(of: arm).reversed()
        let name = indices.first { nodes[$0].kind == .segment || nodes[$0].kind == .member }
        return name.map { nodes[$0].kind == .segment ? sourceText(of: NodeID($0)) : nameText(of: NodeID($0)) }
          ?? ""
      }
      return PictureChoice(condition: sourceText(of: condition), names: names)
    }
    return nil
  }
}
