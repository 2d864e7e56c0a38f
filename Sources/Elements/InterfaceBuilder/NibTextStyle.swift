// The text styles of UIKit as documents spell them.

/// Text styles with the size that each has at the default setting.
///
/// Source: Apple, Human Interface Guidelines, “Typography › Specifications › iOS, Large (default)”.
enum NibTextStyle {
  /// The style of regular weight whose size is nearest to `points`, of two the smaller one; nil where none is about as
  /// large.
  static func nearest(to points: Double) -> String? {
    let nearest = styles.min { abs($0.points - points) < abs($1.points - points) }
    return nearest.flatMap {
      abs($0.points - points) <= tolerance(at: points) ? "UICTFontTextStyle\($0.name)" : nil
    }
  }

  /// How many points a text style may differ from a size that it replaces, so that the design stays what it is.
  static func tolerance(at points: Double) -> Double { max(1, points / 10) }

  private static let styles: [(name: String, points: Double)] = [
    ("Caption2", 11), ("Caption1", 12), ("Footnote", 13), ("Subhead", 15), ("Callout", 16), ("Body", 17),
    ("Title3", 20), ("Title2", 22), ("Title1", 28), ("Title0", 34),
  ]
}
