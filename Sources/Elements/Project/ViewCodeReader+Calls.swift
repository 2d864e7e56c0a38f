// Calls and lambdas in Kotlin and Java code that get views.

import Source
import Syntax

extension ViewCodeReader {
  /// Records a view of a binding (`binding.close`) and the functions that use it: `name(binding.close)`,
  /// `binding.close.name()`.
  mutating func takeView(
    _ word: Word, after before: Word, _ beforeThat: Word, next: UInt8, _ bytes: Span<UInt8>
  ) {
    let key = ViewCodeReader.key(word, bytes)
    switch next {
    case UInt8(ascii: "("), UInt8(ascii: "{"):
      // A function called on the view that isn't part of the platform.
      if word.isMember, ViewCode.Use(android: word.id) == nil, names(before, after: beforeThat, bytes) {
        for name in subjects(of: before, bytes) {
          functions[name, default: []].insert(spelling(word, bytes))
        }
      }
    case UInt8(ascii: ","), UInt8(ascii: ")"):
      if let call = calls.last?.word, names(word, after: before, bytes) {
        for name in subjects(of: word, bytes) {
          functions[name, default: []].insert(spelling(call, bytes))
        }
      }
      takeArgument(word, bytes)
    case UInt8(ascii: "."): break
    default:
      // `val close = row.binding.close`
      if word.isMember, isBinding(before, bytes) { refer(to: [key]) }
      // `listOf(close to 1)`
      if next == UInt8(ascii: "t"), calls.last?.isList == true { takeArgument(word, bytes) }
    }
  }

  /// Returns whether a word identifies a view of a binding or is a variable with one.
  private func names(_ word: Word, after before: Word, _ bytes: Span<UInt8>) -> Bool {
    if word.isMember ? isBinding(before, bytes) : scopes.isInBinding { return true }
    let name = ViewCodeReader.key(word, bytes)
    return idsOfVariables[name] != nil || !word.isMember && scopes.views(called: name)?.isEmpty == false
  }

  func spelling(_ word: Word, _ bytes: Span<UInt8>) -> String {
    String(decoding: word.range.map { bytes[$0] }, as: UTF8.self)
  }

  /// Records that the current variable refers to views.
  mutating func refer(to views: some Sequence<Identifier>) {
    guard let variable else { return }
    for view in views where (idsOfVariables[variable]?.count ?? 0) < ViewCodeReader.deepestCall {
      idsOfVariables[variable, default: []].insert(view)
    }
  }

  /// Records an ID in the arguments of a call.
  mutating func takeInCall(_ id: Identifier) {
    guard !calls.isEmpty else { return }
    let last = calls.count - 1
    calls[last].add(id)
    if calls[last].isList { listedIDs.insert(id) }
    if let use = calls[last].argumentUse {
      uses[id, default: []].formUnion(use)
      calls[last].argumentUse = nil
    }
    if calls[last].word?.id == "OnClick" { uses[id, default: []].formUnion([.click, .tap]) }
  }

  /// Records a word that is a whole argument.
  private mutating func takeArgument(_ word: Word, _ bytes: Span<UInt8>) {
    guard !calls.isEmpty else { return }
    let last = calls.count - 1
    if let use = calls[last].argumentUse {
      calls[last].argumentUse = nil
      if use.contains(.tap) { clicksListedIDs = true }
      self.use(use, of: word, true, bytes)
    }
    guard calls[last].isList || calls[last].word?.id == "with" else { return }
    let views = subjects(of: word, bytes)
    for view in views { calls[last].add(view) }
    if calls[last].isList {
      for view in views { refer(to: idsOfVariables[view] ?? [view]) }
    }
  }

  mutating func close(_ call: ViewCodeCall, _ end: Int) {
    closedCall = call
    closedCall.end = end
    if let use = call.argumentUse { code.looseUses.formUnion(use) }
    if !calls.isEmpty { for view in call.views { calls[calls.count - 1].add(view) } }
  }

