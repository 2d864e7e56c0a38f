// Views of the app's own classes in layouts: they are what they inherit from.

import Source
import Syntax

extension AndroidXMLReader {
  /// What the class of a view inherits from, and what the classes between may set on it; nil for a view of the platform,
  /// and for a class that is not known or is nothing by itself.
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

  /// Classes of the platform and of its libraries have their sources elsewhere.
  private static func isLibrary(_ name: ArraySlice<UInt8>) -> Bool {
    name.begins(with: "android.") || name.begins(with: "androidx.") || name.begins(with: "com.google.")
  }
}

extension Element {
  /// The view as one that does what a class of the platform does.
  func inheriting(_ role: Role) -> Element {
    var element = self
    element.role = role
    element.openness = []
    return element
  }
}
