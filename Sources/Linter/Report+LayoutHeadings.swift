// Headings in Android layouts that adapters show between the rows of a list.

import Elements

extension Report {
  /// The words in the name of a layout without those for what it is: `section_header` for `section_header_item`.
  var wordsOfLayoutName: [String] {
    var words = Array(
      NameSuggestion.words(in: path.split(separator: "/").last.map(String.init) ?? "").dropLast())
    while words.count > 1, let last = words.last, ["item", "layout", "view", "holder"].contains(last) {
      words.removeLast()
    }
    return words
  }

  /// Returns whether a text is the title of a section header: the only large text in a layout that's named after a
  /// header and otherwise shows only small texts, small icons, and buttons.
  func isTitleOfHeaderLayout(_ id: ElementID) -> Bool {
    let isStyled = tree[id].circumstances.contains(.styledAsHeading)
    let size = tree[id].textSize ?? (isStyled ? Report.titleSize : 0)
    guard tree[id].framework == .androidXML, size >= Report.titleSize || isStyled,
      case let words = wordsOfLayoutName, let last = words.last, ["header", "heading"].contains(last),
      Set(words).isDisjoint(with: Report.partsWithoutHeadings)
    else { return false }
    var texts = 0
    guard tree.elements.count <= Report.mostViews else { return false }
    for index in tree.elements.indices {
      let other = ElementID(index)
      let element = tree[other]
      if other == id || element.hiding != nil { continue }
      switch element.role {
      case .text:
        texts += 1
        guard texts < 3, let otherSize = element.textSize, otherSize < size else { return false }
      case .image: guard element.isTappable || tree.isSmall(other) else { return false }
      case .container, .spacer, .iconButton, .button, .progress: break
      default: return false
      }
    }
    return true
  }

  /// The maximum number of views in a section header.
  private static let mostViews = 32

  /// The smallest size of a title in sp.
  ///
  /// Source: Material 3, “Type scale”, title medium.
  private static let titleSize = 16.0
}

private extension ElementTree {
  /// Returns whether an image is as small as an icon: a known side is at most 32 dp.
  func isSmall(_ id: ElementID) -> Bool {
    guard let size = self[id].size.value?.size else { return false }
    return [size.width, size.height].contains { $0.map { $0 <= 32 } == true }
  }
}
