// UIKit text styles as Interface Builder files spell them.

/// Text styles with their sizes at the default text size setting.
///
/// Source: Apple, Human Interface Guidelines, “Typography › Specifications › iOS, Large (default)”.
enum NibTextStyle {
  /// Returns the regular-weight style whose size is nearest to `points`, preferring the smaller of two, or nil if none
  /// is close enough.
  static func nearest(to points: Double) -> String? {
    let nearest = styles.min { abs($0.points - points) < abs($1.points - points) }
    return nearest.flatMap {
      abs($0.points - points) <= tolerance(at: points) ? "UICTFontTextStyle\($0.name)" : nil
    }
  }

  /// Returns the difference in points that a replacement text style may have without changing the design.
  static func tolerance(at points: Double) -> Double { max(1, points / 10) }

  private static let styles: [(name: String, points: Double)] = [
    ("Caption2", 11), ("Caption1", 12), ("Footnote", 13), ("Subhead", 15), ("Callout", 16), ("Body", 17),
    ("Title3", 20), ("Title2", 22), ("Title1", 28), ("Title0", 34),
  ]
}
