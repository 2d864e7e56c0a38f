// Rewrites that change names, and where texts come from.

import Elements
import Source
import Syntax

extension TwinRewrite {
  /// Variables have names that mean nothing.
  static let renamed = TwinRewrite(
    name: "other variable names", frameworks: [.swiftUI, .uiKit, .compose, .androidViews]
  ) { source in
    let names = source.declaredVariables
    let edits = source.tree.nodes.indices.compactMap { index -> (range: Range<Int>, pieces: [TwinPiece])? in
      guard let name = names[source.tree.nodes[index].name], source.refersToVariable(NodeID(index)) else {
        return nil
      }
      let range = source.tree.nameRange(of: NodeID(index))
      return (range, [.replaced(range, with: name)])
    }
    return edits.isEmpty ? nil : Twin(source, [source.path: source.replacing(edits)])
  }

  /// A text is in a string resource.
  static let resource = TwinRewrite(
    name: "resource for a literal", frameworks: [.compose, .androidViews, .androidXML]
  ) { source in
    guard let (range, words) = source.resourceText else { return nil }
    let reference: String
    switch source.framework {
    case .androidXML: reference = "@string/twin"
    case .compose: reference = "stringResource(R.string.twin)"
    default: reference = "getString(R.string.twin)"
    }
    return Twin(
      source,
      [
        source.path: source.replacing([(range, [.replaced(range, with: reference)])]),
        "app/src/main/res/values/strings.xml": [
          .text("<resources>\n  <string name=\"twin\">\(words)</string>\n</resources>\n")
        ],
      ])
  }
}

extension TwinSource {
  /// New names for the variables that the example declares. Names that calls use as labels stay as they are.
  fileprivate var declaredVariables: [Identifier: String] {
    var names: [Identifier: String] = [:]
    for index in tree.nodes.indices {
      let id = NodeID(index)
      guard declares(.property, id), tree[id].name != .none, !isGivenName(id), names[tree[id].name] == nil
      else {
        continue
      }
      names[tree[id].name] = "zq\(names.count)"
    }
    for node in tree.nodes where node.kind == .argument || node.kind == .parameter || node.kind == .keyPath {
      names[node.name] = nil
    }
    return names
  }

  /// Returns whether the framework, a superclass, or a protocol chose a property's name.
  private func isGivenName(_ id: NodeID) -> Bool {
    tree.children(of: id).contains {
      tree[$0].kind == .modifier && tree[$0].name == "override" || tree[$0].kind == .block
        || tree[$0].kind == .attribute && tree[$0].name == "Environment"
    }
  }

  /// Returns whether a node is the declaration of a variable, its plain name, or a member of `self`.
  fileprivate func refersToVariable(_ id: NodeID) -> Bool {
    switch tree[id].kind {
    case .name, .declaration: return true
    case .member:
      let before = tree.nodes[id.index - 1]
      return before.kind == .name && (before.name == "self" || before.name == "this")
    default: return false
    }
  }

  /// The first text that can be a resource, preferably one that's reported.
  fileprivate var resourceText: (range: Range<Int>, words: String)? {
    let ranges: [Range<Int>]
    if tree.language == .xml {
      ranges = tree.nodes.indices.compactMap { index in
        let id = NodeID(index)
        switch tree[id].kind == .attribute ? tree[id].name : .none {
        case "android:text", "android:contentDescription", "android:hint", "android:title":
          return tree.child(.value, of: id).map { tree[$0].range }
        default: return nil
        }
      }
    } else {
      ranges = literal.map { [tree[$0].range] } ?? []
    }
    let plain = ranges.compactMap { range -> (range: Range<Int>, words: String)? in
      let words = text.string(range).filter { $0 != "\"" }
      let isPlain = !words.isEmpty && !words.contains { "&<>'\\@?$\n".contains($0) }
      return isPlain ? (range, words) : nil
    }
    return plain.first { item in marks.contains { $0.overlaps(item.range) } } ?? plain.first
  }
}
