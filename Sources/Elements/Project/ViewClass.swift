// Classes of views that the app declares, as other files see them.

import Syntax

/// What one file says of a class of views: its declaration, or an extension.
///
/// Swift classes are asked for by their names behind a colon, those of Android without.
public struct ViewClass: Sendable, Equatable {
  /// The class that it inherits from; nil for an extension.
  public var base: String?
  /// What its code may set on its instances.
  public var uses: ViewCode.Use

  public init(base: String?, uses: ViewCode.Use) {
    self.base = base
    self.uses = uses
  }

  /// Whether it may make another one of its instances than what nothing is known of: it inherits from no class of the
  /// platform that only arranges others.
  public var isTelling: Bool {
    guard let base else { return false }
    let name = Identifier(spelled: base)
    return ViewKind.named(name)?.isOfInterest ?? AndroidWidget.platform(named: name)?.role.isMetAlone ?? true
  }
}

extension ProjectView {
  /// More steps than any hierarchy takes, and an end for classes that inherit from each other.
  private static let deepestHierarchy = 8

  /// The class of the platform that the class `name` of another file inherits from, and what the classes between may set
  /// on their instances; nil where that is not known.
  ///
  /// - Parameter platformClass: What the platform calls so.
  func inherited<Class>(
    by name: String, of dialect: ViewCodeReader.Dialect, _ platformClass: (String) -> Class?
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
  /// Whether something is met by itself, so that it matters which class of the platform another one inherits from.
  var isMetAlone: Bool { isControl || self == .text || self == .image || self == .progress }
}

extension ViewCode.Use {
  /// What the code of a UIKit class may do to its instances by a name in it; nil where that is nothing.
  init?(inAppleClass name: Identifier) {
    switch name {
    // Its own picture is judged where the class is declared.
    case "setImage", "setBackgroundImage", "image", "backgroundImage", "largeContentTitle": self = .name
    case "point", "hitTest", "intrinsicContentSize", "sizeThatFits", "alignmentRectInsets",
      "accessibilityFrame", "accessibilityPath":
      self = .size
    case "draw", "layer", "drawText": self = .colors
    case "setAccessibilityElement", "accessibilityElements": self = .exposure
    default: self.init(apple: name)
    }
  }

  /// The same for a class of Android.
  init?(inAndroidClass name: Identifier) {
    switch name {
    case "onInitializeAccessibilityNodeInfo", "getAccessibilityClassName", "accessibilityClassName",
      "ViewCompat",
      "onPopulateAccessibilityEvent", "ExploreByTouchHelper", "setImageDrawable", "setImageResource",
      "setImageBitmap":
      self = [.name, .text, .hint]
    // What its own attributes and layouts say is not read.
    case "obtainStyledAttributes", "withStyledAttributes", "inflate", "LayoutInflater":
      self = [.name, .text, .hint, .size, .colors, .textSize]
    case "onMeasure", "setMeasuredDimension": self = .size
    case "onDraw", "draw", "dispatchDraw": self = .colors
    default: self.init(android: name)
    }
  }
}
