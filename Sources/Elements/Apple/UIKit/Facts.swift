// The attributes that code sets through one slot.

import Syntax

/// The attributes that are set on a view, with their places, in file order.
struct Facts {
  /// A Boolean attribute as written, or nil if its value is computed.
  struct Flag {
    var value: Bool?
    var range: Range<Int>
    /// True if it's in a branch and may not apply.
    var isConditional = false
    /// True if it's `isEnabled`, which only controls have.
    var isOfControl = false
    /// True if it's in a function that may not be called.
    var isOccasional = false
  }

  /// A value of `isHidden`.
  struct HiddenWrite {
    var value: NodeID
    /// The literal value, or nil if it's computed.
    var isHidden: Bool?
  }

  struct Picture {
    var imagery: Imagery
    var range: Range<Int>
  }

  struct AddedRecognizer {
    var slot: SlotID
    var range: Range<Int>
  }

  var labels: [WrittenText] = []
  var titles: [WrittenText] = []
  /// The texts that a field displays, or the text of a label, which is also its accessibility label.
  var texts: [WrittenText] = []
  var placeholders: [WrittenText] = []
  var hints: [WrittenText] = []
  var values: [WrittenText] = []
  var identifier: WrittenText?
  var pictures: [Picture] = []
  var traits: [TraitWrite] = []
  var removedTraits: [TraitWrite] = []
  var colors: [WrittenColor] = []
  var fades: [Fade] = []
  /// The last known size and weight of the font.
  var textSize: Double?
  var isBold = false
  var isStyledAsHeading = false
  var fonts: [WrittenFont] = []
  /// True if anything else may determine the font: an attributed text, a configuration, or an app's own method.
  var isStyled = false
  var fontAdjustments: [WrittenFlag] = []
  var textLooks: [TextLook] = []
  var barriers: [InputBarrier] = []
  var sides: [SideWrite] = []
  /// True if code may enlarge the touch target beyond the specified sides.
  var mayGrow = false
  /// True if constraints or a stack determine its size, so its frame doesn't matter.
  var usesConstraints = false
  var touches: [TouchOverride] = []
  var actions: [ActionKind] = []
  var gestures: [AddedRecognizer] = []
  /// `isAccessibilityElement`.
  var elementFlags: [Flag] = []
  /// `accessibilityElementsHidden`, `setAccessibilityHidden`.
  var hiddenFlags: [Flag] = []
  /// The values that are part of the view: its configuration, its action, or its image.
  var parts: [SlotID] = []
  var creationPlace: Receiver.Place?
  var places: [Receiver.Place] = []
  var initialValue: Receiver.InitialValue?
  var returned: Receiver.Returned?
  /// The name of the function that activating it calls.
  var handler: NodeID?
  var isSecure = false
  /// The values of `isSecureTextEntry`.
  var secrecy: [Flag] = []
  /// The value that determines whether text can be entered, or nil if none is set.
  var isEditable: Facts.Flag?
  /// `isEnabled` and `isUserInteractionEnabled`.
  var enabledFlags: [Flag] = []
  /// `isSelected`.
  var selectedFlags: [Flag] = []
  /// The values of `isHidden`.
  var visibility: [HiddenWrite] = []
  /// The last segment that is selected in code that always runs.
  var selectedSegment: Int?
  /// True if code that always runs starts the spinner's animation, and if any code stops it.
  var startsAnimating = false
  var stopsAnimating = false
  var isLabelledElsewhere = false
  /// True if a bar shows it in place of its title.
  var isTitleView = false
  var holdsViews = false
  /// True if it lists its accessibility elements itself.
  var listsElements = false
  /// The value of `numberOfTapsRequired` and the like, or nil if none is set.
  var tapCount: Double?
  var hasUnreadableTapCount = false
  var role: Role?
  var input = FieldInput()

  /// The maximum number of places to keep for inserting a line.
  static let maximumPlaces = 32

  /// The maximum number of facts per slot. The rest is omitted to keep merging fast.
  static let maximumTexts = 512

  var isFull: Bool {
    let texts = labels.count + titles.count + texts.count + placeholders.count + hints.count + values.count
    let states = traits.count + removedTraits.count + elementFlags.count + hiddenFlags.count
    let looks = pictures.count + colors.count + fonts.count + sides.count
    let textSettings = fontAdjustments.count + textLooks.count
    let behavior =
      gestures.count + touches.count + actions.count + enabledFlags.count + selectedFlags.count
      + secrecy.count + visibility.count
    return texts + states + looks + textSettings + behavior + parts.count > Facts.maximumTexts
  }

  mutating func add(_ place: Receiver.Place) {
    if places.count < Facts.maximumPlaces, places.last != place { places.append(place) }
  }

