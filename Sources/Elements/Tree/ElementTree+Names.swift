// The computation of accessible names for all frameworks.

extension ElementTree {
  /// Returns an element's accessible name, from what the code sets on it and, if its children are part of it, from
  /// inside it. The names of all descendants must be resolved already.
  func resolvedName(of id: ElementID) -> Evidence<Name> {
    let element = self[id]
    if let label = element.labels.last { return evidence(of: label, as: .label) }
    if element.openness.contains(.elsewhere) { return .unknown }
    switch evidence(of: element.title, as: .title) {
    case .absent: break
    case let found: return found
    }
    if element.isLabelledElsewhere { return .certain(Name(.labelFor, .dynamic)) }
    if element.role.isField {
      // In SwiftUI, a prompt is shown in addition to the label.
      if element.framework == .swiftUI, case let label = nameFromContent(of: id), !label.isAbsent {
        return label
      }
      switch evidence(of: element.placeholder, as: .placeholder) {
      case .absent: break
      case let found: return found
      }
    }
    if element.openness.contains(.modifiers) { return .unknown }
    return element.takesNameFromContent ? nameFromContent(of: id) : element.ownFallback
  }

  /// Returns the first name among the children that are part of the element. A child that may have a name makes the
  /// result unknown, unless another one certainly has a name.
  private func nameFromContent(of id: ElementID) -> Evidence<Name> {
    let element = self[id]
    var result: Evidence<Name> = element.openness.contains(.content) ? .unknown : .absent
    for child in children(of: id) {
      let part = self[child]
      guard part.slot != .separate, !part.staysApart, part.slot != .decoration || !part.role.isQuiet else {
        continue
      }
      if part.exposure == .hidden || part.exposure == .decorative || part.exposure == .ignored { continue }
      if part.exposure == .unknown { result = .unknown; continue }
      var name = part.name
      if name.isAbsent, !part.takesNameFromContent { name = nameFromContent(of: child) }
      switch name {
      case .certain(let name): return .certain(Name(.content, name.text))
      case .unknown: result = .unknown
      case .absent: break
      }
    }
    return result
  }

  private func evidence(of text: Evidence<WrittenText>, as source: Name.Source) -> Evidence<Name> {
    switch text {
    case .certain(let text): evidence(of: text, as: source)
    case .absent: .absent
    case .unknown: .unknown
    }
  }

  private func evidence(of text: WrittenText, as source: Name.Source) -> Evidence<Name> {
    text.value == .none || text.value.isBlank ? .absent : .certain(Name(source, text.value))
  }
}

extension Element {
  /// True if the element's content is part of the element's focus stop.
  var takesNameFromContent: Bool {
    role.isPressable || role == .label || role == .tab || role == .toggle || grouping == .merges
      || (role.isValueControl && framework == .swiftUI)
      || (role.isField && (framework == .swiftUI || framework == .compose))
      || (framework == .compose && !traits.isEmpty && grouping == .none)
  }

  /// True if the element remains a separate focus stop inside a merged group.
  ///
  /// Source: Android Developers, “Semantics in Compose › Merging”: an element that merges its descendants, as every
  /// clickable one does, is never merged into an ancestor. In layouts, clickable views are focus stops, too:
  /// google/talkback, `AccessibilityNodeInfoUtils.shouldFocusNode`, includes only children that aren't.
  var staysApart: Bool {
    guard framework == .compose || framework == .androidXML, !circumstances.contains(.passive) else {
      return false
    }
    return grouping == .merges || role.isControl
      || framework == .androidXML && gestures.contains { $0.kind == .tap }
  }

  /// True if a click makes the element a focus stop even if it's marked as decoration. SwiftUI removes decoration
  /// completely.
  var isStopWithoutName: Bool {
    framework != .swiftUI && (role.isControl || gestures.contains { $0.kind == .tap })
  }

  /// The name of an element that has no text on it and none inside.
  var ownFallback: Evidence<Name> {
    switch role {
    case .custom, .embed: .unknown
    default: openness.contains(.content) ? .unknown : .absent
    }
  }
}

extension Role {
  /// True if elements with this role never have text.
  var isQuiet: Bool {
    switch self {
    case .shape, .color, .spacer, .image: true
    default: false
    }
  }
}
