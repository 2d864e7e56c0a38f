// Options of a picker, and other parts of a control that are separate focus stops.

import Source
import Syntax

extension ElementTree {
  /// Returns whether a SwiftUI picker shows its options inline rather than in a menu.
  func showsOptionsInPlace(_ id: ElementID) -> Bool {
    self[id].framework == .swiftUI && self[id].role == .picker && self[id].circumstances.contains(.passive)
  }

  /// Returns the announcement for each option of a picker.
  ///
  /// Source: Apple, “Picker”: each option is a button, and the chosen one is selected.
  func options(of picker: ElementID) -> [(id: ElementID, announcement: Announcement)] {
    var options: [ElementID] = []
    var isCounted = true
    collectOptions(of: picker, &options, &isCounted, 0)
    let style = syntax.links(of: NodeID(self[picker].origin)).last { syntax[$0].name == "pickerStyle" }
    let value = style.flatMap { syntax.firstUnlabelledArgument(of: $0) }.flatMap(syntax.value(ofArgument:))
    let isSegmented =
      value.flatMap { syntax.links(of: $0).last }.map {
        ["segmented", "SegmentedPickerStyle"].contains(syntax[$0].name)
      } ?? false
    let dimming = self.dimming(of: picker)
    return options.enumerated().map { index, id in
      var announcement = Announcement(by: "VoiceOver")
      announcement.say(.state, "‹Selected›")
      let names = spokenName(of: id).map { [$0] } ?? spokenContent(of: id)
      for name in names { announcement.say(.name, name) }
      if names.isEmpty { announcement.say(.name, .unknown(self[id].typeName, at: self[id].typeRange)) }
      if let dimming { announcement.say(.state, dimming.isConditional ? "‹Dimmed›" : "Dimmed") }
      announcement.say(.role, "Button")
      if isSegmented, isCounted { announcement.say(.position, "\(index + 1) of \(options.count)") }
      announcement.isApproximate = true
      return (id, announcement)
    }
  }

  private func collectOptions(
    of parent: ElementID, _ options: inout [ElementID], _ isCounted: inout Bool, _ depth: Int
  ) {
    guard depth < 8 else { return }
    for child in children(of: parent) where options.count < ElementTree.reach {
      let element = self[child]
      if element.slot == .label || element.slot == .icon || element.slot == .decoration { continue }
      if depth > 0, element.slot == .separate { continue }
      if element.hiding?.extent == .subtree || element.role == .spacer { continue }
      switch element.typeName {
      case "ForEach", "Group", "Section":
        if element.typeName == "ForEach" { isCounted = false }
        collectOptions(of: child, &options, &isCounted, depth + 1)
      default:
        if isExpanded(child) {
          collectOptions(of: child, &options, &isCounted, depth + 1)
        } else if element.role != .custom || mayBeView(child) {
          options.append(child)
        }
      }
    }
  }

  // MARK: Parts of screens

  /// Returns the two focus stops of a stepper, or the only one of any other element.
  func halves(of announcement: Announcement, _ id: ElementID) -> [Announcement] {
    let both = VoiceOverComposer.halves.joined(separator: " | ")
    guard self[id].role == .stepper, let index = announcement.parts.firstIndex(where: { $0.text == both })
    else {
      return [announcement]
    }
    return VoiceOverComposer.halves.map { half in
      var stop = announcement
      stop.parts[index].text = half
      return stop
    }
  }

  /// Returns the announcement of the page dots below paged content.
  func pageIndicator(of id: ElementID) -> Announcement? {
    guard turnsPages(id) else { return nil }
    let pages = children(of: id).filter { self[$0].slot == .content }
    let isCounted = !pages.contains { self[$0].typeName == "ForEach" } && !pages.isEmpty
    var announcement = Announcement(by: "VoiceOver")
    announcement.say(.value, "Page 1 of " + (isCounted ? "\(pages.count)" : "‹n›"))
    announcement.say(.role, "Adjustable")
    announcement.hint("Swipe up or down with one finger to adjust the value")
    announcement.isApproximate = true
    return announcement
  }

  /// Returns whether a tab view shows pages without a tab bar.
  func turnsPages(_ id: ElementID) -> Bool {
    guard self[id].framework == .swiftUI, self[id].role == .tabBar else { return false }
    return syntax.links(of: NodeID(self[id].origin)).contains { link in
      syntax[link].name == "tabViewStyle"
        && ["page", "PageTabViewStyle", "verticalPage", "carousel"].contains {
          syntax.subtreeMentions($0, link)
        }
    }
  }

  /// Returns the search field that a view adds to its navigation bar.
  func searchField(of id: ElementID) -> SpokenStep? {
    guard self[id].framework == .swiftUI else { return nil }
    for link in syntax.links(of: NodeID(self[id].origin)).dropFirst() where syntax[link].name == "searchable"
    {
      var announcement = Announcement(by: "VoiceOver")
      let prompt = syntax.argument("prompt", of: link).flatMap(spokenText(ofArgument:))
      announcement.say(.name, prompt ?? SpokenText(text: "Search", isApproximate: true, range: nil))
      announcement.say(.role, "Search Field", range: syntax[link].range)
      announcement.hint("Double tap to edit")
      return SpokenStep(.stop(announcement), syntax[link].range, subject: "searchable")
    }
    return nil
  }
}
