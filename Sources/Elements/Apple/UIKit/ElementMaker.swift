// Creating an element from everything that code sets on a view.

import Source
import Syntax

/// A converter that turns the facts about a view into an `Element`.
struct ElementMaker {
  let composer: ElementComposer
  let id: SlotID
  let gathered: ElementComposer.Gathered
  let isSelf: Bool

  var tree: Tree { composer.tree }
  var slot: Slot { composer.slots[id] }
  var facts: Facts { gathered.facts }
  var kind: ViewKind? { gathered.kind }

  func element() -> Element {
    let (constructor, typeRange) = ranges
    var element = Element(
      .uiKit, role, typeName: typeName, range: wholeRange(around: constructor), constructor: constructor,
      typeRange: typeRange)
    element.labels = labels
    element.title = title
    element.placeholder = evidence(of: facts.placeholders)
    element.hint = evidence(of: facts.hints)
    element.value = evidence(of: facts.values + (role.isField ? facts.texts : []))
    element.identifier = facts.identifier
    element.handlerName = facts.handler.map { tree.nameText(of: $0) }
    element.boundName = variableName
    element.imagery = imagery
    if let range = facts.pictures.first?.range, range != constructor { element.imageryRange = range }
    element.traits = traits(facts.traits) + elementTraits
    element.removedTraits = traits(facts.removedTraits) + enablings
    element.gestures = facts.gestures.compactMap { GestureReader(composer).gesture($0, on: kind) } + touches
    element.actions = facts.actions
    element.colors = facts.colors
    let surroundings = surroundings
    if !surroundings.isEmpty { element.surroundings = surroundings }
    if !facts.fades.isEmpty { element.fades = facts.fades }
    if let size = facts.textSize { element.textSize = size }
    element.fonts = fonts
    if !facts.fontAdjustments.isEmpty { element.fontAdjustments = facts.fontAdjustments }
    let textLooks = facts.textLooks + heightLooks
    if !textLooks.isEmpty { element.textLooks = textLooks }
    if !facts.barriers.isEmpty { element.barriers = facts.barriers }
    element.size = size
    element.isLabelledElsewhere = facts.isLabelledElsewhere
    if facts.input != FieldInput() { element.input = facts.input }
    element.hiding = hiding
    if isElement == true, arrangesOthers || kind == .button && !facts.elementFlags.isEmpty,
      !facts.listsElements
    {
      element.grouping = .ignoresChildren
      element.groupingRange = facts.elementFlags.first?.range
    }
    element.unknowns = unknowns
    element.circumstances = circumstances
    if facts.isBold { element.circumstances.insert(.bold) }
    if facts.isStyledAsHeading { element.circumstances.insert(.styledAsHeading) }
    if showsSeveralPictures { element.circumstances.insert(.changesPicture) }
    if isElement == false, facts.listsElements { element.grouping = .contains }
    if !states.isEmpty { element.states = states }
    let spoken = spokenFacts
    if spoken != SpokenFacts() { element.spokenFacts = spoken }
    if let barBranch { element.branches = [barBranch] }
    element.origin = (slot.creation ?? slot.node).index
    element.receiver = receiver
    if !gathered.classUses.isEmpty { element.apply(gathered.classUses) }
    return element
  }

  // MARK: Position

  /// The creating call and the type in it. For a view that isn't created here, the name in its declaration.
  private var ranges: (constructor: Range<Int>, type: Range<Int>) {
    guard let creation = slot.creation else {
      let name = tree.nameRange(of: slot.node)
      let type = slot.typeName.map { tree[$0].range } ?? name
      return (name.isEmpty ? tree[slot.node].range : name, type)
    }
    var range = tree[creation].range
    guard let type = slot.typeName else { return (range, range) }
    let typeRange = tree.nameRange(of: type)
    if typeRange.upperBound <= range.lowerBound { range = typeRange.lowerBound..<range.upperBound }
    return (range, typeRange)
  }

  /// Returns the declaration around the creating call, if there is one.
  private func wholeRange(around constructor: Range<Int>) -> Range<Int> {
    for name in gathered.names {
      let node = tree[composer.slots[name].node]
      guard node.kind == .declaration, node.detail == DeclarationKind.property.rawValue else { continue }
      if node.range.lowerBound <= constructor.lowerBound, constructor.upperBound <= node.range.upperBound {
        return node.range
      }
    }
    return constructor
  }

  private var typeName: String {
    if isSelf { return tree.nameText(of: slot.node) }
    if let type = gathered.typeName { return tree.nameText(of: type) }
    return kind?.className ?? ""
  }

  // MARK: Role

  var role: Role {
    if let role = facts.role { return role }
    guard let kind else { return .custom }
    if kind == .barButtonItem || kind == .toolbarItem, holdsCustomView { return .container }
    if kind == .textField, facts.isSecure { return .secureField }
    if kind.isField, facts.isEditable?.value == false { return .text }
    if kind == .textView, facts.isEditable == nil, gathered.classUses.isReadOnly { return .text }
    if kind.isField, facts.enabledFlags.contains(where: { $0.value == false }), !isEverEnabled {
      return .text
    }
    return kind.role ?? .custom
  }

