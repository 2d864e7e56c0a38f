// Edits that enlarge touch targets and make fonts scale.

import Source
import Syntax

extension SwiftUIWriter {
  /// Returns the edits that enlarge a button's label, or a view with a tap handler, after its own frame and padding.
  func enlarge(_ id: ElementID, to size: Double) -> [WriterEdit]? {
    let element = tree[id]
    let syntax = tree.syntax
    guard case .certain(let written) = element.size, size < 1_000 else { return nil }
    let links = syntax.links(of: NodeID(element.origin))
    guard element.role.isControl else {
      guard let tap = element.gestures.first(where: { $0.kind == .tap }),
        written.range.upperBound <= tap.range.lowerBound
      else { return nil }
      let addition = SwiftUIWriter.frame(over: written.size, size)
      return [.insert(at: endBefore(tap.range.lowerBound, links), .text(addition))]
    }
    let labels = tree.children(of: id).filter { tree[$0].slot == .label || tree[$0].slot == .content }
    guard labels.count == 1 else { return nil }
    let outer = links.dropFirst().first {
      syntax.nameRange(of: $0).lowerBound == written.range.lowerBound
    }
    let frame =
      outer == nil
      ? SwiftUIWriter.frame(over: written.size, size) : SwiftUIWriter.frame(insteadOf: written.size, size)
    let label = modifier(on: tree[labels[0]], [.text(frame)])
    guard let outer else { return [label] }
    // A frame outside the label would clip the larger label.
    return [label, .replace(tree.text.withLeadingBlanks(syntax[outer].range), "")]
  }

  /// Returns a frame that enlarges the sides that are too small.
  private static func frame(over size: Size, _ least: Double) -> String {
    frame(
      width: size.width.map { $0 < least } ?? true ? least : nil,
      height: size.height.map { $0 < least } ?? true ? least : nil)
  }

  /// Returns the replacement for a frame. A side that's large enough keeps its length.
  private static func frame(insteadOf size: Size, _ least: Double) -> String {
    frame(width: max(size.width ?? 0, least), height: max(size.height ?? 0, least))
  }

  private static func frame(width: Double?, height: Double?) -> String {
    let sides = [("minWidth", width), ("minHeight", height)].compactMap { name, length in
      length.map { "\(name): \(Int(min($0, 10_000).rounded(.up)))" }
    }
    return ".frame(\(sides.joined(separator: ", "))).contentShape(Rectangle())"
  }

  /// Returns the end of the last link before `offset`.
  private func endBefore(_ offset: Int, _ links: [NodeID]) -> Int {
    links.last { Int(tree.syntax[$0].end) <= offset }.map { Int(tree.syntax[$0].end) } ?? offset
  }

  // MARK: Fonts

  /// Returns the edits that write the text style of the nearest size, or the scaling form of a custom font.
  func scale(_ font: WrittenFont, _ id: ElementID) -> [WriterEdit]? {
    let syntax = tree.syntax
    let element = tree[id]
    guard case .fixed(let size, _) = font.scaling,
      let call = syntax.subtree(of: NodeID(element.origin)).first(where: {
        syntax.nodes[$0].kind == .call && syntax.nodes[$0].range.lowerBound >= font.valueRange.lowerBound
          && syntax.nodes[$0].range.upperBound <= font.valueRange.upperBound
      }).map(NodeID.init)
    else { return nil }
    switch syntax[call].name {
    case "custom":
      guard let argument = syntax.argument("fixedSize", of: call) else { return nil }
      return [.replace(syntax.nameRange(of: argument), "size")]
    case "system":
      // A fixed frame around it would clip growing text.
      guard let size, !isFramed(element), !isInBox(id) else { return nil }
      guard let style = textStyle(of: size) else { return scaledMetric(size, in: call, id) }
      let weight = syntax.value("weight", of: call).map { ".weight(\(syntax.sourceText(of: $0)))" } ?? ""
      let design = syntax.value("design", of: call).map { syntax.sourceText(of: $0) }
      let scaled = design.map { ".system(.\(style), design: \($0))" } ?? ".\(style)"
      // This also removes `Font` before the call.
      return [.replace(font.valueRange.lowerBound..<Int(syntax[call].end), scaled + weight)]
    default: return nil
    }
  }

