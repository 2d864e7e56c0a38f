// Where the components of SwiftUI are shown, so that a file knows whether anyone hears what it shows.

import Source
import Syntax

/// What a screen reader makes of one component inside another.
public struct ComponentPlace: Sendable, Hashable {
  /// The component or screen that shows it; empty outside of any.
  public var owner: String
  public var hearing: Hearing

  /// Places of one component in one file; a component that has more of them is heard in some.
  static let mostInFile = 64

  /// How much of a component is heard in a place.
  public enum Hearing: UInt8, Sendable, Comparable {
    /// It's hidden, or in a group that says something else.
    case silent
    /// It's part of a button or group, whose other texts name it.
    case part
    /// It's heard by itself.
    case alone

    public static func < (left: Hearing, right: Hearing) -> Bool { left.rawValue < right.rawValue }
  }
}

extension ElementTree {
  /// The components that the file shows, and what is heard of them, for the files that define them. Previews don't count.
  var componentPlaces: [FileFacts.Entry] {
    var places: [String: Set<ComponentPlace>] = [:]
    for id in ids {
      let element = self[id]
      // What is known of the component when the file is read may not matter.
      guard element.framework == .swiftUI, text[element.typeRange.lowerBound].isUppercaseASCII,
        SwiftUIView.named(Identifier(spelled: element.typeName)) == nil,
        places[element.typeName, default: []].count < ComponentPlace.mostInFile
      else { continue }
      let owner = declarationName(around: id)
      guard !owner.hasSuffix("Preview"), !owner.hasSuffix("Previews"), owner != element.typeName else {
        continue
      }
      places[element.typeName, default: []].insert(ComponentPlace(owner: owner, hearing: hearing(of: id)))
    }
    return places.sorted { $0.key < $1.key }.map { name, places in
      let sorted = places.sorted { ($0.owner, $0.hearing) < ($1.owner, $1.hearing) }
      return FileFacts.Entry(ProjectKey(.componentPlaces, name), .places(sorted))
    }
  }

  private func hearing(of id: ElementID) -> ComponentPlace.Hearing {
    switch self[id].exposure {
    case .hidden, .decorative, .ignored: .silent
    case .merged: .part
    case .exposed, .unknown: .alone
    }
  }
}

extension ProjectView {
  /// The most that is heard of the component `name` anywhere; nil where no file shows it.
  ///
  /// Of what only others show that are silent themselves nothing is heard either. Where more places would have to be looked
  /// at than people write, it counts as heard.
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

  /// So many components stand in each other before nobody asks further.
  private static let deepestComponent = 4
  private static let mostPlaces = 512
}
