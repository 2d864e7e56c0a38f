// A change of the components from other files that a screen shows.

/// A component from another file that a screen shows now, no longer shows, or shows with another text.
package struct ComponentChange: Sendable {
  /// The component before the change, or nil if it's new.
  package var before: ShownComponent?
  /// The component after the change, or nil if the screen no longer shows it.
  package var after: ShownComponent?

  /// The component, as it is now if it's still shown.
  package var component: ShownComponent? { after ?? before }

  /// Returns the changes between two versions of a file, screen by screen. The order of components doesn't matter.
  static func changes(from old: [ShownComponent], to new: [ShownComponent]) -> [ComponentChange] {
    var (before, after) = (old, new)
    removePairs(from: &before, &after, key: { $0.place + "\u{1F}" + $0.key })
    var changes: [ComponentChange] = []
    removePairs(from: &before, &after, key: { $0.place + "\u{1F}" + $0.name }) { old, new in
      changes.append(ComponentChange(before: old, after: new))
    }
    changes += before.map { ComponentChange(before: $0) } + after.map { ComponentChange(after: $0) }
    return changes.sorted { ($0.component?.line ?? 0) < ($1.component?.line ?? 0) }
  }

  /// Removes components with the same key, in order, and passes them to `take`.
  private static func removePairs(
    from old: inout [ShownComponent], _ new: inout [ShownComponent], key: (ShownComponent) -> String,
    _ take: (ShownComponent, ShownComponent) -> Void = { _, _ in }
  ) {
    var open: [String: [Int]] = [:]
    for index in new.indices.reversed() { open[key(new[index]), default: []].append(index) }
    var taken: Set<Int> = []
    old.removeAll { component in
      guard let index = open[key(component)]?.popLast() else { return false }
      taken.insert(index)
      take(component, new[index])
      return true
    }
    new = new.indices.filter { !taken.contains($0) }.map { new[$0] }
  }
}
