// Currency amounts in Kotlin code that are shown or announced.

import Source
import Syntax

extension KotlinPractices {
  /// Checks `Text("₹$price")` and `price.text = "$%.2f".format(amount)`.
  mutating func currency(_ string: NodeID) {
    guard let glued = tree.gluedCurrency(in: string), let isCompose = isShownByCompose(string) else { return }
    add(
      Practice(
        isCompose ? .compose : .androidViews, .gluedCurrency, range: tree[string].range,
        edits: glued.amount.map { amount in
          let currency = "java.util.Currency.getInstance(\"\(glued.code)\")"
          return [
            .replace(
              tree[string].range,
              "java.text.NumberFormat.getCurrencyInstance().apply { currency = \(currency) }.format(\(amount))"
            )
          ]
        } ?? []))
  }

  /// Returns true if Compose shows a text, false if a view does, and nil if neither is certain.
  private func isShownByCompose(_ string: NodeID) -> Bool? {
    var node = string
    for _ in 0..<8 {
      guard let parent = tree.parent(of: node) else { return nil }
      switch tree[parent].kind {
      case .call:
        switch tree[parent].name {
        case "Text", "BasicText": return hasCompose ? true : nil
        case "setText", "setContentDescription": return hasViews ? false : nil
        case "format": break
        default: return nil
        }
      case .assignment:
        guard let target = tree.target(of: parent), target < node else { return nil }
        switch tree[target].name {
        case "text", "contentDescription": return !hasViews
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
