// The labels that a file gives to its icon-only buttons.

import Source
import Syntax

extension ElementTree {
  /// Returns the labels of the file's icon-only buttons, for other buttons with the same image.
  func pictureLabels(at path: String) -> [FileFacts.Entry] {
    var entries: [FileFacts.Entry] = []
    for id in ids where self[id].role.isPressable && entries.count < PictureLabel.mostInFile {
      guard let (imagery, text) = labeledPicture(of: id),
        let key = PictureLabel.key(imagery, onAndroid: self[id].framework.isAndroid)
      else { continue }
      let label = PictureLabel(path: path, words: PictureLabel.Words(text, in: self))
      let entry = FileFacts.Entry(key, .pictureLabel(label))
      if !entries.contains(entry) { entries.append(entry) }
    }
    return entries
  }

  private func labeledPicture(of id: ElementID) -> (Imagery, WrittenText)? {
    let control = self[id]
    guard !control.circumstances.contains(.changesPicture), !control.circumstances.contains(.alternative)
    else { return nil }
    if let pictures = solePictures(of: id) {
      guard pictures.count == 1, let imagery = self[pictures[0]].imagery,
        !self[pictures[0]].circumstances.contains(.changesPicture)
      else { return nil }
      return (control.labels.last ?? self[pictures[0]].labels.last ?? control.title.value).map {
        (imagery, $0)
      }
    }
    // `Label("Share", systemImage: "square.and.arrow.up")`
    let parts = parts(of: id)
    guard control.framework == .swiftUI, parts.count < 2, case let shown = parts.first ?? id,
      parts.isEmpty || self[shown].role == .label,
      let call = syntax.node(.call, at: self[shown].constructor),
      let imagery = syntax.pictureBesideTitle(of: call)
    else { return nil }
    return (control.labels.last ?? self[shown].labels.last ?? self[shown].title.value).map { (imagery, $0) }
  }
}

private extension Tree {
  /// Returns the image that a call specifies next to a title.
  func pictureBesideTitle(of call: NodeID) -> Imagery? {
    for (name, isSymbol) in [("systemImage" as Identifier, true), ("image", false)] {
      guard let picture = value(name, of: call), self[picture].kind == .string,
        case .literal(let name) = textValue(ofString: picture)
      else { continue }
      return isSymbol ? .symbol(name) : .asset(name)
    }
    return nil
  }
}

extension PictureLabel.Words {
  init(_ text: WrittenText, in tree: ElementTree) {
    guard text.value == .dynamic, tree.syntax.language == .swift else {
      self.init(text.value)
      return
    }
    let code = tree.text.string(text.valueRange)
    self = PictureLabel.head(of: code).map { .code(code, head: $0) } ?? .unknown
  }
}
