// Checks whether the superclass of a view class matters.

import Syntax

extension ViewClass {
  /// True unless its instances remain unknown anyway because the class inherits from a platform class that only
  /// arranges other views.
  public var isTelling: Bool {
    guard let base else { return false }
    let name = Identifier(spelled: base)
    return ViewKind.named(name)?.isOfInterest ?? AndroidWidget.platform(named: name)?.role.isMetAlone ?? true
  }
}
