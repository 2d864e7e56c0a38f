// From a file to what a screen reader says about it.

import Elements
import Syntax

extension Linter {
  /// What a screen reader would say, declaration by declaration, with what is wrong at each stop. Empty for files without
  /// user interface.
  package func screens(of file: SourceFile, in surroundings: Surroundings = .unknown) -> [SpokenScreen] {
    let project = ProjectView(surroundings.project, of: file, configuration)
    guard let tree = ElementTree(file.text, path: file.path, in: project) else { return [] }
    var findings = lint(file, in: surroundings)[...]
    let declarations = tree.syntax.outermostDeclarations
    var screens: [SpokenScreen] = []
    for id in tree.ids {
      guard let announcement = tree.announcement(of: id) else { continue }
      let range = tree[id].range
      var stop = SpokenStop(announcement: announcement, range: range)
      // What stands before it was reported at what is no stop, and belongs to the one before.
      stop.findings = findings.filter { range.contains($0.range.lowerBound) }
      findings.removeAll { range.contains($0.range.lowerBound) }
      let place = declarations.last { $0.range.contains(range.lowerBound) }
      if screens.last?.start != place?.range.lowerBound ?? 0 || screens.isEmpty {
        screens.append(SpokenScreen(name: place?.name, start: place?.range.lowerBound ?? 0))
      }
      screens[screens.count - 1].stops.append(stop)
    }
    return screens
  }

  /// What is said at the stop that the code at the byte `offset` is part of; nil where there is none.
  package func stop(at offset: Int, in file: SourceFile, _ surroundings: Surroundings) -> SpokenStop? {
    let project = ProjectView(surroundings.project, of: file, configuration)
    guard let tree = ElementTree(file.text, path: file.path, in: project) else { return nil }
    let around = tree.ids.filter {
      tree[$0].range.lowerBound <= offset && offset <= tree[$0].range.upperBound
    }
    guard var id = around.min(by: { tree[$0].range.count < tree[$1].range.count }) else { return nil }
    for _ in 0..<ElementTree.reach {
      if let announcement = tree.announcement(of: tree.stop(of: id)) {
        return SpokenStop(announcement: announcement, range: tree[tree.stop(of: id)].range)
      }
      guard let parent = tree[id].parent, tree[id].exposure == .merged else { return nil }
      id = parent
    }
    return nil
  }
}

private extension Tree {
  /// The types and functions that stand in no other, in order.
  var outermostDeclarations: [(name: String, range: Range<Int>)] {
    var declarations: [(name: String, range: Range<Int>)] = []
    var index = 0
    while index < nodes.count {
      let id = NodeID(index)
      if nodes[index].kind == .declaration, declarationKind(of: id) != .import {
        declarations.append((nameText(of: id), nodes[index].range))
        index = Int(nodes[index].subtreeEnd)
      } else {
        index += 1
      }
    }
    return declarations
  }
}
