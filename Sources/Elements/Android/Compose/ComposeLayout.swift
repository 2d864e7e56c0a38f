// The size that a chain of modifiers gives an element, and the part of it that responds to touch.

/// The layout modifiers of one element, from the outside in.
///
/// Source: Android Developers, “Constraints and modifier order”: the outer of two sizes applies, and padding after
/// `clickable` is part of the clickable area, while padding before it isn't.
struct ComposeLayout {
  enum Step {
    /// The sides that a literal specifies, or nil for a side that the modifier doesn't change.
    case size(Size)
    /// The padding on both ends of each axis, added up.
    case padding(width: Double, height: Double)
    /// Sides whose size is unknown from this modifier inward.
    case open(width: Bool, height: Bool)
    /// A click modifier. Everything inside it is clickable.
    case click
  }

  var steps: [Step] = []
  /// The range of the first modifier that specifies a size.
  var range: Range<Int>?

  /// The area that responds to touch, without the system's extension.
  var touch: Size { measured.touch }
  /// The space that the element takes up in its parent.
  var space: Size { measured.space }

  private var measured: (touch: Size, space: Size) {
    var space = Size()
    var touch: Size?
    var padding = Size(width: 0, height: 0)
    for step in steps.reversed() {
      switch step {
      case .size(let size):
        if let width = size.width { space.width = width }
        if let height = size.height { space.height = height }
        // The clickable area fills the space except for the padding between them.
        if touch != nil {
          if let width = size.width { touch?.width = width - (padding.width ?? 0) }
          if let height = size.height { touch?.height = height - (padding.height ?? 0) }
        }
      case .padding(let width, let height):
        space.width = space.width.map { $0 + width }
        space.height = space.height.map { $0 + height }
        padding = Size(width: (padding.width ?? 0) + width, height: (padding.height ?? 0) + height)
      case .open(let width, let height):
        if width { space.width = nil }
        if height { space.height = nil }
        if touch != nil {
          if width { touch?.width = nil }
          if height { touch?.height = nil }
        }
      case .click:
        // If there are several, touches reach the outermost one.
        touch = space
        padding = Size(width: 0, height: 0)
      }
    }
    return (touch ?? space, space)
  }
}
