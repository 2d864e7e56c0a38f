// Conditions under which the current code runs.

import Source
import Syntax

extension SwiftUIReader {
  /// Facts about the current code from `#if` and imports.
  struct Path {
    /// True if the current modifier applies only on some paths.
    var isConditional = false
    /// True if its texts follow a text size setting: not on the Mac, and not in widgets, which have little room.
    var hasTextSizes = true
    /// True if the app runs only on the Mac, where texts keep the sizes of their fonts.
    var keepsTextSizes = false
    /// True if it may run on a touchscreen at least as large as a phone's.
    var hasTouch = true
    /// True if it runs only on the Mac.
    var isForMac = false

    /// The name of the view in a closure that a modifier applies to it.
    var receiver = Identifier.none

    /// The nesting depth of the file's own modifiers that are being read as part of a chain.
    var helperDepth = 0

    init() {}

    /// Creates the path for a file. A file that imports AppKit and not UIKit is for macOS.
    init(imports: Set<Identifier>) {
      if imports.contains("AppKit") || imports.contains("Cocoa"), !imports.contains("UIKit") {
        hasTextSizes = false
        hasTouch = false
        isForMac = true
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
        isForMac = true
      }
      if condition.spells("os(watchOS)") || condition.spells("os(tvOS)") || condition.spells("os(visionOS)") {
        hasTouch = false
      }
    }
  }

  /// Enters an arm of `#if` between modifiers.
  mutating func enter(_ arm: NodeID, of branch: NodeID) {
    path.isConditional = true
    if tree.branchKind(of: branch) == .compilation { path.enter(tree.lineStart(of: arm)) }
  }
}
