// Which views of code nobody ever meets, because nothing creates them.

import Source
import Syntax

/// The declarations of views in one file that nothing in the project mentions but themselves, previews, and each other.
///
/// A declaration counts as used where that can't be told: the project is no app, the declaration is public, an attribute
/// may have code generated for it, or it's Kotlin's of a module that isn't known to be an app.
struct UnmetCode {
  private let tree: Tree
  private let project: ProjectView
  /// The declarations of views that may be unused, by their names.
  private var candidates: [Identifier: [Range<Int>]] = [:]
  /// What shows views to developers only, and extensions of candidates, which create nothing.
  private var previews: [Range<Int>] = []
  /// Names that another declaration has.
  private var others: Set<Identifier> = []

  /// The ranges of unused views.
  ///
  /// - Parameter places: Offsets in the views that matter.
  static func ranges(in tree: Tree, around places: [Int], _ project: ProjectView) -> [Range<Int>] {
    guard tree.language != .xml, !places.isEmpty,
      project.mayBelong(to: tree.language == .swift ? Mention.appleApp : Mention.androidApp)
    else { return [] }
    var code = UnmetCode(tree, project)
    code.survey()
    let sorted = places.sorted()
    guard code.candidates.values.joined().contains(where: { UnmetCode.holds($0, any: sorted) }) else {
      return []
    }
    return code.unmet()
  }

  private init(_ tree: Tree, _ project: ProjectView) {
    self.tree = tree
    self.project = project
  }

  private static func holds(_ range: Range<Int>, any places: [Int]) -> Bool {
    let place = places.partitioningIndex { $0 >= range.lowerBound }
    return place < places.count && places[place] < range.upperBound
  }

  // MARK: Declarations

  private mutating func survey() {
    for id in tree.children(of: tree.root) {
      let range = tree[id].range
      guard let kind = tree.declarationKind(of: id) else {
        if tree.isPreview(id) { previews.append(range) }
        continue
      }
      if tree.isPreview(id) {
        previews.append(range)
      } else if isCandidate(id, kind) {
        candidates[tree[id].name, default: []].append(range)
      } else if kind != .extension, kind != .import {
        others.insert(tree[id].name)
      }
    }
    for name in others { candidates[name] = nil }
    for id in tree.children(of: tree.root)
    where tree.declarationKind(of: id) == .extension && candidates[tree[id].name] != nil {
      candidates[tree[id].name]?.append(tree[id].range)
    }
  }

  private func isCandidate(_ id: NodeID, _ kind: DeclarationKind) -> Bool {
    guard tree.text[tree.nameRange(of: id)].first?.isUppercaseASCII == true else { return false }
    let parts = tree.children(of: id)
    let attributes = parts.filter { tree[$0].kind == .attribute }
    switch (tree.language, kind) {
    case (.swift, .struct), (.swift, .class):
      guard tree.mentionsType("View", id) || kind == .class && inheritsView(id),
        !["public", "open", "package"].contains(where: { tree.hasModifier($0, id) })
      else { return false }
    case (.kotlin, .function):
      guard tree.hasAttribute("Composable", id), isPrivateToApp(id) else { return false }
    default: return false
    }
    return attributes.allSatisfy { UnmetCode.isPlain(tree[$0].name) || tree.spellsExperimental($0) }
  }

  private func inheritsView(_ id: NodeID) -> Bool {
    guard let base = tree.child(.type, of: id) else { return false }
    let name = tree.text[tree[base].range]
    return ViewKind.named(tree[base].name) != nil || name.ends(with: "View") || name.ends(with: "Cell")
  }

  /// Whether nobody outside of the project can call a function of Kotlin, which is public unless it says otherwise.
  private func isPrivateToApp(_ id: NodeID) -> Bool {
    tree.hasModifier("private", id) || tree.hasModifier("internal", id)
      || project.mayBelong(to: Mention.app(project.module))
  }

