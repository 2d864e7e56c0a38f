// The names of gestures in messages.

import Elements

extension Gesture.Kind {
  /// The name of the gesture in messages.
  var spoken: String {
    switch self {
    case .tap: "a tap"
    case .doubleTap: "a double tap"
    case .longPress: "a long press"
    case .drag: "a drag"
    case .swipe: "a swipe"
    case .pinch: "a pinch"
    case .rotate: "a rotation"
    case .touch: "touches"
    }
  }
}
