// The content of an element's focus stop.

import Syntax

extension ElementTree {
  /// Returns the elements inside that are announced as part of this one, in reading order, without those that are shown
  /// separately or remain separate focus stops.
  public func parts(of id: ElementID) -> [ElementID] {
    var parts: [ElementID] = []
    var next = id.index + 1
    let end = self[id].subtreeEnd
    while next < end, parts.count < ElementTree.reach {
      let part = ElementID(next)
      if self[part].slot == .separate || self[part].staysApart {
        next = self[part].subtreeEnd
      } else {
        parts.append(part)
        next += 1
      }
    }
    return parts
  }

  /// Returns the images of an element that shows nothing else, or nil if it shows text or unknown content.
  public func solePictures(of id: ElementID) -> [ElementID]? {
    if self[id].imagery != nil, self[id].role != .image || parts(of: id).isEmpty { return [id] }
    var pictures: [ElementID] = []
    let parts = parts(of: id)
    guard parts.count < ElementTree.reach else { return nil }
    for part in parts {
      let element = self[part]
      if element.exposure == .hidden || element.exposure == .ignored { continue }
      switch element.role {
      case .shape where element.slot == .decoration: continue
      case .image, .shape, .canvas: pictures.append(part)
      // A spinner replaces the image during loading and has no text, either.
      case .progress where element.circumstances.contains(.passive) && element.name.isAbsent: continue
      // A custom component that only shows an image.
      case .container where element.imagery != nil: pictures.append(part)
      case .container, .spacer, .color, .list:
        guard element.title.isAbsent, element.openness.isDisjoint(with: [.content, .modifiers]) else {
          return nil
        }
      default: return nil
      }
    }
    return pictures.isEmpty ? nil : pictures
  }

  /// Returns whether an element only decorates or accompanies another: in a background, an icon slot, or a tab's item.
  public func isAccessory(_ id: ElementID) -> Bool {
    if self[id].slot.isAccessory { return true }
    return ancestors(of: id).contains { self[$0].slot.isAccessory }
  }

  /// Returns the text that a control shows in a part that the library hides from screen readers, if there's only one
  /// text.
  public func untoldText(of id: ElementID) -> WrittenText? {
    guard self[id].framework == .compose, self[id].role == .button else { return nil }
    let shown = children(of: id).filter { self[$0].circumstances.contains(.untold) && self[$0].role == .text }
    return shown.count == 1 ? self[shown[0]].title.value : nil
  }

  /// Returns the element whose focus stop announces this one: the control or group that it's merged into, or else
  /// itself.
  public func stop(of id: ElementID) -> ElementID {
    guard self[id].exposure == .merged else { return id }
    return ancestors(of: id).first { self[$0].grouping == .merges } ?? id
  }

  /// Returns whether a custom component without known content is a text, judging by its name, and can't do anything:
  /// `BodyText(title)`.
  public func isTextComponent(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.framework == .compose, element.role == .custom, element.gestures.isEmpty,
      ["Text", "Label", "Title"].contains(where: element.typeName.hasSuffix), children(of: id).isEmpty,
      let call = syntax.links(of: NodeID(element.origin)).first
    else { return false }
    return !syntax.arguments(of: call).contains { syntax.closure(ofArgument: $0) != nil }
  }

  /// Returns whether an element is all that could label the control that it's part of.
  public func isSoleName(_ id: ElementID) -> Bool {
    guard self[id].slot != .separate, let control = enclosingControl(of: id) else { return false }
    return self[control].name.isAbsent
  }

  /// Returns whether something else labels the control or group that an element is part of.
  public func isBesideName(_ id: ElementID) -> Bool {
    let stop = stop(of: id)
    return stop != id && !self[stop].name.isAbsent
  }

  /// Returns the nearest ancestor that performs an action or changes a value, if the element is part of one.
  public func enclosingControl(of id: ElementID) -> ElementID? {
    var child = id
    for parent in ancestors(of: id) {
      if self[child].slot == .separate { return nil }
      let above = self[parent]
      if above.role.isControl || above.gestures.contains(where: { $0.kind == .tap }) { return parent }
      child = parent
    }
    return nil
  }
}

extension Element.Slot {
  var isAccessory: Bool { self == .decoration || self == .icon || self == .tabItem }
}

extension Element {
  /// True if the element is a focus stop for assistive technologies, as far as the code shows.
  public var isExposed: Bool { exposure == .exposed }

  /// The name of the platform's screen reader.
  public var reader: String { framework.screenReader }

  public func hasTrait(_ trait: Trait) -> Bool { traits.contains { $0.trait == trait } }
}
