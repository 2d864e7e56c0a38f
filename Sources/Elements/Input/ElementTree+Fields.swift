// Fields that are labeled only by a placeholder, and fields that users don't type into.

import Source
import Syntax

extension ElementTree {
  /// Returns whether an element is a field class, whose instances are labeled elsewhere.
  public func isClassOfFields(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.framework == .uiKit, let node = syntax.node(.declaration, at: element.range) else {
      return false
    }
    return syntax.declarationKind(of: node) == .class
  }

  /// Returns the range of the argument name `placeholder` in a Compose field without a `label` argument.
  public func solePlaceholderName(of id: ElementID) -> Range<Int>? {
    let element = self[id]
    guard element.framework == .compose, element.role.isField, let call = call(of: element),
      let placeholder = syntax.argument("placeholder", of: call), syntax.argument("label", of: call) == nil
    else { return nil }
    return syntax.nameRange(of: placeholder)
  }

  /// Returns whether users choose a field's value from a menu rather than type it.
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

  /// Returns whether a SwiftUI control only shows a value: it's disabled, and bound to a constant.
  ///
  /// Source: Apple, SwiftUI, `Binding.constant(_:)`, “a binding with an immutable value”.
  public func onlyShowsValue(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.framework == .swiftUI,
      element.isDisabled || ancestors(of: id).contains(where: { self[$0].isDisabled })
    else { return false }
    // A text editor that's always disabled is a text that scrolls.
    return element.isDisabled && element.typeName == "TextEditor" || isBoundToConstant(id)
  }

  /// Returns whether a SwiftUI control can't change its value: `Toggle(isOn: .constant(isSelected))`.
  public func isBoundToConstant(_ id: ElementID) -> Bool {
    guard self[id].framework == .swiftUI, let call = call(of: self[id]) else { return false }
    return syntax.arguments(of: call).contains { argument in
      guard let value = syntax.value(ofArgument: argument), let last = syntax.links(of: value).last else {
        return false
      }
      return syntax[last].kind == .call && syntax[last].name == "constant"
    }
  }
}
