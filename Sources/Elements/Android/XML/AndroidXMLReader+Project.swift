// The effects of code, by view ID, and of styles on the views in a layout.

import Source
import Syntax

extension AndroidXMLReader {
  /// Applies the effects of code on a view that it can look up, and returns them. Properties that code sets become
  /// unknown. Properties that it could set but doesn't remain as in the layout.
  mutating func readCode(_ attributes: AndroidAttributes, _ id: ElementID) -> ViewCode.Use {
    guard list[id].circumstances.contains(.visibleOutside), let name = attributes.idName,
      let (isMentioned, use) = project.use(of: name, in: layoutName, isRoot: list[id].parent == nil)
    else { return [] }
    list[id].circumstances.insert(.codeIsKnown)
    if !isMentioned {
      list[id].circumstances.remove(.visibleOutside)
      hideIfNeverShown(attributes, id, named: name)
    }
    if use.contains(.tap), list[id].gestures.isEmpty { takeTap(id, named: name) }
    if !use.isDisjoint(with: [.tap, .click]) {
      list[id].circumstances.insert(.listensInCode)
      if use.contains(.tap), !use.contains(.relayedClick) { list[id].circumstances.insert(.actsInCode) }
    } else if list[id].parent != nil, !list[id].role.isControl, !attributes.takesListener,
      list[id].role != .image || list[id].labels.isEmpty
    {
      // A clickable view without a listener only blocks touches for the views behind it. The listener of a labeled image
      // may be set through a property of another type.
      list[id].gestures.removeAll { $0.kind == .tap }
    }
    if use.isDisjoint(with: [.name, .state]), list[id].role != .text,
      list[id].labels.isEmpty || list[id].role != .image || !list[id].gestures.isEmpty
        || !project.labelsRoot(around: name, in: layoutName),
      project.changesPicture(of: name, in: layoutName)
    {
      list[id].circumstances.insert(.changesPicture)
    }
    if use.contains(.tooltip), !use.contains(.name),
      project.changesTooltip(of: name, in: layoutName)
    {
      list[id].circumstances.insert(.changesTooltip)
    }
    if list[id].role == .text, list[id].title.isAbsent, use.contains(.text),
      use.isDisjoint(with: [.name, .exposure]),
      list[id].hiding?.api == "importantForAccessibility",
      !project.labelsSurroundings(of: name, in: layoutName)
    {
      let place = list[id].typeRange
      list[id].title = .certain(WrittenText(.dynamic, range: place, valueRange: place))
    }
    if use.contains(.filled), !list[id].role.isField { list[id].circumstances.insert(.filledInCode) }
    if use.contains(.text), isErrorLabel(attributes, id) { list[id].circumstances.insert(.shownLater) }
    if use.contains(.children) { emptied.insert(id) }
    list[id].apply(use)
    if use.contains(.announcement) { list[id].circumstances.remove(.shownLater) }
    return use
  }

  /// Returns whether code sets a click listener on a view, so it's shown even if code removes all views around it.
  func isTappedInCode(_ node: NodeID) -> Bool {
    guard let name = AndroidAttributes(of: node, in: tree).idName else { return false }
    return project.use(of: name, in: layoutName)?.use.contains(.tap) == true
  }

  /// Applies a click listener to an image or layout, which makes it a button. An image without a content description
  /// then isn't decorative.
  private mutating func takeTap(_ id: ElementID, named name: ArraySlice<UInt8>) {
    list[id].circumstances.remove(.passive)
    switch list[id].role {
    case .image:
      if list[id].hiding?.api == "contentDescription" { list[id].hiding = nil }
      guard list[id].hiding == nil else { return }
    case .container:
      // Code may add content to an empty layout.
      guard list[id].parent != nil, list[id].hiding == nil, !AndroidXMLReader.covers(name) else { return }
      if list[id].grouping == .none {
        list[id].grouping = .merges
        tappedLayouts.append(id)
      }
    default: return
    }
    list[id].gestures.append(Gesture(.tap, range: list[id].typeRange))
  }

  /// Returns whether an ID suggests a view that only covers what's below it.
  private static func covers(_ name: ArraySlice<UInt8>) -> Bool {
    NameSuggestion.words(in: String(decoding: name, as: UTF8.self)).contains {
      [
        "scrim", "overlay", "dim", "shade", "shadow", "outside", "background", "bg", "mask", "blocker",
        "veil",
      ].contains($0)
    }
  }

  /// Applies the effects of code on a toolbar's navigation icon. An action bar labels it.
  ///
  /// Source: androidx, ToolbarWidgetWrapper, `setDefaultNavigationContentDescription`.
  mutating func readCode(_ use: ViewCode.Use, of toolbar: ElementID, labelling icon: ElementID) {
    list[icon].circumstances = list[toolbar].circumstances.intersection([.visibleOutside, .codeIsKnown])
    if use.contains(.navigation) { list[icon].unknowns.add(.elsewhere, .code) }
    if use.contains(.actionBar) { list[icon].circumstances.insert(.namedByFramework) }
  }

  /// Hides a view that is initially gone and that nothing can show: no code, group, or motion scene refers to it.
  private mutating func hideIfNeverShown(
    _ attributes: AndroidAttributes, _ id: ElementID, named name: ArraySlice<UInt8>
  ) {
    guard list[id].parent != nil, list[id].hiding == nil,
      let attribute = attributes.attribute("android:visibility"),
      ["gone", "invisible"].contains(Identifier(tree.text[attributes.valueRange(of: attribute)])),
      !project.isLookedUp(name), !isChangedByLayout
    else { return }
    list[id].hiding = Element.Hiding("visibility", .subtree, range: tree[attribute].range)
  }

  /// Returns whether the layout itself may show views that are initially gone.
  ///
  /// Source: androidx.constraintlayout, “Group”, “MotionLayout”.
  static func isChangedByLayout(_ tree: Tree) -> Bool {
    tree.nodes.contains {
      $0.kind == .attribute
        && ($0.name == "app:constraint_referenced_ids" || $0.name == "app:layoutDescription")
    }
  }

  /// Returns whether the element's style and its parents certainly set none of these attributes.
  func styleLeaves(_ attributes: AndroidAttributes, _ isOfInterest: (Identifier) -> Bool) -> Bool {
    guard let style = attributes.value("style") else { return true }
    if style.first == UInt8(ascii: "?") || style.begins(with: "@android:style/") { return true }
    guard style.begins(with: "@style/") else { return false }
    return project.style(String(decoding: style.dropFirst(7), as: UTF8.self), leaves: isOfInterest)
  }
}
