// What few elements have: kept apart, so that the many others are small and cheap to copy.

import Syntax

extension Element {
  /// The facts that most elements lack.
  struct Details: Sendable {
    var placeholder: Evidence<WrittenText> = .absent
    var hint: Evidence<WrittenText> = .absent
    var value: Evidence<WrittenText> = .absent
    var identifier: WrittenText?
    var labelTarget: WrittenText?
    var boundName: String?
    var imageryRange: Range<Int>?
    var removedTraits: [WrittenTrait] = []
    var states: [WrittenTrait] = []
    var gestures: [Gesture] = []
    var actions: [ActionKind] = []
    var actionLabels: [WrittenText] = []
    var colors: [WrittenColor] = []
    var fades: [Fade] = []
    var fonts: [WrittenFont] = []
    var fontAdjustments: [WrittenFlag] = []
    var textLooks: [TextLook] = []
    var barriers: [InputBarrier] = []
    var textSize: Double?
    var size: Evidence<WrittenSize> = .absent
    var hiding: Hiding?
    var groupingRange: Range<Int>?
    var receiver: Receiver?
    var outlets: [Outlet] = []
    var input: FieldInput?
    var branches: [BranchArm] = []
    var arguments: [Identifier: NodeID] = [:]
    var givenName: WrittenText?
    var labelParameter: String?
    var spokenFacts = SpokenFacts()
  }
}

extension Element {
  /// The facts, made when the first of them is written.
  private var written: Details {
    get { details.isEmpty ? Details() : details[0] }
    _modify {
      if details.isEmpty { details = [Details()] }
      yield &details[0]
    }
  }

  /// The hint or placeholder of a field.
  public var placeholder: Evidence<WrittenText> {
    get { details.isEmpty ? .absent : details[0].placeholder }
    _modify { yield &written.placeholder }
  }

  public var hint: Evidence<WrittenText> {
    get { details.isEmpty ? .absent : details[0].hint }
    _modify { yield &written.hint }
  }

  public var value: Evidence<WrittenText> {
    get { details.isEmpty ? .absent : details[0].value }
    _modify { yield &written.value }
  }

  public var identifier: WrittenText? {
    get { details.isEmpty ? nil : details[0].identifier }
    _modify { yield &written.identifier }
  }

  /// The id of the view that it names, and the attribute that says so: `labelFor`.
  public var labelTarget: WrittenText? {
    get { details.isEmpty ? nil : details[0].labelTarget }
    _modify { yield &written.labelTarget }
  }

  /// The variable whose value it shows or changes: `email`.
  public var boundName: String? {
    get { details.isEmpty ? nil : details[0].boundName }
    _modify { yield &written.boundName }
  }

  /// The call, assignment or attribute that supplies the picture, where it is not the constructor.
  public var imageryRange: Range<Int>? {
    get { details.isEmpty ? nil : details[0].imageryRange }
    _modify { yield &written.imageryRange }
  }

  /// Traits that the code takes away.
  public var removedTraits: [WrittenTrait] {
    get { details.isEmpty ? [] : details[0].removedTraits }
    _modify { yield &written.removedTraits }
  }

  /// States that the framework's own properties and modifiers give it, rather than those of accessibility, where they may
  /// change: `.disabled(isBusy)`, `isSelected = true`.
  public var states: [WrittenTrait] {
    get { details.isEmpty ? [] : details[0].states }
    _modify { yield &written.states }
  }

  public var gestures: [Gesture] {
    get { details.isEmpty ? [] : details[0].gestures }
    _modify { yield &written.gestures }
  }

  public var actions: [ActionKind] {
    get { details.isEmpty ? [] : details[0].actions }
    _modify { yield &written.actions }
  }

  /// The texts that announce what gestures and custom actions do: click labels, names of actions.
  public var actionLabels: [WrittenText] {
    get { details.isEmpty ? [] : details[0].actionLabels }
    _modify { yield &written.actionLabels }
  }

  public var colors: [WrittenColor] {
    get { details.isEmpty ? [] : details[0].colors }
    _modify { yield &written.colors }
  }

  /// Transparency of the element with all that is inside, in the order of the code.
  public var fades: [Fade] {
    get { details.isEmpty ? [] : details[0].fades }
    _modify { yield &written.fades }
  }

  /// How large its text is at the usual setting, in pt, sp or dp; nil where that is not known.
  public var textSize: Double? {
    get { details.isEmpty ? nil : details[0].textSize }
    _modify { yield &written.textSize }
  }

  public var fonts: [WrittenFont] {
    get { details.isEmpty ? [] : details[0].fonts }
    _modify { yield &written.fonts }
  }

  /// Whether its text follows the setting while it is shown: `adjustsFontForContentSizeCategory`.
  public var fontAdjustments: [WrittenFlag] {
    get { details.isEmpty ? [] : details[0].fontAdjustments }
    _modify { yield &written.fontAdjustments }
  }

  /// How its text is set, in the order of the code.
  public var textLooks: [TextLook] {
    get { details.isEmpty ? [] : details[0].textLooks }
    _modify { yield &written.textLooks }
  }

  public var barriers: [InputBarrier] {
    get { details.isEmpty ? [] : details[0].barriers }
    _modify { yield &written.barriers }
  }

  /// Unknown as well where something may enlarge the area that reacts to touch.
  public var size: Evidence<WrittenSize> {
    get { details.isEmpty ? .absent : details[0].size }
    _modify { yield &written.size }
  }

  /// The name of the API that takes it out of reach, with everything inside.
  public var hiding: Hiding? {
    get { details.isEmpty ? nil : details[0].hiding }
    _modify { yield &written.hiding }
  }

  /// The modifier, call or assignment that groups by hand; nil where the kind of element does.
  public var groupingRange: Range<Int>? {
    get { details.isEmpty ? nil : details[0].groupingRange }
    _modify { yield &written.groupingRange }
  }

  /// Where code about it can be added, for views that are reached through variables.
  public var receiver: Receiver? {
    get { details.isEmpty ? nil : details[0].receiver }
    _modify { yield &written.receiver }
  }

  /// What a field tells the system about what is typed into it; nil where it tells nothing.
  public var input: FieldInput? {
    get { details.isEmpty ? nil : details[0].input }
    _modify { yield &written.input }
  }

  /// What only announcements ask.
  var spokenFacts: SpokenFacts {
    get { details.isEmpty ? SpokenFacts() : details[0].spokenFacts }
    _modify { yield &written.spokenFacts }
  }

  /// The properties of the app through which code reaches a view of an Interface Builder document.
  public var outlets: [Outlet] {
    get { details.isEmpty ? [] : details[0].outlets }
    _modify { yield &written.outlets }
  }

  /// The conditions between it and its parent, the outermost first.
  var branches: [BranchArm] {
    get { details.isEmpty ? [] : details[0].branches }
    _modify { yield &written.branches }
  }

  /// What the parameters stand for that its code names, where a component is looked into.
  var arguments: [Identifier: NodeID] {
    get { details.isEmpty ? [:] : details[0].arguments }
    _modify { yield &written.arguments }
  }

  /// The text that a component is given and shows, which may be its name; what it is called, its own code decides.
  var givenName: WrittenText? {
    get { details.isEmpty ? nil : details[0].givenName }
    _modify { yield &written.givenName }
  }
  /// The parameter that names a component of the app: `contentDescription`.
  var labelParameter: String? {
    get { details.isEmpty ? nil : details[0].labelParameter }
    _modify { yield &written.labelParameter }
  }
}
