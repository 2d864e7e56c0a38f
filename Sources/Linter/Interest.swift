// Interests: the kinds of elements that a rule checks.

import Elements
import Source

/// The kinds of elements that a rule checks. An element can have several.
package struct Interest: OptionSet, Sendable, Hashable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Buttons, links, menus, tabs, and anything with a tap handler.
  package static let pressable = Interest(rawValue: 1 << 0)
  /// Toggles, sliders, pickers, and similar controls.
  package static let valueControl = Interest(rawValue: 1 << 1)
  package static let field = Interest(rawValue: 1 << 2)
  package static let image = Interest(rawValue: 1 << 3)
  /// Elements with a text for assistive technology only.
  package static let labelled = Interest(rawValue: 1 << 4)
  /// Elements with an explicit trait, state, or value.
  package static let traits = Interest(rawValue: 1 << 5)
  package static let gestures = Interest(rawValue: 1 << 6)
  package static let colors = Interest(rawValue: 1 << 7)

  package static let sizes = Interest(rawValue: 1 << 8)
  package static let fonts = Interest(rawValue: 1 << 9)
  /// Elements that are hidden from screen readers.
  package static let hidden = Interest(rawValue: 1 << 10)
  /// Elements that group their children explicitly.
  package static let groups = Interest(rawValue: 1 << 11)
  /// Text and headings.
  package static let text = Interest(rawValue: 1 << 12)
  /// Elements that lay out other views.
  package static let containers = Interest(rawValue: 1 << 18)
  /// Elements with custom drawing.
  package static let drawing = Interest(rawValue: 1 << 14)
  /// Elements with an explicit text style.
  package static let textLooks = Interest(rawValue: 1 << 15)
  /// Scroll views.
  package static let scrolls = Interest(rawValue: 1 << 16)
  /// Elements that are unreachable by keyboard or switch.
  package static let barriers = Interest(rawValue: 1 << 17)
  /// Elements that label another view.
  package static let naming = Interest(rawValue: 1 << 13)
}

extension ElementTree {
  /// The interests that each element belongs to, by element index.
  var interests: [Interest] {
    let elements = elements
    // Each access to details copies the element, and many elements have none.
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
  /// The interests that follow from details, which few elements have.
  var interestsOfDetails: Interest {
    var interests: Interest = []
    let gestures = gestures
    if !gestures.isEmpty { interests.insert(.gestures) }
    if gestures.contains(where: { $0.kind == .tap }) { interests.insert(.pressable) }
    if !value.isAbsent || !hint.isAbsent || !actionLabels.isEmpty { interests.insert(.labelled) }
    if !removedTraits.isEmpty { interests.insert(.traits) }
    if !colors.isEmpty || !fades.isEmpty { interests.insert(.colors) }
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
