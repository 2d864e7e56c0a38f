// The views that Swift code passes to its functions.

import Source
import Syntax

/// The properties that a file's Swift functions set on their parameters, and the variables that it passes to them.
struct ViewCodeArguments {
  /// The function that is being read, and its parameters.
  private(set) var function = Identifier.none
  private var parameters: Set<Identifier> = []
  private var usesOfFunctions: [Identifier: ViewCode.Use] = [:]
  /// The functions that get a variable.
  private var functionsOfArguments: [Identifier: Set<Identifier>] = [:]
  /// The classes of the views that variables are declared with or set to.
  private var classesOfVariables: [Identifier: Set<String>] = [:]

  mutating func begin(_ name: Identifier) {
    function = name
    parameters = []
  }

  mutating func add(parameter: Identifier) { parameters.insert(parameter) }

  mutating func pass(_ argument: Identifier, to function: Identifier) {
    functionsOfArguments[argument, default: []].insert(function)
  }

  mutating func declare(_ variable: Identifier, as type: ViewCodeWord, _ bytes: Span<UInt8>) {
    let name = String(decoding: type.range.map { bytes[$0] }, as: UTF8.self)
    classesOfVariables[variable, default: []].insert(name)
  }

  /// Records the properties that are set on a word if it's a parameter.
  mutating func use(_ use: ViewCode.Use, of subject: Identifier) {
    if parameters.contains(subject) { usesOfFunctions[function, default: []].formUnion(use) }
  }

  /// Returns the properties that functions set on the variables passed to them.
  func usesOfArguments() -> [(argument: Identifier, use: ViewCode.Use)] {
    functionsOfArguments.compactMap { argument, functions in
      let use = functions.reduce(into: ViewCode.Use()) { $0.formUnion(usesOfFunctions[$1] ?? []) }
      return use.isEmpty ? nil : (argument, use)
    }
  }

  /// Returns the classes whose variables get a label or hint.
  func labeledClasses(_ uses: [Identifier: ViewCode.Use]) -> [(name: String, use: ViewCode.Use)] {
    classesOfVariables.flatMap { variable, classes -> [(name: String, use: ViewCode.Use)] in
      guard let use = uses[variable], !use.isDisjoint(with: [.name, .hint]) else { return [] }
      return classes.map { ($0, use) }
    }
  }
}

extension ViewCodeReader {
  /// Records the parameters of Swift functions, and the names that calls pass to them: `style(nameLabel)`.
  mutating func takeArgument(_ word: Word, after before: Word, next: UInt8, _ bytes: Span<UInt8>) {
    if before.id == "func" { return arguments.begin(word.id) }
    if next == UInt8(ascii: "("), let variable, !word.isMember, bytes[word.range.lowerBound].isUppercaseASCII
    {
      arguments.declare(variable, as: word, bytes)
    }
    guard let call = calls.last?.word else { return }
    switch next {
    case UInt8(ascii: ":") where call.id == arguments.function: arguments.add(parameter: word.id)
    case UInt8(ascii: ","), UInt8(ascii: ")"):
      guard !word.isMember || before.id == "self" else { return }
      arguments.pass(ViewCodeReader.key(word, bytes), to: call.id)
    default: break
    }
  }

  /// Adds the properties that functions set on their arguments, and those of variables to the classes of these.
  mutating func settleArguments() {
    for (argument, use) in arguments.usesOfArguments() { uses[argument, default: []].formUnion(use) }
    for (name, use) in arguments.labeledClasses(uses) { memberUses[":" + name, default: []].formUnion(use) }
  }

  /// Returns the effect of a property or function on a view, or nil if it has none.
  static func use(of word: Word, in dialect: ViewDialect, _ bytes: Span<UInt8>) -> ViewCode.Use? {
    guard dialect == .swift else {
      let use = ViewCode.Use(android: word.id)
      return use == .text ? [.text, .filled] : use
    }
    switch word.id {
    case "isEditable" where word.isMember:
      return ViewCode.Use(editingBehind: word.range.upperBound, in: bytes)
    case "text" where word.isMember, "attributedText" where word.isMember:
      let use = ViewCode.Use(apple: word.id)
      return assignsText(word, bytes) ? use?.union(.filled) : use
    default: return ViewCode.Use(apple: word.id)
    }
  }

  /// Returns whether a layout is an argument of `RemoteViews(…)`, which another app shows.
  static func isShownRemotely(_ layout: Word, _ bytes: Span<UInt8>) -> Bool {
    var at = layout.range.lowerBound - 1
    let limit = max(0, at - longestArguments)
    var depth = 0
    while at > limit {
      switch bytes[at] {
      case UInt8(ascii: ")"): depth += 1
      case UInt8(ascii: "(") where depth == 0:
        var start = at
        while start > 0, bytes[start - 1].isIdentifierByte { start -= 1 }
        return Identifier.beginning(at: start, in: bytes).0 == "RemoteViews"
      case UInt8(ascii: "("): depth -= 1
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): return false
      default: break
      }
      at -= 1
    }
    return false
  }

  /// The maximum number of bytes of arguments before a layout.
  private static let longestArguments = 200

  /// Returns whether a property is assigned a text that isn't empty: `name.text = account.name`.
  static func assignsText(_ word: Word, _ bytes: Span<UInt8>) -> Bool {
    var at = word.range.upperBound
    while bytes[at].isBlank { at += 1 }
    guard bytes[at] == UInt8(ascii: "="), bytes[at + 1] != UInt8(ascii: "=") else { return false }
    at += 1
    while bytes[at].isBlank { at += 1 }
    if bytes[at] == UInt8(ascii: "\"") { return bytes[at + 1] != UInt8(ascii: "\"") }
    return Identifier.beginning(at: at, in: bytes).0 != "nil"
  }
}
