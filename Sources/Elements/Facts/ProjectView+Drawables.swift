// Android drawables that other files define.

extension ProjectView {
  /// Returns the Android drawable `name`, or nil if it isn't known, isn't XML, or varies.
  func drawable(_ name: String) -> AndroidDrawable? {
    guard case .drawable(let drawable) = fact(ProjectKey(.drawable, name)) else { return nil }
    return drawable
  }

  /// Returns the color that a drawable fills its area with, or nil if it isn't known.
  func fill(ofDrawable name: String) -> ColorValue? {
    let fills = drawable(name)?.fills ?? []
    guard fills.count == 2 else { return fills.first.map(resolved) }
    let ends = fills.map { resolved($0).onlyShades }
    guard let start = ends[0], let end = ends[1] else { return nil }
    return .gradient(start, end)
  }

  /// Returns the color that a value refers to.
  private func resolved(_ value: ColorValue) -> ColorValue {
    switch value {
    case .resource(let name): color(name).map(ColorValue.shades) ?? .unknown
    case .themed(let name): themeColor(name)
    case .drawable: .unknown
    default: value
    }
  }
}

private extension ColorValue {
  /// The color in light and dark mode, unless the theme decides.
  var onlyShades: ColorShades? {
    switch self {
    case .literal(let color): ColorShades(light: color, dark: color)
    case .shades(let shades): shades
    default: nil
    }
  }
}
