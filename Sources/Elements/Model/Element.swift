// What assistive technology would meet: one value for each view, control, image, text or container.

/// The index of an element in its `ElementTree`.
public struct ElementID: Hashable, Comparable, Sendable {
  public var index: Int

  @inlinable
  public init(_ index: Int) { self.index = index }

  public static func < (left: ElementID, right: ElementID) -> Bool { left.index < right.index }
}

/// One view as a screen reader meets it. Front ends fill in what the code writes; `ElementTree` then resolves `name`
/// and `exposure` once, for all frameworks alike.
public struct Element: Sendable {
  public var framework: Framework
  public var role: Role

  // Where it stands.

  /// Everything that belongs to it: the chain with its modifiers, the XML element with its content.
  public var range: Range<Int>
  /// The call or start tag that makes it, without modifiers.
  public var constructor: Range<Int>
  /// The spelling of its type: the callee or the tag name.
  public var typeRange: Range<Int>
  public var parent: ElementID?
  public var slot: Slot = .content
  /// The index behind its last descendant.
  public var subtreeEnd = 0

  // What the code writes about it.

  /// Another view names it: an incoming `labelFor`, a title UI element.
  public var isLabelledElsewhere = false
  /// How it treats its children.
  public var grouping: Grouping = .none
  /// Parts that may hold anything: a component of the app, an unreadable modifier, a value passed in. Names, traits
  /// and the like found beside them are certain; their absence is not.
  public var openness: Openness = []
  /// What the enclosing code is: see `Circumstance`.
  public var circumstances: Circumstance = []
  /// The place that a front end wants its writer to find again: a node of the syntax tree.
  public var origin: Int = 0

  /// Resolved once, by `ElementTree`.
  public var exposure: Exposure = .unknown

  /// One value.
  @usableFromInline var texts: [Texts]

  public init(
    _ framework: Framework, _ role: Role, typeName: String, range: Range<Int>, constructor: Range<Int>,
    typeRange: Range<Int>
  ) {
    self.framework = framework
    self.role = role
    texts = [Texts(typeName: typeName)]
    self.range = range
    self.constructor = constructor
    self.typeRange = typeRange
  }
}

extension Element {
  /// The place of an element in its parent.
  public enum Slot: String, Sendable {
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
  public enum Grouping: String, Sendable {
    case none
    /// One stop of all: `.combine`, `mergeDescendants`, the label of a button.
    case merges
    /// The children are not reachable: `.ignore`, `clearAndSetSemantics`, a representation.
    case ignoresChildren
    /// A container of its own that keeps its children.
    case contains
  }

  /// A written way of being unreachable.
  public struct Hiding: Hashable, Sendable {
    public enum Extent: String, Sendable {
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
    public var api: String
    public var extent: Extent
    public var range: Range<Int>

    public init(_ api: String, _ extent: Extent, range: Range<Int>) {
      self.api = api
      self.extent = extent
      self.range = range
    }

    /// Whether it hides from assistive technology what is on the screen, rather than from everybody.
    public var isAboutAssistiveTechnology: Bool {
      switch api {
      case "hidden", "opacity", "visibility", "alpha": false
      default: true
      }
    }
  }

  /// What may come from where the analysis does not see.
  public struct Openness: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A modifier or call that cannot be read, and may do anything that a modifier can.
    public static let modifiers = Openness(rawValue: 1)
    /// Content that cannot be read: a component of the app, a view passed in.
    public static let content = Openness(rawValue: 2)
    /// Accessibility attributes may be set elsewhere: an outlet, a binding, a parameter, code that refers to the id.
    public static let elsewhere = Openness(rawValue: 4)
    /// Some colors around it come from a theme, a style or an ancestor that is not visible.
    public static let colors = Openness(rawValue: 8)
    /// A modifier that cannot be read and is about looks by its name: `cardBackground`.
    public static let looks = Openness(rawValue: 16)
  }

