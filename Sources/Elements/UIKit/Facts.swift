// What the code writes through one slot.

import Syntax

/// The attributes written on a view, each with its places, in the order of the file.
struct Facts {
  /// A Boolean attribute as written; nil where its value is computed.
  struct Flag {
    var value: Bool?
    var range: Range<Int>
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
  var traits: [WrittenTrait] = []
  var colors: [WrittenColor] = []
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
  /// Whether text can be typed; nil where nothing is written about it.
  var isEditable: Facts.Flag?
  var isLabelledElsewhere = false
  var holdsViews = false
  /// `numberOfTapsRequired` and the like; nil where nothing is written about it.
  var tapCount: Double?
  var hasUnreadableTapCount = false
  var role: Role?

  /// More places than this are not needed to insert a line.
  static let maximumPlaces = 32

  /// So much is written by nobody; what comes behind it is left out, so that joining stays cheap.
  static let maximumTexts = 512

  var isFull: Bool {
    labels.count + titles.count + texts.count + placeholders.count + hints.count + values.count
      + pictures.count
      + traits.count + colors.count + gestures.count + elementFlags.count + hiddenFlags.count + parts.count
      + actions.count > Facts.maximumTexts
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
    colors += other.colors
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
    isEditable = isEditable ?? other.isEditable
    isLabelledElsewhere = isLabelledElsewhere || other.isLabelledElsewhere
    holdsViews = holdsViews || other.holdsViews
    tapCount = tapCount ?? other.tapCount
    hasUnreadableTapCount = hasUnreadableTapCount || other.hasUnreadableTapCount
    role = role ?? other.role
  }

  /// Joins what a part of the view supplies: titles, pictures and colors, but no places to write at.
  mutating func joinPart(_ part: Facts) {
    titles += part.titles + part.texts
    // A picture that has a label of its own names the button.
    titles += part.labels
    pictures += part.pictures
    colors += part.colors
    handler = handler ?? part.handler
  }

  /// Whether anything is written that makes a view of unknown class worth an element.
  var isTelling: Bool {
    !labels.isEmpty || !hints.isEmpty || !values.isEmpty || !traits.isEmpty || !colors.isEmpty
      || !gestures.isEmpty
      || !elementFlags.isEmpty || !hiddenFlags.isEmpty || !actions.isEmpty
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
    traits.sort { $0.range.lowerBound < $1.range.lowerBound }
    colors.sort { $0.range.lowerBound < $1.range.lowerBound }
    gestures.sort { $0.range.lowerBound < $1.range.lowerBound }
    places.sort { $0.statement.lowerBound < $1.statement.lowerBound }
  }
}
