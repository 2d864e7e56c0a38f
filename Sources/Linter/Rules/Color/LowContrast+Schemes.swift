// The low-contrast rule for color schemes: colors that Material components draw on each other.

import Elements

extension Rule {
  /// Reports a scheme's color once, instead of each component that draws it.
  static let checkSchemes: @Sendable (inout Report) -> Void = { report in
    let need = report.option("level") == .string("AAA") ? 7 : 4.5
    for practice in report.tree.practices {
      guard case .schemeColors(let pair) = practice.subject, pair.ratio < need - ContrastDemands.tolerance
      else {
        continue
      }
      report.report(
        .compose, at: practice.range, pair.message(need: need),
        severity: pair.ratio < 4.05 - ContrastDemands.tolerance ? .warning : .information,
        related: pair.uses.map { Finding.Related($0, "The color is used here.") },
        criteria: [.contrastMinimum, .contrastEnhanced])
    }
  }
}

private extension SchemePair {
  func message(need: Double) -> String {
    let theme = isDark ? "In the dark theme" : "In the light theme"
    let need = need == 4.5 ? "4.5" : "7"
    return
      "\(theme), text \(parts) is \(foreground.hexadecimal) on \(background.hexadecimal) (\(backgroundRole)), a contrast ratio of \(ratioText):1, so many people can't read it. It needs \(need):1."
  }

  /// The ratio with one decimal place, rounded down.
  private var ratioText: String {
    let tenths = Int(min(max(ratio, 1), 21) * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
