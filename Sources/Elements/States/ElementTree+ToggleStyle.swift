// SwiftUI toggle styles that draw a toggle instead of showing one.

import Syntax

extension ElementTree {
  /// Returns edits that represent the body of the toggle style around an element as a toggle, which has the role, the
  /// state, and the label. Returns nil if the element isn't part of a style.
  public func editsRepresentingToggleStyle(around id: ElementID) -> [WriterEdit]? {
    guard self[id].framework == .swiftUI, let function = component(around: id),
      syntax[function].name == "makeBody", declarationCode(around: id).spells("ToggleStyle"),
      let parameter = syntax.children(of: function).first(where: { syntax[$0].kind == .parameter })
    else { return nil }
    let name = syntax.nameText(of: parameter)
    let outermost = ancestors(of: id).reversed().first ?? id
    return [
      SwiftUIWriter(tree: self).modifier(
        on: self[outermost],
        [.text(".accessibilityRepresentation { Toggle(isOn: \(name).$isOn) { \(name).label } }")])
    ]
  }
}