  /// Returns whether the chain states a width or height.
  private func isFramed(_ element: Element) -> Bool {
    tree.syntax.links(of: NodeID(element.origin)).contains { link in
      tree.syntax[link].name == "frame"
        && (tree.syntax.argument("width", of: link) != nil || tree.syntax.argument("height", of: link) != nil)
    }
  }

  /// A container higher than this, in points, has room for growing text.
  private static let roomyHeight = 200.0

  /// Returns whether an ancestor states a height that would clip growing text.
  private func isInBox(_ id: ElementID) -> Bool {
    for around in tree.ancestors(of: id).prefix(ElementTree.reach) {
      let element = tree[around]
      if element.role == .list || element.typeName == "ScrollView" { return false }
      if statesHeight(element) { return true }
    }
    return false
  }

  /// Returns true for `.frame(height: 30)` and `.frame(maxHeight: rowHeight)`.
  private func statesHeight(_ element: Element) -> Bool {
    let syntax = tree.syntax
    return syntax.links(of: NodeID(element.origin)).contains { link in
      guard syntax[link].name == "frame", syntax[link].kind == .call,
        let height = syntax.value("height", of: link) ?? syntax.value("maxHeight", of: link)
      else { return false }
      if let number = syntax.number(of: height) { return number < SwiftUIWriter.roomyHeight }
      // Longer expressions depend on the screen size.
      return syntax[height].kind == .name
        || syntax.soleLink(of: height).map { syntax[$0].kind == .name } == true
    }
  }

  /// Returns the edits that make a size scale through a property of the view. It keeps the size if no text style has it.
  private func scaledMetric(_ size: Double, in call: NodeID, _ id: ElementID) -> [WriterEdit]? {
    let syntax = tree.syntax
    guard let value = syntax.value("size", of: call), syntax.number(of: value) == size,
      let view = syntax.declaration(
        .struct, around: tree[id].constructor, within: ElementTree.longestComponent),
      let block = syntax.child(.block, of: view),
      let first = syntax.children(of: block).first(where: { _ in true }),
      let name = ["textSize", "scaledTextSize"].first(where: { name in
        !syntax.subtree(of: view).contains { syntax.nodes[$0].name == Identifier(spelled: name) }
      })
    else { return nil }
    let nearest = SwiftUIWriter.styles.min { abs($0.points - size) < abs($1.points - size) }
    let points = Int(exactly: size).map(String.init) ?? "\(size)"
    let property = "@ScaledMetric(relativeTo: .\(nearest?.name ?? "body")) var \(name): CGFloat = \(points)"
    let start = syntax[first].range.lowerBound
    let separator = tree.text.blanksBeforeFirst(start).map { "\n" + $0 } ?? "; "
    return [.insert(at: start, .text(property + separator)), .replace(syntax[value].range, name)]
  }

  /// Returns the text style with about this size on all of the app's platforms, or nil if none matches.
  private func textStyle(of size: Double) -> String? {
    guard let style = SwiftUIWriter.styles.min(by: { abs($0.points - size) < abs($1.points - size) }) else {
      return nil
    }
    func fits(_ points: Double) -> Bool { abs(points - size) <= min(NibTextStyle.tolerance(at: size), 2) }
    return fits(style.points) && (!runsOnMac || fits(style.macPoints)) ? style.name : nil
  }

  /// True if the file's code also runs on the Mac, where text styles are smaller.
  private var runsOnMac: Bool {
    tree.systems.contains(.macOS)
      && (project.lowestVersion(of: .macOS) != nil || tree.syntax.importedNames.contains("AppKit"))
  }

  /// The text styles with their sizes in points.
  ///
  /// Source: Apple, Human Interface Guidelines, “Typography › Dynamic Type sizes” at the default size, and “macOS
  /// built-in text styles”.
  private static let styles: [(name: String, points: Double, macPoints: Double)] = [
    ("largeTitle", 34, 26), ("title", 28, 22), ("title2", 22, 17), ("title3", 20, 15), ("body", 17, 13),
    ("callout", 16, 12), ("subheadline", 15, 11), ("footnote", 13, 10), ("caption", 12, 10),
    ("caption2", 11, 10),
  ]
}
