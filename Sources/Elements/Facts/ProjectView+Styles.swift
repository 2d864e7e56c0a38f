// Android styles that other files define.

import Syntax

extension ProjectView {
  /// Returns whether the Android style `name` and its parents certainly don't set these attributes.
  func style(_ name: String, leaves isOfInterest: (Identifier) -> Bool) -> Bool {
    var name = name
    for _ in 0..<ProjectView.mostAliases * 4 {
      let key = ProjectKey(.style, name)
      let styles = answers(key).map(\.fact)
      if styles.isEmpty { return project.answers(to: key).isEmpty && AndroidStyle.isPlatforms(name) }
      var parents: Set<String?> = []
      for fact in styles {
        guard case .style(let style) = fact, style.attributes.count <= ProjectView.mostAnswers,
          !style.attributes.contains(where: isOfInterest)
        else {
          return false
        }
        parents.insert(style.parent)
      }
      guard parents.count == 1, let parent = parents.first else { return false }
      guard let parent else { return true }
      name = parent
    }
    return false
  }

  /// Returns whether the Android theme `name` is always light: it inherits from a light platform or library theme, and
  /// no theme in the chain has a night variant.
  public func isAlwaysLight(theme name: String) -> Bool {
    var name = name
    for _ in 0..<ProjectView.mostAliases * 4 {
      let key = ProjectKey(.style, name)
      let styles = answers(key)
      if styles.isEmpty {
        let words = name.split { $0 == "." || $0 == ":" }
        return AndroidStyle.isPublicTheme(name) && words.contains("Light") && !words.contains("DayNight")
      }
      // An app that also has a dark theme chooses between the two in code.
      guard AndroidStyle.darkTwins(of: name).allSatisfy({ answers(ProjectKey(.style, $0)).isEmpty }) else {
        return false
      }
      guard !styles.contains(where: { $0.scope.condition == .night }), case .style(let style)? = fact(key),
        let parent = style.parent
      else { return false }
      name = parent
    }
    return false
  }

  // MARK: Values

  /// The result of a search through a style and those that it inherits from.
  struct StyleSearch {
    /// The value of an attribute.
    var value: AndroidStyle.Value?
    /// True if the values differ by device or aren't colors, dimensions, or styles.
    var isUnknown = false
    /// The style that sets it.
    var definer: String?
    /// The styles of the platform or a library at which the search ended.
    var roots: Set<String> = []
  }

  /// Searches a style and those that it inherits from for the first of these attributes.
  func search(_ attributes: [Identifier], inStyle name: String, atNight: Bool) -> StyleSearch {
    var search = StyleSearch()
    var visited: Set<String> = []
    var open = [name]
    while let name = open.popLast() {
      guard visited.insert(name).inserted else { continue }
      guard visited.count <= ProjectView.mostStyles else {
        search.isUnknown = true
        return search
      }
      let styles = styles(name, atNight: atNight)
      if styles.isEmpty { search.roots.insert(name) }
      for style in styles {
        guard let attribute = attributes.first(where: { style.attributes.contains($0) }) else {
          if let parent = style.parent { open.append(parent) } else { search.roots.insert("") }
          continue
        }
        let value = style.values[attribute]
        if value == nil || search.value != nil && search.value != value { search.isUnknown = true }
        search.value = value
        search.definer = name
      }
    }
    return search
  }

  /// Returns whether a resource has a variant for dark mode.
  func hasNightVariant(_ key: ProjectKey) -> Bool {
    answers(key).contains { $0.scope.condition == .night }
  }

  /// The maximum number of styles that one inherits from. Larger hierarchies are generated.
  private static let mostStyles = 64

  /// Returns the variants of a style in a mode, on any device.
  private func styles(_ name: String, atNight: Bool) -> [AndroidStyle] {
    let all = answers(ProjectKey(.style, name))
    let ofNight = all.filter { $0.scope.condition == .night }
    return (atNight && !ofNight.isEmpty ? ofNight : all.filter { $0.scope.condition != .night }).compactMap {
      if case .style(let style) = $0.fact { style } else { nil }
    }
  }
}
