// What assistive technology would meet: one value for each view, control, image, text or container.

/// The index of an element in its `ElementTree`.
package struct ElementID: Hashable, Comparable, Sendable {
  package var index: Int

  package init(_ index: Int) { self.index = index }

  package static func < (left: ElementID, right: ElementID) -> Bool { left.index < right.index }
}

/// One view as a screen reader meets it. Front ends fill in what the code writes; `ElementTree` then resolves `name`
/// and `exposure` once, for all frameworks alike.
package struct Element: Sendable {
  package var framework: Framework
  package var role: Role
  /// The type or function that makes it, as spelled: `Image`, `IconButton`, `AppCompatImageView`.
  package var typeName: String

  // Where it stands.

  /// Everything that belongs to it: the chain with its modifiers, the XML element with its content.
  package var range: Range<Int>
  /// The call or start tag that makes it, without modifiers.
  package var constructor: Range<Int>
  /// The spelling of its type: the callee or the tag name.
  package var typeRange: Range<Int>
  package var parent: ElementID?
  package var slot: Slot = .content
  /// The index behind its last descendant.
  package var subtreeEnd = 0

  // What the code writes about it.

  /// Explicit labels in the order written; the last one counts.
  package var labels: [WrittenText] = []
  /// The visible title or text that the constructor takes.
  package var title: Evidence<WrittenText> = .absent
  /// The function that activating it calls, if that is all it does: `onBack`, `close`.
  package var handlerName: String?
  package var imagery: Imagery?
  package var traits: [WrittenTrait] = []
  /// Another view names it: an incoming `labelFor`, a title UI element.
  package var isLabelledElsewhere = false
  /// How it treats its children.
  package var grouping: Grouping = .none
  /// Parts that may hold anything: a component of the app, an unreadable modifier, a value passed in. Names, traits
  /// and the like found beside them are certain; their absence is not.
  package var openness: Openness = []
  /// What the enclosing code is: see `Circumstance`.
  package var circumstances: Circumstance = []
  /// The place that a front end wants its writer to find again: a node of the syntax tree.
  package var origin: Int = 0

  // Resolved once, by `ElementTree`.

  package var name: Evidence<Name> = .unknown
  package var exposure: Exposure = .unknown

  /// One value where any of what few elements have is written, else none.
  var details: [Details] = []

  package init(
    _ framework: Framework, _ role: Role, typeName: String, range: Range<Int>, constructor: Range<Int>,
    typeRange: Range<Int>
  ) {
    self.framework = framework
    self.role = role
    self.typeName = typeName
    self.range = range
    self.constructor = constructor
    self.typeRange = typeRange
  }
}

extension Element {
  /// The place of an element in its parent.
  package enum Slot: String, Sendable {
    case content
    /// The visible label of a control.
    case label
    /// The icon beside a title that names both.
    case icon
    /// Background, overlay or mask.
    case decoration
    /// A tab's item.
    case tabItem
    /// Shown apart from the parent: a sheet, an alert, a menu's content, a tooltip.
    case separate
  }

  /// How an element treats the elements inside it.
  package enum Grouping: String, Sendable {
    case none
    /// One stop of all: `.combine`, `mergeDescendants`, the label of a button.
    case merges
    /// The children are not reachable: `.ignore`, `clearAndSetSemantics`, a representation.
    case ignoresChildren
    /// A container of its own that keeps its children.
    case contains
  }

  /// A written way of being unreachable.
  package struct Hiding: Hashable, Sendable {
    package enum Extent: String, Sendable {
      /// The element alone.
      case itself
      /// The element with everything inside.
      case subtree
      /// It is marked as decoration, which only an image can be.
      case decoration
      /// Whether it is hidden depends on a value.
      case unknown
    }

    /// The API as announcements quote it: `accessibilityHidden`.
    package var api: String
    package var extent: Extent
    package var range: Range<Int>

    package init(_ api: String, _ extent: Extent, range: Range<Int>) {
      self.api = api
      self.extent = extent
      self.range = range
    }
  }

  /// What may come from where the analysis does not see.
  package struct Openness: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A modifier or call that cannot be read, and may do anything that a modifier can.
    package static let modifiers = Openness(rawValue: 1)
    /// Content that cannot be read: a component of the app, a view passed in.
    package static let content = Openness(rawValue: 2)
    /// Accessibility attributes may be set elsewhere: an outlet, a binding, a parameter, code that refers to the id.
    package static let elsewhere = Openness(rawValue: 4)
    /// Some colors around it come from a theme, a style or an ancestor that is not visible.
    package static let colors = Openness(rawValue: 8)
  }

  /// Facts about the code around an element that several rules ask for.
  package struct Circumstance: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A row of a list, which readers announce text by text.
    package static let row = Circumstance(rawValue: 1)
    /// Its text stands in the same parent, so that a picture may be decoration.
    package static let besideText = Circumstance(rawValue: 2)
    /// A labelled row names it: `LabeledContent`.
    package static let inLabelledRow = Circumstance(rawValue: 4)
    /// Made by a helper function or property; its callers may add to it.
    package static let inViewFunction = Circumstance(rawValue: 8)
    /// The type around it has no view that shows text.
    package static let noLabelInType = Circumstance(rawValue: 16)
    /// Not enabled or not focusable by its own declaration: a passive part of a clickable row.
    package static let passive = Circumstance(rawValue: 32)
    /// Text in a place that is never a control's visible title: icon-only styles, hidden labels.
    package static let titleHidden = Circumstance(rawValue: 64)
    /// Its background is set by an ancestor or sibling of the declaration.
    package static let onBackground = Circumstance(rawValue: 128)
    /// Draws its own content.
    package static let drawsItself = Circumstance(rawValue: 256)
    /// The member is visible outside the file, so others may complete it.
    package static let visibleOutside = Circumstance(rawValue: 512)
    /// The framework may name it at run time: a tooltip, an action bar's navigation icon.
    package static let namedByFramework = Circumstance(rawValue: 1 << 10)
    /// A style makes it look and act like a button.
    package static let styledAsButton = Circumstance(rawValue: 1 << 11)
    /// Voice control knows it by further names: `.accessibilityInputLabels`, `accessibilityUserInputLabels`.
    package static let namedForVoice = Circumstance(rawValue: 1 << 12)
    /// Taken out of what switch and voice control can press: `.accessibilityRespondsToUserInteraction(false)`.
    package static let outOfInteraction = Circumstance(rawValue: 1 << 13)
    /// The outermost view of a type that other files show, with what they add to it.
    package static let shownElsewhere = Circumstance(rawValue: 1 << 20)
    /// Inside of a type that other files show, perhaps as a part of something that is named.
    package static let inTypeShownElsewhere = Circumstance(rawValue: 1 << 21)
    /// Shown in place of another view before it: in a later branch of a condition.
    package static let alternative = Circumstance(rawValue: 1 << 14)
  }
}
