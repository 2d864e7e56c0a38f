// Texts of string tables that code of the app looks up.

import Source
import Syntax

extension ElementTree {
  /// What a string table says for a key that Swift code hands to a helper of the app: `"home.title".localized`,
  /// `String.localized("home.title")`, `L10n.tr("Localizable", "home.title")`. Nil for any other expression, and where no
  /// table has the key.
  ///
  /// What the helper does stands elsewhere, so that this is what it most probably says.
  func textLookedUp(by expression: NodeID) -> SpokenText? {
    guard syntax.language == .swift, !knownTexts.isEmpty, let helper = syntax.links(of: expression).last,
      let first = syntax.links(of: expression).first, looksUpTexts(helper)
    else { return nil }
    let given =
      syntax[first].kind == .string
      ? [first] : syntax.arguments(of: helper).prefix(4).compactMap(syntax.value(ofArgument:))
    for key in given where syntax[key].kind == .string {
      guard case .literal(let key) = syntax.textValue(ofString: key), let text = localText(key, isKey: true)
      else { continue }
      let range = syntax[expression].range
      return spoken(WrittenText(text, range: range, valueRange: range)).map {
        SpokenText(text: $0.text, isApproximate: true, range: range)
      }
    }
    return nil
  }

  /// Whether a member or function is called as those are that look texts up.
  private func looksUpTexts(_ link: NodeID) -> Bool {
    switch syntax[link].name {
    case "localized", "localize", "localizedString", "localised", "tr":
      syntax[link].kind == .member || syntax[link].kind == .call
    default: false
    }
  }
}
