// Messages that a snackbar announces, too.

import Source
import Syntax

extension ElementTree {
  /// Returns whether a composable that uses the one around a text announces the same message in a snackbar or toast.
  ///
  /// Source: androidx.compose.material3, “SnackbarHost”: a polite live region.
  func isAnnouncedBySnackbar(_ id: ElementID) -> Bool {
    guard self[id].framework == .compose, let title = self[id].title.value,
      let own = declaration(around: id), let name = messageName(title)
    else { return false }
    return declarations.prefix(ElementTree.mostSnackbarHosts).contains { host in
      guard syntax.declarationKind(of: host) == .function,
        host == own || syntax.subtreeMentions(syntax[own].name, host)
      else { return false }
      return syntax.subtree(of: host).prefix(ElementTree.largestSnackbarHost).contains { index in
        let call = NodeID(index)
        guard syntax[call].kind == .call,
          syntax[call].name == "showSnackbar" || syntax[call].name == "makeText"
        else { return false }
        return shows(name, call, in: host, isElsewhere: host != own)
      }
    }
  }

  /// Returns whether a call shows the message with a name: the call or the effect around it mentions the name, or if
  /// the text is in another composable, code next to it.
  private func shows(_ name: Identifier, _ call: NodeID, in host: NodeID, isElsewhere: Bool) -> Bool {
    if isElsewhere { return syntax.subtreeMentions(name, host) }
    var node = call
    for _ in 0..<ElementTree.deepestSnackbar {
      if syntax[node].kind == .call, syntax.subtreeMentions(name, node) { return true }
      guard let parent = syntax.parent(of: node), parent != host,
        syntax[parent].kind != .call || syntax[parent].name == "LaunchedEffect"
          || syntax[parent].name == "launch"
          || syntax[parent].name == "let"
      else { return false }
      node = parent
    }
    return false
  }

  /// Returns the name of a message's string resource, or of the variable that contains it.
  private func messageName(_ title: WrittenText) -> Identifier? {
    guard let expression = expression(of: title), let last = syntax.links(of: expression).last else {
      return nil
    }
    guard syntax[last].kind == .call,
      syntax[last].name == "stringResource" || syntax[last].name == "getString"
    else { return syntax[last].kind == .call ? nil : syntax[last].name }
    return syntax.firstUnlabelledArgument(of: last).flatMap(syntax.value(ofArgument:))
      .flatMap { syntax.links(of: $0).last }.map { syntax[$0].name }
  }

  /// The maximum number of declarations to search for snackbars.
  private static let mostSnackbarHosts = 48
  /// The maximum number of nodes of a declaration to search for snackbars.
  private static let largestSnackbarHost = 4_000
  /// The maximum number of nodes between a snackbar and its effect.
  private static let deepestSnackbar = 12
}
