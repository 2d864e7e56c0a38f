// Controls whose image depends on a condition, and their labels.

import Source
import Syntax

/// Two images, one of which is shown depending on a condition.
public struct PictureChoice: Sendable {
  /// The source text of the condition.
  public var condition: String
  /// The names of the images. The first one is shown if the condition is true.
  var names: [String]

  /// True if both are the same symbol, such as a heart, a star, or a box, and one is filled or checked. The difference
  /// is a state, so neither image needs its own label.
  public var isDrawnState: Bool {
    let words = names.map { Set(NameSuggestion.words(in: $0)) }
    guard words.count == 2 else { return false }
    let bare = words.map { $0.subtracting(PictureChoice.strokes) }
    if bare[0] == bare[1] { return !bare[0].isEmpty && bare[0].isDisjoint(with: PictureChoice.shapes) }
    guard words.allSatisfy({ PictureChoice.boxWords.isSuperset(of: $0) }) else { return false }
    return words.count(where: PictureChoice.isTicked) == 1
  }

  /// The index of the image that's drawn as on, or nil if the names don't show it.
  var drawnOn: Int? {
    let words = names.map { Set(NameSuggestion.words(in: $0)) }
    let on = words.map { !$0.isDisjoint(with: PictureChoice.fillings) || PictureChoice.isTicked($0) }
    if on.count(where: \.self) == 1 { return on.firstIndex(of: true) }
    let off = words.map { !$0.isDisjoint(with: PictureChoice.outlines) }
    return off.count(where: \.self) == 1 ? off.firstIndex(of: false) : nil
  }

  private static func isTicked(_ words: Set<String>) -> Bool {
    !words.isDisjoint(with: ticks) && words.isDisjoint(with: blanks)
  }

  private static let fillings: Set<String> = ["fill", "filled", "full", "solid"]
  private static let outlines: Set<String> = ["border", "outline", "outlined", "empty"]

  /// Words for how an image is drawn, rather than what it shows.
  private static let strokes = fillings.union(outlines).union([
    "circle", "rounded", "sharp", "ic", "icon", "baseline", "24dp", "24",
  ])
  private static let ticks: Set<String> = [
    "checkmark", "check", "checked", "tick", "ticked", "selected", "inset", "largecircle",
  ]
  private static let blanks: Set<String> = ["blank", "unchecked", "unticked", "unselected", "empty"]
  private static let shapes: Set<String> = ["square", "box", "radio", "rectangle"]
  private static let boxWords = strokes.union(ticks).union(blanks).union(shapes).union(["button", "checkbox"])

  /// The meaning of each image.
  public var wordings: [Wording] {
    names.map { NameSuggestion.forPicture($0).map(Wording.words) ?? .blank("what activating it does now") }
  }

  /// The index of the only filled image, which usually shows a selection, or nil if there isn't exactly one.
  var filled: Int? {
    let isFilled = names.map {
      !NameSuggestion.words(in: $0).filter { $0 == "fill" || $0 == "filled" }.isEmpty
    }
    return isFilled.count(where: \.self) == 1 ? isFilled.firstIndex(of: true) : nil
  }
}

extension ElementTree {
  /// Returns the condition that chooses a control's image, if it has two outcomes.
  public func pictureChoice(of id: ElementID) -> PictureChoice? {
    guard self[id].framework == .swiftUI || self[id].framework == .compose else { return nil }
    for part in [id] + parts(of: id) where self[part].circumstances.contains(.changesPicture) {
      if let choice = syntax.pictureChoice(in: self[part].constructor) { return choice }
    }
    return branchedChoice(of: id)
  }

  /// Returns the images of a control that shows one of them at a time, each in a separate branch of a condition. Nil if
  /// the control shows anything else.
  public func alternativePictures(of id: ElementID) -> [ElementID]? {
    guard let pictures = solePictures(of: id), pictures.count > 1, pictures.count <= ElementTree.mostBranches,
      pictures.allSatisfy({ self[$0].role == .image })
    else { return nil }
    for (index, picture) in pictures.enumerated() {
      guard pictures[..<index].allSatisfy({ areAlternatives(picture, $0) }) else { return nil }
    }
    return pictures
  }

  /// The maximum number of images that replace each other.
  private static let mostBranches = 8

  /// Returns the choice in code that could also use an expression:
  /// `if isLiked { Image(systemName: "heart.fill") } else { Image(systemName: "heart") }`.
  private func branchedChoice(of id: ElementID) -> PictureChoice? {
    guard self[id].framework == .swiftUI, let pictures = alternativePictures(of: id), pictures.count == 2,
      let condition = syntax.condition(
        choosing: self[pictures[0]].constructor, over: self[pictures[1]].constructor)
    else { return nil }
    let names = pictures.compactMap { self[$0].imagery?.name }
    return names.count == 2 && names.allSatisfy { !$0.isEmpty }
      ? PictureChoice(condition: syntax.sourceText(of: condition), names: names) : nil
  }

  /// Returns edits that make a label depend on the image's condition, with a placeholder for the other image. Nil if
  /// that takes more than one condition with two outcomes.
  public func labelMirroringPicture(of id: ElementID, _ label: WrittenText) -> [WriterEdit]? {
    guard let picture = pictureChoice(of: id) else { return nil }
    let said = text.string(label.valueRange)
    let wordings = picture.wordings
    // The existing label stays with the image that it fits.
    let literal = label.value.literal?.lowercased()
    let isFirst = literal != nil && literal == wordings[0].proposal?.lowercased()
    let isSaid = literal != nil && literal == wordings[isFirst ? 1 : 0].proposal?.lowercased()
    guard !isSaid else { return nil }
    let (before, between) =
      syntax.language == .swift
      ? (picture.condition + " ? ", " : ") : ("if (\(picture.condition)) ", " else ")
    let other = wordings[isFirst ? 1 : 0].literal
    let arms = isFirst ? [[.text(said)], other] : [other, [.text(said)]]
    return [WriterEdit(label.valueRange, [.text(before)] + arms[0] + [.text(between)] + arms[1])]
  }
}

extension Tree {
  /// Returns the expression that's true if `range` runs and false if `other` does: the only condition of an `if` that
  /// contains both.
  func condition(choosing range: Range<Int>, over other: Range<Int>) -> NodeID? {
    func contains(_ node: NodeID, _ range: Range<Int>) -> Bool {
      self[node].range.lowerBound <= range.lowerBound && range.upperBound <= self[node].range.upperBound
    }
    var node = nodes(at: range).first
    while let at = node, branchKind(of: at) != .if || !contains(at, other) { node = parent(of: at) }
    guard let branch = node else { return nil }
    let arms = children(of: branch).filter { self[$0].kind == .arm }
    guard arms.count == 2, contains(arms[0], range), contains(arms[1], other) else { return nil }
    let parts = children(of: arms[0]).filter { self[$0].kind != .block }
    guard parts.count == 1, let condition = parts.first,
      children(of: arms[1]).allSatisfy({ self[$0].kind == .block }),
      [.name, .chain, .prefix, .infix, .tuple].contains(self[condition].kind),
      !subtreeMentions("#available", condition), !text[self[condition].range].contains(where: \.isLineBreak)
    else { return nil }
    return condition
  }

  /// Returns the first condition with two outcomes in a range, with the names of its outcomes.
  func pictureChoice(in range: Range<Int>) -> PictureChoice? {
    for branch in nodes(beginningIn: range).lazy.map(NodeID.init) {
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
