// Asking git. What is asked is in GitRepository+Changes.swift.

import LanguageServer

/// The git repository that a folder belongs to.
struct GitRepository {
  /// The absolute path of a folder in it.
  let folder: String
  /// The way from there to the top: empty or `../../`.
  private let wayUp: String
  /// The way back, with a slash at the end where it is not empty.
  private let wayDown: [UInt8]
  /// What the person asked for, for messages.
  let option: String

  init(holding folder: String, for option: String) throws(UsageError) {
    self.folder = folder
    self.option = option
    var complaint = ""
    func ask(_ questions: String...) throws(UsageError) -> [UInt8]? {
      let answer = try GitRepository.run(["-C", folder, "rev-parse"] + questions, option)
      guard answer.code == 0 else {
        complaint = " " + GitRepository.quoted(answer)
        return nil
      }
      return answer.output.last == 0x0A ? answer.output.dropLast() : answer.output
    }
    let inside = Array("true\n".utf8)
    guard let place = try ask("--is-inside-work-tree", "--show-cdup"), place.starts(with: inside),
      let wayDown = try ask("--show-prefix")
    else {
      throw UsageError(
        "\(option) needs a work tree of git, and \(folder) is in none.\(complaint)",
        remedy: "Leave it out, or name a folder of a work tree.")
    }
    wayUp = String(decoding: place.dropFirst(inside.count), as: UTF8.self)
    self.wayDown = wayDown
  }

  /// What git answers to `arguments` at the top of the work tree, whatever its exit code is.
  func ask(_ arguments: [String], input: [UInt8] = []) throws(UsageError) -> Platform.ProgramResult {
    let way = wayUp.isEmpty ? [] : ["-C", wayUp]
    return try GitRepository.run(["-C", folder] + way + arguments, option, input: input)
  }

  /// What git prints; its failure is shown.
  func output(of arguments: [String], input: [UInt8] = []) throws(UsageError) -> [UInt8] {
    let answer = try ask(arguments, input: input)
    guard answer.code == 0 else {
      throw UsageError("\(option): git failed. \(GitRepository.quoted(answer))", remedy: "")
    }
    return answer.output
  }

  /// The absolute path of a path below the top; nil where it is not in the folder.
  func path(of bytes: some Collection<UInt8>) -> String? {
    guard bytes.starts(with: wayDown) else { return nil }
    return FilePath.join(folder, String(decoding: bytes.dropFirst(wayDown.count), as: UTF8.self))
  }

  private static func run(
    _ arguments: [String], _ option: String, input: [UInt8] = []
  ) throws(UsageError) -> Platform.ProgramResult {
    do {
      // Nothing is written, not even the index to note what has not changed.
      return try Platform.run(
        "git", ["--no-optional-locks", "--no-pager", "-c", "core.quotePath=false"] + arguments, input: input,
        without: hookVariables)
    } catch {
      throw UsageError(
        error.isMissing
          ? "\(option) needs git, and there is no program of this name in the folders of PATH."
          : "\(option) needs git, which does not start: \(error.reason).",
        remedy: "Install git, or leave out \(option).")
    }
  }

  /// What a git that runs this program in a hook may have set, and which would make it see other files or lines.
  ///
  /// Source: git(1), “Git Pathspec” and “Git Diffs”.
  private static let hookVariables = [
    "GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS",
    "GIT_DIFF_OPTS", "GIT_EXTERNAL_DIFF",
  ]

  /// The first line of what git complains about.
  private static func quoted(_ answer: Platform.ProgramResult) -> String {
    let lines = answer.errors.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    let line = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.first
    return line.map { "It says: “\(PlainText.line($0))”." } ?? "Its exit code is \(answer.code)."
  }
}
