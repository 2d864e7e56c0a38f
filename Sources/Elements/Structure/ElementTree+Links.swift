// Controls that only open a web page or another app.

import Source
import Syntax

extension ElementTree {
  /// Returns whether activating a control opens a web page outside the app and does nothing else.
  public func opensPage(_ id: ElementID, _ texts: inout DeclarationTexts) -> Bool {
    switch self[id].framework {
    case .swiftUI, .compose: openedPage(by: id) != nil
    case .uiKit:
      self[id].handlerName.map {
        texts.openPage(Identifier(spelled: $0), around: self[id].constructor.lowerBound)
      } ?? false
    case .androidViews, .androidXML, .interfaceBuilder: false
    }
  }

  /// Returns the call that opens a web page in the handler of a control, if the handler does nothing else.
  private func openedPage(by id: ElementID) -> NodeID? {
    if self[id].framework == .swiftUI { return pageOpened(byPressing: id) }
    return handler(of: self[id]).flatMap { syntax[$0].kind == .closure ? syntax.pageOpened(in: $0) : nil }
  }

  /// Returns edits that make a control a link or describe what activating it does, or nil if that requires a decision.
  public func linkEdits(of id: ElementID, in project: ProjectView) -> [WriterEdit]? {
    switch self[id].framework {
    case .swiftUI: linkOfSwiftUI(id)
    case .uiKit: UIKitWriter(tree: self, project: ProjectView()).linkRole(of: self[id])
    case .compose: clickLabel(of: id, in: project)
    case .androidViews, .androidXML, .interfaceBuilder: nil
    }
  }

  /// Returns edits that replace `Button("Terms") { openURL(url) }` with `Link("Terms", destination: url)`.
  private func linkOfSwiftUI(_ id: ElementID) -> [WriterEdit]? {
    guard let button = syntax.links(of: NodeID(self[id].origin)).first, syntax[button].kind == .call,
      syntax[button].name == "Button", let open = openedPage(by: id),
      syntax.arguments(of: open).count == 1, let url = syntax.firstUnlabelledArgument(of: open)
    else { return nil }
    let destination = "destination: \(syntax.sourceText(of: url))"
    let arguments = syntax.arguments(of: button)
    guard arguments.count <= 2, let first = arguments.first else { return nil }
    if arguments.count == 2, syntax.closure(ofArgument: first) == nil, syntax[first].name == .none,
      syntax[arguments[1]].detail == 1
    {
      return [.replace(syntax[button].range, "Link(\(syntax.sourceText(of: first)), \(destination))")]
    }
    guard arguments.count == 2, syntax[arguments[1]].name == "label",
      let label = syntax.closure(ofArgument: arguments[1]), syntax[first].detail == 1
    else { return nil }
    return [
      .replace(syntax[button].range.lowerBound..<syntax[label].range.lowerBound, "Link(\(destination)) ")
    ]
  }

  /// Returns edits that add a click label: `clickable(onClickLabel = "‹Open website›") { … }`.
  private func clickLabel(of id: ElementID, in project: ProjectView) -> [WriterEdit]? {
    let writer = ComposeWriter(tree: self)
    guard let tap = self[id].gestures.first(where: { $0.kind == .tap }),
      let click = writer.modifier(namedAt: tap.range.lowerBound, of: self[id]),
      syntax[click].name == "clickable",
      let wording = settled(project.textOrWords("Open website", onAndroid: true), in: project)
    else { return nil }
    let end = syntax.nameRange(of: click).upperBound
    let label = [.text("onClickLabel = ")] + writer.resource(wording)
    let isPlain = text[end] == UInt8(ascii: "(")
    let hasArguments = syntax.arguments(of: click).contains { syntax[$0].detail == 0 }
    let pieces: [WriterEdit.Piece] =
      isPlain ? label + [.text(hasArguments ? ", " : "")] : [.text("(")] + label + [.text(")")]
    let place = isPlain ? end + 1 : end
    let edits = ComposeImportWriter(syntax: syntax).importing([WriterEdit(place..<place, pieces)])
    return importingResources(edits, in: project)
  }
}

extension ElementTree {
  /// Returns the code that makes part of an element's text a link, if its links differ from other words only in color.
  ///
  /// Source: Apple, “AttributedString › link”: SwiftUI draws a link in the view's tint color, without an underline.
  public func plainLink(in id: ElementID) -> Range<Int>? {
    let element = self[id]
    guard element.framework == .swiftUI, element.role == .text, element.exposure == .exposed,
      element.openness.isDisjoint(with: [.modifiers]),
      let call = syntax.links(of: NodeID(element.origin)).first, syntax[call].name == "Text",
      let value = syntax.firstUnlabelledArgument(of: call).flatMap(syntax.value(ofArgument:)),
      syntax[value].kind == .name, let property = syntax.property(syntax[value].name, around: value),
      syntax.mentionsType("AttributedString", property), !code(element.range).spells("nderline")
    else { return nil }
    return syntax.plainLink(in: property)
  }
}

extension Tree {
  /// Returns the range of `result[range].link = url`, if the code doesn't set an underline, weight, or background for
  /// any part of a text.
  fileprivate func plainLink(in property: NodeID) -> Range<Int>? {
    let marks: [Identifier] = [
      "underlineStyle", "font", "backgroundColor", "strokeWidth", "inlinePresentationIntent",
      "mergeAttributes",
      "setAttributes", "AttributeContainer", "markdown",
    ]
    var link: Range<Int>?
    for index in subtree(of: property) {
      let node = NodeID(index)
      if marks.contains(self[node].name) { return nil }
      guard link == nil, self[node].kind == .assignment, let target = target(of: node),
        self[target].name == "link",
        let whole = children(of: node).first(where: { _ in true }),
        links(of: whole).dropLast().last.map({ self[$0].kind == .index }) == true
      else { continue }
      link = self[node].range
    }
    return link
  }
}
