// Manual test checklists.

import Elements
package import Source
import Syntax

/// The manual tests for the screens of a file, after the file's open findings.
package struct Checklist: Sendable {
  /// A test, with the 0-based line of the code that requires it, or nil if every screen does.
  package struct Item: Sendable {
    package var guidance: Guidance
    package var line: Int?
  }

  package var items: [Item]
  /// The open findings with their 0-based lines, the most severe ones first. Hints aren't included.
  private let open: [(finding: Finding, line: Int)]
  /// True if the file is part of an Android app.
  private let isAndroid: Bool

  /// The maximum number of open findings to list.
  private static let mostFindings = 20

  /// Creates the checklist for a file at `path`. Tests for every screen come first. `findings` are those of the file.
  package init(
    of text: SourceText, path: String, findings: [Finding] = [], in surroundings: Surroundings = .unknown,
    _ configuration: Configuration = Configuration()
  ) {
    isAndroid = path.hasSuffix(".kt") || path.hasSuffix(".xml")
    open = findings.filter { $0.severity > .hint }
      .sorted { ($1.severity, $0.range.lowerBound) < ($0.severity, $1.range.lowerBound) }
      .map { ($0, text.line(at: $0.range.lowerBound)) }
    let names = Language(path: path).map { Tree(parsing: text, as: $0).firstNames } ?? [:]
    let project = ProjectView(
      surroundings.project, of: SourceFile(path: path, text: text), configuration)
    let pictures = ElementTree(text, path: path, in: project)?.pictureStarts
    items = Guidance.all.compactMap { guidance in
      switch guidance.occasion {
      case .screen, .app: return Item(guidance: guidance)
      case .words(let words):
        guard let first = words.compactMap({ names[Identifier(spelled: $0)] }).min() else { return nil }
        guard guidance.isAboutImages, let pictures else {
          return Item(guidance: guidance, line: text.line(at: first))
        }
        return pictures.min().map { Item(guidance: guidance, line: text.line(at: $0)) }
      case .never: return nil
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
    var lines = ["# Checklist: \(Checklist.escaped(name))", ""] + openFindings
    lines.append(
      "Static analysis can't check \(open.isEmpty ? "these" : "the following"). Test them in the running app."
    )
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

  /// The section about open findings, or nothing if there are none.
  private var openFindings: [String] {
    guard !open.isEmpty else { return [] }
    let shown = open.prefix(Checklist.mostFindings).map { finding, line in
      "- [ ] **\(finding.rule)** (line \(line + 1), \(finding.severity.brief)): "
        + Checklist.escaped(finding.message)
    }
    let rest = open.count - shown.count
    let more = rest > 0 ? ["- [ ] \(rest) more, which `a11y-lsp check` lists"] : []
    return ["## Open findings", "", "Fix these before you test by hand.", ""] + shown + more + [""]
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

private extension Guidance {
  /// True if it's about labels of images, which decorative images don't have.
  var isAboutImages: Bool { statements.contains("P17") }
}

private extension ElementTree {
  /// The starts of the images that aren't decorative. Nil if the code contains no image that can be read.
  var pictureStarts: [Int]? {
    let pictures = ids.filter { self[$0].role == .image }
    guard !pictures.isEmpty else { return nil }
    return pictures.filter { id in
      let image = self[id]
      return image.hiding == nil && (!image.labels.isEmpty || image.isExposed && !isAccessory(id))
    }.map { self[$0].constructor.lowerBound }
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
