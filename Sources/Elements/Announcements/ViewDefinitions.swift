// Definitions of views that a file refers to: types, functions, and properties that create elements.

import Source
import Syntax

/// The declarations in a file, and the elements that each creates.
struct ViewDefinitions {
  /// A declaration at the top level.
  struct Outermost {
    var id: NodeID
    var range: Range<Int>
    /// The code to read first: the body of a view type. Nil if the whole declaration is read.
    var body: Range<Int>?
    /// True if the declaration extends a type.
    var isExtension: Bool
    /// The object that contains the declaration, or nil at the top level.
    var namespace: Identifier?
  }

  /// A name as used inside a type. The owner is none for global names.
  private struct Key: Hashable {
    var owner: Identifier
    var name: Identifier
  }

  /// The declarations in file order.
  private(set) var outermost: [Outermost] = []
  /// The elements without a parent, by position.
  private let roots: [ElementID]
  let tree: ElementTree
  /// The definition of each name, or nil for a name that's defined several times.
  private var places: [Key: Place?] = [:]
  /// The functions and properties that create views for others, in file order.
  private(set) var helpers: [Place] = []
  /// The top-level types by name.
  private var outermostTypes: [Identifier: Int] = [:]
  /// The extensions of each type.
  private var extensions: [Identifier: [Range<Int>]] = [:]
  /// The code of previews.
  private var previews: [Range<Int>] = []
  /// The types, each before its nested types.
  private(set) var types: [(range: Range<Int>, name: Identifier)] = []

  /// The definition of a view.
  struct Place {
    var name: Identifier
    /// The code that creates the view.
    var range: Range<Int>
    /// The type that contains the definition. None at the top level.
    var owner: Identifier
    /// The function or property. For the body of a view, the type.
    var declaration: NodeID
    /// True if it's a view type, which is also a separate screen.
    var isScreen = false
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

  /// Removes composables that only previews use, because they aren't screens.
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

  /// Adds the members of a type. Returns its body if it's a view.
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
        // Code can refer to a nested type without its outer type.
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
    // What creates the view of a representable may be anywhere in it.
    if body == nil, syntax.representsView(type) { body = syntax[type].range }
    if let body {
      define(Place(name: owner, range: body, owner: owner, declaration: type, isScreen: true), in: .none)
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

  /// Returns the type in the file that an extension extends, or nil for anything else.
  func extended(_ declaration: Outermost) -> Outermost? {
    guard declaration.isExtension else { return nil }
    return outermostTypes[tree.syntax[declaration.id].name].map { outermost[$0] }
  }

  /// Returns the declarations that are read one by one: the members of a Kotlin object that does nothing but group them,
  /// or else the declaration itself.
  func screens(in declaration: Outermost) -> [Outermost] {
    let syntax = tree.syntax
    guard syntax.declarationKind(of: declaration.id) == .object else { return [declaration] }
    var members: [Outermost] = []
    var index = declaration.id.index + 1
    while index < syntax.subtree(of: declaration.id).upperBound {
      let member = NodeID(index)
      guard let kind = syntax.declarationKind(of: member) else {
        index += 1
        continue
      }
      index = Int(syntax.nodes[index].subtreeEnd)
      guard kind == .function || kind == .property, !syntax.isPreview(member) else { continue }
      members.append(
        Outermost(
          id: member, range: syntax[member].range, isExtension: false, namespace: syntax[declaration.id].name)
      )
    }
    let areComplete = roots(in: declaration.range).allSatisfy { root in
      let start = tree[root].range.lowerBound
      let behind = members.partitioningIndex { $0.range.lowerBound > start }
      return behind > 0 && members[behind - 1].range.contains(start)
    }
    return areComplete && members.count > 1 ? members : [declaration]
  }

  /// Returns whether a declaration extends all SwiftUI views. Its content belongs to the screens that use it.
  func addsToAllViews(_ declaration: Outermost) -> Bool {
    declaration.isExtension && tree.syntax.language == .swift && tree.syntax[declaration.id].name == "View"
  }

  /// Returns the extensions of a type in the file.
  func extensions(of declaration: Outermost) -> [Range<Int>] {
    guard !declaration.isExtension else { return [] }
    return extensions[tree.syntax[declaration.id].name] ?? []
  }

  /// Returns the definition of a view that code in the type `owner` refers to, or nil if it isn't certain.
  func place(of name: Identifier, in owner: Identifier) -> Place? {
    if let own = places[Key(owner: owner, name: name)] { return own }
    return places[Key(owner: .none, name: name)] ?? nil
  }

  /// Returns the outermost elements that a part of the file creates, in order.
  func roots(in range: Range<Int>) -> ArraySlice<ElementID> {
    let first = roots.partitioningIndex { tree[$0].range.lowerBound >= range.lowerBound }
    let end = roots.partitioningIndex { tree[$0].range.lowerBound >= range.upperBound }
    return roots[first..<max(first, end)]
  }

  /// The outermost elements that no declaration creates.
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
  /// True if it declares or extends a type.
  fileprivate var isType: Bool {
    switch self {
    case .struct, .class, .enum, .protocol, .extension, .actor, .interface, .object: true
    default: false
    }
  }
}

extension Tree {
  /// Returns whether a SwiftUI type shows a view of another framework: `struct Map: UIViewRepresentable`.
  ///
  /// Source: Apple, “UIViewRepresentable”, “NSViewRepresentable”.
  fileprivate func representsView(_ type: NodeID) -> Bool {
    language == .swift
      && children(of: type).contains { child in
        self[child].kind == .type
          && (self[child].name == "UIViewRepresentable" || self[child].name == "NSViewRepresentable")
      }
  }

  /// Returns whether a declaration is a preview: `@Preview`, `PreviewProvider`, `#Preview`.
  fileprivate func isPreview(_ id: NodeID) -> Bool {
    children(of: id).contains { child in
      switch self[child].kind {
      // `@PreviewLightDark` and the app's own multipreview annotations apply to functions.
      case .attribute where language == .kotlin: text[nameRange(of: child)].spells("Preview")
      case .attribute: nameText(of: child).hasSuffix("Preview") || nameText(of: child).hasSuffix("Previews")
      case .type: self[child].name == "PreviewProvider"
      default: false
      }
    }
  }
}
