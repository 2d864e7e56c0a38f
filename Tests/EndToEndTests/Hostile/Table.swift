// The table of time and memory for hostile inputs.

import TestSupport

/// A printer of Markdown table rows, active if `FULL_SIZE` is set.
enum Table {
  static func show(_ name: String, _ megabytes: Double, _ run: Measurement) {
    guard HostileInput.isFullSize else { return }
    print("| \(name) | \(tenths(megabytes)) MB | \(tenths(run.seconds)) s | \(run.peakMemory >> 20) MB |")
  }

  private static func tenths(_ value: Double) -> String { String((value * 10).rounded() / 10) }
}
