// Images that only their modifiers reveal, and images whose asset is an expression.

import Source
import Syntax

extension SwiftUIReader {
  /// Reads `icon.resizable()` or `account.image().renderingMode(.template)` as an image. Returns false for other
  /// expressions, and for helpers that the file declares, which are read at their declarations.
  ///
  /// Source: Apple, SwiftUI, “Image”: only images have these modifiers.
  mutating func readsPicture(_ id: NodeID, _ links: [NodeID], _ scope: Scope) -> Bool {
    guard let first = links.first, let place = links.firstIndex(where: shapesPicture), place > 0,
      // In an extension, the image is the caller's.
      tree[first].name != "self" && tree[first].name != "content", !file.storesView(tree[first].name),
      !file.buildsViews(tree[first].name),
      links[..<place].allSatisfy({ isPlainLink($0) }),
      tree[first].kind != .call || !tree.text[Int(tree[first].nameStart)].isUppercaseASCII
    else { return false }
    let last = links[place - 1]
    var element = Element(
      .swiftUI, .image, typeName: tree.nameText(of: last), range: tree[id].range,
      constructor: Int(tree[first].start)..<Int(tree[last].end), typeRange: tree.nameRange(of: last))
    element.imagery = .dynamic
    let picture = append(element, id, scope)
    modifiers(links.dropFirst(place), of: picture)
    return true
  }

  private func shapesPicture(_ link: NodeID) -> Bool {
    guard tree[link].kind == .call else { return false }
    switch tree[link].name {
    case "resizable", "renderingMode", "interpolation", "antialiased": return true
    default: return false
    }
  }

  /// Returns whether a link is a name, a member, or a call without closures.
  private func isPlainLink(_ link: NodeID) -> Bool {
    switch tree[link].kind {
    case .name, .member: true
    case .call: tree.arguments(of: link).allSatisfy { tree.closure(ofArgument: $0) == nil }
    default: false
    }
  }

  /// Closes images in controls whose asset is an expression. An asset's name isn't a label, and a label for it would be
  /// next to it.
  mutating func closePicturesInControls() {
    for id in computedPictures where isInControl(id) { list[id].openness.remove(.elsewhere) }
  }

  private func isInControl(_ id: ElementID) -> Bool {
    var child = id
    for _ in 0..<ElementTree.reach {
      guard list[child].slot != .separate, let parent = list[child].parent else { return false }
      if list[parent].role.isControl { return true }
      child = parent
    }
    return false
  }
}
