// What the code of a file writes about one view.

import Syntax

/// A view that Kotlin code makes or configures, with everything that is written about it in its class.
struct AndroidView {
  /// The simple name of its class, as constructed or declared.
  var className: String?
  var role: Role?
  /// The call that makes it, and the chain that begins with that call.
  var creation: NodeID?
  var chain: NodeID?
  /// What the variable, property or id that holds it is called.
  var variable: String?
  /// Whether it is found by an id or a path: a view of a layout.
  var isFromLayout = false
  /// The first place that mentions it.
  var mention: NodeID
  /// The class in whose code it stands, by index.
  var enclosingClass: Int

  var labels: [WrittenText] = []
  var texts: [WrittenText] = []
  var hints: [WrittenText] = []
  var states: [WrittenText] = []
  var tooltips: [WrittenText] = []
  var identifier: WrittenText?
  var imagery: Imagery?
  var traits: [WrittenTrait] = []
  var gestures: [Gesture] = []
  var actions: [ActionKind] = []
  var actionLabels: [WrittenText] = []
  var colors: [WrittenColor] = []
  var fades: [Fade] = []
  var fonts: [WrittenFont] = []
  /// The sizes that it is given; nil for one that is not written in numbers.
  var sizes: [WrittenSize?] = []
  var hiding: Element.Hiding?
  /// Whether code shows it to assistive technology somewhere.
  var isShownSomewhere = false
  var isLabelledElsewhere = false
  /// `isClickable = false`, `isFocusable = false`.
  var isUnclickable = false
  var isUnfocusable = false
  var barriers: [InputBarrier] = []
  var circumstances: Element.Circumstance = []
  var openness: Element.Openness = []
  var places: [Receiver.Place] = []
  var navigationIcon: NavigationIcon?
  /// Whether it names its navigation icon.
  var namesNavigation = false
  /// The id of the view that it labels, or the variable that holds it.
  var labelTargets: [Identifier] = []
  var input = FieldInput()

  init(mention: NodeID, in enclosingClass: Int) {
    self.mention = mention
    self.enclosingClass = enclosingClass
  }

  /// The button at the start of a toolbar.
  struct NavigationIcon {
    var imagery: Imagery
    var range: Range<Int>
    var place: Receiver.Place?
  }

  /// More places than this are not needed to write a line.
  private static let maximumPlaces = 32

  mutating func add(_ place: Receiver.Place) {
    if places.count < AndroidView.maximumPlaces, places.last != place { places.append(place) }
  }

  /// Takes the role of a class that it is seen to be, unless a nearer one is known.
  mutating func take(role newRole: Role?, className newName: ArraySlice<UInt8>) {
    guard let newRole else { return }
    className = className ?? String(decoding: newName, as: UTF8.self)
    if role == nil || role == .custom { role = newRole }
  }

  /// Joins what is written through another variable that holds the same view.
  mutating func join(_ other: AndroidView) {
    className = className ?? other.className
    role = role ?? other.role
    creation = creation ?? other.creation
    chain = chain ?? other.chain
    variable = variable ?? other.variable
    isFromLayout = isFromLayout || other.isFromLayout
    mention = min(mention, other.mention)
    labels += other.labels
    texts += other.texts
    hints += other.hints
    states += other.states
    tooltips += other.tooltips
    identifier = identifier ?? other.identifier
    imagery = imagery ?? other.imagery
    traits += other.traits
    gestures += other.gestures
    actions += other.actions
    actionLabels += other.actionLabels
    colors += other.colors
    fades += other.fades
    fonts += other.fonts
    sizes += other.sizes
    isShownSomewhere = isShownSomewhere || other.isShownSomewhere
    hiding = hiding ?? other.hiding
    isLabelledElsewhere = isLabelledElsewhere || other.isLabelledElsewhere
    isUnclickable = isUnclickable || other.isUnclickable
    isUnfocusable = isUnfocusable || other.isUnfocusable
    barriers += other.barriers
    circumstances.formUnion(other.circumstances)
    // A view that is made here and kept in a member is as open as the member.
    openness.formUnion(other.openness)
    places += other.places.prefix(AndroidView.maximumPlaces)
    labelTargets += other.labelTargets
    navigationIcon = navigationIcon ?? other.navigationIcon
    namesNavigation = namesNavigation || other.namesNavigation
    input.join(other.input)
  }

  /// Whether it is a view of its own, rather than a variable that may hold any.
  var isKnown: Bool { creation != nil || isFromLayout }

  /// Whether it is made here, or anything is written that makes a view of unknown class worth an element.
  var isTelling: Bool {
    creation != nil || !labels.isEmpty || !traits.isEmpty || !actionLabels.isEmpty || !states.isEmpty
      || hiding != nil || !colors.isEmpty || !fonts.isEmpty || !sizes.isEmpty
      || gestures.contains { $0.kind != .tap }
  }
}
