// The places where files create instances of view classes from other files.

import Source
import Syntax

extension ElementTree {
  /// The view classes that the file creates instances of, and whether it sets a role on each instance or hides it.
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

  /// The calls that create a view with an explicit role or a hidden view.
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

  /// Returns whether a class has a typical view name. Others are omitted because each query may cause another analysis.
  static func namesView(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    ["View", "Row", "Cell", "Card", "Tile", "Control"].contains {
      name.reversed().starts(with: $0.utf8.reversed())
    }
  }
}

extension ProjectView {
  /// Returns the key for a view class, which must differ from the key for a SwiftUI view with the same name.
  fileprivate static func viewKey(_ name: String) -> String { ":" + name }

  /// Returns whether each file that creates instances of a view class sets a role on them or hides them.
  public func isToldOrHidden(viewClass name: String) -> Bool {
    guard ElementTree.namesView(Array(name.utf8)) else { return false }
    let places = componentPlaces(of: ProjectView.viewKey(name))
    return !places.isEmpty && places.allSatisfy { $0.hearing == .silent }
  }
  /// Returns whether code in the project gives a view in a property a role, or hides it.
  public func isToldOrHidden(member name: String) -> Bool {
    use(ofMember: AndroidResource.plainName(name.utf8)).contains(.exposure)
  }
}
