// String table texts that custom helpers look up.

import Source
import Syntax

extension ElementTree {
  /// Returns the string table text for a key that Swift code passes to a custom helper: `"home.title".localized`,
  /// `String.localized("home.title")`, `L10n.tr("Localizable", "home.title")`. Returns nil for any other expression,
  /// or if no table contains the key.
  ///
  /// The helper is defined elsewhere, so this is only its probable result.
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

  /// Returns whether a member or function has a name that's typical of text lookups.
  private func looksUpTexts(_ link: NodeID) -> Bool {
    switch syntax[link].name {
    case "localized", "localize", "localizedString", "localised", "tr":
      syntax[link].kind == .member || syntax[link].kind == .call
    default: false
    }
  }
}
