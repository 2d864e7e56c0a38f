// Content descriptions made of an image's name in code.

import Source
import Syntax

extension ElementTree {
  /// Returns whether a Compose image is described by its own name in code: `Icon(icon, icon.name)`, `iconName`.
  public func isDescribedByAssetName(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.framework == .compose, element.role == .image, let label = element.labels.last,
      label.value == .dynamic,
      let value = syntax.nodes(at: label.valueRange).first(where: { syntax[$0].kind != .argument })
    else { return false }
    let links = syntax.links(of: value)
    guard let last = links.last else { return false }
    if links.count == 1 {
      // A name for files that users see is `imageName` or `fileName`.
      return syntax[last].kind == .name && syntax[last].name == "iconName"
    }
    switch syntax[last].name {
    case "name", "toString": break
    default: return false
    }
    let owner = label.valueRange.lowerBound..<Int(syntax[links[links.count - 2]].end)
    let call = syntax.leadingCall(of: NodeID(element.origin))
    guard syntax[call].kind == .call else { return false }
    return syntax.arguments(of: call).contains { argument in
      guard syntax[argument].name != "contentDescription", !syntax.isModifier(argument),
        let shown = syntax.value(ofArgument: argument)
      else { return false }
      return text[syntax[shown].range] == text[owner]
    }
  }
}