  /// True if it's a bar item with a custom view, which replaces it as the focus stop.
  private var holdsCustomView: Bool {
    facts.holdsViews
      || gathered.names.contains {
        composer.slots.member("customView", of: $0) != nil || composer.slots.member("view", of: $0) != nil
      }
  }

  var isEverEnabled: Bool { facts.enabledFlags.contains { $0.value != false } }

  private var arrangesOthers: Bool {
    switch kind {
    case .view, .appKitView, .stackView, .cell, .tableCell, .effectView, .control, .list: true
    default: false
    }
  }

  // MARK: Unknown code

  var unknowns: Unknowns {
    var unknowns = gathered.unknowns
    if kind?.speaksForItself == true || (kind?.isPressable == true && facts.holdsViews) {
      unknowns.add(.content, .content)
    }
    // A model's control is shown by a row in another file, which may label it.
    if role.isValueControl, type.kind == nil, type.declaration != nil, slot.enclosingType != 0,
      gathered.circumstances.contains(.visibleOutside), composer.host(of: id) == nil
    {
      unknowns.add(.elsewhere, .caller)
    }
    if kind?.isField == true, let flag = facts.isEditable, flag.value == nil {
      unknowns.add(.elsewhere, .value)
    }
    return unknowns
  }

  var openness: Element.Openness { unknowns.facts }

  private var type: FileType { composer.types.types[slot.enclosingType] }

  private var circumstances: Element.Circumstance {
    var circumstances = gathered.circumstances
    if !type.createsLabel { circumstances.insert(.noLabelInType) }
    if composer.reactsToTextSize(slot.enclosingType) { circumstances.insert(.followsTextSize) }
    if composer.offersActions(slot.enclosingType) { circumstances.insert(.typeOffersActions) }
    if type.setsBackground { circumstances.insert(.onBackground) }
    if facts.enabledFlags.contains(where: { $0.value == false && !$0.isConditional }), !isEverEnabled {
      circumstances.insert(.passive)
    }
    // A cell uses its label for the control inside.
    if kind == .cell || kind == .tableCell { circumstances.insert(.row) }
    if type.kind == .tableCell, type.createsLabel, role.isValueControl, mayBeLabelledByCell {
      circumstances.insert(.inLabelledRow)
    }
    if kind == .textView, handlesTyping { circumstances.insert(.typedInto) }
    if showsSeveralTitles { circumstances.insert(.changesTitle) }
    return circumstances
  }

  /// True if the cell around a control may label it: the control may be the accessory view, or the cell is one element.
  /// A plain cell doesn't connect a control in its content view with the text next to it.
  private var mayBeLabelledByCell: Bool {
    guard let own = composer.slots.facts(of: type.selfSlot) else { return composer.host(of: id) == nil }
    return composer.host(of: id) == nil || !own.labels.isEmpty || !own.elementFlags.isEmpty
      || own.listsElements
  }

  /// True if the type handles what users type into a text view.
  ///
  /// Source: Apple, “UITextViewDelegate”.
  private var handlesTyping: Bool {
    facts.isEditable?.value != false
      && ["textViewDidChange", "textViewDidBeginEditing", "textViewDidEndEditing"].contains {
        type.functions.keys.contains($0)
      }
  }

  private var hasPlainHandler: Bool {
    guard let handler = facts.handler,
      let function = composer.types.function(tree[handler].name, of: slot.enclosingType)
    else { return false }
    return function.type == slot.enclosingType
      && !tree.children(of: function.node).contains { tree[$0].kind == .parameter }
  }

  private var receiver: Receiver {
    var receiver = Receiver()
    receiver.creation = facts.creationPlace
    receiver.places = facts.places
    receiver.initialValue = facts.initialValue
    receiver.returned = facts.returned
    if showsSeveralPictures {
      receiver.pictures = facts.pictures.map { ($0.range, $0.imagery.name ?? "") }
    }
    receiver.usesSetters = composer.usesSetters(gathered)
    receiver.isElement = isElement
    receiver.hasPlainHandler = hasPlainHandler
    receiver.isMadeHere = slot.creation != nil
    let property = gathered.names.first { name in
      composer.slots[name].owner != nil
        && tree.declarationKind(of: composer.slots[name].node) == .property
    }
    receiver.property = property.map { tree.nameText(of: composer.slots[$0].node) }
    return receiver
  }
}

extension ViewKind {
  /// The UIKit class of a view whose class isn't named in the code.
  var className: String {
    switch self {
    case .button: "UIButton"
    case .barButtonItem: "UIBarButtonItem"
    case .tabBarItem: "UITabBarItem"
    case .searchField: "UISearchBar"
    case .label: "UILabel"
    case .imageView: "UIImageView"
    case .view: "UIView"
    default: ""
    }
  }
}
