// The uses of composables whose colors come from the theme.

import Source
import Syntax

extension CodeColorReader {
  /// The composables whose use determines which colors of a scheme matter.
  private static let users = [
    "TextButton(", "OutlinedButton(", "OutlinedTextField(", "Button(", "FilledTonalButton(",
    "ExtendedFloatingActionButton(", "buttonColors(",
  ]
  private static let userSearch = WordSearch(users)

  /// The facts about the use of composables with the colors of the theme.
  static func uses(in text: SourceText, path: String) -> [FileFacts.Entry] {
    var used: [Int: [Int]] = [:]
    _ = userSearch.finds(in: text) { word, offset in
      guard used[word, default: []].count < CodeUse.most,
        offset == 0 || !text[offset - 1].isIdentifierByte
      else { return false }
      let arguments = arguments(from: offset + users[word].utf8.count, in: text)
      if users[word] == "buttonColors(" {
        // The colors that buttons have anyway.
        if arguments.assigns("containerColor", memberNamed: "primary"),
          arguments.assigns("contentColor", memberNamed: "onPrimary")
        {
          used[filledButton, default: []].append(offset)
        }
      } else if !arguments.spells("colors ="), !arguments.spells("contentColor") {
        used[word, default: []].append(offset)
      }
      return false
    }
    return used.sorted { $0.key < $1.key }.map { word, offsets in
      let uses = offsets.map { CodeUse(path: path, line: text.line(at: $0)) }
      return FileFacts.Entry(ProjectKey(.materialUse, String(users[word].dropLast())), .uses(uses))
    }
  }

  /// The index of filled buttons in `users`.
  private static let filledButton = users.firstIndex(of: "Button(") ?? 0

  /// Returns the arguments of a call, which may set its colors: `colors = ButtonDefaults.textButtonColors(contentColor =
  /// …)`. `start` is the offset after the opening bracket.
  private static func arguments(from start: Int, in text: SourceText) -> ArraySlice<UInt8> {
    var depth = 1
    var end = start
    let limit = min(text.count, start + longestCall)
    while end < limit, depth > 0 {
      switch text[end] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      end += 1
    }
    return text[start..<end]
  }

  /// The maximum length of a call's arguments to search.
  private static let longestCall = 2_000
}

extension ArraySlice<UInt8> {
  /// Returns whether arguments set a parameter to a member with a name: `contentColor = MaterialTheme.colorScheme.primary`.
  fileprivate func assigns(_ parameter: String, memberNamed member: String) -> Bool {
    split { ",()\n".utf8.contains($0) }.contains { argument in
      argument.drop { $0 == 0x20 }.starts(with: parameter.utf8)
        && argument.split(separator: UInt8(ascii: ".")).last.map { $0.elementsEqual(member.utf8) } == true
    }
  }
}
