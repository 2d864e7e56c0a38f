// The words of a text that may be a heading.

import Elements
import Source
import Syntax

extension Report {
  /// Returns whether the text is written in the code or is a resource, so it isn't data.
  func isConstant(_ id: ElementID) -> Bool {
    switch tree[id].title.value?.value {
    case .literal(let text), .resolved(let text, _):
      text.count <= 80 && text.contains { $0.isLetter }
    case .resource: true
    case .dynamic: tree[id].framework == .uiKit && isStaticConstant(id)
    default: false
    }
  }

  /// Returns whether a text is a static constant of a type: `Texts.orders`.
  private func isStaticConstant(_ id: ElementID) -> Bool {
    guard let range = tree[id].title.value?.valueRange, range.count <= 120 else { return false }
    let names = text.string(range).split(separator: ".", omittingEmptySubsequences: false)
    guard names.count > 1, names.allSatisfy({ $0.utf8.allSatisfy(\.isIdentifierByte) && !$0.isEmpty }) else {
      return false
    }
    return names[names.count - 2].first?.isUppercase == true && names[0].first?.isUppercase == true
      && names[names.count - 1].first?.isLowercase == true
  }

  /// Returns whether a text is longer than a title.
  func isSentence(_ id: ElementID) -> Bool {
    guard let text = tree[id].title.value?.value.literal else { return false }
    return text.split(separator: " ").count > Report.longestTitle || text.hasSuffix(".")
  }

  /// The maximum number of words in a title.
  private static let longestTitle = 7

  /// Returns whether the text is known to contain words, or may contain any.
  func hasWords(_ id: ElementID) -> Bool {
    if case .dynamic = tree[id].title.value?.value { return true }
    return isConstant(id)
  }

  /// Returns whether an expression is a title, judging by its last name: `section.title`, `day.formatted()`.
  func isTitle(_ id: ElementID) -> Bool {
    guard case .dynamic = tree[id].title.value?.value, let range = tree[id].title.value?.valueRange,
      range.count <= 80
    else { return false }
    let expression = text.string(range)
    let receiver = expression.prefix { $0 != "(" }
    var names = receiver.split(separator: ".")
    if receiver.count < expression.count { _ = names.popLast() }
    let words = NameSuggestion.words(in: names.last.map(String.init) ?? "")
    return !Set([
      "title", "header", "heading", "headline", "section", "category", "group", "day", "date", "month",
      "year",
      "letter", "name",
    ]).isDisjoint(with: words)
  }

  /// Returns whether the element is a placeholder for missing content rather than a heading.
  func saysThatNothingIsThere(_ id: ElementID) -> Bool {
    var words = NameSuggestion.words(in: tree.declarationName(around: id))
    switch tree[id].title.value?.value {
    case .literal(let text): words += NameSuggestion.words(in: text)
    case .resource(let name): words += NameSuggestion.words(in: name)
    case .resolved(let text, let name):
      words += NameSuggestion.words(in: text) + NameSuggestion.words(in: name)
    default: break
    }
    return !Set(["no", "not", "nothing", "empty", "error", "coming", "placeholder"]).isDisjoint(with: words)
  }
}
