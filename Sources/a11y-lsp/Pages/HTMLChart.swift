// Charts in HTML pages.

/// Bar charts as SVG. Each bar has its number next to it, so no information depends on color or length alone.
enum HTMLChart {
  private static let width = 320
  private static let rowHeight = 40

  static func figure(_ chart: Page.BarChart) -> String {
    let most = max(chart.bars.map { max($0.value, $0.earlier ?? 0) }.max() ?? 0, 1)
    let rows = chart.bars.enumerated().map { index, bar in
      let top = index * rowHeight
      var row =
        "<text x=\"0\" y=\"\(top + 14)\">\(HTMLPage.escaped(bar.label)): \(numbers(bar))</text>"
        + "<rect class=\"bar\" x=\"1\" y=\"\(top + 20)\" width=\"\(length(bar.value, most))\" height=\"8\"/>"
      if let earlier = bar.earlier {
        row +=
          "<rect class=\"earlier\" x=\"1\" y=\"\(top + 29)\" width=\"\(length(earlier, most))\" height=\"5\"/>"
      }
      return row
    }
    let description = chart.bars.map { "\($0.label) \(numbers($0))" }.joined(separator: "; ") + "."
    let id = HTMLPage.escaped(chart.id)
    let caption = chart.bars.contains { $0.earlier != nil } ? " Filled: now. Outlined: earlier." : ""
    return """
      <figure>
      <svg role="img" aria-labelledby="\(id)-title \(id)-description" viewBox="0 0 \(width) \(chart.bars.count * rowHeight)">
      <title id="\(id)-title">\(HTMLPage.escaped(chart.title))</title>
      <desc id="\(id)-description">\(HTMLPage.escaped(description))</desc>
      \(rows.joined(separator: "\n"))
      </svg>
      <figcaption>\(HTMLPage.escaped(chart.title)).\(caption)</figcaption>
      </figure>

      """
  }

  private static func numbers(_ bar: (label: String, value: Int, earlier: Int?)) -> String {
    bar.earlier.map { "\(bar.value), earlier \($0)" } ?? "\(bar.value)"
  }

  /// Returns the length of a bar, at least 2 unless the value is zero.
  private static func length(_ value: Int, _ most: Int) -> Int {
    value == 0 ? 0 : max(2, Int((Double(value) / Double(most) * Double(width - 2)).rounded()))
  }
}
