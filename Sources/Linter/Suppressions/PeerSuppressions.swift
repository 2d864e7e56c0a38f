// Suppressions written for other tools.

import Elements
import Source
import Syntax

/// Comments, attributes, and annotations of other tools that suppress the corresponding rules here. They're never
/// reported as unused.
struct PeerSuppressions {
  /// The covered byte ranges with the suppressed rules.
  private(set) var covered: [(range: Range<Int>, rules: Set<String>)] = []
  /// The covered ranges by rule.
  private var indices: [String: SuppressionIndex] = [:]

  init(in tree: Tree) {
    switch tree.language {
    case .swift, .kotlin:
      readComments(in: tree)
      if tree.language == .kotlin { readAnnotations(in: tree) }
    case .xml: readAttributes(in: tree)
    }
    var byRule: [String: [(comment: Int, covered: Range<Int>?)]] = [:]
    for (number, place) in covered.enumerated() {
      for rule in place.rules { byRule[rule, default: []].append((number, place.range)) }
    }
    indices = byRule.mapValues(SuppressionIndex.init)
  }

  func covers(_ finding: Finding) -> Bool {
    indices[finding.rule]?.comment(covering: finding.range.lowerBound) != nil
  }

  var isEmpty: Bool { covered.isEmpty }

  // MARK: Swift and Kotlin comments

  private mutating func readComments(in tree: Tree) {
    for comment in tree.comments {
      let bytes = tree.text[comment]
      guard
        bytes.spells("swiftlint:disable") || bytes.spells("a11y-check:disable")
          || bytes.spells("noinspection")
      else { continue }
      let rules = PeerSuppressions.rules(in: tree.text, comment) { _ in true }
      guard !rules.isEmpty else { continue }
      let text = tree.text.string(comment)
      let line = tree.text.line(at: comment.lowerBound)
      if text.contains("disable:this") || text.contains("disable-line") {
        covered.append((tree.text.lineRange(line), rules))
      } else if text.contains("disable:next") || text.contains("disable-next-line")
        || text.contains("noinspection")
      {
        covered.append((tree.text.lineRange(line + 1), rules))
      } else if text.contains("disable:previous") {
        covered.append((tree.text.lineRange(max(line - 1, 0)), rules))
      } else {
        covered.append((comment.upperBound..<tree.text.count, rules))
      }
    }
  }

  /// Returns the rules that correspond to rule names of other tools in a range of `text`, each preceded by a byte for
  /// which `counts` returns true.
  private static func rules(
    in text: SourceText, _ range: Range<Int>, behind counts: (UInt8) -> Bool
  ) -> Set<String> {
    var rules: Set<String> = []
    _ = spellings.finds(in: text, range) { index, offset in
      if counts(text[offset - 1]) { rules.formUnion(equivalents[names[index]] ?? []) }
      return false
    }
    return rules
  }

  private static let names = equivalents.keys.sorted()
  private static let spellings = WordSearch(names)

  // MARK: Annotations

  /// Reads `@SuppressLint("ContentDescription")` and `@Suppress`, which cover the whole declaration.
  private mutating func readAnnotations(in tree: Tree) {
    for index in tree.nodes.indices where tree.nodes[index].kind == .attribute {
      let node = tree.nodes[index]
      guard node.name == "SuppressLint" || node.name == "Suppress" else { continue }
      let rules = PeerSuppressions.rules(in: tree.text, node.range) { $0 == UInt8(ascii: "\"") }
      guard !rules.isEmpty else { continue }
      covered.append((PeerSuppressions.declaration(holding: index, in: tree), rules))
    }
  }

  private static func declaration(holding index: Int, in tree: Tree) -> Range<Int> {
    var at = index
    while at > 0 {
      at -= 1
      if tree.nodes[at].kind == .declaration, Int(tree.nodes[at].subtreeEnd) > index {
        return tree.nodes[at].range
      }
    }
    return 0..<tree.text.count
  }

  // MARK: tools:ignore

  /// Reads `tools:ignore` attributes, which cover the element and its children.
  ///
  /// Source: Android, “Tools attributes reference › tools:ignore”.
  private mutating func readAttributes(in tree: Tree) {
    var open: [Int] = []
    for index in tree.nodes.indices {
      while let last = open.last, index >= Int(tree.nodes[last].subtreeEnd) { open.removeLast() }
      if tree.nodes[index].kind == .element { open.append(index) }
      guard tree.nodes[index].kind == .attribute, tree.nodes[index].name == "tools:ignore",
        let element = open.last,
        let value = tree.child(.value, of: NodeID(index))
      else { continue }
      let ids = tree.text.string(tree[value].range).split(whereSeparator: { $0 == "," || $0 == " " })
      var rules = Set(ids.flatMap { PeerSuppressions.equivalents[String($0)] ?? [] })
      if ids.contains("all") { rules = Set(Rule.all.map(\.id)) }
      guard !rules.isEmpty else { continue }
      covered.append((tree.nodes[element].range, rules))
    }
  }

  // MARK: Equivalents

  /// The rules here that report the same as another tool's rule.
  private static let equivalents: [String: [String]] = [
    "ContentDescription": [
      "missing-icon-button-label", "missing-image-label", "empty-label", "role-in-label", "unreadable-label",
      "overriding-label",
    ],
    "ClickableViewAccessibility": ["missing-click-action"],
    "SpUsage": ["fixed-font-size"],
    "PxUsage": ["fixed-font-size"],
    "InOrMmUsage": ["fixed-font-size"],
    "TouchTargetSizeCheck": ["small-touch-target"],
    "MenuTitle": ["missing-icon-button-label"],
    "fixed-font-size": ["fixed-font-size"],
    "small-touch-target": ["small-touch-target"],
    "label-in-name": ["mismatched-label"],
    "hidden-parent-with-controls": ["hidden-control"],
    "LabelFor": ["missing-field-label"],
    "accessibility_label_for_image": ["missing-image-label", "missing-icon-button-label"],
    "accessibility_trait_for_button": ["missing-button-role"],
    "image-missing-label": ["missing-image-label"],
    "icon-button-missing-label": ["missing-icon-button-label"],
    "toggle-missing-label": ["missing-control-label"],
    "slider-missing-label": ["missing-control-label"],
    "stepper-missing-label": ["missing-control-label"],
    "picker-missing-label": ["missing-control-label"],
    "textfield-missing-label": ["missing-field-label"],
    "tap-gesture-missing-button-trait": ["missing-button-role"],
    "missing-accessibility-hint": ["missing-hint"],
    "button-label-contains-role": ["role-in-label"],
    "image-label-contains-role": ["role-in-label"],
    "hardcoded-color": ["hardcoded-color"],
  ]
}
