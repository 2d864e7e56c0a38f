// Text arguments and modifiers that affect height, line limits, and letters.

import Source
import Syntax

extension ComposeReader {
  /// Reads the arguments and modifiers of a text or button.
  ///
  /// Source: androidx.compose.material3, “Text”; androidx.compose.ui.text, “TextStyle”.
  mutating func readTextLooks(of call: NodeID, _ composable: Composable, _ id: ElementID) {
    if composable.shape == .container || composable.shape == .surface { return readRowHeight(of: call, id) }
    let isText = composable.shape == .text
    guard isText || composable.role == .button else { return }
    for argument in tree.arguments(of: call) {
      if tree.isModifier(argument) {
        readHeight(argument, id)
      } else if isText {
        readTextLook(argument, id)
      }
    }
  }

  /// Reads the fixed height of a layout: `Row(Modifier.height(48.dp))`.
  private mutating func readRowHeight(of call: NodeID, _ id: ElementID) {
    guard let argument = tree.arguments(of: call).first(where: tree.isModifier),
      let chain = tree.value(ofArgument: argument), tree[chain].kind == .chain,
      case let links = tree.links(of: chain).filter({ tree[$0].kind == .call }),
      !links.contains(where: { tree[$0].name == "verticalScroll" || tree[$0].name == "wrapContentHeight" })
    else { return }
    for link in links where tree[link].name == "height" || tree[link].name == "requiredHeight" {
      addHeight(link, id)
    }
  }

  /// Adds the literal in `height(24.dp)`, with a fix to `heightIn(min = 24.dp)`.
  private mutating func addHeight(_ link: NodeID, _ id: ElementID) {
    guard let value = tree.firstUnlabelledArgument(of: link).flatMap(tree.value(ofArgument:)),
      tree.lastName(of: value) == "dp", let height = tree.number(of: value)
    else { return }
    let range = tree.linkRange(of: link)
    let edit = WriterEdit.replace(range, "heightIn(min = \(tree.sourceText(of: value)))")
    list[id].textLooks.append(
      TextLook(
        .fixedHeight(height), range: range, edits: ComposeImportWriter(syntax: tree).importing([edit])))
  }

  private mutating func readTextLook(_ argument: NodeID, _ id: ElementID) {
    guard let value = tree.value(ofArgument: argument) else { return }
    switch tree[argument].name {
    case "maxLines":
      if tree[value].kind == .number, let lines = tree.number(of: value), lines >= 1, lines < 1_000 {
        add(.lineLimit(Int(lines)), argument, id)
      }
    case "letterSpacing":
      switch tree.lastName(of: value) {
      case "sp": tree.number(of: value).map { add(.letterSpacing($0, ofSize: false), argument, id) }
      case "em": tree.number(of: value).map { add(.letterSpacing($0, ofSize: true), argument, id) }
      default: return
      }
    case "fontStyle": if tree.lastName(of: value) == "Italic" { add(.italic, argument, id) }
    case "style":
      for index in tree.subtree(of: value).dropFirst()
      where tree.nodes[index].kind == .argument && tree.nodes[index].name != "style" {
        readTextLook(NodeID(index), id)
      }
    default: return
    }
  }

  private mutating func add(_ kind: TextLook.Kind, _ argument: NodeID, _ id: ElementID) {
    list[id].textLooks.append(
      TextLook(kind, range: tree[argument].range, edits: [tree.removal(ofArgument: argument)]))
  }

  /// Reads `Modifier.height(24.dp)`, with a fix to `Modifier.heightIn(min = 24.dp)`, and other modifiers that limit a
  /// text.
  private mutating func readHeight(_ argument: NodeID, _ id: ElementID) {
    guard let chain = tree.value(ofArgument: argument), tree[chain].kind == .chain else { return }
    for link in tree.links(of: chain) where tree[link].kind == .call {
      switch tree[link].name {
      case "height", "requiredHeight": addHeight(link, id)
      case "size" where list[id].role == .text:
        let sides = tree.arguments(of: link).compactMap(tree.value(ofArgument:))
        guard let value = sides.last, sides.count <= 2, tree.lastName(of: value) == "dp",
          let height = tree.number(of: value)
        else { continue }
        let range = tree.linkRange(of: link)
        let edit = WriterEdit.replace(
          range,
          "sizeIn(minWidth = \(tree.sourceText(of: sides[0])), minHeight = \(tree.sourceText(of: value)))")
        list[id].textLooks.append(
          TextLook(
            .fixedHeight(height), range: range, edits: ComposeImportWriter(syntax: tree).importing([edit])))
      case "width", "requiredWidth":
        guard let value = tree.firstUnlabelledArgument(of: link).flatMap(tree.value(ofArgument:)),
          tree.lastName(of: value) == "dp", let width = tree.number(of: value)
        else { continue }
        list[id].textLooks.append(TextLook(.lineLength(width), range: tree.linkRange(of: link)))
      case "horizontalScroll":
        let removal = WriterEdit.replace(tree.text.withLeadingBlanks(tree[link].range), "")
        list[id].textLooks.append(TextLook(.movesSideways, range: tree[link].range, edits: [removal]))
      case "basicMarquee":
        list[id].textLooks.append(TextLook(.givesWay, range: tree.linkRange(of: link)))
      default: continue
      }
    }
  }
}
