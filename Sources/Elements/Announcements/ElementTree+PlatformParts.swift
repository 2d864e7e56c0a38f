// What Android's own views show beside what the code has inside of them.

import Source
import Syntax

extension ElementTree {
  /// A stop that a view of the platform makes of one of its attributes.
  struct PlatformPart {
    var announcement: Announcement
    var subject: String
    /// Whether it comes behind everything inside of the view.
    var isLast: Bool
  }

  /// The title of a bar, the icon that takes a chip away.
  func partsOfPlatform(of id: ElementID, _ icons: ChipIcons) -> [PlatformPart] {
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

  private func hasCloseIcon(_ element: Element, _ icons: ChipIcons) -> Bool {
    guard element.framework == .androidXML else { return icons.contains(element) }
    let attributes = AndroidAttributes(of: NodeID(element.origin), in: syntax)
    return attributes.isTrue("app:closeIconVisible")
      || attributes.value("style")?.spells("Chip.Entry") == true
        && !attributes.isFalse("app:closeIconVisible")
  }

  /// Whether a layout is empty because code shows something in it.
  func isPlaceholder(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.framework == .androidXML, element.exposure == .exposed, element.identifier != nil,
      children(of: id).isEmpty
    else { return false }
    return element.typeName.hasSuffix("ViewPager2") || element.typeName.hasSuffix("ViewPager")
      || element.typeName.hasSuffix("FrameLayout")
  }
}
