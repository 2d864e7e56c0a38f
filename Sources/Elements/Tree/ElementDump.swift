// A text format for elements, one line each, that front-end tests compare.

extension ElementTree {
  /// Returns one line for each element, indented by depth: role, name and its source, exposure, actions, and size.
  public func dump() -> String {
    elements.map { line(for: $0) + "\n" }.joined()
  }

  private func line(for element: Element) -> String {
    var depth = 0
    var parent = element.parent
    while let id = parent {
      depth += 1
      parent = self[id].parent
    }
    var parts = [element.role.rawValue, element.typeName, nameText(of: element)]
    if element.slot != .content { parts.append("in \(element.slot.rawValue)") }
    if element.exposure != .exposed { parts.append(element.exposure.rawValue) }
    if element.grouping != .none { parts.append(element.grouping.rawValue) }
    if !element.traits.isEmpty {
      parts.append("+" + element.traits.map(\.trait.rawValue).joined(separator: "+"))
    }
    if case .certain(let hint) = element.hint { parts.append("hint \(hint.value.dumped)") }
    parts += element.gestures.map {
      "on \($0.kind.rawValue)" + ($0.purpose == .action ? "" : " (\($0.purpose.rawValue))")
    }
    parts += element.actions.map { "action \($0.rawValue)" }
    if case .certain(let written) = element.size { parts.append(written.size.dumped) }
    if !element.openness.isEmpty { parts.append("open") }
    return String(repeating: "  ", count: depth) + parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func nameText(of element: Element) -> String {
    switch element.name {
    case .certain(let name): "\(name.text.dumped) (\(name.source.rawValue))"
    case .absent: "no name"
    case .unknown: "name unknown"
    }
  }
}

extension TextValue {
  var dumped: String {
    switch self {
    case .literal(let text): "“\(text)”"
    case .interpolated(let parts): "“\(parts.joined(separator: "‹…›"))”"
    case .resource(let key): "‹\(key)›"
    case .resolved(let text, let key): "“\(text)” (‹\(key)›)"
    case .none: "none"
    case .dynamic: "‹dynamic›"
    }
  }
}

extension Size {
  var dumped: String {
    func side(_ value: Double?) -> String {
      guard let value else { return "?" }
      let text = "\(value)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "\(side(width))×\(side(height))"
  }
}
