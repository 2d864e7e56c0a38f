// SwiftUI toggle styles that draw a toggle instead of showing one.

import Syntax

extension ElementTree {
  /// A toggle style's body.
  public struct ToggleStyleBody: Sendable {
    /// The outermost view.
    public var view: ElementID
    /// Edits that represent the body as a toggle, which has the role, the state, and the label.
    public var edits: [WriterEdit]
  }

  /// Returns the body of the toggle style that an element is part of, or nil if it isn't part of one.
  public func toggleStyleBody(around id: ElementID) -> ToggleStyleBody? {
    guard self[id].framework == .swiftUI, let function = component(around: id),
      syntax[function].name == "makeBody", declarationCode(around: id).spells("ToggleStyle"),
      let parameter = syntax.children(of: function).first(where: { syntax[$0].kind == .parameter })
    else { return nil }
    let name = syntax.nameText(of: parameter)
    let view = ancestors(of: id).reversed().first ?? id
    let piece =
      ".accessibilityRepresentation { Toggle(isOn: \(name).$isOn) { \(name).label } }"
    return ToggleStyleBody(
      view: view, edits: [SwiftUIWriter(tree: self).modifier(on: self[view], [.text(piece)])])
  }
}
