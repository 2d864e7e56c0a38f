// Where the views are defined that a file names: types, functions and properties that make elements.

import Source
import Syntax

/// The declarations of a file, and the elements that each of them makes.
struct ViewDefinitions {
  /// A declaration that stands in no other.
  struct Outermost {
    var id: NodeID
    var range: Range<Int>
    /// What reading it begins with: the body of a view type; nil where that is all of it.
    var body: Range<Int>?
    /// Whether it adds to a type.
    var isExtension: Bool
  }

  /// A name as it is used inside of a type; global where the owner is none.
  private struct Key: Hashable {
    var owner: Identifier
    var name: Identifier
  }

  /// In the order of the file.
  private(set) var outermost: [Outermost] = []
  /// The elements that stand in no other, by their place.
  private let roots: [ElementID]
  let tree: ElementTree
  /// Where each name is defined; nil for a name that is defined more than once.
  private var places: [Key: Place?] = [:]
  /// The functions and properties that make views for others, in the order of the file.
  private(set) var helpers: [Place] = []
  /// The types that stand in no other, by their names.
  private var outermostTypes: [Identifier: Int] = [:]
  /// The extensions of each type.
  private var extensions: [Identifier: [Range<Int>]] = [:]
  /// The code that shows others while an app is written.
  private var previews: [Range<Int>] = []
  /// The types, outer ones before those inside.
  private(set) var types: [(range: Range<Int>, name: Identifier)] = []

  /// Where a view is defined.
  struct Place {
    var name: Identifier
    /// The code that makes it.
    var range: Range<Int>
    /// The type in which it is defined; none for the file.
    var owner: Identifier
    /// The function or property; of the body of a view, the type.
    var declaration: NodeID
  }

  init(_ tree: ElementTree) {
    self.tree = tree
    roots = tree.ids.filter { tree[$0].parent == nil }.sorted {
      tree[$0].range.lowerBound < tree[$1].range.lowerBound
    }
    let syntax = tree.syntax
    guard syntax.language != .xml else { return }
    var index = 0
    while index < syntax.nodes.count {
      let id = NodeID(index)
      guard let kind = syntax.declarationKind(of: id), kind != .import else {
        index += 1
        continue
      }
      index = Int(syntax.nodes[index].subtreeEnd)
      if syntax.isPreview(id) {
        previews.append(syntax[id].range)
      } else {
        add(id, kind)
      }
    }
    leaveOutHelpersOfPreviews()
  }

  /// Composables that nothing but previews uses are no screens.
  private mutating func leaveOutHelpersOfPreviews() {
    let syntax = tree.syntax
    guard syntax.language == .kotlin, !previews.isEmpty else { return }
    var uses: [Identifier: (inPreviews: Int, elsewhere: Int)] = [:]
    for declaration in outermost where syntax.hasModifier("private", declaration.id) {
      uses[syntax[declaration.id].name] = (0, 0)
    }
    guard !uses.isEmpty else { return }
    for node in syntax.nodes where node.kind != .declaration && uses[node.name] != nil {
      let start = node.range.lowerBound
      let next = previews.partitioningIndex { $0.lowerBound > start }
      if next > 0, previews[next - 1].contains(start) {
        uses[node.name]?.inPreviews += 1
      } else {
        uses[node.name]?.elsewhere += 1
      }
    }
    let helpers = outermost.filter { declaration in
      guard syntax.hasModifier("private", declaration.id), let use = uses[syntax[declaration.id].name] else {
        return false
      }
      return use.inPreviews > 0 && use.elsewhere == 0
    }
    let ids = Set(helpers.map(\.id))
    outermost.removeAll { ids.contains($0.id) }
    previews += helpers.map(\.range)
    previews.sort { $0.lowerBound < $1.lowerBound }
  }

  private mutating func add(_ id: NodeID, _ kind: DeclarationKind) {
    let node = tree.syntax[id]
    var declaration = Outermost(id: id, range: node.range, isExtension: kind == .extension)
    if kind.isType {
      declaration.body = addMembers(of: id)
      if kind == .extension {
        extensions[node.name, default: []].append(node.range)
      } else {
        outermostTypes[node.name] = outermost.count
      }
    } else if kind == .function || kind == .property {
      define(node.name, in: .none, at: id, owner: .none)
    }
    outermost.append(declaration)
  }

