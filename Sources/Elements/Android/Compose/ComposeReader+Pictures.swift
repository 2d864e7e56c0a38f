// App components that receive a content description, as images do.

import Source
import Syntax

extension ComposeReader {
  /// Treats a call of an app component as an image if it's named like one, shows nothing passed to it, and receives a
  /// content description: `CoverImage(url, contentDescription = title)`.
  mutating func describePictures() {
    for index in list.elements.indices where list.elements[index].role == .custom {
      let id = ElementID(index)
      guard !hasChildren(id), list[id].typeName.isNamedLikePicture,
        project.configuredComponent(list[id].typeName) == nil,
        let call = tree.links(of: NodeID(list[id].origin)).first, tree[call].kind == .call,
        let argument = tree.argument("contentDescription", of: call)
      else { continue }
      let description = writtenText(argument)
      guard description.value != .none, !description.value.isBlank else { continue }
      list[id].role = .image
      list[id].labels.append(description)
      list[id].imagery = .dynamic
    }
  }
}

private extension String {
  var isNamedLikePicture: Bool {
    [
      "Image", "Icon", "Avatar", "Picture", "Photo", "Cover", "Logo", "Artwork", "Poster", "Thumbnail",
      "Illustration",
    ].contains(where: hasSuffix)
  }
}
