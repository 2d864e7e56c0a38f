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

  /// Returns the number of links of an image constant, `Image.close` or `Image.Icons.close`, or nil for other
  /// expressions.
  func lengthOfImageConstant(_ links: [NodeID]) -> Int? {
    guard tree[links[0]].name == "Image", tree[links[0]].kind == .name else { return nil }
    let members = links.dropFirst().prefix { tree[$0].kind == .member }
    guard let last = members.last, members.count <= 3, tree[last].name != "self",
      // A type inside `Image`, such as `Image.Scale`, isn't a view.
      !tree.text[tree.nameRange(of: last).lowerBound].isUppercaseASCII, !file.storesView(tree[last].name)
    else { return nil }
    return members.count + 1
  }

  /// Reads an image constant. It's declared elsewhere, perhaps with a label or as decoration, unless a modifier that
  /// makes a new image shows that it's used as a plain one.
  func readImageConstant(_ links: [NodeID], _ element: inout Element) {
    element.imagery = .dynamic
    if !links.contains(where: shapesPicture) { element.unknowns.add(.elsewhere, .value, at: links.last) }
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
    for id in computedPictures where isInControl(id) { list[id].unknowns.remove(.elsewhere) }
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
