// The questions that a file leaves to people, as a list to tick off.

import Elements
package import Source
import Syntax

/// What to try with the screens of a file.
package struct Checklist: Sendable {
  /// A question, and the line of the code that brings it up (from 0); nil where every screen does.
  package struct Item: Sendable {
    package var guidance: Guidance
    package var line: Int?
  }

  package var items: [Item]

  /// The questions about a file at `path`, those that every screen brings up first.
  package init(of text: SourceText, path: String) {
    let names = Language(path: path).map { Tree(parsing: text, as: $0).firstNames } ?? [:]
    items = Guidance.all.compactMap { guidance in
      switch guidance.occasion {
      case .screen, .app: Item(guidance: guidance)
      case .words(let words):
        words.compactMap { names[Identifier(spelled: $0)] }.min()
          .map { Item(guidance: guidance, line: text.line(at: $0)) }
      case .never: nil
      }
    }
  }

  /// A name in which nothing is markup.
  ///
  /// Source: CommonMark 0.31, “Backslash escapes”.
  private static func escaped(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if "\\`*_<[&#".unicodeScalars.contains(scalar) { result.append("\\") }
      result.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    return String(result)
  }

  /// The list in Markdown, with boxes to tick; `name` is what the file is called.
  package func markdown(named name: String) -> String {
    var lines = [
      "# Checklist: \(Checklist.escaped(name))", "", "No tool sees this in code. Try it with the app.",
    ]
    for (title, scope) in [
      ("Each screen", Scope.screen), ("What is shown here", .content), ("The app", .app),
    ] {
      let chosen = items.filter { Scope($0) == scope }
      guard !chosen.isEmpty else { continue }
      lines += ["", "## \(title)", ""]
      lines += chosen.map { item in
        let line = item.line.map { " (line \($0 + 1))" } ?? ""
        return "- [ ] **\(item.guidance.title)**\(line): \(item.guidance.question)"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private enum Scope {
    case screen, content, app

    init(_ item: Item) {
      switch item.guidance.occasion {
      case .screen: self = .screen
      case .app: self = .app
      case .words, .never: self = .content
      }
    }
  }
}

extension Tree {
  /// Where each name stands first, but for imports, which show nothing.
  fileprivate var firstNames: [Identifier: Int] {
    var places: [Identifier: Int] = [:]
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      guard declarationKind(of: NodeID(index)) != .import else {
        index = max(Int(node.subtreeEnd), index + 1)
        continue
      }
      if node.name != .none, places[node.name] == nil { places[node.name] = Int(node.start) }
      index += 1
    }
    return places
  }
}
