// View classes that the app declares.

import Syntax

/// A declaration or extension of a view class.
///
/// In keys, the names of Swift classes follow a colon; those of Android classes don't.
public struct ViewClass: Sendable, Equatable {
  /// The superclass, or nil for an extension.
  public var base: String?
  /// The properties that its code may set on instances.
  public var uses: ViewCode.Use

  public init(base: String?, uses: ViewCode.Use) {
    self.base = base
    self.uses = uses
  }
}

extension ProjectView {
  /// A limit that exceeds any real hierarchy and stops cycles.
  private static let deepestHierarchy = 8

  /// Returns the platform class that the class `name` from another file inherits from, and the properties that classes
  /// in between may set on instances. Returns nil if it isn't known.
  ///
  /// - Parameter platformClass: Returns the platform class with a name.
  func inherited<Class>(
    by name: String, of dialect: ViewDialect, _ platformClass: (String) -> Class?
  ) -> (Class, ViewCode.Use)? {
    var name = name
    var uses: ViewCode.Use = []
    for _ in 0..<ProjectView.deepestHierarchy {
      let classes = viewClasses((dialect == .swift ? ":" : "") + name)
      let bases = Set(classes.compactMap(\.base))
      guard bases.count == 1, let base = bases.first else { return nil }
      uses = classes.reduce(uses) { $0.union($1.uses) }
      if let found = platformClass(base) { return (found, uses) }
      name = base
    }
    return nil
  }

  func declare(_ viewClass: ViewClass, named name: String) {
    declare(FileFacts.Entry(ProjectKey(.viewClass, name), .viewClass(viewClass)))
  }
}

extension Role {
  /// True if the role is a separate focus stop, so the platform superclass matters.
  var isMetAlone: Bool { isControl || self == .text || self == .image || self == .progress }
}

extension ViewCode.Use {
  /// Creates the effect on instances of a UIKit class whose code contains a name, or nil if there is none.
  init?(inAppleClass name: Identifier) {
    switch name {
    // The class's own image is checked at its declaration.
    case "setImage", "setBackgroundImage", "image", "backgroundImage", "largeContentTitle": self = .name
    case "point", "hitTest", "intrinsicContentSize", "sizeThatFits", "alignmentRectInsets",
      "accessibilityFrame", "accessibilityPath":
      self = .size
    case "draw", "layer", "drawText": self = .colors
    case "setAccessibilityElement", "accessibilityElements": self = .exposure
    default: self.init(apple: name)
    }
  }

  /// Creates the effect on instances of an Android class whose code contains a name, or nil if there is none.
  init?(inAndroidClass name: Identifier) {
    switch name {
    case "onInitializeAccessibilityNodeInfo", "getAccessibilityClassName", "accessibilityClassName",
      "ViewCompat",
      "onPopulateAccessibilityEvent", "ExploreByTouchHelper":
      self = [.name, .text, .hint]
    // The code that sets a label or text from custom attributes counts on its own.
    case "obtainStyledAttributes", "withStyledAttributes": self = [.size, .colors, .textSize]
    // Inflated layouts aren't read.
    case "inflate", "LayoutInflater": self = [.name, .text, .hint, .size, .colors, .textSize]
    case "onMeasure", "setMeasuredDimension": self = .size
    // An override that draws nothing of its own leaves the colors in the layout.
    case "draw", "Paint", "drawColor", "drawPaint", "drawRect", "drawRoundRect", "drawCircle", "drawOval",
      "drawPath", "drawBitmap", "drawText":
      self = .colors
    default: self.init(android: name)
    }
  }
}
