// The git runner. The commands are in `GitRepository+Changes.swift`.

import LanguageServer

/// The git repository that a directory belongs to.
///
/// Only a `.git` entry or the environment decides which repository that is, because git refuses to track a file named
/// `.git`. Git's own discovery can't be trusted: a directory that contains `HEAD`, `config`, `objects`, and `refs` is a
/// repository to git, so a pull request could bring a configuration that runs programs.
struct GitRepository {
  /// The absolute path of the directory.
  let folder: String
  /// The options that make git run at the top of the working tree. Empty if the environment names one, or a repository
  /// where no `.git` entry does: git resolves such names in the current directory.
  private let place: [String]
  /// The environment variables to remove.
  private let removedVariables: [String]
  /// The path from the top of the working tree to the directory. It ends in a slash unless it's empty.
  private let prefix: [UInt8]
  /// The option that needs git, for messages.
  let option: String
  /// The limits of each command, or nil.
  private let limits: Platform.Limits?

  init(holding folder: String, for option: String, limits: Platform.Limits? = nil) throws(UsageError) {
    self.folder = folder
    self.option = option
    self.limits = limits
    let path = Platform.resolvedPath(of: folder) ?? folder
    let root = GitRepository.root(of: path)
    let current = Platform.currentFolder.map { Platform.resolvedPath(of: $0) ?? $0 }
    let isAround = root == current.flatMap(GitRepository.root)
    if isAround, Platform.environment("GIT_DIR") != nil {
      // Unless it's set separately, the working tree of that repository is where git runs.
      place = Platform.environment("GIT_WORK_TREE") == nil ? root.map { ["-C", $0] } ?? [] : []
    } else if let root {
      place = ["-C", root]
    } else {
      throw GitRepository.noWorkTree(folder, option)
    }
    removedVariables = GitRepository.diffVariables + (isAround ? [] : GitRepository.repositoryVariables)
    let answer = try GitRepository.run(
      place + ["rev-parse", "--is-inside-work-tree", "--show-toplevel"], option, without: removedVariables,
      limits)
    let isInside = Array("true\n".utf8)
    guard answer.code == 0, answer.output.starts(with: isInside), answer.output.last == 0x0A else {
      throw GitRepository.noWorkTree(folder, option, GitRepository.quoted(answer))
    }
    let top = String(decoding: answer.output.dropFirst(isInside.count).dropLast(), as: UTF8.self)
    guard let below = FilePath.relative(path, to: top), !FilePath.isInGit(below) else {
      throw GitRepository.noWorkTree(folder, option)
    }
    prefix = below.isEmpty ? [] : Array("\(below)/".utf8)
  }

  /// Returns the nearest directory, from `path` upward, that contains a `.git` entry, or nil.
  private static func root(of path: String) -> String? {
    FilePath.ancestors(from: path).first {
      (try? Platform.kindWithoutFollowing(FilePath.join($0, ".git"))) != nil
    }
  }

  private static func noWorkTree(_ folder: String, _ option: String, _ report: String? = nil) -> UsageError {
    UsageError(
      "\(option) requires a git working tree; \(folder) isn't in one",
      remedy: "Remove the option, or use a directory in a working tree.\(report.map { " \($0)" } ?? "")",
      report: report)
  }

  /// Runs git in the working tree. The exit code may be any.
  func ask(_ arguments: [String], input: [UInt8] = []) throws(UsageError) -> Platform.ProgramResult {
    try GitRepository.run(place + arguments, option, input: input, without: removedVariables, limits)
  }

  /// Returns the first line of git's output, or nil if git fails or prints none.
  func firstLine(of arguments: [String]) throws(UsageError) -> String? {
    let answer = try ask(arguments)
    let line = answer.output.prefix { $0 != 0x0A && $0 != 0x0D }
    return answer.code == 0 && !line.isEmpty ? String(decoding: line, as: UTF8.self) : nil
  }

  /// Returns git's output. If git fails, throws an error that shows its message.
  func output(of arguments: [String], input: [UInt8] = []) throws(UsageError) -> [UInt8] {
    let answer = try ask(arguments, input: input)
    guard answer.code == 0 else {
      let report = GitRepository.quoted(answer)
      throw UsageError("\(option): git failed", remedy: report, report: report)
    }
    return answer.output
  }

  /// Returns the absolute path of a path below the top, or nil if it isn't in the directory.
  func path(of bytes: some Collection<UInt8>) -> String? {
    guard bytes.starts(with: prefix) else { return nil }
    return FilePath.join(folder, String(decoding: bytes.dropFirst(prefix.count), as: UTF8.self))
  }

  /// Returns the path below the top of a path in the directory, or nil if it's elsewhere.
  func name(of path: String) -> [UInt8]? {
    FilePath.relative(path, to: folder).map { prefix + Array($0.utf8) }
  }

  private static func run(
    _ arguments: [String], _ option: String, input: [UInt8] = [], without variables: [String],
    _ limits: Platform.Limits?
  ) throws(UsageError) -> Platform.ProgramResult {
    do {
      return try Platform.run(
        "git", safeOptions + arguments, input: input, without: variables, limits: limits)
    } catch {
      throw UsageError(
        error.isMissing
          ? "\(option) requires git, which isn't on your PATH"
          : "\(option) requires git, which couldn't be run: \(error.reason)",
        remedy: "Install git, or remove \(option).")
    }
  }

  /// Options that make git write nothing, not even a refreshed index, and run no monitor, hook, or pager. Clean filters
  /// stay enabled, because without them git would report unchanged files; only the user's own configuration can define
  /// one.
  ///
  /// Source: git-config(1), “core.fsmonitor”, “core.hooksPath”, “safe.bareRepository”.
  private static let safeOptions = [
    "--no-optional-locks", "--no-pager", "-c", "core.quotePath=false", "-c", "core.fsmonitor=false", "-c",
    "core.hooksPath=/dev/null", "-c", "safe.bareRepository=explicit",
  ]

  /// Variables that would make git see other files or lines. Git may have set them if it runs a hook.
  ///
  /// Source: git(1), “Git Pathspec” and “Git Diffs”.
  private static let diffVariables = [
    "GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS",
    "GIT_DIFF_OPTS", "GIT_EXTERNAL_DIFF",
  ]

  /// Variables that describe the repository around the current directory, and not another one.
  ///
  /// Source: git-rev-parse(1), “--local-env-vars”.
  private static let repositoryVariables = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_GRAFT_FILE",
    "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_SHALLOW_FILE",
    "GIT_WORK_TREE",
  ]

  /// Returns the first line of git's error message.
  private static func quoted(_ answer: Platform.ProgramResult) -> String {
    let lines = answer.errors.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    let line = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.first
    return line.map { "Git reports: \(PlainText.line($0))" } ?? "Git's exit code is \(answer.code)."
  }
}
