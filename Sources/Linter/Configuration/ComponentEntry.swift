// Suggested configuration entries for components that aren't configured yet.

import Elements
import Source
import Syntax

/// An entry of `components`, inferred from a call of the component.
package struct ComponentEntry: Sendable, Equatable {
  let use: ComponentUse

  /// The entry in words: `button, labeled by 'title'`.
  package var description: String {
    let naming: String =
      switch use.label {
      case "_": "labeled by its first argument"
      case let label?: "labeled by '\(label)'"
      case nil: "labels itself"
      }
    return "\(use.role.rawValue), \(naming)"
  }

  /// The value of the entry as one line of JSON.
  var value: String {
    var settings = ["role": use.role.rawValue]
    settings["label"] = use.label
    settings["hint"] = use.hint
    settings["image"] = use.image
    let keys = ConfigurationFile.ComponentKey.allCases.map(\.rawValue)
    var members = keys.compactMap { key in settings[key].map { "\"\(key)\": \"\($0)\"" } }
    // A call without a label doesn't show whether the component has one, so assume that it does.
    if use.label == nil {
      members.append("\"\(ConfigurationFile.ComponentKey.selfLabelled.rawValue)\": true")
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  /// The name of the component.
  package var name: String { use.name }
}

extension ComponentEntry {
  /// Creates the entry for the component whose identifier touches the byte `offset` of a file, or nil if there is none
  /// or it's already in `configuration`.
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

  /// The maximum file size in bytes, because an editor's menu waits for the result.
  private static let longestFile = 1 << 20
}

extension SourceText {
  /// Returns whether the identifier that touches `offset` is capitalized and followed by the start of arguments.
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
