// A walk through all code in a file that records what is done to each view. This file contains types and statements;
// the extensions contain functions, expressions, calls, and assignments.

import Source
import Syntax

/// A walker that visits a file in source order and records what the code sets on the slots of views.
struct ReceiverWalker {
  let tree: Tree
  let project: ProjectView
  var slots: SlotTable
  var types: TypeTable
  var scopes = Scopes()
  /// The index of the type whose code is being walked, or 0 outside of all types.
  var currentType = 0
  /// The innermost statement being walked, or nil in a property's initial value.
  var statement: Range<Int>?
  /// The slot for the value of `return`, or nil if the receiving code isn't tracked.
  var result: SlotID?
  /// True if the code being walked belongs to a function or accessor.
  var isInFunction = false
  /// The function being walked, or nil in code that always runs.
  var currentFunction: NodeID?
  /// The number of branches around the code being walked.
  var branchDepth = 0
  /// True if the code being walked may be compiled only for the Mac or for debug builds.
  var isForOthers = false

  /// Cached results: for each function that sets fonts, true if it draws an image of the views that it creates.
  var drawingFunctions: [NodeID: Bool] = [:]
  /// True if the content has a fixed size, such as printed pages or keyboard keys.
  let hasFixedPages: Bool
  let palette: ApplePalette

  init(_ survey: TypeSurvey) {
    hasFixedPages = survey.hasFixedPages
    tree = survey.tree
    project = survey.project
    palette = ApplePalette.isForMac(survey.tree.importedNames) ? .appKit : .uiKit
    slots = survey.slots
    types = survey.types
  }

  mutating func walkFile() { walkStatements(of: tree.root) }

  var selfSlot: SlotID { types.types[currentType].selfSlot }

  // MARK: Types and members

  mutating func walkType(_ id: NodeID) {
    let index = types.add(tree[id].name, slots: &slots, at: id)
    let (outerType, outerStatement, outerFunction) = (currentType, statement, isInFunction)
    let (outerDepth, outerWalked) = (branchDepth, currentFunction)
    (currentType, statement, isInFunction) = (index, nil, false)
    (branchDepth, currentFunction) = (0, nil)
    for child in tree.children(of: id) where tree[child].kind == .block { walkMembers(of: child) }
    (currentType, statement, isInFunction) = (outerType, outerStatement, outerFunction)
    (branchDepth, currentFunction) = (outerDepth, outerWalked)
  }

  private mutating func walkMembers(of body: NodeID) {
    for member in tree.children(of: body) {
      switch tree[member].kind {
      case .declaration where tree.declarationKind(of: member) == .property: walkMemberProperty(member)
      case .declaration: walkDeclaration(member)
      case .branch:
        for arm in tree.children(of: member) { walkMembers(of: arm) }
      default: break
      }
    }
  }

  private mutating func walkMemberProperty(_ property: NodeID) {
    let name = tree[property].name
    let known = slots.member(name, of: selfSlot)
    if let value = tree.initialValue(of: property) {
      let made = evaluate(value, as: known.flatMap { slots[$0].kind }).slots
      if !made.isEmpty {
        let slot = known ?? slots.makeMember(name, of: selfSlot, at: property, in: currentType)
        slots.hold(made, in: slot)
        noteInitialValue(value, of: property, making: made)
      }
    }
    if let block = tree.child(.block, of: property) {
      readOverride(property, block)
      walkAccessors(block, into: known)
    }
  }

  /// Records a creating call that is a stored property's entire value. It can be wrapped because no statement can
  /// follow.
  private mutating func noteInitialValue(_ value: NodeID, of property: NodeID, making made: [SlotID]) {
    guard made.count == 1, let creation = slots[made[0]].creation, tree[value].range == tree[creation].range
    else {
      return
    }
    let initialValue = Receiver.InitialValue(
      value: tree[value].range, name: tree.nameRange(of: property),
      hasType: tree.child(.type, of: property) != nil)
    slots.write(made[0]) { $0.initialValue = initialValue }
  }

  // MARK: Statements

  mutating func walkStatements(of id: NodeID) {
    for child in tree.children(of: id) { walkStatement(child) }
  }

  @discardableResult
  mutating func walkStatement(_ id: NodeID) -> Referent {
    let outer = statement
    let range = tree[id].range
    // `let a = A(), b = B()` are two declarations in one statement: a line can follow only the last one.
    statement = isFollowedByComma(range) ? nil : range
    let value = evaluate(id)
    statement = outer
    return value
  }

  /// Returns whether a comma follows, so no statement ends here.
  func isFollowedByComma(_ range: Range<Int>) -> Bool {
    var at = range.upperBound
    while at < tree.text.count, tree.text[at].isBlank { at += 1 }
    return tree.text[at] == UInt8(ascii: ",")
  }
}
