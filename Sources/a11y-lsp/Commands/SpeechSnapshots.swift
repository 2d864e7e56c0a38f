// Snapshots of what is spoken, so that a team reviews changes of speech as it reviews code.

import LanguageServer

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
  private var isUnwritten = false

  init(_ action: Action, in folder: String) throws(UsageError) {
    self.action = action
    self.folder = folder
    guard (try? Platform.kind(of: folder)) == .folder else {
      throw UsageError("There is no folder “\(folder)”.", remedy: "Make it first.")
    }
  }

  /// What the command ends with.
  var code: Int32 {
    isUnwritten ? ExitCode.unreadable : isDifferent ? ExitCode.findings : ExitCode.clean
  }

  /// Writes the snapshot of a file, or compares it. `path` leads from the project's root to the file.
  mutating func take(_ text: String, of path: String) {
    let name = SpeechSnapshots.name(of: path)
    let snapshot = FilePath.join(folder, name)
    let stored = try? FileContent(ofFile: snapshot, limit: SpeechSnapshots.largest)
    let old = stored.map { String(decoding: $0.bytes, as: UTF8.self).replacing("\r\n", with: "\n") }
    switch action {
    case .verify:
      guard let old else {
        isDifferent = true
        return Output.show("\(PlainText.line(path)): there is no snapshot \(PlainText.line(name)) yet.\n")
      }
      guard old != text else { return }
      isDifferent = true
      Output.show("\(PlainText.line(path)): is read otherwise than in \(PlainText.line(name)):\n")
      Output.show(LineDifference(from: old, to: text).text)
    case .update:
      guard old != text else { return }
      do {
        try FileContent.put(Array(text.utf8), atPath: snapshot)
        Output.show("\(old == nil ? "New" : "Changed"): \(PlainText.line(name))\n")
      } catch {
        isUnwritten = true
        Message.error("\(snapshot): \(error.reason).")
      }
    }
  }

  /// Names the snapshots of files that are gone from below `root`.
  mutating func nameStale(root: String) {
    let entries = (try? Platform.entries(of: folder)) ?? []
    for name in entries.map(\.name).sorted(by: FilePath.precedes) {
      guard let path = SpeechSnapshots.path(of: name),
        (try? Platform.kind(of: FilePath.join(root, path))) == nil
      else { continue }
      if action == .verify { isDifferent = true }
      Output.show(
        "\(PlainText.line(name)): there is no file \(PlainText.line(path)) any more; delete its snapshot.\n")
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
