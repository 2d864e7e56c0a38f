// A view and everything that the code in a file sets on it.

import Syntax

/// A view that Kotlin code creates or configures, with everything that its class sets on it.
struct AndroidView {
  /// The simple name of its class, as constructed or declared.
  var className: String?
  var role: Role?
  /// The call that creates it, and the chain that begins with that call.
  var creation: NodeID?
  var chain: NodeID?
  /// The name of the variable, property, or ID that refers to it.
  var variable: String?
  /// True if it's looked up by an ID or a path, so it's in a layout.
  var isFromLayout = false
  /// The first mention.
  var mention: NodeID
  /// The index of the class whose code contains it.
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
  /// The sizes that are set on it. Nil for a size that isn't numeric.
  var sizes: [WrittenSize?] = []
  var hiding: Element.Hiding?
  /// True if it's a parameter of a function.
  var isParameter = false
  /// True for a property of a class that the code that creates an instance sets.
  var isHandedIn = false
  /// The properties that the class's code in another file may set.
  var classUses: ViewCode.Use = []
  /// True if code exposes it to assistive technologies somewhere.
  var isShownSomewhere = false
  var isLabelledElsewhere = false
  /// True if code sets `isClickable = false`.
  var isUnclickable = false
  /// True if code sets `isFocusable = false`.
  var isUnfocusable = false
  var barriers: [InputBarrier] = []
  var circumstances: Element.Circumstance = []
  var unknowns = Unknowns()
  var openness: Element.Openness { unknowns.facts }
  var places: [Receiver.Place] = []
  var navigationIcon: NavigationIcon?
  /// True if it has a label for its navigation icon.
  var namesNavigation = false
  /// The ID or variable of the view that it labels.
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

  /// The maximum number of places to keep for inserting a line.
  private static let maximumPlaces = 32

  mutating func add(_ place: Receiver.Place) {
    if places.count < AndroidView.maximumPlaces, places.last != place { places.append(place) }
  }

  /// Sets the role from a class that it's cast to, unless a more specific one is known.
  mutating func take(role newRole: Role?, className newName: ArraySlice<UInt8>) {
    guard let newRole else { return }
    className = className ?? String(decoding: newName, as: UTF8.self)
    if role == nil || role == .custom { role = newRole }
  }

  /// Merges information from another variable that refers to the same view.
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
    classUses.formUnion(other.classUses)
    // A view created here and stored in a property is as open as the property.
    unknowns.formUnion(other.unknowns)
    places += other.places.prefix(AndroidView.maximumPlaces)
    labelTargets += other.labelTargets
    navigationIcon = navigationIcon ?? other.navigationIcon
    namesNavigation = namesNavigation || other.namesNavigation
    input.join(other.input)
  }

  /// True if it's an identified view, not a variable that may refer to any view.
  var isKnown: Bool { creation != nil || isFromLayout }

  /// True if code in the file labels it.
  var isDescribed: Bool {
    !labels.isEmpty || !hints.isEmpty || !tooltips.isEmpty || isLabelledElsewhere
  }

  /// True if it's created here, or if code sets something that is worth an element even if the class is unknown.
  var isTelling: Bool {
    creation != nil || !labels.isEmpty || !traits.isEmpty || !actionLabels.isEmpty || !states.isEmpty
      || hiding != nil || !colors.isEmpty || !fonts.isEmpty || !sizes.isEmpty
      || gestures.contains { $0.kind != .tap }
  }
}
