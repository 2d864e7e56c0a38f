// Announcement snapshots, which let a team review changes in speech like changes in code.

import LanguageServer
import Linter
import Source

/// The snapshots in one directory: a text per source file, without line numbers or findings, so it changes only when
/// speech does.
struct SpeechSnapshots {
  /// The operation on the snapshots.
  enum Action {
    case update, verify
  }

  let folder: String
  let action: Action
  private var isDifferent = false
  /// True if a snapshot couldn't be read or written.
  private var isFailed = false
  /// The source files by snapshot name.
  private var files: [String: String] = [:]

  init(_ action: Action, in folder: String) throws(UsageError) {
    self.action = action
    self.folder = folder
    guard (try? Platform.kind(of: folder)) == .folder else {
      throw UsageError("directory '\(folder)' doesn't exist; create it first")
    }
  }

  /// The exit code of the command.
  var code: Int32 {
    isFailed ? ExitCode.unreadable : isDifferent ? ExitCode.findings : ExitCode.clean
  }

  /// Writes or compares the snapshot of a file. `path` is relative to `root`.
  mutating func take(_ text: String, of path: String, in root: String) {
    let name = SpeechSnapshots.name(of: path)
    let file = FilePath.absolute(path, in: root)
    guard files.updateValue(file, forKey: name) ?? file == file else {
      return fail(
        name, "another project already uses this snapshot name; use one directory per project")
    }
    let old: String?
    do {
      old = try stored(name)
    } catch {
      return fail(name, error.reason)
    }
    guard old != text else { return }
    switch action {
    case .verify:
      isDifferent = true
      guard let old else {
        return Output.show("\(PlainText.path(path)): no snapshot \(PlainText.line(name)) yet\n")
      }
      Output.show("\(PlainText.path(path)): differs from \(PlainText.line(name)):\n")
      Output.show(LineDifference(from: old, to: text).text)
    case .update:
      do {
        try FileContent.put(
          Array(text.utf8), atPath: FilePath.join(folder, name), below: Platform.currentFolder)
        Output.show("\(old == nil ? "New" : "Changed"): \(PlainText.line(name))\n")
      } catch {
        fail(name, error.reason)
      }
    }
  }

  private mutating func fail(_ name: String, _ reason: String) {
    isFailed = true
    Message.error("\(FilePath.join(folder, name)): \(reason)")
  }

  /// The reason why a snapshot can't be used, as a clause that follows the path.
  private struct Problem: Error {
    var reason: String
  }

  /// Returns the snapshot called `name` with normalized line endings, or nil if it doesn't exist.
  private func stored(_ name: String) throws(Problem) -> String? {
    let content: FileContent
    do {
      content = try FileContent(ofFile: FilePath.join(folder, name), limit: SpeechSnapshots.largest)
    } catch {
      switch error {
      case .missing: return nil
      case .tooLarge: throw Problem(reason: "too large for a snapshot; move it first")
      default: throw Problem(reason: error.reason)
      }
    }
    let text = content.text.string.replacing("\r\n", with: "\n")
    guard SpeechSnapshots.isSnapshot(text) else {
      throw Problem(reason: "not a snapshot written by a11y-lsp; move it first")
    }
    return text
  }

  /// Returns whether a text is a snapshot, possibly with merge conflicts.
  private static func isSnapshot(_ text: String) -> Bool {
    let lines = text.split(separator: "\n")
    return lines.isEmpty
      || lines.contains { line in
        Silence(rawValue: String(line)) != nil || readers.contains { line.contains("\($0) stop") }
      }
  }

  private static let readers = ["VoiceOver", "TalkBack"]

  /// Reports the snapshots of files that no longer exist below `root`.
  mutating func nameStale(root: String) {
    let entries = (try? Platform.entries(of: folder)) ?? []
    for name in entries.map(\.name).sorted(by: FilePath.precedes) {
      guard let path = SpeechSnapshots.path(of: name),
        (try? Platform.kind(of: FilePath.absolute(path, in: root))) == nil
      else { continue }
      if action == .verify { isDifferent = true }
      Output.show(
        "\(PlainText.path(name)): \(PlainText.line(path)) no longer exists; delete this snapshot\n")
    }
  }

  private static let suffix = ".speech.txt"
  private static let largest = 16 << 20

  /// Returns the name of a snapshot, which never leads out of its directory: `App+Player.swift.speech.txt`.
  static func name(of path: String) -> String {
    path.replacing("%", with: "%25").replacing("+", with: "%2B").replacing("\\", with: "%5C")
      .replacing("/", with: "+") + suffix
  }

  /// Returns the path that a snapshot belongs to, or nil if `name` isn't a snapshot's name.
  static func path(of name: String) -> String? {
    guard name.hasSuffix(suffix) else { return nil }
    return String(name.dropLast(suffix.count)).replacing("+", with: "/").replacing("%5C", with: "\\")
      .replacing("%2B", with: "+").replacing("%25", with: "%")
  }
}
