// The output of `a11y-lsp components`.

import Elements

/// A custom component with its recognized properties.
package struct KnownComponent: Sendable, Equatable {
  package var name: String
  /// The path, relative to the root, of the file that declares it or the configuration that describes it.
  package var path: String
  /// True if a configuration describes it, rather than its code.
  package var isConfigured: Bool
  /// The role for screen readers, or nil if it's unknown.
  package var role: String?
  /// The recognized properties and their source, in a few words.
  package var summary: String
  /// True if its uses are recognized.
  package var isUsed: Bool

  init(_ name: String, _ path: String, _ component: Component, isAmbiguous: Bool) {
    self.name = name
    self.path = path
    role = component.role?.rawValue
    isConfigured = component.origin == .configured
    isUsed = component.isUseful && !isAmbiguous
    summary = isAmbiguous ? "unknown: another file declares a different one with this name" : component.words
  }
}

extension [KnownComponent] {
  /// Adds the components in the configuration of a directory, which take precedence over those found in code.
  ///
  /// - Parameter layers: The configuration files that apply, with their paths relative to the root. Each overrides
  ///   those before it.
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
      component.summary = "not used: configured in \(path)"
      return component
    }
    return (inferred + configured.values).sorted { ($0.name, $0.path) < ($1.name, $1.path) }
  }
}

extension ProjectIndex {
  /// The components that the files declare, sorted by name and path.
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
  /// The properties and their source.
  var words: String {
    if origin == .configured { return configuredWords }
    if !isUseful { return "unknown: part of its content can't be analyzed" }
    if !overloads.isEmpty { return "several overloads, distinguished by their arguments" }
    var words: [String] = []
    if framesContent { words.append("shows the content that it's given") }
    switch (role, texts.count) {
    case (let role?, _): words.append("\(role.rawValue) (inferred)")
    case (nil, 0) where framesContent: break
    case (nil, 0) where pictures.isEmpty && controls == 0: words.append("shows nothing that's announced")
    case (nil, 0): words.append("has no text")
    case (nil, 1): words.append("text")
    case (nil, let count): words.append("\(count) texts")
    }
    if isOpen, !framesContent { words.append("with content that can't be analyzed") }
    if texts.count == 1 {
      switch texts[0] {
      case .literal(let text, _): words.append("says “\(text)”")
      case .parameter(let names, _), .made(let names, _):
        words.append("labeled by '\(names.joined(separator: "', '"))'")
      case .unread: words.append("labeled inside")
      }
    }
    if !pictures.isEmpty { words.append(pictures.count == 1 ? "an image" : "\(pictures.count) images") }
    if role == nil, controls > 0 { words.append(controls == 1 ? "a control" : "\(controls) controls") }
    return words.joined(separator: ", ")
  }

  /// The properties in a configuration.
  private var configuredWords: String {
    var words = ["\(role?.rawValue ?? "") (configured)"]
    switch texts.first {
    case .parameter(let names, _): words.append("labeled by '\(names.joined(separator: "' or '"))'")
    case .unread, .literal, .made: words.append("labels itself")
    case nil: break
    }
    if let side { words.append("sized by '\(side)'") }
    if isDecorative { words.append("decorative") }
    if let decoration { words.append("decorative if '\(decoration.parameter)' is \(decoration.value)") }
    return words.joined(separator: ", ")
  }
}