  /// Facts about the code around an element that several rules ask for.
  public struct Circumstance: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A row of a list, which readers announce text by text.
    public static let row = Circumstance(rawValue: 1)
    /// Its text stands in the same parent, so that a picture may be decoration.
    public static let besideText = Circumstance(rawValue: 2)
    /// A labelled row names it: `LabeledContent`.
    public static let inLabelledRow = Circumstance(rawValue: 4)
    /// Made by a helper function or property; its callers may add to it.
    public static let inViewFunction = Circumstance(rawValue: 8)
    /// The type around it has no view that shows text.
    public static let noLabelInType = Circumstance(rawValue: 16)
    /// Not enabled or not focusable by its own declaration: a passive part of a clickable row.
    public static let passive = Circumstance(rawValue: 32)
    /// Text in a place that is never a control's visible title: icon-only styles, hidden labels.
    public static let titleHidden = Circumstance(rawValue: 64)
    /// Its background is set by an ancestor or sibling of the declaration.
    public static let onBackground = Circumstance(rawValue: 128)
    /// Draws its own content.
    public static let drawsItself = Circumstance(rawValue: 256)
    /// The member is visible outside the file, so others may complete it.
    public static let visibleOutside = Circumstance(rawValue: 512)
    /// The framework may name it at run time: a back button, an action bar's navigation icon.
    public static let namedByFramework = Circumstance(rawValue: 1 << 10)
    /// A style makes it look and act like a button.
    public static let styledAsButton = Circumstance(rawValue: 1 << 11)
    /// Voice control knows it by further names: `.accessibilityInputLabels`, `accessibilityUserInputLabels`.
    public static let namedForVoice = Circumstance(rawValue: 1 << 12)
    /// Taken out of what switch and voice control can press: `.accessibilityRespondsToUserInteraction(false)`.
    public static let outOfInteraction = Circumstance(rawValue: 1 << 13)
    /// The outermost view of a type that other files show, with what they add to it.
    public static let shownElsewhere = Circumstance(rawValue: 1 << 20)
    /// Inside of a type that other files show, perhaps as a part of something that is named.
    public static let inTypeShownElsewhere = Circumstance(rawValue: 1 << 21)
    /// All code that could look it up is known, and so is what that code sets.
    public static let codeIsKnown = Circumstance(rawValue: 1 << 15)
    /// Cannot be used, whatever happens: `enabled = false`.
    public static let disabled = Circumstance(rawValue: 1 << 16)
    /// Its text is bold.
    public static let bold = Circumstance(rawValue: 1 << 17)
    /// Its picture is one of several, as a condition or different places of the code choose.
    public static let changesPicture = Circumstance(rawValue: 1 << 18)
    /// Code of its type sets its font again when the text size changes.
    public static let followsTextSize = Circumstance(rawValue: 1 << 23)
    /// Code of its type offers actions or a menu for something.
    public static let typeOffersActions = Circumstance(rawValue: 1 << 22)
    /// What is typed into it is shown in another form: as dots.
    public static let masksText = Circumstance(rawValue: 1 << 19)
    /// A message that is hidden at first and says nothing when it is shown.
    public static let shownLater = Circumstance(rawValue: 1 << 24)
    /// Its text has a style that headings have.
    public static let styledAsHeading = Circumstance(rawValue: 1 << 27)
    /// The outermost view of a component that is shown for each of many things, as it is.
    public static let repeated = Circumstance(rawValue: 1 << 26)
    /// A line that begins with the mark of a list: “•”.
    public static let bulleted = Circumstance(rawValue: 1 << 25)
    /// A component of the app, all of which reacts to a tap.
    public static let showsTapTarget = Circumstance(rawValue: 1 << 28)
    /// Shown by a component of the library that keeps it from screen readers, as another part says the same.
    public static let untold = Circumstance(rawValue: 1 << 29)
    /// Code gives it a click listener, which makes it clickable whatever its layout says.
    ///
    /// Source: Android, View, `setOnClickListener`.
    public static let listensInCode = Circumstance(rawValue: 1 << 30)
    /// What its click does, code alone says, and no other view passes its own click on to it.
    public static let actsInCode = Circumstance(rawValue: 1 << 31)
    /// Shown in place of another view before it: in a later branch of a condition.
    public static let alternative = Circumstance(rawValue: 1 << 14)
  }
}
