// The calls in code that may take or return views.

import Syntax

/// A name in code that is read without a grammar.
struct ViewCodeWord {
  var id = Identifier.none
  var range = 0..<0
  /// True if a dot precedes it.
  var isMember = false
  /// True if a colon precedes it.
  var isType = false
}

/// A call or other parentheses, and the views in them.
struct ViewCodeCall {
  /// The name of the function, or nil for other parentheses.
  var word: ViewCodeWord?
  /// The word before the name.
  var receiver = ViewCodeWord()
  /// The properties that the call sets on the view in its first argument.
  var argumentUse: ViewCode.Use?
  /// The views in its arguments.
  private(set) var views: [Identifier] = []
  /// The place after its parentheses.
  var end = -1

  private static let mostViews = 64

  init() {}

  init(_ word: ViewCodeWord, on receiver: ViewCodeWord, _ argumentUse: ViewCode.Use?) {
    self.word = word
    self.receiver = receiver
    self.argumentUse = argumentUse
  }

  mutating func add(_ view: Identifier) {
    if views.count < ViewCodeCall.mostViews, !views.contains(view) { views.append(view) }
  }

  /// True if it returns one of several views.
  var isSubscript: Bool { word?.isMember == true && word?.id == "get" && receiver.id != .none }

  /// True if it makes a list or map.
  var isList: Bool {
    switch word?.id {
    case "listOf", "arrayOf", "setOf", "mapOf", "listOfNotNull", "arrayListOf", "mutableListOf",
      "mutableMapOf",
      "hashMapOf", "linkedMapOf", "intArrayOf", "sequenceOf", "asList":
      true
    default: false
    }
  }
}
