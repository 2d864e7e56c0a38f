// From a file to what a screen reader says about it.

import Elements
import Source
import Syntax

extension Linter {
  /// What a screen reader would say, declaration by declaration, with what is wrong at each stop. Empty for files without
  /// user interface.
  package func screens(of file: SourceFile, in surroundings: Surroundings = .unknown) -> [SpokenScreen] {
    let project = ProjectView(surroundings.project, of: file, configuration)
    guard let tree = ElementTree(file.text, path: file.path, in: project) else { return [] }
    var look = Look()
    read(tree, of: file, project, into: &look)
    let findings = look.findings
    /// Which of them belong to a stop already; each belongs to the first one around it.
    var isTold = [Bool](repeating: false, count: findings.count)
    let declarations = tree.syntax.outermostDeclarations
    var screens: [SpokenScreen] = []
    for id in tree.ids {
      guard let announcement = tree.announcement(of: id) else { continue }
      let range = tree[id].range
      var stop = SpokenStop(announcement: announcement, range: range)
      var next = findings.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
      while next < findings.count, findings[next].range.lowerBound < range.upperBound {
        if !isTold[next] { stop.findings.append(findings[next]) }
        isTold[next] = true
        next += 1
      }
      let behind = declarations.partitioningIndex { $0.range.lowerBound > range.lowerBound }
      let place =
        behind > 0 && declarations[behind - 1].range.contains(range.lowerBound)
        ? declarations[behind - 1] : nil
      let start = place?.range.lowerBound ?? 0
      if screens.last?.start != start { screens.append(SpokenScreen(name: place?.name, start: start)) }
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
    guard let innermost = around.min(by: { tree[$0].range.count < tree[$1].range.count }) else { return nil }
    // What is merged is spoken by something around it.
    if let announcement = tree.announcement(of: innermost) {
      return SpokenStop(announcement: announcement, range: tree[innermost].range)
    }
    var inner = innermost
    for outer in tree.ancestors(of: innermost) {
      guard tree[inner].exposure == .merged else { return nil }
      if let announcement = tree.announcement(of: outer) {
        return SpokenStop(announcement: announcement, range: tree[outer].range)
      }
      inner = outer
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
