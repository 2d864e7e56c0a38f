// The constants that files give to texts as their fonts.

extension ElementTree {
  /// The constants that the file gives to texts as their font, for the files that declare them.
  var fontUses: [FileFacts.Entry] {
    syntax.fontsOfTexts.sorted().map { FileFacts.Entry(ProjectKey(.fontUse, $0), .unknown) }
  }
}

extension ProjectView {
  /// Returns whether any file gives a constant to a text as its font, by its type and name: `Fonts.title`.
  public func givesToText(font name: String) -> Bool { !answers(ProjectKey(.fontUse, name)).isEmpty }
}
