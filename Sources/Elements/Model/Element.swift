// Elements: one value for each view, control, image, text, or container that assistive technologies may reach.

/// The index of an element in its `ElementTree`.
public struct ElementID: Hashable, Comparable, Sendable {
  public var index: Int

  @inlinable
  public init(_ index: Int) { self.index = index }

  public static func < (left: ElementID, right: ElementID) -> Bool { left.index < right.index }
}

/// A view as a screen reader presents it. Front ends store what the code sets. Then `ElementTree` resolves `name` and
/// `exposure` once, for all frameworks alike.
public struct Element: Sendable {
  public var framework: Framework
  public var role: Role

  // Position in the source.

  /// The full range of the element: the chain with its modifiers, or the XML element with its content.
  public var range: Range<Int>
  /// The call or start tag that creates the element, without modifiers.
  public var constructor: Range<Int>
  /// The range of its type: the callee or the tag name.
  public var typeRange: Range<Int>
  public var parent: ElementID?
  public var slot: Slot = .content
  /// The index after its last descendant.
  public var subtreeEnd = 0

  // Facts set in code.

  /// True if another view labels the element: an incoming `labelFor`, a title UI element.
  public var isLabelledElsewhere = false
  /// The way the element treats its children.
  public var grouping: Grouping = .none
  /// The facts that code outside the analysis may set, with the reasons.
  var unknowns = Unknowns()
  /// Parts that may contain anything: a custom component, an unreadable modifier, a value passed in. Labels, traits,
  /// and other facts found next to them are certain, but their absence isn't.
  public var openness: Openness { unknowns.facts }
  /// Facts about the enclosing code. See `Circumstance`.
  public var circumstances: Circumstance = []
  /// The syntax tree node that the front end's writer looks up again.
  public var origin: Int = 0

  /// The exposure to assistive technologies, resolved once by `ElementTree`.
  public var exposure: Exposure = .unknown

  /// An array with exactly one value.
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
  /// The position of an element in its parent.
  public enum Slot: String, Sendable {
    case content
    /// The visible label of a control.
    case label
    /// The icon next to a title that labels both.
    case icon
    /// A background, overlay, or mask.
    case decoration
    /// A tab's item.
    case tabItem
    /// Content shown separately from the parent: a sheet, an alert, a menu's content, a tooltip.
    case separate
  }

  /// The way an element treats the elements inside it.
  public enum Grouping: String, Sendable {
    case none
    /// All children are merged into one focus stop: `.combine`, `mergeDescendants`, the label of a button.
    case merges
    /// The children can't be reached: `.ignore`, `clearAndSetSemantics`, a representation.
    case ignoresChildren
    /// A separate container that keeps its children.
    case contains
  }

  /// Code that hides an element.
  public struct Hiding: Hashable, Sendable {
    public enum Extent: String, Sendable {
      /// Only the element is hidden.
      case itself
      /// The element and everything inside are hidden.
      case subtree
      /// The element is marked as decoration, which only an image can be.
      case decoration
      /// A value decides whether the element is hidden.
      case unknown
    }

    /// The API as messages quote it: `accessibilityHidden`.
    public var api: String
    public var extent: Extent
    public var range: Range<Int>

    public init(_ api: String, _ extent: Extent, range: Range<Int>) {
      self.api = api
      self.extent = extent
      self.range = range
    }

    /// True if the API hides visible content only from assistive technologies.
    public var isAboutAssistiveTechnology: Bool {
      switch api {
      case "hidden", "opacity", "visibility", "alpha": false
      default: true
      }
    }
  }