  /// Attributes that have nobody else use a declaration. Others may have code generated that does.
  private static func isPlain(_ attribute: Identifier) -> Bool {
    switch attribute {
    case "available", "MainActor", "ViewBuilder", "IBDesignable", "preconcurrency",
      "Composable", "OptIn", "Suppress", "SuppressLint", "Stable", "Immutable", "NonRestartableComposable",
      "NonSkippableComposable", "ReadOnlyComposable", "VisibleForTesting", "Deprecated", "RequiresApi",
      "TargetApi":
      true
    default: false
    }
  }

  // MARK: Mentions

  private func unmet() -> [Range<Int>] {
    let names = candidates.keys.filter { name in
      // The file that declares it is the only one that mentions it.
      project.mentionCount(name) == 1 && project.mentionCount(Mention.declaration(of: name)) == 1
    }
    guard !names.isEmpty else { return [] }
    let places = places(of: Set(names))
    var unmet: Set<Identifier> = []
    // What only unused views show is unused as well.
    for _ in 0..<UnmetCode.deepestUse {
      let silent = (previews + unmet.flatMap { candidates[$0] ?? [] }).outermost
      let found = names.filter { name in
        !unmet.contains(name)
          && places[name, default: []].allSatisfy { place in
            candidates[name]?.contains { $0.contains(place) } == true || silent.hold(place)
          }
      }
      if found.isEmpty { break }
      unmet.formUnion(found)
    }
    return unmet.flatMap { candidates[$0] ?? [] }.outermost
  }

  private static let deepestUse = 4

  /// Where the file spells these names, outside of lines that are comments.
  private func places(of names: Set<Identifier>) -> [Identifier: [Int]] {
    var places: [Identifier: [Int]] = [:]
    let bytes = tree.text.sentinelled.span
    let end = tree.text.count
    var at = 0
    var beginsLine = true
    while at < end {
      let byte = bytes[at]
      if byte.isIdentifierByte {
        let (id, wordEnd) = Identifier.beginning(at: at, in: bytes)
        if byte.isUppercaseASCII, names.contains(id) { places[id, default: []].append(at) }
        at = max(wordEnd, at + 1)
        beginsLine = false
        continue
      }
      let isComment =
        byte == UInt8(ascii: "/") && bytes[at + 1] == UInt8(ascii: "/") || byte == UInt8(ascii: "*")
      if beginsLine, isComment {
        while at < end, !bytes[at].isLineBreak { at += 1 }
        continue
      }
      if byte.isLineBreak { beginsLine = true } else if !byte.isBlank { beginsLine = false }
      at += 1
    }
    return places
  }
}

extension [Range<Int>] {
  /// Sorted, without what lies inside of another one.
  fileprivate var outermost: [Range<Int>] {
    var end = -1
    return sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }.filter { range in
      defer { end = Swift.max(end, range.upperBound) }
      return range.upperBound > end
    }
  }

  /// Whether one of them, which are sorted and lie apart, holds an offset.
  public func hold(_ offset: Int) -> Bool {
    let next = partitioningIndex { $0.lowerBound > offset }
    return next > 0 && self[next - 1].contains(offset)
  }
}

private extension Tree {
  /// Whether something shows views to developers only.
  func isPreview(_ id: NodeID) -> Bool {
    switch declarationKind(of: id) {
    case nil: child(.call, of: id).map { self[$0].name == "#Preview" } ?? false
    case .function:
      children(of: id).contains { self[$0].kind == .attribute && text[nameRange(of: $0)].spells("Preview") }
    case .struct, .class: mentionsType("PreviewProvider", id)
    default: false
    }
  }

  /// `@ExperimentalFoundationApi`
  func spellsExperimental(_ attribute: NodeID) -> Bool {
    text[nameRange(of: attribute)].starts(with: "Experimental".utf8)
  }
}

extension ElementTree {
  /// The parts of the file that declare views that nothing creates, sorted, as far as one of the offsets `places` lies in
  /// them.
  public func unmetCode(around places: [Int], _ project: ProjectView) -> [Range<Int>] {
    UnmetCode.ranges(in: syntax, around: places, project)
  }
}
