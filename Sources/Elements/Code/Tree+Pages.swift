// Code that opens a web page.

import Source
import Syntax

extension Tree {
  /// Returns the call that opens a web page, if a closure or block contains nothing else, possibly inside a condition.
  func pageOpened(in block: NodeID) -> NodeID? {
    guard let call = soleOpening(in: block) else { return nil }
    // Calls, messages, and settings aren't web pages. They're recognized by their URLs and names.
    let code = self.code(self[block].range)
    let words: [StaticString] = ["tel:", "mailto:", "sms:", "ettings", "SETTINGS", "mail"]
    return words.contains(where: { code.spells($0) }) ? nil : call
  }

  private func soleOpening(in block: NodeID) -> NodeID? {
    let statements = children(of: block).filter { self[$0].kind != .parameter }
    guard statements.count == 1, let statement = statements.first else { return nil }
    if branchKind(of: statement) == .if {
      let arms = children(of: statement).filter { self[$0].kind == .arm }
      return arms.count == 1 ? child(.block, of: arms[0]).flatMap(soleOpening(in:)) : nil
    }
    let links = links(of: statement)
    guard let call = links.last, self[call].kind == .call, opensPage(call, links) else { return nil }
    return call
  }

  /// Returns whether a call opens a URL.
  ///
  /// Source: Apple, “OpenURLAction”, “UIApplication › open(_:options:completionHandler:)”, “NSWorkspace › open(_:)”;
  /// Android, “UriHandler › openUri”, “Intent › ACTION_VIEW”, “CustomTabsIntent › launchUrl”.
  private func opensPage(_ call: NodeID, _ links: [NodeID]) -> Bool {
    let owner = self[links[0]].name
    return switch self[call].name {
    case "openURL": language == .swift && (links.count == 1 || owner == "UIApplication")
    case "open":
      language == .swift && (owner == "UIApplication" || owner == "NSWorkspace") && links.count == 3
    case "openUri": language == .kotlin
    case "launchUrl": language == .kotlin
    case "startActivity": language == .kotlin && subtreeMentions("ACTION_VIEW", call)
    default: false
    }
  }
}
