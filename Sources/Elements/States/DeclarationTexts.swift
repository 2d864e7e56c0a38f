// Lookups in the code of a file's top-level declarations, done once for each.

import Source
import Syntax

/// Lookups in the top-level declaration around an offset.
///
/// Rules look up many offsets in the same declaration, so results are cached.
public struct DeclarationTexts {
  private let tree: ElementTree
  private let declarations: [NodeID]
  private var known: [Question: Bool] = [:]
  private var presented: Set<Mention>?
  private var pageFunctions: Set<Mention>?
  private var components: [Identifier: NodeID]?
  private var shownStates: [Int: ShownState?] = [:]

  private struct Question: Hashable {
    var declaration: Int
    /// The address of the word's `StaticString`.
    var word: UInt
  }

  private struct Mention: Hashable {
    var declaration: Int
    var name: Identifier
  }

  public init(_ tree: ElementTree) {
    self.tree = tree
    declarations =
      tree.syntax.language == .xml
      ? [] : tree.syntax.children(of: tree.syntax.root).filter { tree.syntax[$0].kind == .declaration }
  }

  /// Returns the index of the declaration around an offset, or nil if there is none. An XML file counts as one
  /// declaration.
  public func index(around offset: Int) -> Int? {
    if tree.syntax.language == .xml { return 0 }
    let place = declarations.partitioningIndex { tree.syntax[$0].range.upperBound > offset }
    guard place < declarations.count, tree.syntax[declarations[place]].range.contains(offset) else {
      return nil
    }
    return place
  }

  /// Returns whether the declaration around an offset contains any of the words.
  public mutating func spell(_ words: [StaticString], around offset: Int) -> Bool {
    guard let index = index(around: offset) else { return false }
    return words.contains { spells($0, index) }
  }

  private mutating func spells(_ word: StaticString, _ index: Int) -> Bool {
    let question = Question(declaration: index, word: UInt(bitPattern: word.utf8Start))
    if let answer = known[question] { return answer }
    let range = tree.syntax.language == .xml ? 0..<tree.text.count : tree.syntax[declarations[index]].range
    let answer = tree.code(range).spells(word)
    known[question] = answer
    return answer
  }

  /// Returns whether the code around an offset looks up localized strings or string resources.
  public mutating func lookUpTexts(around offset: Int) -> Bool {
    switch tree.syntax.language {
    case .swift: spell(["NSLocalizedString(", "(localized:"], around: offset)
    case .kotlin: spell(["R.string."], around: offset)
    case .xml: spell(["\"@string/"], around: offset)
    }
  }

  /// Returns whether a state presents a view that's announced automatically: `.sheet(isPresented: $isOpen)`.
  mutating func present(_ state: Identifier, around offset: Int) -> Bool {
    guard let index = index(around: offset) else { return false }
    let all = presented ?? statesThatPresent()
    presented = all
    return all.contains(Mention(declaration: index, name: state))
  }

  private func statesThatPresent() -> Set<Mention> {
    var found: Set<Mention> = []
    let syntax = tree.syntax
    for node in syntax.nodes where node.kind == .argument && node.name == "isPresented" {
      guard let index = index(around: Int(node.start)),
        let name = syntax.text[node.range].suffix(64).split(separator: UInt8(ascii: "$")).last
      else { continue }
      found.insert(Mention(declaration: index, name: Identifier(name)))
    }
    return found
  }

  /// Returns the state that a control's action changes, if the control shows it only visually.
  public mutating func shownState(of id: ElementID) -> ShownState? {
    if let known = shownStates[id.index] { return known }
    var state = tree.shownState(of: id, components: componentsByName())
    // A sheet is announced when it appears.
    if let name = state?.name, present(name, around: tree[id].constructor.lowerBound) { state = nil }
    shownStates[id.index] = .some(state)
    return state
  }

  /// Returns the control without a callback that shows a clickable row's state.
  public mutating func passiveState(of id: ElementID) -> PassiveState? {
    tree.passiveState(of: id, components: componentsByName())
  }

  private mutating func componentsByName() -> [Identifier: NodeID] {
    let all = components ?? declarationsByName()
    components = all
    return all
  }

  /// Returns the file's top-level types and functions by name, without names that several have.
  private func declarationsByName() -> [Identifier: NodeID] {
    var found: [Identifier: NodeID] = [:]
    var ambiguous: Set<Identifier> = []
    for declaration in declarations {
      switch tree.syntax.declarationKind(of: declaration) {
      case .struct, .function:
        if found.updateValue(declaration, forKey: tree.syntax[declaration].name) != nil {
          ambiguous.insert(tree.syntax[declaration].name)
        }
      default: continue
      }
    }
    for name in ambiguous { found[name] = nil }
    return found
  }

  /// Returns whether a function of the type around an offset opens a web page and does nothing else.
  mutating func openPage(_ function: Identifier, around offset: Int) -> Bool {
    guard let index = index(around: offset) else { return false }
    let all = pageFunctions ?? functionsThatOpenPages()
    pageFunctions = all
    return all.contains(Mention(declaration: index, name: function))
  }

  private func functionsThatOpenPages() -> Set<Mention> {
    var found: Set<Mention> = []
    let syntax = tree.syntax
    for (index, type) in declarations.enumerated() {
      guard let block = syntax.child(.block, of: type) else { continue }
      for member in syntax.children(of: block) where syntax.declarationKind(of: member) == .function {
        guard let body = syntax.child(.block, of: member), syntax.pageOpened(in: body) != nil else {
          continue
        }
        found.insert(Mention(declaration: index, name: syntax[member].name))
      }
    }
    return found
  }
}
