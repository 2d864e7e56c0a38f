// The places where a file shows components.

import Source
import Syntax

extension ElementTree {
  /// The components that the file shows and how they're announced, for the files that define them. Excludes previews.
  var componentPlaces: [FileFacts.Entry] {
    var places: [String: Set<ComponentPlace>] = [:]
    for id in ids {
      let element = self[id]
      // The result must not depend on the facts known about the component when the file is read.
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
