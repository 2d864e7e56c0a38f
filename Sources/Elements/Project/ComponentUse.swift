// The use of a component, with guesses that help people configure it.

import Source
import Syntax

/// The use of a custom component, with its most likely role and parameters.
public struct ComponentUse: Sendable, Equatable {
  public var name: String
  public var role: Role
  /// The parameter for the label (`_` for an unlabeled first argument), or nil if the call has none.
  public var label: String?
  public var hint: String?
  public var image: String?
}

extension ElementTree {
  /// Returns the use of the component whose name touches the byte `offset`, or nil if there is none or the call doesn't
  /// suggest a role.
  ///
  /// - Parameter project: The project in which the tree was read.
  public func componentUse(at offset: Int, in project: ProjectView) -> ComponentUse? {
    guard let id = ids.first(where: { self[$0].isComponentUse(at: offset, in: text) }) else { return nil }
    let links = syntax.links(of: NodeID(self[id].origin))
    let call = links.first { syntax[$0].kind == .call && syntax.nameRange(of: $0) == self[id].typeRange }
    guard let call else { return nil }
    var use = ComponentCall(syntax, call, showsContent: showsContent(id)).use
    if let component = project.component(self[id].typeName), component.origin == .inferred {
      if let role = component.role { use.role = role.said }
      if case .parameter(let names, _) = component.texts.first { use.label = names.first ?? use.label }
    }
    return use.role.map {
      ComponentUse(name: self[id].typeName, role: $0, label: use.label, hint: use.hint, image: use.image)
    }
  }

  /// Returns whether the closure contains views instead of an action.
  private func showsContent(_ id: ElementID) -> Bool {
    descendants(of: id).contains { text[self[$0].typeRange.lowerBound].isUppercaseASCII }
  }
}

extension Element {
  /// Returns whether it's a custom component whose name touches `offset`, not a platform view or a helper.
  fileprivate func isComponentUse(at offset: Int, in text: SourceText) -> Bool {
    guard typeRange.lowerBound <= offset, offset <= typeRange.upperBound,
      text[typeRange.lowerBound].isUppercaseASCII
    else { return false }
    let name = Identifier(spelled: typeName)
    switch framework {
    case .swiftUI: return SwiftUIView.named(name) == nil && !SwiftUILibrary.mayBePicture(name)
    case .compose: return Composable.named(name) == nil
    default: return false
    }
  }
}

extension Role {
  /// The role's name in configurations, or nil if it has none.
  fileprivate var said: Role? {
    switch self {
    case .menu, .menuItem, .tab: .button
    case .heading, .label: .text
    case .datePicker, .colorPicker, .rating: .picker
    case .textEditor, .searchField: .textField
    default: isControl || self == .text || self == .image ? self : nil
    }
  }
}