  mutating func takeBrace(_ at: Int, _ before: Word, _ beforeThat: Word, _ bytes: Span<UInt8>) {
    switch bytes[at] {
    case UInt8(ascii: "}"): scopes.close()
    case UInt8(ascii: "{"):
      if ViewCodeReader.areAdjacent(before.range.upperBound, at, bytes),
        let scope = ViewCodeScopes.Kind(before.id)
      {
        scopes.open(scope, receivers(of: before, beforeThat, bytes))
      } else if closedCall.word?.id == "with", ViewCodeReader.areAdjacent(closedCall.end, at, bytes) {
        scopes.open(.this, closedCall.views)
      } else {
        scopes.open(nil, [])
      }
    default: break
    }
  }

  /// Returns the views that a scope function is called on, or none if they're unknown.
  private func receivers(of function: Word, _ before: Word, _ bytes: Span<UInt8>) -> [Identifier] {
    let start = function.range.lowerBound
    guard function.isMember else { return [] }
    if ViewCodeReader.areAdjacent(closedCall.end, start, bytes) { return closedCall.views }
    return ViewCodeReader.areAdjacent(before.range.upperBound, start, bytes)
      ? subjects(of: before, bytes) : []
  }

  /// Returns whether only whitespace and the operators of a chain separate two places.
  private static func areAdjacent(_ start: Int, _ end: Int, _ bytes: Span<UInt8>) -> Bool {
    guard start <= end, end - start < 256 else { return false }
    return (start..<end).allSatisfy {
      bytes[$0].isBlank || [UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[$0])
    }
  }

  /// Returns the names of the views that a word refers to: those of the lambda for `it`, itself for others.
  func subjects(of word: Word, _ bytes: Span<UInt8>) -> [Identifier] {
    let name = ViewCodeReader.key(word, bytes)
    if !word.isMember, let views = scopes.views(called: name), !views.isEmpty { return views }
    return [name]
  }

  private func isBinding(_ word: Word, _ bytes: Span<UInt8>) -> Bool {
    let ending: StaticString = "inding"
    guard word.range.count >= 6 else { return false }
    for index in 0..<6 where bytes[word.range.upperBound - 6 + index] != ending.utf8Start[index] {
      return false
    }
    return true
  }

  /// Returns whether a call sets something on the view in its first argument: `views.setContentDescription(R.id.close,
  /// …)`, `TooltipCompat.setTooltipText(close, …)`.
  func takesView(_ word: Word, after before: Word, _ next: UInt8, _ bytes: Span<UInt8>) -> Bool {
    guard next == UInt8(ascii: "("), word.isMember else { return false }
    switch word.id {
    case "setOnClickPendingIntent", "setOnClickFillInIntent", "setOnClickResponse": return true
    default: break
    }
    if !before.isMember, before.range.lowerBound < bytes.count,
      bytes[before.range.lowerBound].isUppercaseASCII
    {
      return true
    }
    let at = ViewCodeReader.argument(of: word, bytes)
    return at + 4 < bytes.count && bytes[at] == UInt8(ascii: "R") && bytes[at + 1] == UInt8(ascii: ".")
      && bytes[at + 2] == UInt8(ascii: "i") && bytes[at + 3] == UInt8(ascii: "d")
  }

  /// Returns whether a call passes only `null`.
  static func passesNull(_ word: Word, _ bytes: Span<UInt8>) -> Bool {
    let at = argument(of: word, bytes)
    let null: StaticString = "null"
    guard at + 4 < bytes.count else { return false }
    for index in 0..<4 where bytes[at + index] != null.utf8Start[index] { return false }
    return bytes[at + 4] == UInt8(ascii: ")")
  }

  /// Returns the place of a call's first argument.
  private static func argument(of word: Word, _ bytes: Span<UInt8>) -> Int {
    var at = word.range.upperBound
    while at < bytes.count, bytes[at].isBlank || bytes[at] == UInt8(ascii: "(") { at += 1 }
    return at
  }
}
