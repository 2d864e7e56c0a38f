// Sizes from constraints with constants, frames, and SnapKit closures.

import Source
import Syntax

extension ReceiverWalker {
  // MARK: Constraints

  /// Handles `view.widthAnchor.constraint(equalToConstant: 20)` and `view.snp.makeConstraints { … }`. Returns false for
  /// other calls, without walking their arguments.
  mutating func noteSides(byCalling link: NodeID, on place: ReceiverPlace, _ site: Site) -> Bool {
    guard let last = place.path.last else {
      switch tree[link].name {
      case "sizeToFit": change(knownSlots(at: place)) { $0.usesConstraints = true }
      default: break
      }
      return false
    }
    let view = ReceiverPlace(referent: place.referent, path: place.path.dropLast())
    switch tree[last].name {
    case "snp", "widthAnchor", "heightAnchor": break
    default: return false
    }
    let ids = snippetSlots(at: view)
    switch tree[last].name {
    case "snp":
      guard let argument = tree.arguments(of: link).last, let maker = tree.closure(ofArgument: argument)
      else {
        return false
      }
      change(ids) { $0.usesConstraints = true }
      noteSides(in: maker, on: ids)
      return false
    case "widthAnchor", "heightAnchor":
      guard tree[link].name == "constraint" else { return false }
      change(ids) { $0.usesConstraints = true }
      guard let constant = tree.value("equalToConstant", of: link) else { return false }
      let side: SideWrite.Side = tree[last].name == "widthAnchor" ? .width : .height
      let isActive = isActivated(behind: site.range.upperBound)
      note(side, constant, of: isActive ? plainNumber(constant) : nil, range: site.range, on: ids)
      return false
    default: return false
    }
  }

  private mutating func note(
    _ side: SideWrite.Side, _ expression: NodeID, of number: Double?, range: Range<Int>,
    isOfFrame: Bool = false, on ids: [SlotID]
  ) {
    // A constant of 0 or 1 hides the view, and a constraint in a branch may not apply.
    let value = branchDepth > 0 ? nil : number.flatMap { $0 > 1 ? $0 : nil }
    let write = SideWrite(
      side: side, value: value, range: range, numberRange: tree[expression].range, isOfFrame: isOfFrame)
    change(ids) { $0.sides.append(write) }
  }

  /// Returns whether a constraint is activated immediately, so no code keeps it to change it later.
  private func isActivated(behind offset: Int) -> Bool {
    var at = offset
    while at < tree.text.count, tree.text[at].isBlank || tree.text[at].isLineBreak { at += 1 }
    switch tree.text[at] {
    case UInt8(ascii: ","), UInt8(ascii: "]"): return true
    case UInt8(ascii: "."): return tree.text.string(at..<min(at + 9, tree.text.count)) == ".isActive"
    default: return false
    }
  }

  /// The maximum number of nodes in a SnapKit closure.
  private static let maximumMaker = 400

  /// Reads `make.width.height.equalTo(20)` in a SnapKit closure.
  private mutating func noteSides(in maker: NodeID, on ids: [SlotID]) {
    let nodes = tree.subtree(of: maker)
    guard nodes.count <= ReceiverWalker.maximumMaker else { return }
    for index in nodes where tree.nodes[index].kind == .chain {
      let chain = NodeID(index)
      let links = Array(tree.children(of: chain))
      let names = links.dropFirst().prefix { tree[$0].kind == .member }.map { tree[$0].name }
      let sides: [SideWrite.Side] = names.flatMap { name -> [SideWrite.Side] in
        switch name {
        case "width": [.width]
        case "height": [.height]
        case "size": [.width, .height]
        default: []
        }
      }
      guard !sides.isEmpty, let call = links.first(where: { tree[$0].kind == .call }),
        tree[call].name == "equalTo",
        let argument = tree.arguments(of: call).first, let value = tree.value(ofArgument: argument)
      else { continue }
      let isPlain = tree[call].range.upperBound == tree[chain].range.upperBound
      for side in sides {
        let number = isPlain ? self.number(of: side, in: value) : nil
        note(side, number?.expression ?? value, of: number?.value, range: tree[chain].range, on: ids)
      }
    }
  }

  /// Returns the number itself, or the side in `CGSize(width: 20, height: 20)`.
  private func number(of side: SideWrite.Side, in value: NodeID) -> (expression: NodeID, value: Double)? {
    if let number = tree.number(of: value), tree[value].kind == .number { return (value, number) }
    guard let call = tree.soleLink(of: value), tree[call].kind == .call,
      let part = tree.value(side == .width ? "width" : "height", of: call), let number = plainNumber(part)
    else { return nil }
    return (part, number)
  }

  /// Returns a literal number or the value of a constant. `20.scaled` may have any value.
  private func plainNumber(_ value: NodeID) -> Double? {
    switch tree[value].kind {
    case .chain:
      tree.links(of: value).allSatisfy { tree[$0].kind == .name || tree[$0].kind == .member }
        ? tree.constantNumber(of: value) : nil
    // Callers choose the values of parameters.
    case .name: scopes.binding(of: tree[value].name) == nil ? tree.constantNumber(of: value) : nil
    default: tree.number(of: value)
    }
  }

  // MARK: Frames

  /// Handles `view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)`.
  mutating func writeFrame(_ attribute: Attribute, _ value: NodeID, on ids: [SlotID], _ site: Site) {
    evaluate(value)
    noteFrame(value, isSpoken: attribute == .spokenFrame, on: ids)
  }

  mutating func noteFrame(_ value: NodeID, isSpoken: Bool = false, on ids: [SlotID]) {
    guard let call = tree.soleLink(of: value), tree[call].kind == .call else {
      // With `.zero`, constraints determine the size.
      if tree.lastName(of: value) != "zero" { noteUnknownFrame(value, on: ids) }
      return
    }
    let size = tree.value("size", of: call).flatMap { tree.soleLink(of: $0) } ?? call
    let sides = [("width", SideWrite.Side.width), ("height", .height)] as [(Identifier, SideWrite.Side)]
    for (label, side) in sides {
      let part = tree[size].kind == .call ? tree.value(label, of: size) : nil
      note(
        side, part ?? value, of: part.flatMap(plainNumber), range: tree[value].range,
        isOfFrame: !isSpoken, on: ids)
    }
  }

  private mutating func noteUnknownFrame(_ value: NodeID, on ids: [SlotID]) {
    note(.width, value, of: nil, range: tree[value].range, isOfFrame: true, on: ids)
    note(.height, value, of: nil, range: tree[value].range, isOfFrame: true, on: ids)
  }

  /// Handles `view.frame.size = CGSize(…)` and `view.frame.size.width = 20`.
  mutating func writeFramePart(
    _ name: Identifier, _ value: NodeID, on place: ReceiverPlace, _ site: Site
  ) -> Bool {
    guard let frame = place.path.firstIndex(where: { tree[$0].name == "frame" || tree[$0].name == "bounds" })
    else { return false }
    let ids = snippetSlots(at: ReceiverPlace(referent: place.referent, path: place.path[..<frame]))
    switch name {
    case "size": noteFrame(value, on: ids)
    case "width":
      note(.width, value, of: plainNumber(value), range: site.range, isOfFrame: true, on: ids)
    case "height":
      note(.height, value, of: plainNumber(value), range: site.range, isOfFrame: true, on: ids)
    default: break
    }
    evaluate(value)
    return true
  }
}
