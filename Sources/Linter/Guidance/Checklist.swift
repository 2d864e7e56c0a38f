// Manual test checklists.

import Elements
package import Source
import Syntax

/// The manual tests for the screens of a file.
package struct Checklist: Sendable {
  /// A test, with the 0-based line of the code that requires it, or nil if every screen does.
  package struct Item: Sendable {
    package var guidance: Guidance
    package var line: Int?
  }

  package var items: [Item]
  /// True if the file is part of an Android app.
  private let isAndroid: Bool

  /// Creates the checklist for a file at `path`. Tests for every screen come first.
  package init(of text: SourceText, path: String) {
    isAndroid = path.hasSuffix(".kt") || path.hasSuffix(".xml")
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

  /// Returns a name with Markdown escaped. An invisible character keeps code hosts from treating it as a mention of a
  /// person or an issue.
  ///
  /// Source: CommonMark 0.31, “Backslash escapes”.
  private static func escaped(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if "\\`*_<[&#".unicodeScalars.contains(scalar) { result.append("\\") }
      result.append(scalar.properties.generalCategory == .control ? " " : scalar)
      if scalar == "#" || scalar == "@" { result.append("\u{200B}") }
    }
    return String(result)
  }

  /// Returns the list as Markdown with checkboxes. `name` is the displayed name of the file.
  package func markdown(named name: String) -> String {
    var lines = [
      "# Checklist: \(Checklist.escaped(name))", "",
      "Static analysis can't check these. Test them in the running app.",
    ]
    for (title, scope) in [
      ("Every screen", Scope.screen), ("On this screen", .content), ("Whole app", .app),
    ] {
      let chosen = items.filter { Scope($0) == scope }
      guard !chosen.isEmpty else { continue }
      lines += ["", "## \(title)", ""]
      lines += chosen.map { item in
        let line = item.line.map { " (line \($0 + 1))" } ?? ""
        return "- [ ] **\(item.guidance.title)**\(line): \(question(of: item.guidance))"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func question(of guidance: Guidance) -> String {
    isAndroid ? guidance.androidQuestion ?? guidance.question : guidance.question
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
  /// The first offset of each identifier, except in imports.
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
