// The components of a project, for people.

import Elements

/// A component of the app and what is known of it.
package struct KnownComponent: Sendable, Equatable {
  package var name: String
  /// The path below the root of the file that declares it, or of the configuration that tells about it.
  package var path: String
  /// Whether a configuration tells about it, rather than its code.
  package var isConfigured: Bool
  /// What it is to a screen reader; nil where that cannot be told.
  package var role: String?
  /// What is known and why, in a few words.
  package var summary: String
  /// Whether uses of it are seen through.
  package var isUsed: Bool

  init(_ name: String, _ path: String, _ component: Component, isAmbiguous: Bool) {
    self.name = name
    self.path = path
    role = component.role?.rawValue
    isConfigured = component.origin == .configured
    isUsed = component.isUseful && !isAmbiguous
    summary = isAmbiguous ? "unknown: other files declare another one of this name" : component.words
  }
}

extension [KnownComponent] {
  /// The components with those that the configuration of a folder tells about, which go before what code shows.
  ///
  /// - Parameter layers: The configuration files that hold there with their paths below the root; each goes before those
  ///   in front of it.
  package func joined(by layers: [(path: String, file: ConfigurationFile)]) -> [KnownComponent] {
    var configured: [String: KnownComponent] = [:]
    for layer in layers {
      for (name, component) in layer.file.components {
        configured[name] = KnownComponent(name, layer.path, component, isAmbiguous: false)
      }
    }
    let inferred = map { component in
      guard let path = configured[component.name]?.path else { return component }
      var component = component
      component.isUsed = false
      component.summary = "not looked at: \(path) tells about it"
      return component
    }
    return (inferred + configured.values).sorted { ($0.name, $0.path) < ($1.name, $1.path) }
  }
}

extension ProjectIndex {
  /// The components that the files declare, by name and path.
  package var components: [KnownComponent] {
    var declared: [ProjectKey: [(path: String, component: Component)]] = [:]
    for path in paths {
      for entry in entries(of: path) {
        guard case .component(let component) = entry.fact else { continue }
        declared[entry.key, default: []].append((path, component))
      }
    }
    return declared.flatMap { key, places in
      let isAmbiguous = places.contains { !$0.component.says(whatSays: places[0].component) }
      return places.map { KnownComponent(key.name, $0.path, $0.component, isAmbiguous: isAmbiguous) }
    }.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
  }
}

private extension Component {
  /// What it is and what tells so.
  var words: String {
    if origin == .configured { return configuredWords }
    if !isUseful { return "unknown: something inside cannot be read" }
    if !overloads.isEmpty { return "several functions, told apart by what they are given" }
    var words: [String] = []
    switch (role, texts.count) {
    case (let role?, _): words.append("\(role.rawValue): it consists of one")
    case (nil, 0) where pictures.isEmpty && controls == 0: words.append("shows nothing that is read")
    case (nil, 0): words.append("has no text")
    case (nil, 1): words.append("text")
    case (nil, let count): words.append("\(count) texts")
    }
    if isOpen { words.append("with more that cannot be read") }
    if texts.count == 1 {
      switch texts[0] {
      case .literal(let text, _): words.append("says “\(text)”")
      case .parameter(let names, _), .made(let names, _):
        words.append("named by “\(names.joined(separator: "”, “"))”")
      case .unread: words.append("named inside")
      }
    }
    if !pictures.isEmpty { words.append(pictures.count == 1 ? "a picture" : "\(pictures.count) pictures") }
    if role == nil, controls > 0 { words.append(controls == 1 ? "a control" : "\(controls) controls") }
    return words.joined(separator: ", ")
  }

  /// What a configuration says that it is.
  private var configuredWords: String {
    var words = ["\(role?.rawValue ?? ""): it is configured"]
    switch texts.first {
    case .parameter(let names, _): words.append("named by “\(names.joined(separator: "” or “"))”")
    case .unread, .literal, .made: words.append("names itself")
    case nil: break
    }
    if let side { words.append("as large as “\(side)”") }
    if isDecorative { words.append("decoration") }
    if let decoration { words.append("decoration where “\(decoration.parameter)” is \(decoration.value)") }
    return words.joined(separator: ", ")
  }
}
