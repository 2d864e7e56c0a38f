// Numeric sizes and text sizes in code.

import Source
import Syntax

extension AndroidViewWalker {
  // MARK: Text sizes

  /// Returns the font for `setTextSize(TypedValue.COMPLEX_UNIT_DIP, 14f)`. With one argument, the size is in sp.
  ///
  /// Source: android.widget.TextView, `setTextSize(int, float)`, `setTextSize(float)`.
  func font(setter call: NodeID) -> WrittenFont {
    let range = tree.linkRange(of: call)
    let values = tree.arguments(of: call).compactMap(tree.value(ofArgument:))
    guard values.count == 2 else {
      return values.first.map { font(scaledSize: $0, range) }
        ?? WrittenFont(.scales, range: range, valueRange: range)
    }
    let scaling = scaling(unit: values[0], size: values[1])
    guard scaling != .scales else { return font(scaledSize: values[1], range) }
    return WrittenFont(scaling, range: range, valueRange: range)
  }

  /// Returns a font with a size in sp.
  func font(scaledSize value: NodeID, _ range: Range<Int>) -> WrittenFont {
    let number = tree[value].kind == .number ? tree.number(of: value) : nil
    return WrittenFont(
      .scales, range: range, valueRange: range, size: number,
      sizeRange: number == nil ? nil : tree[value].range)
  }

  private func scaling(unit: NodeID, size: NodeID) -> FontScaling {
    let name: String
    switch tree.lastName(of: unit) {
    case "COMPLEX_UNIT_SP": return .scales
    case "COMPLEX_UNIT_DIP": name = "dp"
    case "COMPLEX_UNIT_PX": name = "px"
    case "COMPLEX_UNIT_PT": name = "pt"
    case "COMPLEX_UNIT_MM": name = "mm"
    case "COMPLEX_UNIT_IN": name = "in"
    default: return .unknown
    }
    // A computed size may follow the text size setting.
    guard tree[size].kind == .number, let number = tree.number(of: size) else { return .unknown }
    return .fixed(size: number, unit: name)
  }

  /// Applies `paint.textSize = 40f` in a view that draws its own text. The size is in pixels.
  ///
  /// Source: android.graphics.Paint, `setTextSize`.
  mutating func paintsText(_ value: NodeID, _ range: Range<Int>) {
    guard let view = classes[currentClass].selfView, tree[value].kind == .number,
      let number = tree.number(of: value)
    else { return }
    table[view].fonts.append(WrittenFont(.fixed(size: number, unit: "px"), range: range, valueRange: range))
  }

  // MARK: Sizes

  /// Returns the size in `LayoutParams(20.dp, 20.dp)`. Sides that the layout or a variable determines are nil.
  func layoutSize(_ value: NodeID) -> WrittenSize? {
    let links = tree.links(of: value)
    guard
      let call = links.first(where: {
        tree[$0].kind == .call && tree.text[tree.nameRange(of: $0)].ends(with: "LayoutParams")
      }), call == links.last
    else { return nil }
    let sides = tree.arguments(of: call).compactMap(tree.value(ofArgument:))
    // A third argument is the weight, which enlarges the view.
    guard sides.count == 2 else { return nil }
    let width = dp(sides[0])
    let height = dp(sides[1])
    guard width != nil || height != nil else { return nil }
    return WrittenSize(
      Size(width: width?.number, height: height?.number), range: tree[value].range, widthRange: width?.range,
      heightRange: height?.range)
  }

  /// Applies `row.addView(close, LayoutParams(20.dp, 20.dp))`.
  mutating func sizeOfAdded(_ call: NodeID) {
    let values = tree.arguments(of: call).compactMap(tree.value(ofArgument:))
    guard values.count == 2, tree[values[0]].kind == .name, let size = layoutSize(values[1]),
      let view = table.local(tree[values[0]].name) ?? member(tree[values[0]].name), let view
    else { return }
    table[view].sizes.append(size)
  }

  /// Returns the number in `20.dp`, `20.dp.toInt()`, or `dpToPx(20)`, and its range.
  private func dp(_ value: NodeID) -> (number: Double, range: Range<Int>)? {
    let links = tree.links(of: value)
    guard let first = links.first else { return nil }
    if tree[first].kind == .number, links.count > 1, isDP(links[1]), let number = tree.number(of: first) {
      return (number, tree[first].range)
    }
    guard let last = links.last, tree[last].kind == .call, isDP(last),
      let argument = tree.arguments(of: last).first.flatMap(tree.value(ofArgument:)),
      tree[argument].kind == .number, let number = tree.number(of: argument)
    else { return nil }
    return (number, tree[argument].range)
  }

  private func isDP(_ link: NodeID) -> Bool {
    switch tree[link].name {
    case "dp", "dip", "dpToPx", "dipToPx", "dpToPixels", "dp2px": true
    default: false
    }
  }
}
