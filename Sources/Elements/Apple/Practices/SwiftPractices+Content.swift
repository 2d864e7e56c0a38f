// Content practices in Swift code, found by name.

import Syntax

extension SwiftPractices {
  static let contentNames = Identifier.list(
    """
    backgroundColor tintColor borderColor borderWidth \
    localizedString \
    AVPlayerViewController AVPlayerLayer nowPlayingInfo \
    scheduledTimer CADisplayLink TimelineView isHidden addSubview \
    isVoiceOverRunning pinchGestureRecognizer
    """)

  /// Checks a name, a member, or a call.
  mutating func content(_ id: NodeID) {
    switch tree[id].name {
    case "backgroundColor", "tintColor", "borderColor", "borderWidth": drawnSelection(assignedBy: id)
    case "localizedString": spelledAmount(id)
    case "AVPlayerViewController", "AVPlayerLayer": player(id)
    case "nowPlayingInfo": playedPiece(id)
    case "scheduledTimer", "CADisplayLink": ticker(id)
    case "TimelineView": timeline(id)
    case "isHidden": message(shownBy: id)
    case "addSubview": message(addedBy: id)
    case "isVoiceOverRunning": screenReaderOnly(id)
    case "pinchGestureRecognizer": webZoom(id)
    default: break
    }
  }
}
