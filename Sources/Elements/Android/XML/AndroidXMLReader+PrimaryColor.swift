// The primary color of the app's theme, where it's the color of text.

import Source
import Syntax

extension AndroidXMLReader {
  /// Reads the color that the theme gives text buttons, at the item or the color in this file that defines it.
  mutating func readPrimaryColor(_ styles: AndroidStyles) {
    let (light, dark) = (project.textButtonColor(atNight: false), project.textButtonColor(atNight: true))
    guard light != nil || dark != nil else { return }
    for style in styles.nodes {
      guard let bytes = AndroidAttributes(of: style, in: tree).value("name") else { continue }
      let name = String(decoding: bytes, as: UTF8.self)
      let setsLight = light?.style == name && light?.color != AndroidXMLReader.primary
      let setsDark = dark?.style == name && dark?.color != AndroidXMLReader.primary
      guard setsLight || setsDark, let item = item(of: style, named: "colorPrimary") else { continue }
      addPrimary(item, ProjectKey(.style, name), light: setsLight, dark: setsDark)
    }
    let refersToColor = (light?.color == AndroidXMLReader.primary, dark?.color == AndroidXMLReader.primary)
    guard refersToColor.0 || refersToColor.1 else { return }
    for index in tree.nodes.indices
    where tree.nodes[index].kind == .element && tree.nodes[index].name == "color" {
      let color = NodeID(index)
      guard AndroidAttributes(of: color, in: tree).value("name")?.elementsEqual("colorPrimary".utf8) == true
      else { continue }
      addPrimary(color, ProjectKey(.color, "colorPrimary"), light: refersToColor.0, dark: refersToColor.1)
    }
  }

  /// The color that many themes refer to as their primary one. It's then changed there rather than in the theme.
  private static let primary = ColorValue.resource("colorPrimary")

  /// The type of the elements for this color.
  static let primaryColor = "colorPrimary"

  private func item(of style: NodeID, named name: String) -> NodeID? {
    tree.children(of: style).filter { item in
      guard tree[item].kind == .element, tree[item].name == "item",
        let written = AndroidAttributes(of: item, in: tree).value("name")
      else { return false }
      return written.elementsEqual(name.utf8)
    }
    .last
  }

  /// Adds a text with the primary color, in the modes in which this file defines it.
  private mutating func addPrimary(_ node: NodeID, _ key: ProjectKey, light: Bool, dark: Bool) {
    let condition = FileFacts.Scope(path: project.path).condition
    let value = project.themeColor("colorPrimary")
    let (setsLight, setsDark) = (
      light && condition != .night, dark && (condition == .night || !project.hasNightVariant(key))
    )
    guard let text = tree.child(.text, of: node), setsLight || setsDark else { return }
    let range = tree[node].range
    var element = Element(
      .androidXML, .text, typeName: AndroidXMLReader.primaryColor, range: range, constructor: range,
      typeRange: tree.nameRange(of: node))
    element.origin = node.index
    element.colors.append(
      WrittenColor(
        .modes(
          light: setsLight ? value.shade(in: .light, 0) : nil,
          dark: setsDark ? value.shade(in: .dark, 0) : nil),
        .foreground, range: range, valueRange: tree[text].range))
    _ = list.append(element, below: nil)
  }
}
