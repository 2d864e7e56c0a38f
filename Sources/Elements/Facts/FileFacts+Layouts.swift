// The facts in layouts that the reader of layouts finds, too.

import Source
import Syntax

extension FileFacts.Entry {
  /// Creates an entry for the existence of text buttons if a layout has any.
  init?(textButtonsIn text: SourceText) {
    guard FileFacts.Entry.signOfTextButton.finds(in: text) else { return nil }
    self.init(ProjectKey(.theme, "textButton"), .unknown)
  }

  /// The end of the names of Material's styles for text buttons, and of most that inherit from them.
  private static let signOfTextButton = WordSearch(["TextButton"])

  /// Creates an entry for the layout that an `include` element in the layout `name` refers to.
  init?(inclusion attributes: AndroidAttributes, in name: String) {
    guard let layout = attributes.value("layout"), let slash = layout.lastIndex(of: UInt8(ascii: "/")) else {
      return nil
    }
    self.init(
      ProjectKey(.including, AndroidResource.plainName(layout[(slash + 1)...])), .including(name))
  }
}
