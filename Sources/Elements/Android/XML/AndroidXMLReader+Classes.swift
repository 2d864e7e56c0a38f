// Custom views in layouts, which have the role of their superclass.

import Source
import Syntax

extension AndroidXMLReader {
  /// Returns the role that a view's class inherits and the properties that the classes in between may set on it.
  /// Returns nil for platform views, unknown classes, and classes that aren't focus stops.
  func inheritedClass(_ element: Element) -> (role: Role, uses: ViewCode.Use)? {
    let range = element.typeRange
    guard let dot = tree.text.lastOffset(of: UInt8(ascii: "."), in: range),
      !AndroidXMLReader.isLibrary(tree.text[range])
    else { return nil }
    let name = tree.text.string(dot + 1..<range.upperBound)
    let inherited = project.inherited(by: name, of: .kotlinOrJava) {
      AndroidWidget.platform(named: Identifier(spelled: $0))?.role
    }
    guard let (role, uses) = inherited, role.isMetAlone else { return nil }
    return (role, uses)
  }

  /// Returns whether a class belongs to the platform or its libraries, whose source code isn't in the project.
  private static func isLibrary(_ name: ArraySlice<UInt8>) -> Bool {
    name.begins(with: "android.") || name.begins(with: "androidx.") || name.begins(with: "com.google.")
  }
}

extension Element {
  /// Returns the view with the role of a platform class.
  func inheriting(_ role: Role) -> Element {
    var element = self
    element.role = role
    element.unknowns = Unknowns()
    return element
  }
}
