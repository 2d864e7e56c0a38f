// A component where it is used: what the call suggests to those who have to say what the component is.

import Source
import Syntax

/// The use of a component of the app, and what it most probably is.
public struct ComponentUse: Sendable, Equatable {
  public var name: String
  public var role: Role
  /// The parameter that names it, `_` for the first argument without a label; nil where the call shows none.
  public var label: String?
  public var hint: String?
  public var image: String?
}

extension ElementTree {
  /// The use of a component whose name touches the byte `offset`; nil where there is none, or the call suggests nothing
  /// that a screen reader meets.
  ///
  /// - Parameter project: What the tree was read in.
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

  /// Whether views are written inside, rather than what happens on a touch.
  private func showsContent(_ id: ElementID) -> Bool {
    descendants(of: id).contains { text[self[$0].typeRange.lowerBound].isUppercaseASCII }
  }
}

extension Element {
  /// Whether it is a component of the app whose name touches `offset`, rather than a view of the platform or a helper.
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
  /// The role that a configuration calls it by; nil where it has no name there.
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