  /// Adds what a type declares. Returns its body, where it is a view.
  private mutating func addMembers(of type: NodeID) -> Range<Int>? {
    let syntax = tree.syntax
    let owner = syntax[type].name
    types.append((syntax[type].range, owner))
    var body: Range<Int>?
    var index = type.index + 1
    while index < syntax.subtree(of: type).upperBound {
      let member = NodeID(index)
      guard let kind = syntax.declarationKind(of: member) else {
        index += 1
        continue
      }
      index = Int(syntax.nodes[index].subtreeEnd)
      if kind.isType {
        // A type inside of a type can be named without the outer one.
        _ = addMembers(of: member)
      } else if kind == .function || kind == .property {
        let node = syntax[member]
        if node.name == "body", syntax.language == .swift {
          body = node.range
        } else {
          define(node.name, in: owner, at: member, owner: owner)
        }
      }
    }
    if let body {
      define(Place(name: owner, range: body, owner: owner, declaration: type), in: .none)
    }
    return body
  }

  private mutating func define(
    _ name: Identifier, in scope: Identifier, at declaration: NodeID, owner: Identifier
  ) {
    guard name != .none else { return }
    let place = Place(
      name: name, range: tree.syntax[declaration].range, owner: owner, declaration: declaration)
    helpers.append(place)
    define(place, in: scope)
  }

  private mutating func define(_ place: Place, in scope: Identifier) {
    guard place.name != .none else { return }
    let key = Key(owner: scope, name: place.name)
    places[key] = .some(places[key] == nil ? place : nil)
  }

  /// The type of the file to which an extension adds; nil for anything else.
  func extended(_ declaration: Outermost) -> Outermost? {
    guard declaration.isExtension else { return nil }
    return outermostTypes[tree.syntax[declaration.id].name].map { outermost[$0] }
  }

  /// Whether a declaration adds to all views of SwiftUI: what it shows belongs to the screens that use it.
  func addsToAllViews(_ declaration: Outermost) -> Bool {
    declaration.isExtension && tree.syntax.language == .swift && tree.syntax[declaration.id].name == "View"
  }

  /// Where the file adds to a type.
  func extensions(of declaration: Outermost) -> [Range<Int>] {
    guard !declaration.isExtension else { return [] }
    return extensions[tree.syntax[declaration.id].name] ?? []
  }

  /// Where a view is defined that code of the type `owner` names; nil where that is not told for certain.
  func place(of name: Identifier, in owner: Identifier) -> Place? {
    if let own = places[Key(owner: owner, name: name)] { return own }
    return places[Key(owner: .none, name: name)] ?? nil
  }

  /// The outermost elements that a part of the file makes, in order.
  func roots(in range: Range<Int>) -> ArraySlice<ElementID> {
    let first = roots.partitioningIndex { tree[$0].range.lowerBound >= range.lowerBound }
    let end = roots.partitioningIndex { tree[$0].range.lowerBound >= range.upperBound }
    return roots[first..<max(first, end)]
  }

  /// The outermost elements that no declaration makes.
  var strays: [ElementID] {
    roots.filter { root in
      let start = tree[root].range.lowerBound
      let behind = outermost.partitioningIndex { $0.range.lowerBound > start }
      let next = previews.partitioningIndex { $0.lowerBound > start }
      return (behind == 0 || !outermost[behind - 1].range.contains(start))
        && (next == 0 || !previews[next - 1].contains(start))
    }
  }
}

extension DeclarationKind {
  /// Whether it declares or completes a type.
  fileprivate var isType: Bool {
    switch self {
    case .struct, .class, .enum, .protocol, .extension, .actor, .interface, .object: true
    default: false
    }
  }
}

extension Tree {
  /// Whether a declaration shows others while an app is written: `@Preview`, `PreviewProvider`, `#Preview`.
  fileprivate func isPreview(_ id: NodeID) -> Bool {
    children(of: id).contains { child in
      switch self[child].kind {
      // `@PreviewLightDark` and annotations of the app that collect several are those of functions.
      case .attribute where language == .kotlin: text[nameRange(of: child)].spells("Preview")
      case .attribute: nameText(of: child).hasSuffix("Preview") || nameText(of: child).hasSuffix("Previews")
      case .type: self[child].name == "PreviewProvider"
      default: false
      }
    }
  }
}
