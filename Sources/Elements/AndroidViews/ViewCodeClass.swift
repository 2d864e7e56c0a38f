// A class of the file whose code is walked.

import Source
import Syntax

/// What is known of a class, or of the file itself.
struct ViewCodeClass {
  var node: NodeID
  /// The role of the view class that it extends; nil where it extends none.
  var viewRole: Role?
  /// Whether it extends `View` itself.
  var extendsView = false
  /// Whether `getString` can be called in it.
  var isContext = false
  var selfView: Int?
  /// Whether it draws what it shows.
  var drawsItself = false
  /// Whether its views are rows of a list.
  var isAdapter = false
  /// Whether it overrides `performClick`, or calls it.
  var performsClick = false
  /// Whether its code gives its own accessibility node a name.
  var saysName = false

  init(node: NodeID) { self.node = node }

  /// Reads what the class extends.
  mutating func readHeader(_ tree: Tree, _ survey: ViewClassSurvey) {
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .type:
        let text = tree.text[tree[child].nameSpelling(in: tree)]
        if AndroidViewClass.isContext(text) { isContext = true }
        if text.ends(with: "Adapter") || text.ends(with: "ViewHolder") { isAdapter = true }
        if viewRole == nil, let role = survey.role(tree[child].name, spelled: text) {
          viewRole = role
          extendsView = AndroidViewClass.drawsNothing(tree[child].name)
        }
      case .block:
        for member in tree.children(of: child) where tree.declarationKind(of: member) == .function {
          switch tree[member].name {
          case "onDraw", "draw", "dispatchDraw": drawsItself = true
          default: continue
          }
        }
        performsClick = tree.subtree(of: child).contains {
          tree.nodes[$0].name == "performClick"
            && (tree.nodes[$0].kind == .call || tree.nodes[$0].kind == .declaration)
        }
      default: continue
      }
    }
    if extendsView { drawsItself = true }
  }
}

extension Node {
  /// The bytes of the last name of a type: `ImageButton` of `android.widget.ImageButton?`.
  func nameSpelling(in tree: Tree) -> Range<Int> {
    var end = Int(nameStart)
    while tree.text[end].isIdentifierByte { end += 1 }
    return Int(nameStart)..<min(end, Int(self.end))
  }
}

extension Tree {
  /// The initial value of a Kotlin property, or of a `by` delegate's lambda.
  func initialValue(ofKotlin property: NodeID) -> NodeID? {
    children(of: property).first { child in
      switch self[child].kind {
      case .attribute, .modifier, .type, .parameter, .block, .declaration, .statement: false
      default: true
      }
    }
  }
}
