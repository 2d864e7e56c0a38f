// What the code writes through one slot.

import Syntax

/// The attributes written on a view, each with its places, in the order of the file.
struct Facts {
  /// A Boolean attribute as written; nil where its value is computed.
  struct Flag {
    var value: Bool?
    var range: Range<Int>
    /// Whether it is written in a branch, so that it may not hold.
    var isConditional = false
    /// Whether it is `isEnabled`, which only controls have.
    var isOfControl = false
    /// Whether it is written in a function that may not be called.
    var isOccasional = false
  }

  /// A value of `isHidden`.
  struct HiddenWrite {
    var value: NodeID
    /// Nil where it is computed.
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
  /// Texts that a field shows, or that a label shows and is called.
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
  /// The last size and weight of a font that can be told.
  var textSize: Double?
  var isBold = false
  var isStyledAsHeading = false
  var fonts: [WrittenFont] = []
  var fontAdjustments: [WrittenFlag] = []
  var textLooks: [TextLook] = []
  var barriers: [InputBarrier] = []
  var sides: [SideWrite] = []
  /// Whether something may make the area that reacts to touch larger than its sides say.
  var mayGrow = false
  /// Whether constraints or a stack give it its size, so that a frame says nothing.
  var usesConstraints = false
  var touches: [TouchOverride] = []
  var actions: [ActionKind] = []
  var gestures: [AddedRecognizer] = []
  /// `isAccessibilityElement`.
  var elementFlags: [Flag] = []
  /// `accessibilityElementsHidden`, `setAccessibilityHidden`.
  var hiddenFlags: [Flag] = []
  /// Values that supply a part of the view: its configuration, its action, its picture.
  var parts: [SlotID] = []
  var creationPlace: Receiver.Place?
  var places: [Receiver.Place] = []
  var initialValue: Receiver.InitialValue?
  var returned: Receiver.Returned?
  /// The name of the function that activating it calls.
  var handler: NodeID?
  var isSecure = false
  /// What `isSecureTextEntry` is set to, each time.
  var secrecy: [Flag] = []
  /// Whether text can be typed; nil where nothing is written about it.
  var isEditable: Facts.Flag?
  /// `isEnabled` and `isUserInteractionEnabled`.
  var enabledFlags: [Flag] = []
  /// `isSelected`.
  var selectedFlags: [Flag] = []
  /// What `isHidden` is set to, each time.
  var visibility: [HiddenWrite] = []
  /// The segment that is chosen last in what always runs.
  var selectedSegment: Int?
  /// Whether what always runs starts it, and whether anything stops it, as spinners are.
  var startsAnimating = false
  var stopsAnimating = false
  var isLabelledElsewhere = false
  /// Whether a bar shows it in place of its title.
  var isTitleView = false
  var holdsViews = false
  /// Whether it says itself what elements it holds.
  var listsElements = false
  /// `numberOfTapsRequired` and the like; nil where nothing is written about it.
  var tapCount: Double?
  var hasUnreadableTapCount = false
  var role: Role?
  var input = FieldInput()

  /// More places than this are not needed to insert a line.
  static let maximumPlaces = 32

  /// So much is written by nobody; what comes behind it is left out, so that joining stays cheap.
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

  /// Joins what is written through another slot that holds the same view.
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

  /// Joins what the class of the view writes on itself, before what is written on the view; but no places to write at.
  mutating func joinClass(_ own: Facts) {
    var facts = own
    (facts.places, facts.creationPlace, facts.initialValue, facts.returned) = ([], nil, nil, nil)
    // Fonts and colors are the class's own, and are reported there.
    (facts.fonts, facts.colors, facts.textLooks) = ([], [], [])
    facts.join(self)
    self = facts
  }

  /// Joins what a part of the view supplies: titles, pictures and colors, but no places to write at.
  mutating func joinPart(_ part: Facts) {
    titles += part.titles + part.texts
    // A picture that has a label of its own names the button.
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

  /// Whether anything is written that makes a view of unknown class worth an element.
  var isTelling: Bool {
    let hasTexts = !labels.isEmpty || !hints.isEmpty || !values.isEmpty
    let hasLooks = !colors.isEmpty || !fonts.isEmpty
    let hasStates = !traits.isEmpty || !elementFlags.isEmpty || !hiddenFlags.isEmpty
    let hasBehavior = !gestures.isEmpty || !touches.isEmpty || !actions.isEmpty
    return hasTexts || hasLooks || hasStates || hasBehavior
  }

  /// Puts everything in the order of the file.
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
