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

    /// Enters an arm of `#if` that begins with this line.
    mutating func enter(_ condition: ArraySlice<UInt8>) {
      guard !condition.contains(UInt8(ascii: "!")), !condition.spells("||") else { return }
      if condition.spells("os(macOS)") || condition.spells("canImport(AppKit)") {
        hasTextSizes = false
        hasTouch = false
      }
      if condition.spells("os(watchOS)") || condition.spells("os(tvOS)") || condition.spells("os(visionOS)") {
        hasTouch = false
      }
    }
  }

  /// Enters an arm of a `#if` between modifiers.
  mutating func enter(_ arm: NodeID, of branch: NodeID) {
    path.isConditional = true
    if tree.branchKind(of: branch) == .compilation { path.enter(tree.lineStart(of: arm)) }
  }
}
