// Fonts of attributed texts in Swift code.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `[.font: UIFont.systemFont(ofSize: 15)]`, and constants that such attributes use.
  ///
  /// Source: Apple, “Scaling fonts automatically”: only fonts of text styles and those that `UIFontMetrics` scales
  /// follow the setting.
  mutating func attributeFont(_ call: NodeID) {
    guard tree[call].kind == .call,
      let size = tree.value("ofSize", of: call).flatMap(tree.constantNumber(of:)),
      let expression = tree.expression(endingIn: call), let parent = tree.parent(of: expression),
      tree.links(of: expression).count == 2
    else { return }
    switch tree[parent].kind {
    case .argument: guard isFontAttribute(parent), !isBlank(around: parent) else { return }
    case .declaration:
      guard tree.declarationKind(of: parent) == .property, tree.isConstant(parent),
        fontsInAttributes.contains(tree[parent].name)
      else { return }
    default: return
    }
    guard !drawsText() else { return }
    add(Practice(.uiKit, .fixedTextFont(size), range: tree[expression].range))
  }

  /// Returns whether an argument is an entry for the font in a dictionary of attributes.
  private func isFontAttribute(_ entry: NodeID) -> Bool {
    guard let collection = tree.parent(of: entry), tree[collection].kind == .collection,
      let key = tree.children(of: entry).first(where: { _ in true })
    else { return false }
    return tree.lastName(of: key) == "font"
  }

  /// Returns whether the attributed text around an entry has no letters, so it only takes up space.
  private func isBlank(around entry: NodeID) -> Bool {
    guard let collection = tree.parent(of: entry), let place = tree.argument(of: collection),
      let text = tree.value("string", of: place.call), tree[text].kind == .string,
      let literal = tree.textValue(ofString: text).literal
    else { return false }
    return !literal.contains { $0.isLetter || $0.isNumber }
  }

  /// The names of the fonts that attributes of texts in the file refer to.
  private var fontsInAttributes: Set<Identifier> {
    mutating get {
      if let known = attributeFonts { return known }
      var names: Set<Identifier> = []
      for index in tree.nodes.indices where tree.nodes[index].kind == .collection {
        for entry in tree.children(of: NodeID(index)) where tree[entry].kind == .argument {
          let parts = Array(tree.children(of: entry).prefix(2))
          if parts.count == 2, tree.lastName(of: parts[0]) == "font" {
            names.insert(tree.lastName(of: parts[1]))
          }
        }
      }
      names.remove(.none)
      attributeFonts = names
      return names
    }
  }

  /// Returns whether the enclosing declaration draws or measures text, styles the titles of bars, which don't scale, or scales
  /// fonts.
  private mutating func drawsText() -> Bool {
    isWritten("UIGraphics") || isWritten("draw(") || isWritten("itleTextAttributes")
      || isWritten("scaledFont")
      || isWritten("CGContext") || isWritten("NSFont") || isWritten("boundingRect") || isWritten("width(")
      || isWritten("size(")
  }
}
