// Currency amounts in Swift code that are shown or announced.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `Text("Rp.\(price)")`, `label.text = "$" + price`, and `Text(String(format: "$%.2f", price))`.
  mutating func currency(_ string: NodeID) {
    guard let glued = tree.gluedCurrency(in: string), let place = placeOfText(string) else { return }
    add(
      Practice(
        place.isSwiftUI ? .swiftUI : .uiKit, .gluedCurrency, range: tree[string].range,
        edits: glued.amount.map { amount in
          let format = ".currency(code: \"\(glued.code)\")"
          let isTitle = tree[place.owner].name == "Text" && place.owner == tree.argument(of: string)?.call
          return [
            .replace(
              tree[string].range, isTitle ? "\(amount), format: \(format)" : "\(amount).formatted(\(format))")
          ]
        } ?? []))
  }

  /// Checks `NumberFormatter.localizedString(from: price, number: .spellOut)`.
  mutating func spelledAmount(_ call: NodeID) {
    guard tree[call].kind == .call, let style = tree.value("number", of: call),
      tree.lastName(of: style) == "spellOut",
      let amount = tree.value("from", of: call), let expression = tree.expression(endingIn: call),
      NameSuggestion.words(in: tree.sourceText(of: amount)).contains(where: SwiftPractices.amounts.contains)
    else { return }
    add(Practice(.uiKit, .gluedCurrency, range: tree[expression].range))
  }

  private static let amounts: Set<String> = [
    "price", "amount", "balance", "cost", "fare", "fee", "total", "payment",
  ]

  /// Returns the code that shows or announces a text: the call of a view or modifier, or the assignment to a view's
  /// text.
  private func placeOfText(_ string: NodeID) -> (owner: NodeID, isSwiftUI: Bool)? {
    var node = string
    for _ in 0..<8 {
      guard let parent = tree.parent(of: node) else { return nil }
      switch tree[parent].kind {
      case .call:
        switch tree[parent].name {
        case "Text", "Label", "Button", "accessibilityLabel", "accessibilityValue", "LabeledContent",
          "NavigationLink":
          return (parent, true)
        case "setTitle": return (parent, false)
        case "String", "NSLocalizedString", "format": break
        default: return nil
        }
      case .assignment:
        guard let target = tree.target(of: parent), target < node else { return nil }
        switch tree[target].name {
        case "text", "title", "accessibilityLabel", "accessibilityValue": return (parent, false)
        default: return nil
        }
      case .argument, .chain, .infix, .tuple: break
      default: return nil
      }
      node = parent
    }
    return nil
  }
}
