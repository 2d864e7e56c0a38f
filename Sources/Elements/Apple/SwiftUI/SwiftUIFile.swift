// Declarations in a Swift file that its views refer to: constants, modifiers, styles.

import Source
import Syntax

/// The declarations in a file, by name.
struct SwiftUIFile {
  /// The numeric value of a name.
  enum Metric: Hashable {
    case constant(Double)
    /// A value that scales with the text size: `@ScaledMetric`.
    case scaled
    /// Several declarations, or one that can't be read.
    case unclear
  }

  private var metrics: [Identifier: Metric] = [:]
  /// The modifiers by name: functions in an extension that return a view, and `ViewModifier` types.
  private(set) var modifiers: [Identifier: [DeclaredModifier]] = [:]
  /// The members and functions that return an image or a view, by spelling.
  private(set) var imageMembers: [String: ImageMember] = [:]

  /// A modifier that the file declares.
  struct DeclaredModifier {
    var name: String
    /// Nil if it can't be read.
    var body: NodeID?
    /// True if it extends images.
    var isForImages: Bool
    /// The parameters that turn the view into another one.
    var closures: Set<Identifier> = []
  }

  /// The types that are control styles.
  private var styles: [Identifier: NodeID] = [:]

  /// The gestures that properties create, or nil if several declarations share the name.
  private var gestures: [Identifier: NodeID?] = [:]
  /// The methods that return a view.
  private var viewFunctions: Set<Identifier> = []
  /// The functions in extensions that show the asset that they belong to.
  private(set) var assetFunctions: Set<String> = []
  /// The properties that create a view.
  private var viewProperties: Set<Identifier> = []

  init(_ tree: Tree) {
    /// The end of the current extension, and the name of the extended type.
    var extensionEnd = 0
    var extended = Identifier.none
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      let id = NodeID(index)
      guard node.kind == .declaration else {
        if node.kind == .parameter { add(.unclear, node.name) }
        continue
      }
      switch tree.declarationKind(of: id) {
      case .property:
        add(SwiftUIFile.metric(of: id, tree), node.name)
        if tree.mentionsType("Gesture", id) { addGesture(id, tree) }
        if tree.mentionsType("View", id) { viewProperties.insert(node.name) }
        addImageMember(id, tree)
      case .extension:
        extensionEnd = Int(node.subtreeEnd)
        extended = node.name
      case .function where tree.mentionsType("Image", id): addImageMember(id, tree)
      case .function where tree.mentionsType("View", id):
        if index < extensionEnd {
          addModifier(tree.child(.block, of: id), id, tree, isForImages: extended == "Image")
          addAssetFunction(id, tree)
        } else {
          viewFunctions.insert(node.name)
        }
        addImageMember(id, tree)
      case .function where index < extensionEnd && returnsClosureResult(id, tree):
        addModifier(tree.child(.block, of: id), id, tree)
      case .struct: addType(id, tree)
      default: continue
      }
    }
  }

  func metric(_ name: Identifier) -> Metric { metrics[name] ?? .unclear }

  /// Returns the body of the modifier with this name, if the file declares it once and it's short.
  func modifier(_ name: Identifier) -> NodeID? {
    modifiers[name].flatMap { $0.count == 1 ? $0[0].body : nil }
  }

  /// Returns whether a type in the file has a method with this name that returns a view.
  func buildsViews(_ name: Identifier) -> Bool { viewFunctions.contains(name) }

  /// Returns whether a property in the file creates a view.
  func storesView(_ name: Identifier) -> Bool { viewProperties.contains(name) }

  func style(_ name: Identifier) -> NodeID? { styles[name] }

  /// Returns the gesture of a property that's a single expression.
  func gesture(_ name: Identifier) -> NodeID? { gestures[name] ?? nil }

  /// Returns whether a function returns what a closure makes of the view:
  /// `func modify<T: View>(_ change: (Self) -> T) -> T`.
  private func returnsClosureResult(_ function: NodeID, _ tree: Tree) -> Bool {
    guard let result = tree.child(.type, of: function) else { return false }
    let closures = tree.viewClosures(of: function)
    return tree.children(of: function).contains { parameter in
      closures.contains(tree[parameter].name)
        && tree.child(.type, of: parameter).map { tree[$0].name == tree[result].name } == true
    }
  }

  private mutating func addGesture(_ property: NodeID, _ tree: Tree) {
    let statements = tree.child(.block, of: property).map { Array(tree.children(of: $0)) } ?? []
    let chain = statements.count == 1 && tree[statements[0]].kind == .chain ? statements[0] : nil
    let name = tree[property].name
    gestures[name] = .some(gestures[name] == nil ? chain : nil)
  }

  private mutating func addAssetFunction(_ function: NodeID, _ tree: Tree) {
    guard let body = tree.child(.block, of: function), case let statements = tree.childIDs(of: body),
      statements.count == 1, case let first = tree.firstLink(of: statements[0]),
      tree.isName("swiftUIImage", first)
    else { return }
    assetFunctions.insert(tree.nameText(of: function))
  }

  private mutating func addModifier(
    _ body: NodeID?, _ declaration: NodeID, _ tree: Tree, isForImages: Bool = false
  ) {
    modifiers[tree[declaration].name, default: []].append(
      DeclaredModifier(
        name: tree.nameText(of: declaration), body: body, isForImages: isForImages,
        closures: tree.viewClosures(of: declaration)))
  }

  private mutating func addImageMember(_ declaration: NodeID, _ tree: Tree) {
    let member: ImageMember
    if tree.mentionsType("Image", declaration) {
      member = ImageMember(tree.imageSources(in: declaration))
    } else if tree.mentionsType("View", declaration), tree[declaration].name != "body" {
      member = .view
    } else {
      return
    }
    let name = tree.nameText(of: declaration)
    imageMembers[name] = imageMembers[name].map { $0.merged(with: member) } ?? member
  }

  private mutating func addType(_ id: NodeID, _ tree: Tree) {
    guard let block = tree.child(.block, of: id) else { return }
    if tree.mentionsType("ViewModifier", id) {
      let body = tree.children(of: block).first {
        tree.declarationKind(of: $0) == .function && tree[$0].name == "body"
      }
      addModifier(body.flatMap { tree.child(.block, of: $0) }, id, tree)
    } else if tree.children(of: id).contains(where: {
      tree[$0].kind == .type && tree.nameText(of: $0).hasSuffix("Style")
    }) {
      styles[tree[id].name] = block
    }
  }

  private mutating func add(_ metric: Metric, _ name: Identifier) {
    guard name != .none else { return }
    if let known = metrics[name], known != metric {
      metrics[name] = .unclear
    } else {
      metrics[name] = metric
    }
  }

  private static func metric(of property: NodeID, _ tree: Tree) -> Metric {
    if tree.hasAttribute("ScaledMetric", property) { return .scaled }
    guard tree.isConstant(property), tree.child(.attribute, of: property) == nil,
      let value = tree.children(of: property).first(where: { tree[$0].kind == .number }),
      let number = tree.number(of: value)
    else { return .unclear }
    return .constant(number)
  }
}
