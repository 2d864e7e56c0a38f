// Views of the app's own classes in layouts: they are what they inherit from.

import Source
import Syntax

extension AndroidXMLReader {
  /// What the class of a view inherits from, and what the classes between may set on it; nil for a view of the platform,
  /// and for a class that is not known or is nothing by itself.
  func inheritedClass(_ element: Element) -> (role: Role, uses: ViewCode.Use)? {
    let name = tree.text.string(element.typeRange)
    guard let dot = name.lastIndex(of: "."), !AndroidXMLReader.isLibrary(name) else { return nil }
    let inherited = project.inherited(by: String(name[name.index(after: dot)...]), of: .kotlinOrJava) {
      AndroidWidget.platform(named: Identifier(spelled: $0))?.role
    }
    guard let (role, uses) = inherited, role.isMetAlone else { return nil }
    return (role, uses)
  }

  /// Classes of the platform and of its libraries have their sources elsewhere.
  private static func isLibrary(_ name: String) -> Bool {
    ["android.", "androidx.", "com.google."].contains { name.hasPrefix($0) }
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
