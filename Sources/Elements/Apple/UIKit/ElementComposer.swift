// Conversion of slots to elements: one per view, with everything that is set through any of its names.

import Source
import Syntax

/// The elements of a file, assembled from the data that a `ReceiverWalker` has recorded.
struct ElementComposer {
  let tree: Tree
  let slots: SlotTable
  let types: TypeTable
  /// For each slot, the slots that refer to it.
  private var holders: [[SlotID]]
  /// The slots that are parts of other views, not separate elements.
  var partSlots: Set<SlotID> = []
  /// The types in the file with instances that are configured outside of the type.
  private var completedTypes: Set<Int> = []
  /// The attributes that classes in the file set on themselves, if the file creates instances of them.
  private var classFacts: [Int: Gathered] = [:]
  private let usesAppKit: Bool
  /// The positions of tabs, by the slots of their items or controllers.
  private var tabs: [SlotID: SpokenFacts.Tab] = [:]
  /// The sorted offsets at which code mentions text size changes and offers actions.
  private let sizeChanges: [Int]
  private let offers: [Int]
  /// The sorted offsets at which code may add an action to a recognizer that was created without one.
  private let recognizerCompletions: [Int]

  init(_ walker: ReceiverWalker) {
    tree = walker.tree
    slots = walker.slots
    types = walker.types
    let imports = walker.tree.importedNames
    usesAppKit = !imports.contains("UIKit") && (imports.contains("AppKit") || imports.contains("Cocoa"))
    let tree = walker.tree
    sizeChanges = tree.nodes.indices.filter { ElementComposer.isSizeChange(tree.nodes[$0].name) }
    offers = tree.nodes.indices.filter { ElementComposer.isOffer(tree.nodes[$0].name) }
    recognizerCompletions = tree.nodes.indices.filter {
      ElementComposer.completesRecognizer(tree.nodes[$0].name)
    }
    holders = Array(repeating: [], count: walker.slots.slots.count)
    for index in slots.slots.indices {
      for held in slots.slots[index].holds { holders[held.index].append(SlotID(index)) }
    }
    findParts()
    findCompletedTypes()
    gatherClasses()
    for bar in slots.tabBars.values.sorted(by: { $0.offset < $1.offset }) {
      tabs.merge(bar.places(slots.rootControllers)) { first, _ in first }
    }
  }

  /// Returns the position of a tab in its bar, for the tab itself or for its controller's item. Returns nil if it isn't
  /// known.
  func tab(_ gathered: Gathered) -> SpokenFacts.Tab? {
    guard !tabs.isEmpty else { return nil }
    return gathered.names.lazy.compactMap { name in
      let slot = slots[name]
      return tabs[name] ?? (slot.name == "tabBarItem" ? slot.owner.flatMap { tabs[$0] } : nil)
    }.first
  }

  private mutating func gatherClasses() {
    for slot in slots.slots {
      guard let type = slot.type, slot.creation != nil, classFacts[type] == nil else { continue }
      let own = types.types[type].selfSlot
      guard slots.facts(of: own) != nil || slots[own].kind?.hasParts == true else { continue }
      classFacts[type] = gather(own)
    }
  }

  func elements() -> [Element] {
    var forest = ElementForest()
    for index in slots.slots.indices {
      let id = SlotID(index)
      guard slots[id].holds.isEmpty, let element = element(of: id) else { continue }
      forest.add(element, at: id)
    }
    return forest.preorder {
      host(of: $0)
    } resolving: {
      representatives(of: $0)
    }
  }

  /// Returns whether a type updates something when the text size changes.
  func reactsToTextSize(_ type: Int) -> Bool {
    mentions(sizeChanges, type)
  }

  /// Returns whether a type offers accessibility actions or a menu.
  func offersActions(_ type: Int) -> Bool { mentions(offers, type) }

  /// Returns whether nothing in a type can add an action to a recognizer that it creates without one.
  func leavesRecognizersIdle(_ type: Int) -> Bool {
    types.types[type].declaration != nil && !mentions(recognizerCompletions, type)
  }

  private func mentions(_ places: [Int], _ type: Int) -> Bool {
    guard !places.isEmpty, let declaration = types.types[type].declaration else { return false }
    let first = places.partitioningIndex { $0 >= declaration.index }
    return first < places.count && places[first] < Int(tree[declaration].subtreeEnd)
  }