  /// Facts that code outside the analysis may set.
  public struct Openness: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A modifier or call that can't be read and may do anything that a modifier can.
    public static let modifiers = Openness(rawValue: 1)
    /// Content that can't be read: a custom component, a view passed in.
    public static let content = Openness(rawValue: 2)
    /// Accessibility attributes may be set elsewhere: an outlet, a binding, a parameter, code that refers to the ID.
    public static let elsewhere = Openness(rawValue: 4)
    /// Some surrounding colors come from a theme, a style, or an ancestor that the code doesn't show.
    public static let colors = Openness(rawValue: 8)
    /// A modifier that can't be read and affects the appearance, judging by its name: `cardBackground`.
    public static let looks = Openness(rawValue: 16)
  }

  /// Facts about the code around an element that several rules use.
  public struct Circumstance: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// A row of a list, which screen readers announce text by text.
    public static let row = Circumstance(rawValue: 1)
    /// A text is in the same parent, so an image may be decoration.
    public static let besideText = Circumstance(rawValue: 2)
    /// A labeled row labels the element: `LabeledContent`.
    public static let inLabelledRow = Circumstance(rawValue: 4)
    /// Created by a helper function or property, whose callers may add to it.
    public static let inViewFunction = Circumstance(rawValue: 8)
    /// The enclosing type creates no view that shows text.
    public static let noLabelInType = Circumstance(rawValue: 16)
    /// Disabled or not focusable by its own declaration: a passive part of a clickable row.
    public static let passive = Circumstance(rawValue: 32)
    /// The text is never a control's visible title: icon-only styles, hidden labels.
    public static let titleHidden = Circumstance(rawValue: 64)
    /// An ancestor or a sibling in the declaration sets the background.
    public static let onBackground = Circumstance(rawValue: 128)
    /// The view draws its own content.
    public static let drawsItself = Circumstance(rawValue: 256)
    /// The member is visible outside the file, so other files may complete it.
    public static let visibleOutside = Circumstance(rawValue: 512)
    /// The framework may label it at run time: a back button, an action bar's navigation icon.
    public static let namedByFramework = Circumstance(rawValue: 1 << 10)
    /// A style makes it look and act like a button.
    public static let styledAsButton = Circumstance(rawValue: 1 << 11)
    /// Voice Control accepts additional names: `.accessibilityInputLabels`, `accessibilityUserInputLabels`.
    public static let namedForVoice = Circumstance(rawValue: 1 << 12)
    /// Excluded from Switch Control and Voice Control: `.accessibilityRespondsToUserInteraction(false)`.
    public static let outOfInteraction = Circumstance(rawValue: 1 << 13)
    /// The outermost view of a type that other files show and may add modifiers to.
    public static let shownElsewhere = Circumstance(rawValue: 1 << 20)
    /// Part of a type that other files show, possibly inside a labeled element.
    public static let inTypeShownElsewhere = Circumstance(rawValue: 1 << 21)
    /// All code that could look it up is known, including what that code sets.
    public static let codeIsKnown = Circumstance(rawValue: 1 << 15)
    /// Always disabled: `enabled = false`.
    public static let disabled = Circumstance(rawValue: 1 << 16)
    /// The text is bold.
    public static let bold = Circumstance(rawValue: 1 << 17)
    /// The image is one of several, chosen by a condition or set in different parts of the code.
    public static let changesPicture = Circumstance(rawValue: 1 << 18)
    /// Code in its type sets the font again when the text size changes.
    public static let followsTextSize = Circumstance(rawValue: 1 << 23)
    /// Code in its type offers actions or a menu.
    public static let typeOffersActions = Circumstance(rawValue: 1 << 22)
    /// Typed text is masked: shown as dots.
    public static let masksText = Circumstance(rawValue: 1 << 19)
    /// A message that's initially hidden and isn't announced when it appears.
    public static let shownLater = Circumstance(rawValue: 1 << 24)
    /// The text has a style that headings use.
    public static let styledAsHeading = Circumstance(rawValue: 1 << 27)
    /// The outermost view of a component that's repeated unchanged for each item.
    public static let repeated = Circumstance(rawValue: 1 << 26)
    /// A line that begins with a list bullet: “•”.
    public static let bulleted = Circumstance(rawValue: 1 << 25)
    /// A custom component with controls, or parts that respond to taps.
    public static let showsControls = Circumstance(rawValue: 1 << 52)
    /// A custom component with a fixed height that its text outgrows.
    public static let outgrown = Circumstance(rawValue: 1 << 53)
    /// A custom component that responds to taps as a whole.
    public static let showsTapTarget = Circumstance(rawValue: 1 << 28)
    /// Hidden from screen readers by the library component that shows it, because another part says the same.
    public static let untold = Circumstance(rawValue: 1 << 29)
    /// Code sets a click listener, which makes the view clickable regardless of its layout.
    ///
    /// Source: Android, View, `setOnClickListener`.
    public static let listensInCode = Circumstance(rawValue: 1 << 30)
    /// Only code handles its click, and no other view forwards its own click to it.
    public static let actsInCode = Circumstance(rawValue: 1 << 31)
    /// Shown in place of an earlier view: in a later branch of a condition.
    public static let alternative = Circumstance(rawValue: 1 << 14)
    /// A picker that shows its options side by side under its title: segments, radio buttons.
    public static let groupsOptions = Circumstance(rawValue: 1 << 32)
    /// A field whose only name is a prompt that isn't read once people have typed something.
    public static let promptAlone = Circumstance(rawValue: 1 << 33)
    /// A field that code fills, so its placeholder isn't shown, or a layout's text view whose text code sets.
    public static let filledInCode = Circumstance(rawValue: 1 << 48)
    /// A text view whose type handles typed text.
    public static let typedInto = Circumstance(rawValue: 1 << 49)
    /// A view to which code gives different tooltips.
    public static let changesTooltip = Circumstance(rawValue: 1 << 51)
    /// A control whose title code sets to different texts.
    public static let changesTitle = Circumstance(rawValue: 1 << 50)
  }
}
