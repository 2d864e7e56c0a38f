// Photos in Swift code that Smart Invert would invert.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `AsyncImage(url: photo)` without `.accessibilityIgnoresInvertColors()` on it or around it.
  ///
  /// Source: Apple, “View › accessibilityIgnoresInvertColors(_:)”.
  mutating func loadedPhoto(_ call: NodeID) {
    guard tree[call].kind == .call, links(around: call).first == call || chains.isEmpty,
      !isWritten("gnoresInvertColors"), let expression = tree.expression(around: call)
    else { return }
    let links = links(around: call)
    guard !links.contains(where: { tree[$0].name == "renderingMode" }), !isDrawn(call) else { return }
    let end = tree[expression].range.upperBound
    let separator = links.last.flatMap { last in
      last == call ? nil : tree.text.blanksBeforeFirst(Int(tree[last].start)).map { "\n" + $0 }
    }
    let range = tree.nameRange(of: call).lowerBound..<tree.constructorEnd(of: call)
    add(
      Practice(
        .swiftUI, .invertedPhoto, range: range,
        edits: [.insert(at: end, .text((separator ?? "") + ".accessibilityIgnoresInvertColors()"))],
        keepsBehavior: true))
  }

  /// Returns whether the argument or the preceding declaration of its name refers to an icon or the like.
  private func isDrawn(_ call: NodeID) -> Bool {
    guard let argument = tree.arguments(of: call).first, let value = tree.value(ofArgument: argument) else {
      return false
    }
    var sources = [value]
    if tree[value].kind == .name {
      let reach = 256
      let before = (max(call.index - reach, 0)..<call.index).reversed().lazy.map(NodeID.init)
      if let property = before.first(where: {
        tree[$0].kind == .declaration && tree[$0].name == tree[value].name
      }),
        tree[property].range.count <= 512
      {
        sources.append(property)
      }
    }
    return sources.contains { source in
      !NameSuggestion.words(in: tree.sourceText(of: source)).isDisjoint(with: SwiftPractices.drawn)
    }
  }

  /// Checks `let avatarView = UIImageView()`.
  mutating func photoView(_ call: NodeID) {
    guard tree[call].kind == .call, let property = declarations.last,
      tree.declarationKind(of: property) == .property, Int(tree[property].subtreeEnd) > call.index,
      let value = tree.expression(endingIn: call), tree.parent(of: value) == property,
      !isWritten("gnoresInvertColors")
    else { return }
    let name = tree.nameText(of: property)
    let words = NameSuggestion.words(in: name)
    guard !words.isDisjoint(with: SwiftPractices.photos), words.isDisjoint(with: SwiftPractices.drawn) else {
      return
    }
    var edits: [WriterEdit] = []
    if let block = tree.parent(of: property), tree[block].kind == .block,
      let function = declarations.dropLast().last,
      tree.declarationKind(of: function) == .function || tree.declarationKind(of: function) == .initializer,
      let blanks = tree.text.blanksBeforeFirst(tree[property].range.lowerBound)
    {
      edits = [
        .insert(
          at: tree[property].range.upperBound,
          .text("\n\(blanks)\(name).accessibilityIgnoresInvertColors = true"))
      ]
    }
    add(
      Practice(
        .uiKit, .invertedPhoto, range: tree.nameRange(of: property), edits: edits, keepsBehavior: true))
  }

  private static let photos: Set<String> = [
    "photo", "photos", "avatar", "video", "picture", "thumbnail", "poster", "cover", "artwork",
  ]

  /// Words for interface graphics, which may be inverted.
  private static let drawn: Set<String> = [
    "icon", "symbol", "logo", "glyph", "favicon", "badge", "button", "placeholder", "overlay", "play", "flag",
    "emoji",
  ]
}

private extension [String] {
  func isDisjoint(with words: Set<String>) -> Bool { !contains { words.contains($0) } }
}

private extension Tree {
  /// Returns the chain that begins with a call, or the call alone.
  func expression(around call: NodeID) -> NodeID? {
    guard let parent = parent(of: call), self[parent].kind == .chain else { return call }
    return parent
  }
}
