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

  /// Adds the height in `height(24.dp)` or `height(rowHeight)`, with a fix to `heightIn(min = 24.dp)`.
  private mutating func addHeight(_ link: NodeID, _ id: ElementID) {
    guard let value = tree.firstUnlabelledArgument(of: link).flatMap(tree.value(ofArgument:)),
      let height = length(of: value)
    else { return }
    let range = tree.linkRange(of: link)
    let edit = WriterEdit.replace(range, "heightIn(min = \(tree.sourceText(of: value)))")
    list[id].textLooks.append(
      TextLook(
        .fixedHeight(height), range: range, edits: ComposeImportWriter(syntax: tree).importing([edit])))
  }

  /// Returns the length in dp of a literal, of a constant in the function, the file, or the project, or of a parameter's
  /// default.
  private func length(of value: NodeID) -> Double? {
    if let length = dp(of: value) { return length }
    let links = tree.links(of: value)
    guard links.count == 1, let link = links.first, tree[link].kind == .name else { return height(links) }
    if let constant = constant(value) { return dp(of: constant) }
    let name = tree[link].name
    if let parameter = function.flatMap({ tree.parameter(name, of: $0) }) {
      guard let standard = tree.standard(of: parameter) else { return nil }
      return dp(of: standard) ?? height(tree.links(of: standard))
    }
    guard constants[name] == nil else { return nil }
    return tree.kotlinConstant(name).map(dp(of:)) ?? height(links)
  }

  /// Returns the height that `RowHeight`, `Dimens.rowHeight`, or `AppTheme.dimens.rowHeight` names in the file or in the
  /// project.
  private func height(_ links: [NodeID]) -> Double? {
    guard let first = links.first, let last = links.last, links.count <= 4, tree.isCapitalized(first),
      links.allSatisfy({ tree[$0].kind == .name || tree[$0].kind == .member })
    else { return nil }
    if links.count == 2, let constant = tree.kotlinConstant(tree[last].name, in: tree[first].name) {
      return dp(of: constant)
    }
    let name = tree.nameText(of: last)
    return name.hasSuffix("eight") ? project.codeHeight(name) : nil
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

extension Tree {
  /// Returns the value of a constant in the file, or in an object or a class of the file.
  fileprivate func kotlinConstant(_ name: Identifier, in type: Identifier? = nil) -> NodeID? {
    var members = children(of: root).filter { self[$0].kind == .declaration }
    if let type {
      guard let declared = members.first(where: { self[$0].name == type }),
        let block = child(.block, of: declared)
      else { return nil }
      members = children(of: block).filter { self[$0].kind == .declaration }
    }
    let property = members.first { self[$0].name == name && declarationKind(of: $0) == .property }
    return property.flatMap { isConstant($0) ? initialValue(of: $0) : nil }
  }
}
