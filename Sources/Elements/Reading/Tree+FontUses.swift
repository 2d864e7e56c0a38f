// The constants that Swift code uses as fonts of texts.

import Syntax

extension Tree {
  /// The constants that the file gives to texts as their font, by their type and name: `Fonts.title` for
  /// `label.font = Theme.Fonts.title`, `row(font: Fonts.title)`, and `[.font: Fonts.title]`.
  ///
  /// Excludes fonts that code scales first, and those of bars, whose titles never scale.
  var fontsOfTexts: Set<String> {
    var fonts: Set<String> = []
    for index in nodes.indices where nodes[index].name == "font" {
      guard let value = fontValue(NodeID(index)) else { continue }
      fonts.formUnion(constantNames(of: value, depth: 0))
      if fonts.count > Tree.mostFonts { break }
    }
    return fonts
  }

  private static let mostFonts = 512

  /// Returns the value that code gives to a name: `label.font = x`, `row(font: x)`, `[.font: x]`.
  private func fontValue(_ name: NodeID) -> NodeID? {
    if self[name].kind == .argument { return value(ofArgument: name) }
    guard self[name].kind == .member || self[name].kind == .name,
      let target = expression(endingIn: name), let parent = parent(of: target)
    else { return nil }
    let parts = Array(children(of: parent).prefix(2))
    guard parts.count == 2, parts[0] == target else { return nil }
    switch self[parent].kind {
    case .assignment: return parts[1]
    case .argument: return isOfBar(parent) ? nil : parts[1]
    default: return nil
    }
  }

  /// Returns whether an entry is part of the attributes of a bar's titles.
  private func isOfBar(_ entry: NodeID) -> Bool {
    guard let attributes = parent(of: entry), let around = parent(of: attributes) else { return false }
    return code(self[around].range).spells("itleTextAttributes")
  }

  /// Returns the constants that a value may be, by their type and name.
  private func constantNames(of value: NodeID, depth: Int) -> [String] {
    if self[value].kind == .branch, depth == 0, let choice = choice(of: value) {
      return choice.values.flatMap { constantNames(of: $0, depth: 1) }
    }
    return constantName(of: value).map { [$0] } ?? []
  }

  /// Returns the type and name of a constant: `Fonts.title`. A member of an implied type is one of `UIFont`.
  func constantName(of value: NodeID) -> String? {
    let links = links(of: value)
    guard let last = links.last, self[last].kind == .member,
      links.allSatisfy({ self[$0].kind == .name || self[$0].kind == .member })
    else { return nil }
    guard links.count > 1 else { return "UIFont." + nameText(of: last) }
    let owner = links[links.count - 2]
    return isCapitalized(owner) ? nameText(of: owner) + "." + nameText(of: last) : nil
  }
}
