// Replacing references to texts and colors in other files with their values.

extension ProjectView {
  /// Replaces names with the values that they refer to, if known.
  func resolve(_ elements: inout [Element]) {
    for index in elements.indices {
      let framework = elements[index].framework
      for place in elements[index].labels.indices { resolve(&elements[index].labels[place], framework) }
      resolve(&elements[index].title, framework)
      guard !elements[index].details.isEmpty else { continue }
      resolve(&elements[index].placeholder, framework)
      resolve(&elements[index].hint, framework)
      resolve(&elements[index].value, framework)
      for place in elements[index].actionLabels.indices {
        resolve(&elements[index].actionLabels[place], framework)
      }
      for place in elements[index].colors.indices { resolve(&elements[index].colors[place], framework) }
      for place in elements[index].surroundings.indices {
        resolve(&elements[index].surroundings[place], framework)
      }
    }
  }

  private func resolve(_ text: inout Evidence<WrittenText>, _ framework: Framework) {
    guard case .certain(var written) = text else { return }
    switch written.value {
    case .resource, .literal: resolve(&written, framework)
    default: return
    }
    text = .certain(written)
  }

  private func resolve(_ written: inout WrittenText, _ framework: Framework) {
    switch written.value {
    case .resource(let key):
      // `string/close` in XML, `close` in Kotlin. `android:string/ok` isn't defined in the project.
      let name =
        key.utf8.lastIndex(of: UInt8(ascii: "/")).map { key[key.utf8.index(after: $0)...] } ?? key[...]
      // `AppString.close` refers to a text only if the project has one with that name.
      if framework == .compose || framework == .androidViews,
        let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
      {
        let member = String(name[name.utf8.index(after: dot)...])
        written.value = text(member).map { resolved($0, member) } ?? .dynamic
        return
      }
      guard !key.hasPrefix("android:"), let text = text(String(name)) else { return }
      written.value = resolved(text, key)
    // A SwiftUI literal is a key. If no table contains it, the literal is displayed.
    case .literal(let key) where framework == .swiftUI || (framework == .uiKit && written.isKey):
      guard let text = localizedText(key), text != .literal(key) else { return }
      written.value = resolved(text, key)
      written.isKey = false
    default: return
    }
  }

  private func resolved(_ text: TextValue, _ key: String) -> TextValue {
    if case .literal(let text) = text { .resolved(text, resource: key) } else { text }
  }

  private func resolve(_ color: inout WrittenColor, _ framework: Framework) {
    switch (color.value, framework == .swiftUI || framework.isUIKit) {
    case (.resource(let name), let isApple):
      if let shades = isApple ? assetColor(name) : self.color(name) { color.value = .shades(shades) }
    case (.named(let name), true):
      // Whichever color it is, it has at most this opacity.
      color.value = value(of: color.value) ?? (name.alpha < 1 ? .faded(nil, name.alpha) : .unknown)
    case (.dynamic, true): color.value = value(of: color.value) ?? .unknown
    case (.themed(let name), _):
      let value = themeColor(name)
      if value.isKnown { color.value = value }
    case (.drawable(let name), _): color.value = fill(ofDrawable: name) ?? .unknown
    default: return
    }
  }
}
