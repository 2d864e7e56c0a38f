// What files say of the views that they make of classes of other files.

import Source
import Syntax

extension ElementTree {
  /// The classes of views that the file makes instances of, and whether it gives each instance a role or hides it.
  var viewPlaces: [FileFacts.Entry] {
    guard syntax.importedNames.contains("UIKit") else { return [] }
    let told = toldViews
    var hearings: [String: Set<ComponentPlace.Hearing>] = [:]
    for index in syntax.nodes.indices where syntax.nodes[index].kind == .call {
      let name = text[syntax.nameRange(of: NodeID(index))]
      guard name.first?.isUppercaseASCII == true, ElementTree.namesView(name) else { continue }
      hearings[String(decoding: name, as: UTF8.self), default: []].insert(
        told.contains(index) ? .silent : .alone)
    }
    return hearings.sorted { $0.key < $1.key }.map { name, hearings in
      let places = hearings.sorted().map { ComponentPlace(owner: "", hearing: $0) }
      return FileFacts.Entry(ProjectKey(.componentPlaces, ProjectView.viewKey(name)), .places(places))
    }
  }

  /// The calls that make what is given a role by hand, or hidden.
  private var toldViews: Set<Int> {
    var calls: Set<Int> = []
    for element in elements where element.framework == .uiKit {
      guard element.hasRoleByHand || element.exposure == .hidden else { continue }
      let origin = NodeID(element.origin)
      let value = syntax.declarationKind(of: origin) == .property ? syntax.initialValue(of: origin) : origin
      if let value { calls.insert(syntax.firstLink(of: value).index) }
    }
    return calls
  }

  /// Whether a class is called as views are. Others aren't told of: each question may cost another look at a file.
  static func namesView(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    ["View", "Row", "Cell", "Card", "Tile", "Control"].contains {
      name.reversed().starts(with: $0.utf8.reversed())
    }
  }
}

extension ProjectView {
  /// A class of views and a SwiftUI view of one name are shown in ways of their own.
  fileprivate static func viewKey(_ name: String) -> String { ":" + name }

  /// Whether each file that makes instances of a class of views gives them a role, or hides them.
  public func isToldOrHidden(viewClass name: String) -> Bool {
    guard ElementTree.namesView(Array(name.utf8)) else { return false }
    let places = componentPlaces(of: ProjectView.viewKey(name))
    return !places.isEmpty && places.allSatisfy { $0.hearing == .silent }
  }
}
