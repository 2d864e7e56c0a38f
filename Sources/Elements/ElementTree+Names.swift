// The accessible-name computation, once for all frameworks.

extension ElementTree {
  /// What a screen reader calls an element, from what is written on it and, where its children are part of
  /// it, inside it. Every descendant's name is resolved already.
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
      switch evidence(of: element.placeholder, as: .placeholder) {
      case .absent: break
      case let found: return found
      }
    }
    if element.openness.contains(.modifiers) { return .unknown }
    return element.takesNameFromContent ? nameFromContent(of: id) : element.ownFallback
  }

  /// The first name among the children that are part of the element. One that may have a name makes the
  /// result unknown, unless another certainly has one.
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
  /// Whether what is inside is part of the element's own stop.
  var takesNameFromContent: Bool {
    role.isPressable || role == .label || role == .tab || role == .toggle || grouping == .merges
      || (role.isValueControl && framework == .swiftUI)
      || (role.isField && (framework == .swiftUI || framework == .compose))
      || (framework == .compose && !traits.isEmpty && grouping == .none)
  }

  /// Whether it keeps a stop of its own inside of a merged group.
  ///
  /// Source: Android Developers, “Semantics in Compose › Merging”: what merges its own descendants, as all
  /// that can be pressed does, is never merged into an ancestor. In layouts what can be pressed is a stop too:
  /// google/talkback, `AccessibilityNodeInfoUtils.shouldFocusNode`, takes up only children that are none.
  var staysApart: Bool {
    guard framework == .compose || framework == .androidXML, !circumstances.contains(.passive) else {
      return false
    }
    return grouping == .merges || role.isControl
      || framework == .androidXML && gestures.contains { $0.kind == .tap }
  }

  /// Whether a click makes it a stop although it is marked as decoration. SwiftUI takes decoration out
  /// altogether.
  var isStopWithoutName: Bool {
    framework != .swiftUI && (role.isControl || gestures.contains { $0.kind == .tap })
  }

  /// What an element is called that has nothing written on it and nothing inside.
  var ownFallback: Evidence<Name> {
    switch role {
    case .custom, .embed: .unknown
    default: openness.contains(.content) ? .unknown : .absent
    }
  }
}

extension Role {
  /// A role that never has words of its own.
  var isQuiet: Bool {
    switch self {
    case .shape, .color, .spacer, .image: true
    default: false
    }
  }
}
