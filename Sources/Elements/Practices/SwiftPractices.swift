// What Swift code does beside making elements: one walk over the nodes of a file.

import Source
import Syntax

/// Looks at the names of a file that a rule may have an opinion about.
struct SwiftPractices {
  let tree: Tree
  private(set) var found: [Practice] = []
  /// The declarations around the node that is looked at, the outermost first.
  private(set) var declarations: [NodeID] = []
  /// The chains around it, the outermost first.
  private(set) var chains: [NodeID] = []
  /// The links of the chain that was asked for last.
  private var links: (chain: NodeID, all: [NodeID])?
  /// The names that the file declares.
  lazy var declaredNames = Set(
    tree.nodes.lazy.filter { $0.kind == .declaration || $0.kind == .parameter }.map(\.name))
  /// Whether something in the file is shown large while it is held.
  lazy var showsLargeContent = tree.nodes.contains {
    $0.name == "showsLargeContentViewer" || $0.name == "UILargeContentViewerInteraction"
  }

  static func all(in tree: Tree) -> [Practice] {
    guard SwiftUIReader.mayHoldViews(tree.importedNames) || UIKitReader.mayHoldViews(tree) else { return [] }
    var practices = SwiftPractices(tree: tree)
    practices.walk()
    return practices.found
  }

  private init(tree: Tree) {
    self.tree = tree
  }

  private mutating func walk() {
    var index = 0
    while index < tree.nodes.count {
      let node = tree.nodes[index]
      let id = NodeID(index)
      switch node.kind {
      case .declaration:
        while let last = declarations.last, Int(tree[last].subtreeEnd) <= index { declarations.removeLast() }
        if tree.mentionsType("PreviewProvider", id) {
          index = Int(node.subtreeEnd)
          continue
        }
        if SwiftPractices.names.mayContain(node.name) { declaration(id) }
        declarations.append(id)
      case .chain:
        while let last = chains.last, Int(tree[last].subtreeEnd) <= index { chains.removeLast() }
        chains.append(id)
      case .call where node.name == "#Preview":
        index = Int(node.subtreeEnd)
        continue
      case .call, .member, .name, .argument:
        if SwiftPractices.names.mayContain(node.name) {
          while let last = declarations.last, Int(tree[last].subtreeEnd) <= index {
            declarations.removeLast()
          }
          if node.kind == .argument { argument(id) } else { link(id) }
        }
        if SwiftPractices.eventNames.mayContain(node.name) {
          while let last = declarations.last, Int(tree[last].subtreeEnd) <= index {
            declarations.removeLast()
          }
          event(id)
        }
        if node.kind != .argument, mayBeMisspelt(node) { spelling(id) }
      default: break
      }
      index += 1
    }
  }

  private static let names = IdentifierFilter(
    Identifier.list(
      """
      justified accessibilityLanguage accessibilitySpeechLanguage languageIdentifier dynamicTypeSize environment \
      maximumContentSizeCategory supportedInterfaceOrientations shouldAutorotate setValue accessibilityElement \
      UIAccessibilityCustomAction accessibilityPerformEscape accessibilityActivate accessibilityScroll \
      isAdjustable notEnabled isDisabled shouldGroupAccessibilityElement shouldGroupAccessibilityElements \
      attributedAccessibilityLabel setIsAccessibilityElement ishidden
      """))

  private mutating func declaration(_ id: NodeID) {
    switch tree[id].name {
    case "supportedInterfaceOrientations", "shouldAutorotate": orientation(ofProperty: id)
    case "accessibilityPerformEscape", "accessibilityActivate", "accessibilityScroll":
      droppedSuperCall(id)
    default: break
    }
  }

  /// A name, member or call.
  private mutating func link(_ id: NodeID) {
    switch tree[id].name {
    case "justified": justification(id)
    case "accessibilityLanguage", "languageIdentifier": language(assignedTo: id)
    case "accessibilitySpeechLanguage": language(ofAttribute: id)
    case "dynamicTypeSize": textSize(limitedBy: id)
    case "environment": textSize(setBy: id)
    case "maximumContentSizeCategory": textSize(assignedTo: id)
    case "setValue": orientation(setBy: id)
    case "accessibilityElement": discardedModifiers(before: id)
    case "UIAccessibilityCustomAction": unhandledAction(id)
    case "isAdjustable", "notEnabled", "isDisabled": trait(id)
    case "shouldGroupAccessibilityElement", "shouldGroupAccessibilityElements",
      "attributedAccessibilityLabel",
      "setIsAccessibilityElement", "ishidden":
      spelling(id)
    default: break
    }
  }

  private mutating func argument(_ id: NodeID) {
    if tree[id].name == "languageIdentifier", let value = tree.value(ofArgument: id) {
      add(tree.languageTag(value, .uiKit))
    }
  }

  mutating func add(_ practice: Practice?) {
    if let practice { found.append(practice) }
  }

  /// The links around a call or member in its chain, in order: all of them, or the nearest of very many.
  mutating func links(around link: NodeID) -> ArraySlice<NodeID> {
    while let last = chains.last, tree[last].subtreeEnd <= link.index { chains.removeLast() }
    guard let chain = chains.last else { return [] }
    let all: [NodeID]
    if let links, links.chain == chain {
      all = links.all
    } else {
      all = tree.links(of: chain)
      links = (chain, all)
    }
    let place = all.partitioningIndex { $0 >= link }
    let reach = 32
    return all[max(place - reach, 0)..<min(place + reach, all.count)]
  }

  /// The innermost type around the node that is looked at.
  var enclosingType: NodeID? {
    declarations.last { declaration in
      switch tree.declarationKind(of: declaration) {
      case .class, .struct, .enum, .extension, .actor: true
      default: false
      }
    }
  }
}
