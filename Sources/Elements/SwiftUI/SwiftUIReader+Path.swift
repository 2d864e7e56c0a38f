// Under which conditions the code that is being read holds.

import Source
import Syntax

extension SwiftUIReader {
  /// What `#if` and imports say about the code that is being read.
  struct Path {
    /// Whether the modifier being read is applied on some path only.
    var isConditional = false
    /// Whether its texts follow a setting for their size: not on the Mac, nor in widgets, which have little room.
    var hasTextSizes = true
    /// Whether it may run where fingers touch a screen of the size of a phone's or a larger one.
    var hasTouch = true

    /// How many of the file's own modifiers are being read as part of a chain, one inside the other.
    var helperDepth = 0

    init() {}

    /// What imports AppKit and not UIKit is for macOS.
    init(imports: Set<Identifier>) {
      if imports.contains("AppKit") || imports.contains("Cocoa"), !imports.contains("UIKit") {
        hasTextSizes = false
        hasTouch = false
      }
      if imports.contains("WidgetKit") || imports.contains("ClockKit") { hasTextSizes = false }
      if imports.contains("WidgetKit") || imports.contains("WatchKit") || imports.contains("ClockKit") {
        hasTouch = false
      }
    }

    /// Enters an arm of `#if` with this condition, an empty one for `#else`.
    mutating func enter(_ condition: String) {
      guard !condition.contains("!"), !condition.contains("||") else { return }
      if condition.contains("os(macOS)") || condition.contains("canImport(AppKit)") {
        hasTextSizes = false
        hasTouch = false
      }
      if condition.contains("os(watchOS)") || condition.contains("os(tvOS)")
        || condition.contains("os(visionOS)")
      {
        hasTouch = false
      }
    }
  }

  /// Enters an arm of a `#if` between modifiers.
  mutating func enter(_ arm: NodeID, of branch: NodeID) {
    path.isConditional = true
    if tree.branchKind(of: branch) == .compilation { path.enter(conditionOf(arm)) }
  }

  /// The line that begins an arm of `#if`.
  func conditionOf(_ arm: NodeID) -> String {
    let start = Int(tree[arm].start)
    let line = tree.text.lineRange(tree.text.line(at: start))
    return tree.text.string(start..<max(start, min(line.upperBound, start + 200)))
  }
}
