// Additions to configuration files. Their layout is in `MemberWriter.swift`.

package import Source
import Syntax

extension ConfigurationFile {
  /// Returns a new configuration file that contains only `entry`.
  package static func text(saying entry: ComponentEntry) -> SourceText {
    SourceText("{\n  \"\(Key.components.rawValue)\": {\n    \"\(entry.name)\": \(entry.value)\n  }\n}\n")
  }

  /// Returns the edits that add `entry` to a configuration file, or nil if the file is invalid or already configures
  /// the component.
  package static func edits(saying entry: ComponentEntry, in text: SourceText) -> [TextEdit]? {
    if let edit = edit(writing: self.text(saying: entry), in: text) { return [edit] }
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

  /// Returns the edits that turn off a rule in a configuration file, with the entries of `perPath` that turn it on, or nil
  /// if the file is invalid. The options of a rule are kept.
  package static func edits(turningOff rule: String, in text: SourceText) -> [TextEdit]? {
    if let edit = edit(writing: self.text(turningOff: rule), in: text) { return [edit] }
    guard let root = try? SettingsParser.parse(text), case .object(let members) = root.kind else {
      return nil
    }
    let off = "\"off\""
    let writer = MemberWriter(text: text)
    var edits = perPathEdits(turningOff: rule, members, writer)
    if let rules = members.last(where: { $0.key == Key.rules.rawValue }) {
      guard case .object(let known) = rules.value.kind else { return nil }
      if let member = known.last(where: { $0.key == rule }) {
        edits += severityEdits(turningOff: member.value, writer)
      } else if let added = writer.adding(rule, to: rules.value, { _ in off }) {
        edits += added
      }
    } else {
      let added = writer.adding(Key.rules.rawValue, to: root) { indentation in
        guard let indentation else { return "{ \"\(rule)\": \(off) }" }
        return "{\(indentation + writer.unit)\"\(rule)\": \(off)\(indentation)}"
      }
      edits += added ?? []
    }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the edits that turn off a rule in the entries of `perPath` that set its severity.
  private static func perPathEdits(
    turningOff rule: String, _ members: [SettingsValue.Member], _ writer: MemberWriter
  ) -> [TextEdit] {
    guard case .array(let entries) = members.last(where: { $0.key == Key.perPath.rawValue })?.value.kind
    else {
      return []
    }
    return entries.flatMap { entry -> [TextEdit] in
      guard case .object(let settings) = entry.kind,
        case .object(let known) = settings.last(where: { $0.key == PathKey.rules.rawValue })?.value.kind,
        let value = known.last(where: { $0.key == rule })?.value
      else { return [] }
      if case .object(let options) = value.kind, !options.contains(where: { $0.key == "severity" }) {
        return []
      }
      return severityEdits(turningOff: value, writer)
    }
  }

  /// Returns the edits that turn off a rule with this value: a severity, or an object with options.
  private static func severityEdits(turningOff value: SettingsValue, _ writer: MemberWriter) -> [TextEdit] {
    let off = "\"off\""
    guard case .object(let options) = value.kind else { return [TextEdit(value.range, off)] }
    if let severity = options.last(where: { $0.key == "severity" }) {
      return [TextEdit(severity.value.range, off)]
    }
    return writer.adding("severity", to: value) { _ in off } ?? []
  }

  /// Returns the edit that writes `settings` into a file that has none, after its comments, or nil if it has any.
  private static func edit(writing settings: SourceText, in text: SourceText) -> TextEdit? {
    var parser = SettingsParser(text: text)
    guard (try? parser.skipBlanks()) != nil, parser.isAtEnd else { return nil }
    guard let last = text[0..<text.count].lastIndex(where: { !$0.isBlank }) else {
      return TextEdit(0..<text.count, settings.string)
    }
    return TextEdit(last + 1..<text.count, "\n" + settings.string)
  }
}
