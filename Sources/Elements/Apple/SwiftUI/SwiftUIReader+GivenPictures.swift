// Components that show an image that their callers pass.

import Source
import Syntax

extension SwiftUIReader {
  /// Returns the property with the image that a type shows, or with the image's symbol name, if the caller passes it.
  func nameOfGivenPicture(of body: Body) -> NodeID? {
    guard let type = body.name, body.roots.count == 1, case let picture = list[body.roots[0]],
      picture.role == .image, picture.hiding == nil,
      let first = tree.links(of: NodeID(picture.origin)).first
    else { return nil }
    if tree[first].kind == .name {
      guard let property = tree.unsetProperty(tree[first].name, of: type),
        tree.mentionsType("Image", property)
      else { return nil }
      return first
    }
    guard picture.typeName == "Image", let symbol = tree.value("systemName", of: first),
      tree[symbol].kind == .name, tree.unsetProperty(tree[symbol].name, of: type) != nil
    else { return nil }
    return symbol
  }

  /// Returns the image that's passed to a component.
  func givenPicture(_ content: Component, at id: ElementID) -> Imagery? {
    guard let picture = argument(content.picture, at: id).flatMap(tree.value(ofArgument:)) else { return nil }
    if let call = tree.links(of: picture).first, tree[call].kind == .call, tree[call].name == "Image" {
      return imagery(ofImage: call)
    }
    let names = tree.literalAlternatives(of: picture)
    if content.origin == .inferred { return names.count == 1 ? .symbol(names[0]) : content.pictures.first }
    return names.first.map(Imagery.symbol) ?? .dynamic
  }

  /// Returns what the call of an image's initializer shows.
  private func imagery(ofImage call: NodeID) -> Imagery? {
    var image = Element(
      .swiftUI, .image, typeName: "Image", range: tree[call].range, constructor: tree[call].range,
      typeRange: tree.nameRange(of: call))
    readImage(of: call, &image)
    return image.labels.isEmpty && image.hiding == nil ? image.imagery : nil
  }
}
