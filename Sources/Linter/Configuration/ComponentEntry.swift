// What a configuration is to say of a component, as long as nobody has said it.

import Elements
import Source
import Syntax

/// An entry of `components`, filled in as far as a call of the component suggests.
package struct ComponentEntry: Sendable, Equatable {
  let use: ComponentUse

  /// What the entry is about, for people: “IconTile: button, named by “title””.
  package var summary: String {
    let naming: String =
      switch use.label {
      case "_": "named by its first argument"
      case let label?: "named by “\(label)”"
      case nil: "names itself"
      }
    return "\(use.name): \(use.role.rawValue), \(naming)"
  }

  /// The value of the member that is called as the component: one line of JSON.
  var value: String {
    var settings = ["role": use.role.rawValue]
    settings["label"] = use.label
    settings["hint"] = use.hint
    settings["image"] = use.image
    let keys = ConfigurationFile.ComponentKey.allCases.map(\.rawValue)
    var members = keys.compactMap { key in settings[key].map { "\"\(key)\": \"\($0)\"" } }
    // Whether it has a name cannot be told from a call that shows none: nobody is to be accused.
    if use.label == nil {
      members.append("\"\(ConfigurationFile.ComponentKey.selfLabelled.rawValue)\": true")
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  var name: String { use.name }
}

extension ComponentEntry {
  /// The entry for the component whose name touches the byte `offset` of a file; nil where there is none, or
  /// `configuration` tells about it already.
  package init?(
    at offset: Int, of file: SourceFile, _ configuration: Configuration, in surroundings: Surroundings
  ) {
    guard file.text.count <= ComponentEntry.longestFile, file.text.spellsCall(at: offset) else { return nil }
    let project = ProjectView(surroundings.project, of: file, configuration)
    guard let tree = ElementTree(file.text, path: file.path, in: project),
      let use = tree.componentUse(at: offset, in: project), configuration.components[use.name] == nil
    else { return nil }
    self.use = use
  }

  /// Bytes that are read while an editor waits for its menu.
  private static let longestFile = 1 << 20
}

extension SourceText {
  /// Whether the name that touches `offset` is capitalized and followed by what arguments begin with.
  fileprivate func spellsCall(at offset: Int) -> Bool {
    var start = min(max(offset, 0), count)
    var end = start
    while start > 0, self[start - 1].isIdentifierByte { start -= 1 }
    while end < count, self[end].isIdentifierByte { end += 1 }
    guard self[start].isUppercaseASCII else { return false }
    while self[end] == 0x20 { end += 1 }
    return self[end] == UInt8(ascii: "(") || self[end] == UInt8(ascii: "{") || self[end] == UInt8(ascii: "<")
  }
}
