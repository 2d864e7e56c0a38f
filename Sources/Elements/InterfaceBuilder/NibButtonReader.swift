// What a button shows: the titles and pictures of its states, or those of its configuration.

import Source
import Syntax

/// Completes the element of a `<button>`.
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
      // One that changes with the state, or has a second line, is not known as a whole.
      let isOne = titles.allSatisfy { $0.value == first.value }
      element.title = isOne ? .certain(first) : .certain(first.asDynamic)
    }
    element.imagery =
      configuration?.picture("image") ?? normal?.picture("image") ?? normal?.picture("backgroundImage")
    if speaksForItself { element.openness.insert(.elsewhere) }
  }

  /// Source: Apple, “UIButton.ButtonType”: all but these show what they are given.
  private var speaksForItself: Bool {
    switch object.name("buttonType") {
    case "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close": true
    default: false
    }
  }
}

extension WrittenText {
  /// The same place with a text that is not known.
  fileprivate var asDynamic: WrittenText { WrittenText(.dynamic, range: range, valueRange: valueRange) }
}

extension NibObject {
  /// The picture that an attribute or the reference in its place names.
  func picture(_ key: Identifier) -> Imagery? {
    if let name = string(key) { return picture(named: name) }
    guard let reference = object("imageReference", key: key) else { return nil }
    return reference.string("image").map { reference.picture(named: $0) } ?? .dynamic
  }

  private func picture(named picture: String) -> Imagery {
    name("catalog") == "system" ? .symbol(picture) : .asset(picture)
  }
}
