// Media players in UIKit code without a title.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `AVPlayerViewController()` without a title for the media.
  ///
  /// Source: Apple, “AVPlayerItem › externalMetadata”: the player's title.
  mutating func player(_ call: NodeID) {
    guard tree[call].kind == .call, let expression = tree.expression(endingIn: call),
      tree.links(of: expression).first == call,
      !isMentionedAround([
        "externalMetadata", "accessibilityLabel", "title", "navigationTitle", "navigationItem",
        "isAccessibilityElement",
        "accessibilityElementsHidden",
      ])
    else { return }
    add(Practice(.uiKit, .namelessPlayer, range: tree[expression].range))
  }

  /// Checks `MPNowPlayingInfoCenter.default().nowPlayingInfo = […]` without a title.
  mutating func playedPiece(_ member: NodeID) {
    guard tree[member].kind == .member, let target = tree.expression(endingIn: member),
      let assignment = tree.parent(of: target), tree[assignment].kind == .assignment
    else { return }
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == target, tree[sides[1]].kind == .collection,
      !isMentionedAround(["MPMediaItemPropertyTitle"])
    else { return }
    add(Practice(.uiKit, .namelessPlayer, range: tree[target].range))
  }
}
