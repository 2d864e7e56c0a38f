// Where the components of SwiftUI are shown, so that a file knows whether anyone hears what it shows.

import Source
import Syntax

/// What a screen reader makes of one component inside another.
public struct ComponentPlace: Sendable, Equatable {
  /// The component or screen that shows it; empty outside of any.
  public var owner: String
  public var hearing: Hearing

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
    var places: [String: [ComponentPlace]] = [:]
    for id in ids {
      let element = self[id]
      guard element.framework == .swiftUI, element.role == .custom,
        text[element.typeRange.lowerBound].isUppercaseASCII
      else { continue }
      let owner = declarationName(around: id)
      guard !owner.hasSuffix("Preview"), !owner.hasSuffix("Previews"), owner != element.typeName else {
        continue
      }
      let place = ComponentPlace(owner: owner, hearing: hearing(of: id))
      if places[element.typeName]?.contains(place) != true {
        places[element.typeName, default: []].append(place)
      }
    }
    return places.sorted { $0.key < $1.key }.map {
      FileFacts.Entry(ProjectKey(.componentPlaces, $0.key), .places($0.value))
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
  /// Of what only others show that are silent themselves nothing is heard either.
  public func hearing(ofComponent name: String) -> ComponentPlace.Hearing? {
    hearing(ofComponent: name, below: ProjectView.deepestComponent)
  }

  private func hearing(ofComponent name: String, below depth: Int) -> ComponentPlace.Hearing? {
    var most: ComponentPlace.Hearing?
    for place in componentPlaces(of: name) where most != .alone {
      let around =
        depth == 0 || place.owner.isEmpty ? nil : hearing(ofComponent: place.owner, below: depth - 1)
      let heard = min(place.hearing, around ?? .alone)
      most = max(most ?? .silent, heard)
    }
    return most
  }

  /// So many components stand in each other before nobody asks further.
  private static let deepestComponent = 4
}
