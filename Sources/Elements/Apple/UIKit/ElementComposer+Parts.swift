// Values that are part of a view: configurations, actions, images, and a button's label.

import Syntax

extension ElementComposer {
  /// The properties of a button that contain a part of it.
  private static let partProperties: [Identifier] = [
    "configuration", "titleLabel", "subtitleLabel", "imageView",
  ]

  func joinParts(of gathered: inout Gathered) {
    var parts = gathered.facts.parts
    for name in gathered.names where gathered.kind?.isPressable == true {
      for property in ElementComposer.partProperties {
        if let member = slots.member(property, of: name) { parts.append(member) }
      }
    }
    var seen: Set<SlotID> = []
    for part in parts { join(part, to: &gathered, &seen) }
  }

  private func join(_ part: SlotID, to gathered: inout Gathered, _ seen: inout Set<SlotID>) {
    guard seen.count < ElementComposer.maximumNames, seen.insert(part).inserted else { return }
    let slot = slots[part]
    // The last value that was assigned isn't known.
    if !slot.openness.isEmpty { gathered.unknowns.add(.elsewhere, .code) }
    if let facts = slots.facts(of: part) {
      if slot.kind == .image {
        gathered.facts.titles += facts.labels
      } else {
        gathered.facts.joinPart(facts)
      }
      for inner in facts.parts { join(inner, to: &gathered, &seen) }
    }
    for held in slot.holds { join(held, to: &gathered, &seen) }
  }

  mutating func findParts() {
    for facts in slots.facts { partSlots.formUnion(facts.parts) }
    var open = Array(partSlots)
    while let part = open.popLast() {
      for held in slots[part].holds where partSlots.insert(held).inserted { open.append(held) }
    }
    for index in slots.slots.indices {
      let slot = slots.slots[index]
      guard let owner = slot.owner, ElementComposer.partProperties.contains(slot.name),
        slots[owner].kind?.isPressable == true
          || slots[owner].holds.contains(where: { slots[$0].kind?.isPressable == true })
      else { continue }
      partSlots.insert(SlotID(index))
    }
  }
}
