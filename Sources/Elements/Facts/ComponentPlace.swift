// The places that show SwiftUI components, for checking whether screen readers announce them and what modifiers add.

import Source
import Syntax

/// The way a screen reader treats one component inside another.
public struct ComponentPlace: Sendable, Hashable, Comparable {
  /// The component or screen that shows it. Empty at the top level.
  public var owner: String
  public var hearing: Hearing
  /// True if modifiers may add a role, a label, or other attributes to it there.
  var isModified = false
  /// True if it's the outermost view of a component that other files show, so their modifiers may do so, too.
  var isOutermost = false

  public static func < (left: ComponentPlace, right: ComponentPlace) -> Bool { left.order < right.order }

  private var order: (String, Hearing, Int, Int) {
    (owner, hearing, isModified ? 1 : 0, isOutermost ? 1 : 0)
  }

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

  /// Returns whether code in another file may add attributes to the outermost view of the component `name`, or there
  /// are too many places to check.
  public func mayModify(component name: String) -> Bool {
    var budget = ProjectView.mostPlaces
    return mayModify(name, below: ProjectView.deepestComponent, &budget)
  }

  private func mayModify(_ name: String, below depth: Int, _ budget: inout Int) -> Bool {
    let places = componentPlaces(of: name)
    guard !places.isEmpty, depth > 0 else { return true }
    for place in places {
      budget -= 1
      if budget < 0 || place.isModified { return true }
      guard place.isOutermost else { continue }
      if place.owner.isEmpty || mayModify(place.owner, below: depth - 1, &budget) { return true }
    }
    return false
  }

  /// The maximum nesting depth of components to follow.
  private static let deepestComponent = 4
  private static let mostPlaces = 512
}
