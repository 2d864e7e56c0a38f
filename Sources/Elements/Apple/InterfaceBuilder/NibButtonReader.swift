// Titles and images of a button, from its states or its configuration.

import Source
import Syntax

/// A reader that completes the element of a `<button>`.
struct NibButtonReader {
  private let object: NibObject

  init(_ object: NibObject) {
    self.object = object
  }

  func complete(_ element: inout Element) {
    let states = object.objects.filter { $0.tag == "state" }
    let normal = states.first { $0.name("key") == "normal" }
    let configuration = object.object("buttonConfiguration")
    var titles: [WrittenText] = []
    for source in [configuration].compactMap(\.self) + states {
      if let title = source.text("title", attributed: "attributedTitle"), !title.value.isBlank {
        titles.append(title)
      }
    }
    if let subtitle = configuration?.text("subtitle"), !subtitle.value.isBlank { titles.append(subtitle) }
    if let first = titles.first {
      // A title that changes with the state or has a second line isn't fully known.
      let isOne = titles.allSatisfy { $0.value == first.value }
      element.title = isOne ? .certain(first) : .certain(first.asDynamic)
    }
    element.imagery =
      configuration?.picture("image") ?? normal?.picture("image") ?? normal?.picture("backgroundImage")
    if speaksForItself { element.unknowns.add(.elsewhere, .content) }
  }

  /// True if the button type has a built-in label.
  ///
  /// Source: Apple, “UIButton.ButtonType”: all other types show the title and image that they're given.
  private var speaksForItself: Bool {
    switch object.name("buttonType") {
    case "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close": true
    default: false
    }
  }
}

extension WrittenText {
  /// The same location with an unknown text.
  fileprivate var asDynamic: WrittenText { WrittenText(.dynamic, range: range, valueRange: valueRange) }
}

extension NibObject {
  /// Returns the image named by an attribute, or by the image reference that replaces it.
  func picture(_ key: Identifier) -> Imagery? {
    if let name = string(key) { return picture(named: name) }
    guard let reference = object("imageReference", key: key) else { return nil }
    return reference.string("image").map { reference.picture(named: $0) } ?? .dynamic
  }

  private func picture(named picture: String) -> Imagery {
    name("catalog") == "system" ? .symbol(picture) : .asset(picture)
  }
}