  /// Merges facts from another slot that refers to the same view.
  mutating func join(_ other: Facts) {
    labels += other.labels
    titles += other.titles
    texts += other.texts
    placeholders += other.placeholders
    hints += other.hints
    values += other.values
    identifier = identifier ?? other.identifier
    pictures += other.pictures
    traits += other.traits
    removedTraits += other.removedTraits
    fonts += other.fonts
    isStyled = isStyled || other.isStyled
    fontAdjustments += other.fontAdjustments
    textLooks += other.textLooks
    barriers += other.barriers
    sides += other.sides
    mayGrow = mayGrow || other.mayGrow
    usesConstraints = usesConstraints || other.usesConstraints
    touches += other.touches
    enabledFlags += other.enabledFlags
    colors += other.colors
    fades += other.fades
    textSize = textSize ?? other.textSize
    isBold = isBold || other.isBold
    isStyledAsHeading = isStyledAsHeading || other.isStyledAsHeading
    actions += other.actions
    gestures += other.gestures
    elementFlags += other.elementFlags
    hiddenFlags += other.hiddenFlags
    parts += other.parts
    creationPlace = creationPlace ?? other.creationPlace
    places += other.places
    initialValue = initialValue ?? other.initialValue
    returned = returned ?? other.returned
    handler = handler ?? other.handler
    isSecure = isSecure || other.isSecure
    secrecy += other.secrecy
    selectedFlags += other.selectedFlags
    visibility += other.visibility
    selectedSegment = selectedSegment ?? other.selectedSegment
    startsAnimating = startsAnimating || other.startsAnimating
    stopsAnimating = stopsAnimating || other.stopsAnimating
    isEditable = isEditable ?? other.isEditable
    isLabelledElsewhere = isLabelledElsewhere || other.isLabelledElsewhere
    isTitleView = isTitleView || other.isTitleView
    holdsViews = holdsViews || other.holdsViews
    listsElements = listsElements || other.listsElements
    tapCount = tapCount ?? other.tapCount
    hasUnreadableTapCount = hasUnreadableTapCount || other.hasUnreadableTapCount
    role = role ?? other.role
    input.join(other.input)
  }

  /// Merges the attributes that the view's class sets on itself, which come before the view's own. Omits places for
  /// edits.
  mutating func joinClass(_ own: Facts) {
    var facts = own
    (facts.places, facts.creationPlace, facts.initialValue, facts.returned) = ([], nil, nil, nil)
    // Fonts and colors belong to the class and are reported there.
    (facts.fonts, facts.colors, facts.textLooks) = ([], [], [])
    facts.join(self)
    self = facts
  }

  /// Merges the titles, images, and colors from a part of the view. Omits places for edits.
  mutating func joinPart(_ part: Facts) {
    titles += part.titles + part.texts
    // An image's own label is the button's label.
    titles += part.labels
    pictures += part.pictures
    colors += part.colors
    textSize = textSize ?? part.textSize
    isBold = isBold || part.isBold
    fonts += part.fonts
    fontAdjustments += part.fontAdjustments
    mayGrow = mayGrow || part.mayGrow
    handler = handler ?? part.handler
  }

  /// True if code sets something that is worth an element even if the view's class is unknown.
  var isTelling: Bool {
    let hasTexts = !labels.isEmpty || !hints.isEmpty || !values.isEmpty
    let hasLooks = !colors.isEmpty || !fonts.isEmpty
    let hasStates = !traits.isEmpty || !elementFlags.isEmpty || !hiddenFlags.isEmpty
    let hasBehavior = !gestures.isEmpty || !touches.isEmpty || !actions.isEmpty
    return hasTexts || hasLooks || hasStates || hasBehavior
  }

  /// Sorts everything by its position in the file.
  mutating func sort() {
    labels.sort { $0.range.lowerBound < $1.range.lowerBound }
    titles.sort { $0.range.lowerBound < $1.range.lowerBound }
    texts.sort { $0.range.lowerBound < $1.range.lowerBound }
    placeholders.sort { $0.range.lowerBound < $1.range.lowerBound }
    hints.sort { $0.range.lowerBound < $1.range.lowerBound }
    values.sort { $0.range.lowerBound < $1.range.lowerBound }
    pictures.sort { $0.range.lowerBound < $1.range.lowerBound }
    traits.sort { $0.written.range.lowerBound < $1.written.range.lowerBound }
    removedTraits.sort { $0.written.range.lowerBound < $1.written.range.lowerBound }
    fonts.sort { $0.range.lowerBound < $1.range.lowerBound }
    sides.sort { $0.range.lowerBound < $1.range.lowerBound }
    colors.sort { $0.range.lowerBound < $1.range.lowerBound }
    gestures.sort { $0.range.lowerBound < $1.range.lowerBound }
    places.sort { $0.statement.lowerBound < $1.statement.lowerBound }
  }
}
