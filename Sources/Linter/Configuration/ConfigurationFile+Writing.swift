// What is added to a configuration file. How it is laid out is in MemberWriter.swift.

package import Source

extension ConfigurationFile {
  /// A new configuration file that says nothing but what a component is.
  package static func text(saying entry: ComponentEntry) -> SourceText {
    SourceText("{\n  \"\(Key.components.rawValue)\": {\n    \"\(entry.name)\": \(entry.value)\n  }\n}\n")
  }

  /// The changes to the text of a configuration file that make it say what a component is; nil where the file cannot be
  /// understood, or says something of the component already.
  package static func edits(saying entry: ComponentEntry, in text: SourceText) -> [TextEdit]? {
    guard let root = try? SettingsParser.parse(text), case .object(let members) = root.kind else {
      return nil
    }
    let writer = MemberWriter(text: text)
    guard let components = members.last(where: { $0.key == Key.components.rawValue }) else {
      return writer.adding(Key.components.rawValue, to: root) { indentation in
        guard let indentation else { return "{ \"\(entry.name)\": \(entry.value) }" }
        return "{\(indentation + writer.unit)\"\(entry.name)\": \(entry.value)\(indentation)}"
      }
    }
    guard case .object(let known) = components.value.kind, !known.contains(where: { $0.key == entry.name })
    else { return nil }
    return writer.adding(entry.name, to: components.value) { _ in entry.value }
  }
}
