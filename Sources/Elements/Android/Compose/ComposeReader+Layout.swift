// Modifiers that affect an element's layout.

import Source
import Syntax

extension ComposeReader {
  /// Records how a modifier affects the size of its element.
  mutating func layout(_ link: NodeID, of id: ElementID) {
    guard let step = step(link) else { return }
    layouts[id, default: ComposeLayout()].steps.append(isConditional ? step.opened : step)
    if case .size(let size) = step, size.smallerSide != nil, layouts[id]?.range == nil {
      layouts[id]?.range = tree.linkRange(of: link)
    }
  }

  private func step(_ link: NodeID) -> ComposeLayout.Step? {
    switch tree[link].name {
    case "size", "requiredSize":
      let width = dp("size", at: 0, of: link) ?? dp("width", at: 0, of: link)
      let isSquare = tree.arguments(of: link).count == 1 && tree.argument("width", of: link) == nil
      return sized(width, isSquare ? width : dp("height", at: 1, of: link))
    case "width", "requiredWidth": return sized(dp("width", at: 0, of: link), nil, height: false)
    case "height", "requiredHeight": return sized(nil, dp("height", at: 0, of: link), width: false)
    case "sizeIn", "requiredSizeIn":
      return sized(dp("maxWidth", of: link), dp("maxHeight", of: link))
    case "padding", "absolutePadding": return padding(link)
    case "clickable", "combinedClickable", "toggleable", "selectable", "triStateToggleable": return .click
    case "fillMaxWidth", "widthIn", "requiredWidthIn", "wrapContentWidth", "fillParentMaxWidth":
      return .open(width: true, height: false)
    case "fillMaxHeight", "heightIn", "requiredHeightIn", "wrapContentHeight", "fillParentMaxHeight":
      return .open(width: false, height: true)
    case "fillMaxSize", "matchParentSize", "wrapContentSize", "defaultMinSize", "aspectRatio", "weight",
      "fillParentMaxSize", "minimumInteractiveComponentSize", "minimumTouchTargetSize", "offset",
      "absoluteOffset", "layout", "scale", "graphicsLayer", "constrainAs", "animateContentSize",
      "paddingFrom",
      "paddingFromBaseline", "windowInsetsPadding":
      return .open(width: true, height: true)
    default: return nil
    }
  }

  /// Returns the step for a modifier that sets sides. A side that isn't a literal is unknown.
  private func sized(
    _ width: Double?, _ height: Double?, width statesWidth: Bool = true, height statesHeight: Bool = true
  ) -> ComposeLayout.Step {
    guard width != nil || height != nil else { return .open(width: statesWidth, height: statesHeight) }
    return .size(Size(width: width, height: height))
  }

  /// Returns the step for `padding(4.dp)`, `padding(horizontal = 4.dp)`, `padding(4.dp, 8.dp)`, or
  /// `padding(start = 4.dp)`.
  private func padding(_ link: NodeID) -> ComposeLayout.Step {
    var width = 0.0
    var height = 0.0
    let arguments = tree.arguments(of: link)
    for (index, argument) in arguments.enumerated() {
      guard let value = dp(ofArgument: argument) else { return .open(width: true, height: true) }
      switch tree[argument].name {
      case "horizontal": width += value * 2
      case "vertical": height += value * 2
      case "start", "end", "left", "right": width += value
      case "top", "bottom": height += value
      default:
        switch (arguments.count, index) {
        case (1, _):
          width += value * 2
          height += value * 2
        case (2, 0): width += value * 2
        case (2, _): height += value * 2
        case (_, 0), (_, 2): width += value
        default: height += value
        }
      }
    }
    return .padding(width: width, height: height)
  }

  private func dp(_ label: Identifier, at index: Int, of call: NodeID) -> Double? {
    tree.argument(label, at: index, of: call).flatMap(dp(ofArgument:))
  }

  private func dp(_ label: Identifier, of call: NodeID) -> Double? {
    tree.argument(label, of: call).flatMap(dp(ofArgument:))
  }

  private func dp(ofArgument argument: NodeID) -> Double? {
    tree.value(ofArgument: argument).flatMap(dp(of:))
  }

  /// Returns the number in `24.dp`.
  func dp(of value: NodeID) -> Double? {
    tree.lastName(of: value) == "dp" ? tree.number(of: value) : nil
  }
}

private extension ComposeLayout.Step {
  /// The step to use if the modifier is applied conditionally: its sides become unknown.
  var opened: ComposeLayout.Step {
    switch self {
    case .size(let size): .open(width: size.width != nil, height: size.height != nil)
    case .padding: .open(width: true, height: true)
    case .open, .click: self
    }
  }
}
