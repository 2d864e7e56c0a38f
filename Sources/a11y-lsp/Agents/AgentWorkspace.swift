// The directories that agents can reach.

import LanguageServer

/// The directories whose files the tools read and change.
///
/// The protocol's own list of directories (`roots`) is deprecated, and not meant to restrict access. Source: Model
/// Context Protocol 2026-07-28, “Roots”.
struct AgentWorkspace: Sendable {
  /// The absolute paths of the directories. Relative paths start at the first one.
  let folders: [String]

  /// Creates the workspace from the directories named on the command line, or from the current directory if there are
  /// none. Desktop apps start servers in the root of the file system or in the home directory, which aren't workspaces.
  init(_ names: [String]) throws(UsageError) {
    guard let current = Platform.currentFolder else {
      throw UsageError("the current directory no longer exists", remedy: "")
    }
    var folders: [String] = []
    for name in names {
      let path = FilePath.absolute(name, in: current)
      guard !name.isEmpty, (try? Platform.kind(of: path)) == .folder else {
        throw UsageError("'\(name)' isn't a directory")
      }
      folders.append(path)
    }
    let home = Platform.environment("HOME") ?? Platform.environment("USERPROFILE")
    let isHome = home.map { Platform.resolvedPath(of: $0) == Platform.resolvedPath(of: current) } ?? false
    if names.isEmpty, FilePath.folder(of: current) != current, !isHome { folders = [current] }
    self.folders = folders
  }

  /// The directory that relative paths start at, and that displayed paths are relative to.
  func home() throws(AgentProblem) -> String {
    guard let first = folders.first else {
      throw AgentProblem(
        "The server was started outside a project. Add the project's directory to the arguments: "
          + "a11y-lsp mcp DIR.")
    }
    return first
  }

  /// Returns the absolute path of a file or directory named by a path or a `file:` URI. It doesn't have to exist, but
  /// must be in one of the directories, even if symbolic links are followed.
  func path(_ name: String) throws(AgentProblem) -> String {
    let home = try home()
    guard !name.isEmpty, !name.unicodeScalars.contains("\0") else {
      throw AgentProblem("A path is empty or contains a zero byte.")
    }
    let path = FilePath.absolute(DocumentURI(name).path ?? name, in: home)
    let target = AgentWorkspace.target(of: path)
    for folder in folders {
      let isNamedThere = FilePath.isInside(path, of: folder)
      if isNamedThere, target == nil { return path }
      let real = Platform.resolvedPath(of: folder) ?? folder
      guard let target, FilePath.isInside(target, of: real) else { continue }
      return path
    }
    throw AgentProblem(
      "'\(name)' is outside the directories that the server may read: \(folders.joined(separator: ", ")).")
  }

  /// Returns `path` with all symbolic links resolved, or nil if no directory above it exists. For a path that doesn't
  /// exist, resolves the nearest directory above it.
  private static func target(of path: String) -> String? {
    for step in FilePath.ancestors(from: path) {
      guard let real = Platform.resolvedPath(of: step) else { continue }
      guard let rest = FilePath.relative(path, to: step), !rest.isEmpty else { return real }
      return FilePath.join(real, rest)
    }
    return nil
  }
}
