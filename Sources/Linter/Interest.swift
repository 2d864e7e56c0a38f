// Which elements a rule is asked about, so that it runs on nothing else.

import Elements
import Source

/// The kinds of elements that rules ask for. An element can be of several.
package struct Interest: OptionSet, Sendable, Hashable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Buttons, links, menus, tabs, and anything with a tap handler.
  package static let pressable = Interest(rawValue: 1 << 0)
  /// Toggles, sliders, pickers and the like.
  package static let valueControl = Interest(rawValue: 1 << 1)
  package static let field = Interest(rawValue: 1 << 2)
  package static let image = Interest(rawValue: 1 << 3)
  /// Anything with a text written for assistive technology only.
  package static let labelled = Interest(rawValue: 1 << 4)
  /// Anything with a trait, state or value written by hand.
  package static let traits = Interest(rawValue: 1 << 5)
  package static let gestures = Interest(rawValue: 1 << 6)
  package static let colors = Interest(rawValue: 1 << 7)

  package static let sizes = Interest(rawValue: 1 << 8)
  package static let fonts = Interest(rawValue: 1 << 9)
  /// Anything that is taken out of what is read.
  package static let hidden = Interest(rawValue: 1 << 10)
  /// Anything that groups its children by hand.
  package static let groups = Interest(rawValue: 1 << 11)
  /// Texts that are there to be read.
  package static let text = Interest(rawValue: 1 << 12)
  /// Anything that arranges other views.
  package static let containers = Interest(rawValue: 1 << 18)
  /// Anything that draws its own content.
  package static let drawing = Interest(rawValue: 1 << 14)
  /// Anything that says how its text is set.
  package static let textLooks = Interest(rawValue: 1 << 15)
  /// Views that scroll.
  package static let scrolls = Interest(rawValue: 1 << 16)
  /// Anything that is taken out of what keyboards and switches reach.
  package static let barriers = Interest(rawValue: 1 << 17)
  /// Anything that names another view.
  package static let naming = Interest(rawValue: 1 << 13)
}

extension ElementTree {
  /// For each element what kinds of rules have something to say about it.
  var interests: [Interest] {
    let elements = elements
    // Every question about details copies the element, and many have none.
    return elements.indices.map { index in
      var interests = hasDetails(ElementID(index)) ? elements[index].interestsOfDetails : []
      let role = elements[index].role
      if role.isPressable || role == .tab { interests.insert(.pressable) }
      if role.isValueControl { interests.insert(.valueControl) }
      if role.isField { interests.insert(.field) }
      if role == .image { interests.insert(.image) }
      if !elements[index].labels.isEmpty || elements[index].circumstances.contains(.titleHidden) {
        interests.insert(.labelled)
      }
      if !elements[index].traits.isEmpty { interests.insert(.traits) }
      if role == .text || role == .heading { interests.insert(.text) }
      if role == .container || role == .list { interests.insert(.containers) }
      if role == .canvas { interests.insert(.drawing) }
      if role == .container, elements[index].typeName.endsByBytes("ScrollView") {
        interests.insert(.scrolls)
      }
      return interests
    }
  }
}

private extension Element {
  /// What it interests by what few elements have.
  var interestsOfDetails: Interest {
    var interests: Interest = []
    let gestures = gestures
    if !gestures.isEmpty { interests.insert(.gestures) }
    if gestures.contains(where: { $0.kind == .tap }) { interests.insert(.pressable) }
    if !value.isAbsent || !hint.isAbsent || !actionLabels.isEmpty { interests.insert(.labelled) }
    if !removedTraits.isEmpty { interests.insert(.traits) }
    if !colors.isEmpty { interests.insert(.colors) }
    if !size.isAbsent { interests.insert(.sizes) }
    if !fonts.isEmpty { interests.insert(.fonts) }
    if hiding != nil { interests.insert(.hidden) }
    if groupingRange != nil { interests.insert(.groups) }
    if !textLooks.isEmpty { interests.insert(.textLooks) }
    if !barriers.isEmpty { interests.insert(.barriers) }
    if labelTarget != nil { interests.insert(.naming) }
    return interests
  }
}
