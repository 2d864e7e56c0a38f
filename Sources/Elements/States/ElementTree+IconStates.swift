// States that only the icon next to a control's title shows.

import Source
import Syntax

extension ElementTree {
  /// Returns the image next to the title of a SwiftUI control if its filling alone shows a state:
  /// `Label { Text("Bookmarks") } icon: { Image(systemName: isSaved ? "star.fill" : "star") }`.
  public func iconAloneShowingState(of id: ElementID) -> ElementID? {
    let control = self[id]
    guard control.framework == .swiftUI, control.role == .button || control.role == .menu,
      let call = call(of: control), let label = label(of: call)
    else { return nil }
    let parts = parts(of: id)
    guard parts.contains(where: { self[$0].role == .text }),
      let (icon, state) = filledIcon(parts, label) ?? conditionalIcon(parts, label)
    else { return nil }
    let picture = syntax.subtree(of: NodeID(self[icon].origin))
    let isTold = syntax.subtree(of: label).contains { index in
      !picture.contains(index) && syntax.nodes[index].name == state
    }
    let isExposed = syntax.links(of: NodeID(control.origin)).contains {
      syntax.code(syntax.nameRange(of: $0)).spells("ccessibility")
    }
    return isTold || isExposed ? nil : icon
  }

  /// Returns the image that's filled in one of two states. A check mark is announced as “Selected”.
  private func filledIcon(_ parts: [ElementID], _ label: NodeID) -> (ElementID, state: Identifier)? {
    guard
      let icon = parts.first(where: { part in
        self[part].role == .image && self[part].circumstances.contains(.changesPicture)
          && self[part].labels.isEmpty && syntax[label].range.contains(self[part].constructor.lowerBound)
      }),
      let choice = syntax.pictureChoice(in: self[icon].constructor), choice.isDrawnState,
      !choice.names.contains(where: { Imagery.symbol($0).isCheckmark })
    else { return nil }
    let state = choice.condition[...].lastComponent.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return (icon, Identifier(spelled: state))
  }

  /// Returns the helper that shows an arrow, and nothing else, only in one state: the direction of a sorted column.
  private func conditionalIcon(_ parts: [ElementID], _ label: NodeID) -> (ElementID, state: Identifier)? {
    for part in parts.prefix(16)
    where self[part].imagery != nil && self[part].role != .image
      && syntax[label].range.contains(self[part].constructor.lowerBound)
    {
      guard let type = declaration(around: part), let block = syntax.child(.block, of: type),
        let helper = syntax.children(of: block).prefix(512).first(where: {
          syntax.declarationKind(of: $0) == .function && syntax.nameText(of: $0) == self[part].typeName
        }),
        let body = syntax.child(.block, of: helper),
        let branch = syntax.children(of: body).first(where: { _ in true }),
        syntax.branchKind(of: branch) == .if, let condition = syntax.condition(ofChoice: branch),
        let state = syntax.subtree(of: condition).first(where: { syntax.nodes[$0].kind == .name }),
        !syntax.code(syntax[helper].range).spells("ccessibility"),
        syntax.code(syntax[helper].range).spells("chevron")
          || syntax.code(syntax[helper].range).spells("arrow")
      else { continue }
      return (part, syntax.nodes[state].name)
    }
    return nil
  }

  /// Returns the closure that shows a control's label.
  private func label(of call: NodeID) -> NodeID? {
    if let label = syntax.argument("label", of: call) { return syntax.closure(ofArgument: label) }
    guard syntax.argument("action", of: call) != nil else { return nil }
    return syntax.arguments(of: call).last.flatMap(syntax.closure(ofArgument:))
  }
}
