// Snapshots of what is spoken, so that a team reviews changes of speech as it reviews code.

import LanguageServer
import Linter
import Source

/// The snapshots in one folder: a text for each file, which holds neither line numbers nor findings and changes only
/// where speech does.
struct SpeechSnapshots {
  /// What is done with them.
  enum Action {
    case update, verify
  }

  let folder: String
  let action: Action
  private var isDifferent = false
  /// Whether a snapshot could not be read or written.
  private var isFailed = false
  /// The names of the snapshots that were met, with the files they are of.
  private var files: [String: String] = [:]

  init(_ action: Action, in folder: String) throws(UsageError) {
    self.action = action
    self.folder = folder
    guard (try? Platform.kind(of: folder)) == .folder else {
      throw UsageError("There is no folder “\(folder)”.", remedy: "Make it first.")
    }
  }

  /// What the command ends with.
  var code: Int32 {
    isFailed ? ExitCode.unreadable : isDifferent ? ExitCode.findings : ExitCode.clean
  }

  /// Writes the snapshot of a file, or compares it. `path` leads from `root` to the file.
  mutating func take(_ text: String, of path: String, in root: String) {
    let name = SpeechSnapshots.name(of: path)
    let file = FilePath.absolute(path, in: root)
    guard files.updateValue(file, forKey: name) ?? file == file else {
      return fail(
        name, "a file of another project has this snapshot already; give each project a folder of its own")
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
        return Output.show("\(PlainText.path(path)): there is no snapshot \(PlainText.line(name)) yet.\n")
      }
      Output.show("\(PlainText.path(path)): is read otherwise than in \(PlainText.line(name)):\n")
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
    Message.error("\(FilePath.join(folder, name)): \(reason).")
  }

  /// What keeps a snapshot from being used, as clauses that follow the path.
  private struct Problem: Error {
    var reason: String
  }

  /// The snapshot called `name`, whatever its line ends are; nil where there is none.
  private func stored(_ name: String) throws(Problem) -> String? {
    let content: FileContent
    do {
      content = try FileContent(ofFile: FilePath.join(folder, name), limit: SpeechSnapshots.largest)
    } catch {
      switch error {
      case .missing: return nil
      case .tooLarge: throw Problem(reason: "it is larger than any snapshot; move it away")
      default: throw Problem(reason: error.reason)
      }
    }
    let text = content.text.string.replacing("\r\n", with: "\n")
    guard SpeechSnapshots.isSnapshot(text) else {
      throw Problem(reason: "it is no snapshot that this program wrote; move it away")
    }
    return text
  }

  /// Whether a text is a snapshot, perhaps in the middle of a merge, and nothing that somebody else wrote.
  private static func isSnapshot(_ text: String) -> Bool {
    let lines = text.split(separator: "\n")
    return lines.isEmpty
      || lines.contains { line in
        Silence(rawValue: String(line)) != nil || readers.contains { line.contains("\($0) stops ") }
      }
  }

  private static let readers = ["VoiceOver", "TalkBack"]

  /// Names the snapshots of files that are gone from below `root`.
  mutating func nameStale(root: String) {
    let entries = (try? Platform.entries(of: folder)) ?? []
    for name in entries.map(\.name).sorted(by: FilePath.precedes) {
      guard let path = SpeechSnapshots.path(of: name),
        (try? Platform.kind(of: FilePath.absolute(path, in: root))) == nil
      else { continue }
      if action == .verify { isDifferent = true }
      Output.show(
        "\(PlainText.path(name)): there is no file \(PlainText.line(path)) any more; delete its snapshot.\n")
    }
  }

  private static let suffix = ".speech.txt"
  private static let largest = 16 << 20

  /// The name of a snapshot, which never leads out of its folder: `App+Player.swift.speech.txt`.
  static func name(of path: String) -> String {
    path.replacing("%", with: "%25").replacing("+", with: "%2B").replacing("\\", with: "%5C")
      .replacing("/", with: "+") + suffix
  }

  /// The path that a snapshot belongs to; nil for what is no snapshot.
  static func path(of name: String) -> String? {
    guard name.hasSuffix(suffix) else { return nil }
    return String(name.dropLast(suffix.count)).replacing("+", with: "/").replacing("%5C", with: "\\")
      .replacing("%2B", with: "+").replacing("%25", with: "%")
  }
}
