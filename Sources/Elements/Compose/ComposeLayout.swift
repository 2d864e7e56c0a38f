// How much space a chain of modifiers takes, and how much of it reacts to touch.

/// The modifiers of one element that lay it out, from the outside in.
///
/// Source: Android Developers, “Constraints and modifier order”: the outer of two sizes holds, and padding after
/// `clickable` belongs to what is clicked while padding before it does not.
struct ComposeLayout {
  enum Step {
    /// Sides that a literal states; nil for one that this modifier leaves alone.
    case size(Size)
    /// What is added on both ends of each axis together.
    case padding(width: Double, height: Double)
    /// A side that cannot be told from here on inwards.
    case open(width: Bool, height: Bool)
    /// What is inside of here is clicked.
    case click
  }

  var steps: [Step] = []
  /// The first modifier that states a size.
  var range: Range<Int>?

  /// The area that reacts to touch, without what the system adds.
  var touch: Size { measured.touch }
  /// The space that the element takes in its parent.
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
        // What is clicked fills the space but for the padding between.
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
        // Of several, the outermost is what the finger meets.
        touch = space
        padding = Size(width: 0, height: 0)
      }
    }
    return (touch ?? space, space)
  }
}
