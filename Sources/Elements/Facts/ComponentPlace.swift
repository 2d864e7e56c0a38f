// The places that show SwiftUI components, for checking whether screen readers announce them.

import Source
import Syntax

/// The way a screen reader treats one component inside another.
public struct ComponentPlace: Sendable, Hashable {
  /// The component or screen that shows it. Empty at the top level.
  public var owner: String
  public var hearing: Hearing

  /// The maximum number of places for one component in one file.
  static let mostInFile = 64

  /// The extent to which screen readers announce a component in a place.
  public enum Hearing: UInt8, Sendable, Comparable {
    /// It's hidden, or in a group with another label.
    case silent
    /// It's part of a button or group that gets its label from other texts.
    case part
    /// It's a separate focus stop.
    case alone

    public static func < (left: Hearing, right: Hearing) -> Bool { left.rawValue < right.rawValue }
  }
}

extension ProjectView {
  /// Returns the most prominent way in which the component `name` is announced anywhere, or nil if no file shows it.
  ///
  /// A component counts as silent if only silent components show it. If there are too many places to check, it counts
  /// as announced.
  public func hearing(ofComponent name: String) -> ComponentPlace.Hearing? {
    var budget = ProjectView.mostPlaces
    return hearing(ofComponent: name, below: ProjectView.deepestComponent, &budget)
  }

  private func hearing(
    ofComponent name: String, below depth: Int, _ budget: inout Int
  ) -> ComponentPlace.Hearing? {
    var most: ComponentPlace.Hearing?
    for place in componentPlaces(of: name) where most != .alone {
      budget -= 1
      if budget < 0 { return .alone }
      var heard = place.hearing
      if heard != .silent, depth > 0, !place.owner.isEmpty,
        let around = hearing(ofComponent: place.owner, below: depth - 1, &budget)
      {
        heard = min(heard, around)
      }
      most = max(most ?? .silent, heard)
    }
    return most
  }

  /// The maximum nesting depth of components to follow.
  private static let deepestComponent = 4
  private static let mostPlaces = 512
}
