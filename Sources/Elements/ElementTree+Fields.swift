// What names a field while it is empty, and only then.

import Syntax

extension ElementTree {
  /// Whether an element is a class of fields itself, to whose instances others give names.
  public func isClassOfFields(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.framework == .uiKit, let node = syntax.node(.declaration, at: element.range) else {
      return false
    }
    return syntax.declarationKind(of: node) == .class
  }

  /// The name of the argument that gives a Compose field a placeholder, where none gives it a label.
  public func solePlaceholderName(of id: ElementID) -> Range<Int>? {
    let element = self[id]
    guard element.framework == .compose, element.role.isField, let call = call(of: element),
      let placeholder = syntax.argument("placeholder", of: call), syntax.argument("label", of: call) == nil
    else { return nil }
    return syntax.nameRange(of: placeholder)
  }
}
