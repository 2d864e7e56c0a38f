// The code of a finding and the code around it, as hashes.

import Source
import Syntax

/// Tells one finding from another, however lines and blanks move.
struct FindingCode {
  private let tree: Tree
  private let range: Range<Int>
  /// The nodes that hold the finding, the outermost first.
  private let ancestors: [Int]

  /// Nodes looked at, and bytes taken, of what stands around one finding: enough to tell findings apart.
  private static let mostNodes = 512
  private static let mostBytes = 512

  init(_ range: Range<Int>, in tree: Tree, ancestors: [Int]) {
    self.tree = tree
    self.range = range
    self.ancestors = ancestors
  }

  /// What it is recognized by.
  ///
  /// Its own code is in Swift and Kotlin what is reported, with the call that its chain begins with and the variable
  /// that it is assigned to; in XML the attributes reported with their tag and its id, or the whole start tag. Around
  /// it are the names of declarations and calls, and the arguments of the nearest call; in XML the start tag, and the
  /// tags and ids of the elements.
  var fingerprint: Fingerprint {
    var own = CodeDigest(tree)
    var context = CodeDigest(tree)
    if tree.language == .xml {
      addTag(to: &own, &context)
    } else {
      addStatement(to: &own)
      addSurroundings(to: &context)
    }
    return Fingerprint(own: own.value, context: context.value)
  }

  /// Where it stands: what is reported, and the chain or start tag that it belongs to, without the content of closures.
  var parts: [Range<Int>] {
    if tree.language == .xml {
      let element = ancestors.last { tree.nodes[$0].kind == .element }
      return [range] + (element.map { [tree.startTagRange(of: NodeID($0))] } ?? [])
    }
    guard let chain else { return [range] }
    return [range] + code(of: chain, until: Int(tree.nodes[chain].end))
  }

  // MARK: Swift and Kotlin

  /// The ancestors within the statement, the innermost first.
  private var statement: some Sequence<Int> {
    ancestors.reversed().prefix { tree.nodes[$0].kind != .closure && tree.nodes[$0].kind != .block }
  }

  /// The outermost chain of the statement.
  private var chain: Int? {
    statement.reduce(nil) { tree.nodes[$1].kind == .chain ? $1 : $0 }
  }

  private func addStatement(to own: inout CodeDigest) {
    if let chain {
      for part in code(of: chain, until: viewEnd(of: chain)) { own.add(part) }
    }
    own.add(range)
    for index in statement {
      let node = tree.nodes[index]
      if node.kind == .declaration { return own.addName(of: NodeID(index), in: tree) }
      if node.kind == .assignment, index + 1 < Int(node.subtreeEnd) {
        return own.add(tree.nodes[index + 1].range)
      }
    }
  }

  /// The end of the first call of a chain, which makes the view or names it, or the start of the finding in it.
  private func viewEnd(of chain: Int) -> Int {
    let call = tree.children(of: NodeID(chain)).first { tree[$0].kind == .call }
    return min(call.map { Int(tree[$0].end) } ?? range.lowerBound, range.lowerBound)
  }

  /// The bytes of a node before `end`, without the content of its closures.
  private func code(of index: Int, until end: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = Int(tree.nodes[index].start)
    var at = index + 1
    for _ in 0..<FindingCode.mostNodes {
      guard at < Int(tree.nodes[index].subtreeEnd), Int(tree.nodes[at].start) < end else { break }
      let node = tree.nodes[at]
      if node.kind == .closure, Int(node.end) <= end {
        parts.append(start..<max(start, Int(node.start)))
        start = max(start, Int(node.end))
        at = Int(node.subtreeEnd)
      } else {
        at += 1
      }
    }
    // Of a very long one the last bytes.
    return parts + [max(start, end - FindingCode.mostBytes * 8)..<max(start, end)]
  }

  private func addSurroundings(to context: inout CodeDigest) {
    for index in ancestors {
      let node = tree.nodes[index]
      switch node.kind {
      case .declaration, .call, .argument: context.addName(of: NodeID(index), in: tree)
      default: break
      }
    }
    // The call around the statement, without the part of it that holds the finding.
    guard let closure = ancestors.lastIndex(where: { tree.nodes[$0].kind == .closure }),
      let call = ancestors[..<closure].lastIndex(where: { tree.nodes[$0].kind == .call })
    else { return }
    let whole = tree.nodes[ancestors[call]].range
    let part = tree.nodes[ancestors[call + 1]].range
    context.add(whole.lowerBound..<min(part.lowerBound, whole.lowerBound + FindingCode.mostBytes))
    context.add(
      part.upperBound..<max(part.upperBound, min(whole.upperBound, part.upperBound + FindingCode.mostBytes)))
  }

  // MARK: XML

  private func addTag(to own: inout CodeDigest, _ context: inout CodeDigest) {
    let elements = ancestors.filter { tree.nodes[$0].kind == .element }
    for element in elements {
      context.addName(of: NodeID(element), in: tree)
      if let id = attributes(of: element).first(where: isID) { context.add(tree[id].range) }
    }
    guard let element = elements.last else { return own.add(range) }
    // The order of attributes means nothing.
    let all = attributes(of: element).reduce(UInt64(0)) { sum, attribute in
      var digest = CodeDigest(tree)
      digest.add(tree[attribute].range)
      return sum &+ UInt64(digest.value)
    }
    own.addName(of: NodeID(element), in: tree)
    let reported = attributes(of: element).filter { tree[$0].range.overlaps(range) }
    if reported.isEmpty {
      own.add(all)
    } else {
      if let id = attributes(of: element).first(where: isID) { own.add(tree[id].range) }
      for attribute in reported { own.add(tree[attribute].range) }
    }
    context.add(all)
  }

  private func attributes(of element: Int) -> some Sequence<NodeID> {
    // They stand before what is inside, of which there may be very much.
    tree.children(of: NodeID(element)).lazy.prefix { tree[$0].kind != .element }
      .filter { tree[$0].kind == .attribute }
  }

  private func isID(_ attribute: NodeID) -> Bool { tree[attribute].name == "android:id" }
}
