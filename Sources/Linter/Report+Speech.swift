// Current announcements, as rules quote them in messages.

import Elements

extension Report {
  /// Returns the announcement of an element without its hints, in quotes and plain words: `“Button”`. Nil if nothing is
  /// announced, or if too much of the announcement is unknown.
  func heard(_ id: ElementID) -> String? {
    guard let announcement = tree.announcement(of: id), !announcement.said.isEmpty,
      announcement.problem == .unnamed || !announcement.isApproximate
    else { return nil }
    let quotation = announcement.quotation
    return quotation.contains(where: \.isLetter) ? "“\(quotation)”" : nil
  }
}

extension Element {
  /// Returns what VoiceOver announces for a symbol without a label, with the word for its role.
  static func announcement(ofSymbol name: String?, as role: String) -> String {
    name.flatMap(SystemSymbol.init).map { "“\($0.description), \(role)”" }
      ?? "a built-in description and “\(role)”"
  }
}
