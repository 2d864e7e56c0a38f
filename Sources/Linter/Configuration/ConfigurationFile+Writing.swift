// Additions to configuration files. Their layout is in `MemberWriter.swift`.

package import Source

extension ConfigurationFile {
  /// Returns a new configuration file that contains only `entry`.
  package static func text(saying entry: ComponentEntry) -> SourceText {
    SourceText("{\n  \"\(Key.components.rawValue)\": {\n    \"\(entry.name)\": \(entry.value)\n  }\n}\n")
  }

  /// Returns the edits that add `entry` to a configuration file, or nil if the file is invalid or already configures
  /// the component.
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

  /// Returns a new configuration file that only turns off a rule.
  package static func text(turningOff rule: String) -> SourceText {
    SourceText("{\n  \"\(Key.rules.rawValue)\": {\n    \"\(rule)\": \"off\"\n  }\n}\n")
  }

  /// Returns the edits that turn off a rule in a configuration file, or nil if the file is invalid. A severity, or an
  /// object with options, is replaced.
  package static func edits(turningOff rule: String, in text: SourceText) -> [TextEdit]? {
    guard let root = try? SettingsParser.parse(text), case .object(let members) = root.kind else {
      return nil
    }
    let off = "\"off\""
    let writer = MemberWriter(text: text)
    guard let rules = members.last(where: { $0.key == Key.rules.rawValue }) else {
      return writer.adding(Key.rules.rawValue, to: root) { indentation in
        guard let indentation else { return "{ \"\(rule)\": \(off) }" }
        return "{\(indentation + writer.unit)\"\(rule)\": \(off)\(indentation)}"
      }
    }
    guard case .object(let known) = rules.value.kind else { return nil }
    if let member = known.last(where: { $0.key == rule }) { return [TextEdit(member.value.range, off)] }
    return writer.adding(rule, to: rules.value) { _ in off }
  }
}
