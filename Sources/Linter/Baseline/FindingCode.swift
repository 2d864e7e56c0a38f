// Hashes of the code of a finding and the code around it.

import Source
import Syntax

/// The code of a finding, for fingerprints that don't depend on lines and whitespace.
struct FindingCode {
  private let tree: Tree
  private let range: Range<Int>
  /// The nodes that contain the finding, outermost first.
  private let ancestors: [Int]

  /// The maximum number of nodes and bytes of surrounding code per finding: enough to distinguish findings.
  private static let mostNodes = 512
  private static let mostBytes = 512

  init(_ range: Range<Int>, in tree: Tree, ancestors: [Int]) {
    self.tree = tree
    self.range = range
    self.ancestors = ancestors
  }

  /// The fingerprint.
  ///
  /// In Swift and Kotlin, the own code is the reported code, with the call that starts its chain and the variable that
  /// it's assigned to. In XML, it's the reported attributes with their tag and its ID, or the whole start tag. The
  /// context is the names of enclosing declarations and calls, and the arguments of the nearest call. In XML, it's the
  /// start tag, and the tags and IDs of the enclosing elements.
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

  /// The ranges of the reported code, and of its chain or start tag without the content of closures.
  var parts: [Range<Int>] {
    if tree.language == .xml {
      let element = ancestors.last { tree.nodes[$0].kind == .element }
      return [range] + (element.map { [tree.startTagRange(of: NodeID($0))] } ?? [])
    }
    guard let chain else { return [range] }
    return [range] + code(of: chain, until: Int(tree.nodes[chain].end))
  }

  // MARK: Swift and Kotlin

  /// The ancestors in the statement, innermost first.
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

  /// Returns the end of the first call of a chain, which creates or names the view, or the start of the finding in it.
  private func viewEnd(of chain: Int) -> Int {
    let call = tree.children(of: NodeID(chain)).first { tree[$0].kind == .call }
    return min(call.map { Int(tree[$0].end) } ?? range.lowerBound, range.lowerBound)
  }

  /// Returns the ranges of a node before `end`, without the content of its closures.
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
    // Limits a very long chain to its last bytes.
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
    // The call around the statement, without the part that contains the finding.
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
    // The order of attributes is irrelevant.
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
    // Attributes precede the children, which may be many.
    tree.children(of: NodeID(element)).lazy.prefix { tree[$0].kind != .element }
      .filter { tree[$0].kind == .attribute }
  }

  private func isID(_ attribute: NodeID) -> Bool { tree[attribute].name == "android:id" }
}
