// Parts that Android's own views show in addition to the content in code.

import Source
import Syntax

extension ElementTree {
  /// A focus stop that a platform view creates from one of its attributes.
  struct PlatformPart {
    var announcement: Announcement
    var subject: String
    /// True if it comes after everything inside the view.
    var isLast: Bool
    /// True if it's shown only some of the time.
    var isConditional = false
  }

  /// Returns the title of a bar, the close icon of a chip, or the error below a field.
  func partsOfPlatform(of id: ElementID, _ icons: ChipIcons, _ errors: FieldErrors) -> [PlatformPart] {
    let element = self[id]
    guard element.framework == .androidXML || element.framework == .androidViews, element.exposure == .exposed
    else {
      return []
    }
    if element.framework == .androidXML, element.typeName.hasSuffix("Toolbar") {
      let attributes = AndroidAttributes(of: NodeID(element.origin), in: syntax)
      let titles = [
        attributes.text("app:title") ?? attributes.text("android:title"), attributes.text("app:subtitle"),
      ]
      return titles.compactMap { $0.flatMap(spoken) }.map { title in
        var announcement = Announcement(by: element.framework.screenReader)
        announcement.say(.name, title)
        return PlatformPart(announcement: announcement, subject: "title", isLast: false)
      }
    }
    if let layout = layoutShowingError(at: id) { return error(of: layout, errors).map { [$0] } ?? [] }
    guard element.typeName.hasSuffix("Chip"), hasCloseIcon(element, icons) else { return [] }
    // Source: Material Components for Android, “Chip”: “Remove %1$s”.
    let name = spokenName(of: id) ?? .unknown("text", at: nil)
    var announcement = Announcement(by: element.framework.screenReader)
    announcement.say(
      .name, SpokenText(text: "Remove \(name.text)", isApproximate: name.isApproximate, range: name.range))
    announcement.say(.role, "Button")
    announcement.hint("Double-tap to activate")
    return [PlatformPart(announcement: announcement, subject: "close icon", isLast: true)]
  }

  /// Returns the layout whose error is read after an element. In XML, a layout's error is read after the layout. In
  /// code, which adds the field to it somewhere, it's read after the field that follows the layout.
  private func layoutShowingError(at id: ElementID) -> Element? {
    func isLayout(_ id: ElementID) -> Bool { self[id].isTextInputLayout }
    guard self[id].framework == .androidViews else { return isLayout(id) ? self[id] : nil }
    let reach = 4
    let behind = (id.index + 1..<elements.count).prefix(reach).map(ElementID.init)
    if isLayout(id) {
      let next = behind.first { isLayout($0) || self[$0].role.isField }
      return next.map { self[$0].role.isField } == true ? nil : self[id]
    }
    guard self[id].role.isField else { return nil }
    let before = (0..<id.index).suffix(reach).reversed().map(ElementID.init)
    return before.first { isLayout($0) || self[$0].role.isField }.flatMap { isLayout($0) ? self[$0] : nil }
  }

  /// Returns the error of the layout around a field, which is a separate focus stop below it.
  ///
  /// Source: Material Components for Android, “TextInputLayout”: the view of the error is a live region.
  private func error(of layout: Element, _ errors: FieldErrors) -> PlatformPart? {
    var text: SpokenText?
    var isAlways = true
    if layout.framework == .androidXML {
      let attributes = AndroidAttributes(of: NodeID(layout.origin), in: syntax)
      if !attributes.isFalse("app:errorEnabled") { text = attributes.text("app:error").flatMap(spoken) }
    } else if let error = errors.error(of: layout) {
      (text, isAlways) = (error.text, error.isAlways)
    }
    guard let text else { return nil }
    var announcement = Announcement(by: layout.framework.screenReader)
    announcement.say(.name, text)
    return PlatformPart(
      announcement: announcement, subject: "error", isLast: true, isConditional: !isAlways)
  }

  private func hasCloseIcon(_ element: Element, _ icons: ChipIcons) -> Bool {
    guard element.framework == .androidXML else { return icons.contains(element) }
    let attributes = AndroidAttributes(of: NodeID(element.origin), in: syntax)
    return attributes.isTrue("app:closeIconVisible")
      || attributes.value("style")?.spells("Chip.Entry") == true
        && !attributes.isFalse("app:closeIconVisible")
  }

  /// Returns whether a layout is empty because code adds its content.
  func isPlaceholder(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.framework == .androidXML, element.exposure == .exposed, element.identifier != nil,
      children(of: id).isEmpty
    else { return false }
    return element.typeName.hasSuffix("ViewPager2") || element.typeName.hasSuffix("ViewPager")
      || element.typeName.hasSuffix("FrameLayout")
  }
}
