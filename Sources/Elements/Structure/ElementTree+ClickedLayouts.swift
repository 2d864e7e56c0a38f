// Clickable layouts without text.

import Syntax

extension ElementTree {
  /// Returns the images in a layout that responds to clicks and shows nothing else, or nil for other elements. An image
  /// without a content description decorates a layout only if something else labels the layout.
  ///
  /// A layout without a listener only keeps touches from what's behind it.
  public func picturesOfClickedLayout(_ id: ElementID) -> [ElementID]? {
    let layout = self[id]
    guard layout.framework == .androidXML, layout.role == .container, layout.isTappable, layout.parent != nil,
      layout.circumstances.contains(.listensInCode)
        || AndroidAttributes(of: NodeID(layout.origin), in: syntax).takesListener
    else { return nil }
    let parts = Array(descendants(of: id))
    guard parts.count < ElementTree.reach else { return nil }
    var pictures: [ElementID] = []
    for part in parts {
      let element = self[part]
      guard element.openness.isDisjoint(with: [.content, .modifiers, .elsewhere]), element.labels.isEmpty,
        element.title.isAbsent
      else { return nil }
      switch element.role {
      case .image: if element.hiding?.api != "visibility" { pictures.append(part) }
      case .container, .spacer, .progress: continue
      default: return nil
      }
    }
    return pictures.isEmpty ? nil : pictures
  }
}