  private static func isOffer(_ name: Identifier) -> Bool {
    switch name {
    case "accessibilityCustomActions", "UIContextMenuInteraction", "UISwipeActionsConfiguration",
      "adjustable",
      "accessibilityIncrement", "accessibilityScroll", "UIMenu", "accessibilityPerformEscape":
      true
    default: false
    }
  }

  /// Returns true for `recognizer.addTarget(…)` and the streams of RxGesture, Combine, and ReactiveCocoa.
  private static func completesRecognizer(_ name: Identifier) -> Bool {
    switch name {
    case "addTarget", "rx", "reactive", "publisher", "tapPublisher", "gesturePublisher": true
    default: false
    }
  }

  private static func isSizeChange(_ name: Identifier) -> Bool {
    switch name {
    case "traitCollectionDidChange", "registerForTraitChanges", "UIContentSizeCategory": true
    default: false
    }
  }

  // MARK: Gathering

  /// A view with everything that is set through the names that refer to it.
  struct Gathered {
    var kind: ViewKind?
    var typeName: NodeID?
    var facts: Facts
    var unknowns = Unknowns()
    var openness: Element.Openness { unknowns.facts }
    var circumstances: Element.Circumstance
    /// The properties that classes in other files may set on it.
    var classUses: ViewCode.Use = []
    /// The slot itself and those that refer to it, nearest first.
    var names: [SlotID]

    /// True if it's a button class that sets its own image.
    var isPictureButton: Bool {
      kind?.isPressable == true && facts.pictures.contains { $0.imagery.name?.isEmpty == false }
    }
  }

  /// The maximum number of variables to consider for one view.
  static let maximumNames = 32

  /// The maximum number of views for which the effects of a shared parameter are repeated.
  private static let maximumHeld = 64

  /// Returns the slot and those that refer to it, directly or indirectly, nearest first.
  func names(of id: SlotID) -> [SlotID] {
    var names = [id]
    var next = 0
    while next < names.count, names.count < ElementComposer.maximumNames {
      for holder in holders[names[next].index].prefix(ElementComposer.maximumNames)
      where !names.contains(holder) {
        names.append(holder)
      }
      next += 1
    }
    return names
  }

  func gather(_ id: SlotID) -> Gathered {
    let names = names(of: id)
    var gathered = Gathered(
      kind: nil, typeName: nil, facts: Facts(), circumstances: [], names: names)
    var joined = 0
    for name in names {
      let slot = slots[name]
      gathered.kind = gathered.kind ?? slot.kind
      gathered.typeName = gathered.typeName ?? slot.typeName
      gathered.unknowns.formUnion(slot.unknowns)
      gathered.classUses.formUnion(slot.classUses)
      gathered.circumstances.formUnion(slot.circumstances)
      guard let facts = slots.facts(of: name) else { continue }
      guard slot.holds.count <= ElementComposer.maximumHeld else {
        gathered.unknowns.add(.elsewhere, .budget)
        continue
      }
      gathered.facts.join(facts)
      joined += 1
    }
    if gathered.kind?.hasParts == true { joinParts(of: &gathered) }
    if joined > 1 { gathered.facts.sort() }
    return gathered
  }

  /// Finds types with labels, traits, and the like that are set on an instance instead of in the class.
  private mutating func findCompletedTypes() {
    for index in slots.slots.indices {
      let slot = slots.slots[index]
      guard let type = slot.type, types.types[type].selfSlot != SlotID(index),
        let facts = slots.facts(of: SlotID(index)),
        !facts.labels.isEmpty || !facts.traits.isEmpty || !slot.openness.isEmpty
      else { continue }
      completedTypes.insert(type)
    }
  }

  // MARK: Elements

  private func element(of id: SlotID) -> Element? {
    guard !partSlots.contains(id) else { return nil }
    var gathered = gather(id)
    let slot = slots[id]
    if let kind = gathered.kind {
      guard kind.isView else { return nil }
      if kind == .action, gathered.facts.titles.isEmpty, gathered.facts.pictures.isEmpty { return nil }
    }
    let isSelf = types.types[slot.enclosingType].selfSlot == id
    if slot.creation == nil || gathered.kind == nil {
      let isDeclared = slot.creation == nil && !isSelf && isDeclaredView(id, gathered)
      guard
        gathered.facts.isTelling || (isSelf && gathered.isPictureButton) || isDeclared
          || (slot.isUndeclared && gathered.kind != nil)
          || (gathered.kind == .tabBarItem && !gathered.facts.titles.isEmpty)
      else {
        return nil
      }
    }
    open(&gathered, id, isSelf: isSelf)
    return ElementMaker(composer: self, id: id, gathered: gathered, isSelf: isSelf).element()
  }

