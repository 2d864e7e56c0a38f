// A class in the file whose code is walked.

import Source
import Syntax

/// The known facts about a class or about the file itself.
struct ViewCodeClass {
  var node: NodeID
  /// The role of the view class that it extends, or nil if it extends none.
  var viewRole: Role?
  /// True if it extends `View` directly.
  var extendsView = false
  /// True if `getString` can be called in it.
  var isContext = false
  var selfView: Int?
  /// True if it draws its content.
  var drawsItself = false
  /// True if its views are list rows.
  var isAdapter = false
  /// True if it overrides or calls `performClick`.
  var performsClick = false
  /// True if its code labels its own accessibility node.
  var saysName = false

  init(node: NodeID) { self.node = node }

  /// Reads the supertypes of the class.
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
  /// Returns the range of the last component of a type name: `ImageButton` in `android.widget.ImageButton?`.
  func nameSpelling(in tree: Tree) -> Range<Int> {
    var end = Int(nameStart)
    while tree.text[end].isIdentifierByte { end += 1 }
    return Int(nameStart)..<min(end, Int(self.end))
  }
}

extension Tree {
  /// Returns the initial value of a Kotlin property, or of a `by` delegate's lambda.
  func initialValue(ofKotlin property: NodeID) -> NodeID? {
    children(of: property).first { child in
      switch self[child].kind {
      case .attribute, .modifier, .type, .parameter, .block, .declaration, .statement: false
      default: true
      }
    }
  }
}
