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
      let place = ComponentPlace(
        owner: owner, hearing: hearing(of: id), isModified: isModified(id),
        isOutermost: element.circumstances.contains(.shownElsewhere))
      places[element.typeName, default: []].insert(place)
    }
    return places.sorted { $0.key < $1.key }.map { name, places in
      FileFacts.Entry(ProjectKey(.componentPlaces, name), .places(places.sorted()))
    }
  }

  /// Returns whether modifiers do more to a view than arrange and draw it, or a view around it groups its content.
  private func isModified(_ id: ElementID) -> Bool {
    if ancestors(of: id).contains(where: {
      self[$0].groupingRange != nil || self[$0].role == .custom || self[$0].openness.contains(.modifiers)
    }) {
      return true
    }
    return syntax.links(of: NodeID(self[id].origin)).contains { link in
      let name = syntax[link].name
      return syntax[link].kind == .call && syntax.nameRange(of: link) != self[id].typeRange
        && !SwiftUIModifiers.isNeutral(name) && !SwiftUIModifiers.decorates(name)
        && !SwiftUIModifiers.presents(name)
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
