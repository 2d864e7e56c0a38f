// The table of what hostile inputs take.

import TestSupport

/// Prints rows of a Markdown table where `FULL_SIZE` asks for it.
enum Table {
  static func show(_ name: String, _ megabytes: Double, _ run: Measurement) {
    guard HostileInput.isFullSize else { return }
    print("| \(name) | \(tenths(megabytes)) MB | \(tenths(run.seconds)) s | \(run.peakMemory >> 20) MB |")
  }

  private static func tenths(_ value: Double) -> String { String((value * 10).rounded() / 10) }
}
