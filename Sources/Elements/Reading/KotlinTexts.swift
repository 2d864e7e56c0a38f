// Texts in Compose and Android View code: literals, string resources, annotated strings.

import Source
import Syntax

extension Tree {
  /// Returns the text value of a Kotlin expression.
  func kotlinText(of expression: NodeID) -> TextValue {
    let node = self[expression]
    switch node.kind {
    case .string: return textValue(ofString: expression)
    case .name where node.name == "null": return .none
    case .chain: return kotlinText(ofChain: expression)
    case .tuple:
      let arguments = arguments(of: expression)
      guard arguments.count == 1, let value = value(ofArgument: arguments[0]) else { return .dynamic }
      return kotlinText(of: value)
    case .branch: return saysNothingEver(expression) ? .none : .dynamic
    default: return .dynamic
    }
  }

  private func kotlinText(ofChain chain: NodeID) -> TextValue {
    if let key = resourceName(of: chain, in: "string") { return .resource(key) }
    let links = links(of: chain)
    guard let last = links.last, self[last].kind == .call else { return .dynamic }
    switch self[last].name {
    case "stringResource", "getString", "getText", "stringArrayResource", "pluralStringResource",
      "getQuantityString":
      // Some functions take the count before or after the resource.
      for argument in arguments(of: last) {
        if let value = value(ofArgument: argument), let key = textName(of: value) {
          return .resource(key)
        }
      }
      return .dynamic
    case "AnnotatedString", "SpannableString":
      guard links.count == 1, let first = arguments(of: last).first, let value = value(ofArgument: first)
      else {
        return .dynamic
      }
      return kotlinText(of: value)
    default: return .dynamic
    }
  }

  /// Returns the `x` of `R.string.x`, `com.app.R.string.x`, or `Res.string.x` for a resource type, even if the file
  /// imports the table under another name or imports `R.string` itself. Returns nil for the framework's `android.R`.
  func resourceName(of expression: NodeID, in kind: Identifier) -> String? {
    guard self[expression].kind == .chain else { return nil }
    let links = links(of: expression)
    guard links.count >= 2, let last = links.last, self[last].kind == .member else { return nil }
    let before = links[links.count - 2]
    guard links.count >= 3 else {
      // `string.x` with `import com.app.R.string`, or `S.x` with `import com.app.R.string as S`.
      guard self[before].kind == .name, importsResources(as: self[before].name, kind) else { return nil }
      return nameText(of: last)
    }
    guard self[before].name == kind, !isName("android", links[0]) else { return nil }
    let table = self[links[links.count - 3]].name
    if table == "R" || nameText(of: links[links.count - 3]).hasSuffix("Res") { return nameText(of: last) }
    guard links.count == 3, self[links[0]].kind == .name, importsResources(as: table, nil) else { return nil }
    return nameText(of: last)
  }

  /// Returns the text name in an argument: `close` for `R.string.close`. Returns `AppString.close` if only the rest
  /// of the project shows whether `AppString` is an alias of the table.
  func textName(of expression: NodeID) -> String? {
    resourceName(of: expression, in: "string") ?? resourceName(of: expression, in: "plurals")
      ?? aliasedTextName(of: expression)
  }

  /// Returns `AppString.close` if it may be an alias of `R.string.close`.
  func aliasedTextName(of expression: NodeID) -> String? {
    guard self[expression].kind == .chain else { return nil }
    let links = links(of: expression)
    guard links.count == 2, self[links[0]].kind == .name, isCapitalized(links[0]),
      self[links[1]].kind == .member, self[links[0]].name != "R", self[links[0]].name != "Res"
    else { return nil }
    return "\(nameText(of: links[0])).\(nameText(of: links[1]))"
  }

  /// Returns whether an import makes a name stand for the resources of one type, or for the whole table:
  /// `import com.app.R.string`, `import com.app.R as AppR`.
  private func importsResources(as name: Identifier, _ kind: Identifier?) -> Bool {
    leadingImports.contains { declaration in
      let alias = children(of: declaration).first { self[$0].kind == .name }
      guard alias.map({ self[$0].name }) ?? self[declaration].name == name else { return false }
      let path = importedPath(declaration).prefix { $0.isIdentifierByte || $0 == UInt8(ascii: ".") }
      guard !path.begins(with: "android.") else { return false }
      let parts = path.split(separator: UInt8(ascii: ".")).suffix(2).map { Identifier($0) }
      guard let last = parts.last else { return false }
      guard let kind else { return last == "R" || last == "Res" }
      return last == kind && parts.count == 2 && (parts[0] == "R" || parts[0] == "Res")
    }
  }

  /// Returns whether every alternative of a branch is `null`.
  private func saysNothingEver(_ branch: NodeID) -> Bool {
    var sawArm = false
    for arm in children(of: branch) where self[arm].kind == .arm {
      sawArm = true
      guard let block = child(.block, of: arm), let last = children(of: block).reversed().first,
        isName("null", last)
      else { return false }
    }
    return sawArm
  }

  /// Returns the text of an argument, with its range.
  func writtenText(_ argument: NodeID) -> WrittenText {
    guard let value = value(ofArgument: argument) else {
      return WrittenText(.dynamic, range: self[argument].range, valueRange: self[argument].range)
    }
    return WrittenText(kotlinText(of: value), range: self[argument].range, valueRange: self[value].range)
  }

  /// Returns whether a condition chooses between named images: `if (on) Icons.Default.Pause else Icons.Default.Play`.
  func choosesPicture(_ expression: NodeID) -> Bool {
    guard let index = subtree(of: expression).first(where: { nodes[$0].kind == .branch }) else {
      return false
    }
    var names: Set<String> = []
    for arm in children(of: NodeID(index)) where self[arm].kind == .arm {
      guard let block = child(.block, of: arm), let last = children(of: block).reversed().first,
        let name = kotlinPicture(of: last).name
      else { return false }
      names.insert(name)
    }
    return names.count > 1
  }

  /// Returns the drawable, vector, or icon that an expression shows, or `dynamic` if there are several or none is
  /// named.
  func kotlinPicture(of expression: NodeID) -> Imagery {
    if self[expression].kind == .branch { return .dynamic }
    for index in subtree(of: expression) where nodes[index].kind == .chain {
      let chain = NodeID(index)
      if let name = resourceName(of: chain, in: "drawable") ?? resourceName(of: chain, in: "mipmap") {
        return .asset(name)
      }
    }
    // `Icons.Default.Close`, `AppIcons.Close`: a member of an object that is a vector.
    guard self[expression].kind == .chain else { return .dynamic }
    let links = links(of: expression)
    guard let last = links.last, links.count >= 2, namesObject(links[0]), namesObject(last),
      links.allSatisfy({ self[$0].kind == .name || self[$0].kind == .member })
    else { return .dynamic }
    return .asset(nameText(of: last))
  }
}
