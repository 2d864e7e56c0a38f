// The structure of one line of Swift or Kotlin.

extension CodeLines {
  /// The places at which a line of code can be broken, outside of brackets, strings, and comments.
  struct Scan {
    /// A pair of outermost brackets.
    struct Group {
      var open: Int
      var close: Int
      /// True for braces.
      var isBlock: Bool
      var count: Int { close - open }
    }

    private(set) var groups: [Group] = []
    private(set) var semicolons: [Int] = []
    private(set) var commas: [Int] = []
    /// The dots of modifiers after the first bracket: those in `Text(a).bold().padding()`.
    private(set) var modifiers: [Int] = []
    /// True if every bracket has its partner, and strings and comments end.
    private(set) var isBalanced = true

    private static let partners: [Character: Character] = [")": "(", "]": "[", "}": "{"]

    init(_ code: [Character]) {
      var open: [(bracket: Character, index: Int)] = []
      var index = 0
      while index < code.count {
        let character = code[index]
        switch character {
        case "\"":
          guard let end = Scan.end(ofStringAt: index, code) else {
            isBalanced = false
            return
          }
          index = end
        case "/" where code[index...].starts(with: "/*"):
          guard let end = Scan.end(ofCommentAt: index, code) else {
            isBalanced = false
            return
          }
          index = end
        case "/" where code[index...].starts(with: "//"):
          isBalanced = false
          return
        case "(", "[", "{": open.append((character, index))
        case ")", "]", "}":
          guard let last = open.popLast(), last.bracket == Scan.partners[character] else {
            isBalanced = false
            return
          }
          if open.isEmpty, last.bracket != "[" {
            groups.append(Group(open: last.index, close: index, isBlock: last.bracket == "{"))
          }
        case ";" where open.isEmpty: semicolons.append(index)
        case "," where open.isEmpty: commas.append(index)
        case "." where open.isEmpty && Scan.isAfterGroup(index, code): modifiers.append(index)
        default: break
        }
        index += 1
      }
      if !open.isEmpty { isBalanced = false }
    }

    /// Returns whether a dot comes right after a bracket, apart from marks.
    private static func isAfterGroup(_ index: Int, _ code: [Character]) -> Bool {
      let before = code[..<index].last { $0 != "⟦" && $0 != "⟧" }
      return before == ")" || before == "}"
    }

    /// Returns the position of the quote that ends a string.
    private static func end(ofStringAt start: Int, _ code: [Character]) -> Int? {
      var index = start + 1
      while index < code.count {
        if code[index] == "\"" { return index }
        index += code[index] == "\\" ? 2 : 1
      }
      return nil
    }

    private static func end(ofCommentAt start: Int, _ code: [Character]) -> Int? {
      var index = start + 2
      while index + 1 < code.count {
        if code[index] == "*", code[index + 1] == "/" { return index + 1 }
        index += 1
      }
      return nil
    }
  }
}
