// Custom bars in Swift code.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `HStack { Button { … } label: { Image("home") } … }.frame(height: 49)`.
  ///
  /// Source: Apple, “View › accessibilityShowsLargeContentViewer()”: for “bar items that cannot scale”.
  mutating func bar(_ stack: NodeID) {
    guard tree[stack].kind == .call, links(around: stack).contains(where: isLow),
      let content = tree.arguments(of: stack).last.flatMap(tree.closure(ofArgument:)),
      !isWritten("howsLargeContentViewer")
    else { return }
    let buttons = tree.children(of: content).filter(isFixedButton)
    guard buttons.count >= 3 else { return }
    add(
      Practice(
        .swiftUI, .smallBar, range: tree.nameRange(of: stack),
        edits: buttons.map {
          .insert(at: tree[$0].range.upperBound, .text(".accessibilityShowsLargeContentViewer()"))
        }))
  }

  /// Returns whether a modifier sets a small height, such as `.frame(height: 49)`.
  private func isLow(_ link: NodeID) -> Bool {
    guard tree[link].kind == .call, tree[link].name == "frame",
      let height = tree.value("height", of: link) ?? tree.value("maxHeight", of: link)
    else { return false }
    return tree.number(of: height).map { $0 <= 60 } ?? false
  }

  /// Returns whether a view is a button whose image or text keeps its size. Symbols and text styles scale.
  private func isFixedButton(_ view: NodeID) -> Bool {
    guard let button = tree.links(of: view).first, tree[button].kind == .call, tree[button].name == "Button"
    else { return false }
    for index in tree.subtree(of: view) where tree.nodes[index].kind == .call {
      let call = NodeID(index)
      switch tree.nodes[index].name {
      case "Image":
        guard let name = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)) else {
          continue
        }
        if tree[name].kind == .string { return true }
      case "system" where tree.argument("size", of: call) != nil: return true
      default: continue
      }
    }
    return false
  }

  /// Checks `class PlayerTabBar: UIView` with buttons that don't scale.
  mutating func barClass(_ type: NodeID) {
    guard tree.declarationKind(of: type) == .class else { return }
    let name = tree.text[tree.nameRange(of: type)]
    guard
      name.ends(with: "TabBar") || name.ends(with: "Toolbar") || name.ends(with: "ToolBar")
        || name.ends(with: "BottomBar") || name.ends(with: "ActionBar"),
      tree.mentionsType("UIView", type) || tree.mentionsType("UIStackView", type)
    else { return }
    var buttons = 0
    for index in tree.subtree(of: type) {
      switch tree.nodes[index].name {
      case "UIButton" where tree.nodes[index].kind == .call: buttons += 1
      case "UILargeContentViewerInteraction", "showsLargeContentViewer", "preferredFont", "UIFontMetrics",
        "adjustsImageSizeForAccessibilityContentSizeCategory":
        return
      default: continue
      }
    }
    if buttons >= 3 { add(Practice(.uiKit, .smallBar, range: tree.nameRange(of: type))) }
  }
}
