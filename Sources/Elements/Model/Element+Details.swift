// Rarely used properties of elements, stored separately so that most elements are small and cheap to copy.

import Source
import Syntax

extension Element {
  /// The properties that most elements don't set.
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
    var surroundings: [WrittenColor] = []
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
    var fixedSelection: WrittenFlag?
    var spokenFacts = SpokenFacts()
  }
}

extension Element {
  /// The details, created when the first one is set.
  private var written: Details {
    get { details.isEmpty ? Details() : details[0] }
    _modify {
      if details.isEmpty { details = [Details()] }
      yield &details[0]
    }
  }

  /// The hint text or placeholder of a field.
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

  /// The ID of the view that this element labels, with the attribute: `labelFor`.
  public var labelTarget: WrittenText? {
    get { details.isEmpty ? nil : details[0].labelTarget }
    _modify { yield &written.labelTarget }
  }

  /// The variable whose value the element shows or changes: `email`.
  public var boundName: String? {
    get { details.isEmpty ? nil : details[0].boundName }
    _modify { yield &written.boundName }
  }

  /// The call, assignment, or attribute that supplies the image, if it isn't the constructor.
  public var imageryRange: Range<Int>? {
    get { details.isEmpty ? nil : details[0].imageryRange }
    _modify { yield &written.imageryRange }
  }

  /// Traits that the code removes.
  public var removedTraits: [WrittenTrait] {
    get { details.isEmpty ? [] : details[0].removedTraits }
    _modify { yield &written.removedTraits }
  }

  /// States set with the framework's own properties and modifiers instead of accessibility APIs, if they can change:
  /// `.disabled(isBusy)`, `isSelected = true`.
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

  /// The texts that announce gestures and custom actions: click labels, action names.
  public var actionLabels: [WrittenText] {
    get { details.isEmpty ? [] : details[0].actionLabels }
    _modify { yield &written.actionLabels }
  }

  public var colors: [WrittenColor] {
    get { details.isEmpty ? [] : details[0].colors }
    _modify { yield &written.colors }
  }

  /// The backgrounds that code sets on other views of the same type, which may be around the element. A background on
  /// one of the views that contain all others has the part `content`.
  var surroundings: [WrittenColor] {
    get { details.isEmpty ? [] : details[0].surroundings }
    _modify { yield &written.surroundings }
  }

  /// Opacity changes to the element and everything inside it, in code order.
  public var fades: [Fade] {
    get { details.isEmpty ? [] : details[0].fades }
    _modify { yield &written.fades }
  }

  /// The text size at the default setting, in pt, sp, or dp, or nil if it isn't known.
  public var textSize: Double? {
    get { details.isEmpty ? nil : details[0].textSize }
    _modify { yield &written.textSize }
  }

  public var fonts: [WrittenFont] {
    get { details.isEmpty ? [] : details[0].fonts }
    _modify { yield &written.fonts }
  }

  /// Flags that make the text follow the text size setting while it's on screen: `adjustsFontForContentSizeCategory`.
  public var fontAdjustments: [WrittenFlag] {
    get { details.isEmpty ? [] : details[0].fontAdjustments }
    _modify { yield &written.fontAdjustments }
  }

  /// Text layout settings, in code order.
  public var textLooks: [TextLook] {
    get { details.isEmpty ? [] : details[0].textLooks }
    _modify { yield &written.textLooks }
  }

  public var barriers: [InputBarrier] {
    get { details.isEmpty ? [] : details[0].barriers }
    _modify { yield &written.barriers }
  }

  /// The touch target size. Unknown also if something may enlarge the touch target.
  public var size: Evidence<WrittenSize> {
    get { details.isEmpty ? .absent : details[0].size }
    _modify { yield &written.size }
  }

  /// The API that hides the element from assistive technologies, with everything inside.
  public var hiding: Hiding? {
    get { details.isEmpty ? nil : details[0].hiding }
    _modify { yield &written.hiding }
  }

  /// The modifier, call, or assignment that groups the children, or nil if the element type does.
  public var groupingRange: Range<Int>? {
    get { details.isEmpty ? nil : details[0].groupingRange }
    _modify { yield &written.groupingRange }
  }

  /// The position where code for the view can be added, for views that are reached through variables.
  public var receiver: Receiver? {
    get { details.isEmpty ? nil : details[0].receiver }
    _modify { yield &written.receiver }
  }

  /// The input settings of a field, or nil if it has none.
  public var input: FieldInput? {
    get { details.isEmpty ? nil : details[0].input }
    _modify { yield &written.input }
  }

  /// Facts that only announcements use.
  var spokenFacts: SpokenFacts {
    get { details.isEmpty ? SpokenFacts() : details[0].spokenFacts }
    _modify { yield &written.spokenFacts }
  }

  /// The app's properties through which code reaches a view in an Interface Builder file.
  public var outlets: [Outlet] {
    get { details.isEmpty ? [] : details[0].outlets }
    _modify { yield &written.outlets }
  }

  /// The conditions between the element and its parent, outermost first.
  var branches: [BranchArm] {
    get { details.isEmpty ? [] : details[0].branches }
    _modify { yield &written.branches }
  }

  /// The argument for each parameter that the element's code uses, if the element is part of an expanded component.
  var arguments: [Identifier: NodeID] {
    get { details.isEmpty ? [:] : details[0].arguments }
    _modify { yield &written.arguments }
  }

  /// The text that a component receives and shows, which may be its label. Its own code decides.
  var givenName: WrittenText? {
    get { details.isEmpty ? nil : details[0].givenName }
    _modify { yield &written.givenName }
  }
  /// The constant state of a chip that shows whether it's selected.
  public var fixedSelection: WrittenFlag? {
    get { details.isEmpty ? nil : details[0].fixedSelection }
    _modify { yield &written.fixedSelection }
  }
  /// The parameter that labels a custom component: `contentDescription`.
  var labelParameter: String? {
    get { details.isEmpty ? nil : details[0].labelParameter }
    _modify { yield &written.labelParameter }
  }
}

extension Element {
  /// Returns whether a trait is set on every path.
  func certainlyHas(_ trait: Trait) -> Bool { traits.contains { $0.trait == trait && !$0.isConditional } }
}
