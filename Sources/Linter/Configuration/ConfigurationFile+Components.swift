// Custom components in configuration files.

import Elements

extension ConfigurationFile {
  private static let expectation =
    "'components' must be an object, such as { \"IconTile\": { \"role\": \"button\", \"label\": \"title\" } }"

  /// The roles that a component can have.
  static let componentRoles: [Role] = [
    .button, .iconButton, .link, .image, .text, .toggle, .checkbox, .radioButton, .slider, .stepper, .picker,
    .textField, .secureField,
  ]

  mutating func readComponents(_ value: SettingsValue) -> [String: Component] {
    var components: [String: Component] = [:]
    for member in members(of: value, ConfigurationFile.expectation) {
      components[member.key] = readComponent(member)
    }
    return components
  }

  private mutating func readComponent(_ member: SettingsValue.Member) -> Component? {
    var component = Component()
    component.origin = .configured
    var labels: [String] = []
    var namesItself = false
    var hasRole = false
    for setting in members(of: member.value, ConfigurationFile.expectation) {
      let value = setting.value
      switch ComponentKey(rawValue: setting.key) {
      case .role:
        hasRole = true
        component.role = readRole(value)
      case .label:
        labels = strings(value, "'label' must be a parameter name or a list of parameter names") ?? []
      case .hint: component.hint = name(value, "hint")
      case .image: component.picture = name(value, "image")
      case .size: component.side = name(value, "size")
      case .selfLabelled: namesItself = flag(value, "selfLabelled")
      case .decorative: component.isDecorative = flag(value, "decorative")
      case .decorativeWhen: component.decoration = readCondition(value)
      case nil:
        complain(
          .warning, setting.keyRange,
          "Unknown component key '\(setting.key.brief)'",
          meant: Spelling.nearest(to: setting.key, among: ComponentKey.allCases.map(\.rawValue)))
      }
    }
    guard component.role != nil else {
      if !hasRole, case .object = member.value.kind {
        complain(
          .error, member.keyRange,
          "Component '\(member.key.brief)' needs a role, such as { \"role\": \"button\" }")
      }
      return nil
    }
    if namesItself {
      component.texts = [.unread]
    } else if !labels.isEmpty {
      component.texts = [.parameter(labels)]
    }
    component.isNamedByParameterOnly = !namesItself
    return component
  }

  private mutating func readCondition(_ value: SettingsValue) -> Component.Condition? {
    let expectation =
      "'decorativeWhen' must be an object, such as { \"argument\": \"label\", \"is\": \"nil\" }"
    var condition = Component.Condition("", is: "")
    for member in members(of: value, expectation) {
      switch ConditionKey(rawValue: member.key) {
      case .argument: condition.parameter = member.value.string ?? ""
      case .value: condition.value = member.value.spelling ?? ""
      case nil:
        complain(
          .warning, member.keyRange, "Unknown key '\(member.key.brief)' in 'decorativeWhen'",
          meant: Spelling.nearest(to: member.key, among: ConditionKey.allCases.map(\.rawValue)))
      }
    }
    guard condition.parameter.isEmpty || condition.value.isEmpty else { return condition }
    if case .object = value.kind { complain(.error, value.range, expectation) }
    return nil
  }

  private mutating func readRole(_ value: SettingsValue) -> Role? {
    let roles = ConfigurationFile.componentRoles
    if let role = roles.first(where: { $0.rawValue == value.string }) { return role }
    complain(
      .error, value.range,
      "'role' must be one of: \(roles.map(\.rawValue).joined(separator: ", "))",
      meant: value.string.flatMap { Spelling.nearest(to: $0, among: roles.map(\.rawValue)) })
    return nil
  }

  private mutating func name(_ value: SettingsValue, _ key: String) -> String? {
    if let name = value.string, !name.isEmpty { return name }
    complain(.error, value.range, "'\(key)' must be a parameter name")
    return nil
  }

  private mutating func flag(_ value: SettingsValue, _ key: String) -> Bool {
    if case .bool(let flag) = value.kind { return flag }
    complain(.error, value.range, "'\(key)' must be true or false")
    return false
  }
}