  /// Returns whether a slot is an outlet or a property that other code assigns. Those are elements because their
  /// attributes are read.
  private func isDeclaredView(_ id: SlotID, _ gathered: Gathered) -> Bool {
    guard gathered.kind != nil, slots[id].owner != nil, tree[slots[id].node].kind == .declaration else {
      return false
    }
    return tree.declarationKind(of: slots[id].node) == .property
  }

  /// Marks what unknown code may set: storyboards, callers, and superclasses in other files.
  private func open(_ gathered: inout Gathered, _ id: SlotID, isSelf: Bool) {
    let slot = slots[id]
    if isSelf {
      let type = types.types[slot.enclosingType]
      if type.hasOutlets || type.kind == nil || tree[slot.node].kind != .declaration
        || tree.declarationKind(of: slot.node) == .extension || completedTypes.contains(slot.enclosingType)
      {
        gathered.unknowns.add(.elsewhere, .code)
      }
      if !type.isPrivate { gathered.circumstances.insert(.visibleOutside) }
      // Code that shows a field may also set its label.
      if gathered.kind == .textField, !type.isPrivate { gathered.unknowns.add(.elsewhere, .caller) }
      // Code that sets a button's image may also set its label.
      let isGivenPicture = gathered.facts.pictures.contains { $0.imagery.name?.isEmpty ?? true }
      if gathered.kind?.isPressable == true, isGivenPicture { gathered.unknowns.add(.elsewhere, .value) }
    } else if slot.creation == nil {
      if !slot.isUndeclared { gathered.unknowns.add(.elsewhere, .code) }
    } else if let type = slot.type, let own = classFacts[type] {
      // The class's own attributes apply to its instances.
      gathered.facts.joinClass(own.facts)
      gathered.unknowns.formUnion(own.unknowns)
      // Problems that all instances share are reported once, at the class.
      if own.facts.isTelling || own.isPictureButton, !completedTypes.contains(type) {
        gathered.unknowns.add(.elsewhere, .view, at: slot.typeName)
      }
    }
    if gathered.kind == nil, slot.type == nil, slot.typeName != nil {
      gathered.unknowns.add(.elsewhere, .view, at: slot.typeName)
    }
  }

  // MARK: Hosts

  func host(of id: SlotID) -> SlotID? {
    for name in names(of: id) {
      if let host = slots[name].host { return host }
    }
    let slot = slots[id]
    guard let owner = slot.owner else { return nil }
    if slot.name == "contentView", slot.creation == nil {
      switch slots[owner].kind {
      case .cell, .tableCell: return owner
      default: break
      }
    }
    // A nib adds a view's outlets to the view.
    guard slot.isOutlet, slots[owner].kind?.isView == true,
      types.types[slot.enclosingType].selfSlot == owner
    else { return nil }
    return owner
  }

  /// Returns the slots that may represent a host, nearest first: the slots that it refers to, then its owner.
  private func representatives(of host: SlotID) -> [SlotID] {
    var candidates = [host]
    var next = 0
    while next < candidates.count, candidates.count < 16 {
      let slot = slots[candidates[next]]
      for held in slot.holds.prefix(4) { candidates.append(held) }
      // `contentView` and `view` represent the object that they belong to.
      if slot.holds.isEmpty, let owner = slot.owner, slot.kind == .view { candidates.append(owner) }
      if slot.holds.isEmpty, let above = self.host(of: candidates[next]) { candidates.append(above) }
      next += 1
    }
    return candidates
  }

  /// Returns whether a view has AppKit's setters.
  func usesSetters(_ gathered: Gathered) -> Bool {
    if gathered.kind?.isAppKit == true { return true }
    guard let type = gathered.typeName else { return usesAppKit }
    let start = Int(tree[type].nameStart)
    return tree.text[start] == UInt8(ascii: "N") && tree.text[start + 1] == UInt8(ascii: "S")
  }
}
