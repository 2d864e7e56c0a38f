// What names a field while it is empty, and only then, and how it is filled.

import Source
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

  /// Whether what a field holds is chosen from a menu rather than typed.
  ///
  /// Source: Android Developers, “Compose › Menus › ExposedDropdownMenuBox”; Material Components for Android, “Menus ›
  /// Exposed dropdown menus”.
  public func isFilledByChoice(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.role.isField else { return false }
    switch element.framework {
    case .compose:
      guard let readOnly = call(of: element).flatMap({ syntax.value("readOnly", of: $0) }),
        syntax.isName("true", readOnly)
      else { return false }
      return ancestors(of: id).contains { self[$0].typeName == "ExposedDropdownMenuBox" }
    case .androidXML:
      let attributes = AndroidAttributes(of: NodeID(element.origin), in: syntax)
      return element.typeName.endsByBytes("AutoCompleteTextView")
        && attributes.value("android:inputType")?.elementsEqual("none".utf8) == true
    default: return false
    }
  }

  /// Whether a control of SwiftUI only shows a value: it's turned off, and bound to what never changes.
  ///
  /// Source: Apple, SwiftUI, `Binding.constant(_:)`, “a binding with an immutable value”.
  public func onlyShowsValue(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.framework == .swiftUI,
      element.isDisabled || ancestors(of: id).contains(where: { self[$0].isDisabled }),
      let call = call(of: element)
    else { return false }
    return syntax.arguments(of: call).contains { argument in
      guard let value = syntax.value(ofArgument: argument), let last = syntax.links(of: value).last else {
        return false
      }
      return syntax[last].kind == .call && syntax[last].name == "constant"
    }
  }
}
