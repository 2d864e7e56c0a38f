// Drawables in XML.

import Source
import Syntax

/// A drawable that an XML file defines: its size and the color that it fills its area with.
public struct AndroidDrawable: Sendable, Equatable {
  /// The size in dp if the drawable has one of its own, as vectors do.
  public var width: Double?
  public var height: Double?
  /// True if nothing but the width and height decides on the size of a view with this background or image.
  public var isMeasured = false
  /// The color that fills the area, the two colors of a gradient, or none if it isn't known, as for images.
  public var fills: [ColorValue] = []

  /// The maximum number of nodes of a file that's worth reading. Longer drawables are illustrations.
  private static let mostNodes = 20_000

  /// Returns whether the file at `path` defines a drawable.
  static func isDrawable(path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[parts.count - 2].prefix(while: { $0 != "-" }) == "drawable" else {
      return false
    }
    return parts.count < 3 || parts[parts.count - 3].hasPrefix("res")
  }

  /// Reads a drawable file. Returns nil if it contains no element.
  ///
  /// Source: Android, “Drawable resources › Shape drawable”, “Vector drawables overview”.
  init?(_ tree: Tree) {
    guard tree.nodes.count <= AndroidDrawable.mostNodes,
      let root = tree.nodes.indices.first(where: { tree.nodes[$0].kind == .element })
    else { return nil }
    let attributes = AndroidAttributes(of: NodeID(root), in: tree)
    switch tree.nodes[root].name {
    case "vector":
      width = attributes.value("android:width").flatMap { AndroidDimension($0)?.inDP }
      height = attributes.value("android:height").flatMap { AndroidDimension($0)?.inDP }
      isMeasured = width != nil && height != nil
    case "shape": readShape(NodeID(root), attributes, tree)
    default: break
    }
  }

  private mutating func readShape(_ shape: NodeID, _ attributes: AndroidAttributes, _ tree: Tree) {
    let form = attributes.value("android:shape")
    // An oval leaves the corners free, where text seldom is.
    guard
      form == nil || form?.elementsEqual("rectangle".utf8) == true || form?.elementsEqual("oval".utf8) == true
    else { return }
    fills = [.clear]
    isMeasured = true
    for child in tree.children(of: shape) {
      let attributes = AndroidAttributes(of: child, in: tree)
      switch tree[child].name {
      case "solid":
        fills = [attributes.value("android:color").map(AndroidAttributes.color) ?? .unknown]
      case "gradient": fills = AndroidDrawable.gradient(attributes)
      case "size":
        width = attributes.value("android:width").flatMap { AndroidDimension($0)?.inDP }
        height = attributes.value("android:height").flatMap { AndroidDimension($0)?.inDP }
      case "padding": isMeasured = false
      default: break
      }
    }
  }

  /// Returns the ends of a gradient between two colors.
  private static func gradient(_ attributes: AndroidAttributes) -> [ColorValue] {
    guard !attributes.has("android:centerColor") else { return [.unknown] }
    return (["android:startColor", "android:endColor"] as [Identifier]).map { name in
      attributes.value(name).map(AndroidAttributes.color) ?? .unknown
    }
  }
}
