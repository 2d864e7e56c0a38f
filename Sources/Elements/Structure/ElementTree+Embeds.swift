// Embedded players, maps, and web views, which contain more than the code around them shows.

import Source
import Syntax

/// A kind of embedded content.
public enum Embedded: Sendable {
  case player, map, page

  /// Creates the kind for a view type of any framework. Android web views are excluded, since TalkBack reads their
  /// titles.
  init?(viewNamed name: String) {
    switch name {
    case "VideoPlayer", "AVPlayerView", "VideoView", "PlayerView", "StyledPlayerView": self = .player
    case "Map", "MKMapView", "MapView", "GoogleMap": self = .map
    case "WKWebView": self = .page
    default: return nil
    }
  }
}

extension ElementTree {
  /// Returns the kind of content that an element embeds, or nil if it's something else or isn't known.
  public func embedded(by id: ElementID) -> Embedded? {
    let element = self[id]
    if let embedded = Embedded(viewNamed: element.typeName) { return embedded }
    guard element.framework == .compose, element.typeName == "AndroidView",
      let call = ComposeWriter(tree: self).call(of: element),
      !syntax.subtreeMentions("contentDescription", call)
    else { return nil }
    // `AndroidView(factory = { PlayerView(it) })`
    for index in syntax.subtree(of: call).dropFirst() where syntax.nodes[index].kind == .call {
      if let embedded = Embedded(viewNamed: syntax.nameText(of: NodeID(index))) { return embedded }
    }
    return nil
  }

  /// Returns whether embedded content has a label, may get one in code that isn't visible, or fills a screen with a
  /// title.
  public func mayBeNamed(_ id: ElementID, _ texts: inout DeclarationTexts) -> Bool {
    let element = self[id]
    guard element.labels.isEmpty, element.title.isAbsent,
      element.openness.isDisjoint(with: [.modifiers, .elsewhere]),
      !element.isLabelledElsewhere
    else { return true }
    switch element.framework {
    case .androidXML: return element.parent == nil
    case .swiftUI, .uiKit:
      return texts.spell(
        ["navigationTitle", "navigationItem.title", "title = ", ".accessibilityElement("],
        around: element.constructor.lowerBound)
    case .compose, .androidViews, .interfaceBuilder: return false
    }
  }
}
