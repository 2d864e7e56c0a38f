// Light and dark mode in Swift code.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `.preferredColorScheme(.light)` on the root of an app.
  mutating func colorScheme(preferredBy call: NodeID) {
    guard tree[call].kind == .call,
      let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      isOneScheme(value), let type = enclosingType, isRoot(type)
    else { return }
    let range = tree[call].range
    add(
      Practice(
        .swiftUI, .forcedScheme, range: range, edits: [.replace(tree.text.withLeadingBlanks(range), "")]))
  }

  /// Checks `window.overrideUserInterfaceStyle = .light`.
  ///
  /// Source: Apple, “Choosing a specific interface style for your iOS app”.
  mutating func colorScheme(assignedBy member: NodeID) {
    guard tree[member].kind == .member, let (_, assignment, value) = statement(assigning: member),
      isOneScheme(value), tree.parent(of: assignment).map({ tree[$0].kind != .arm }) ?? true,
      tree.code(Int(tree[assignment].start)..<Int(tree[member].start)).spells("indow"),
      !tree.subtreeMentions("unspecified", outermost), !isInBranch(assignment)
    else { return }
    let range = tree[assignment].range
    add(
      Practice(
        .uiKit, .forcedScheme, range: range, edits: KotlinRemoval(text: tree.text).edits([range]) ?? []))
  }

  private func isOneScheme(_ value: NodeID) -> Bool {
    let name = tree.lastName(of: value)
    return (name == "light" || name == "dark") && tree.links(of: value).last.map { tree[$0].kind } == .member
  }

  /// Returns whether a type is the root view of an app.
  private func isRoot(_ type: NodeID) -> Bool {
    if tree.mentionsType("App", type) || tree.mentionsType("Scene", type) { return true }
    switch tree[type].name {
    case "ContentView", "RootView", "MainView", "AppView", "MainTabView", "RootTabView", "TabBarView":
      return true
    default: return false
    }
  }

  /// Returns whether a statement runs conditionally.
  private func isInBranch(_ statement: NodeID) -> Bool {
    var node = statement
    // Real code isn't nested deeper.
    for _ in 0..<16 {
      guard let parent = tree.parent(of: node) else { return true }
      switch tree[parent].kind {
      case .arm, .branch: return true
      case .declaration, .file: return false
      default: node = parent
      }
    }
    return true
  }
}
