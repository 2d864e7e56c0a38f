// Configuration files that build upon each other.

import Linter
import Source

/// A configuration file with all that it builds upon.
struct ConfigurationReading {
  private(set) var layers: [ConfigurationLookup.Layer] = []
  private(set) var problems: [ConfigurationLookup.Problem] = []
  /// Every file that was read, the first one first.
  private(set) var sources: [String] = []

  /// Every file that was read or looked for.
  private(set) var namedFiles: Set<String> = []

  /// More files than any project puts together; it also bounds how deep they build upon each other.
  private static let mostSources = 32

  init(_ path: String, _ lookup: ConfigurationLookup) {
    _ = add(path, lookup, extendedBy: [])
  }

  /// Puts the file at `path` over what is here, what it builds upon first. Returns a clause that says why it cannot be
  /// read, or nil.
  private mutating func add(
    _ path: String, _ lookup: ConfigurationLookup, extendedBy chain: [String]
  ) -> String? {
    let text: SourceText
    namedFiles.insert(path)
    do {
      text = try lookup.content(of: path)
    } catch {
      if chain.isEmpty {
        let problem = ConfigurationProblem(.error, 0..<0, "This configuration is not used: \(error.reason).")
        problems.append(ConfigurationLookup.Problem(path: path, text: SourceText(""), problem: problem))
      }
      return error.reason
    }
    let file = ConfigurationFile(text, folder: FilePath.folder(of: path))
    sources.append(path)
    var own = file.problems
    let chain = chain + [path]
    for extended in file.extensions {
      let base = FilePath.absolute(extended.path, in: file.folder)
      let reason =
        chain.contains(base)
        ? "it builds upon this file itself"
        : sources.count > ConfigurationReading.mostSources
          ? "too many files build upon each other" : add(base, lookup, extendedBy: chain)
      guard let reason else { continue }
      own.append(
        ConfigurationProblem(.error, extended.range, "“\(extended.path)” cannot be built upon: \(reason)."))
    }
    let layer = ConfigurationLookup.Layer(path: path, file: file)
    guard let severity = own.map(\.severity).max() else {
      layers.append(layer)
      return nil
    }
    if ConfigurationReading.isInProject(path, of: chain[0]) {
      layers.append(layer)
      problems += own.map { ConfigurationLookup.Problem(path: path, text: text, problem: $0) }
    } else {
      // A repository could name any file of the user here, so nothing of its content may reach a log.
      let problem = ConfigurationProblem(
        severity, 0..<0, "This isn't a valid configuration file, so none of it is used.")
      problems.append(ConfigurationLookup.Problem(path: path, text: SourceText(""), problem: problem))
    }
    return nil
  }

  /// Whether the file at `path` is in the project of the configuration file `first`, after symbolic links are resolved.
  private static func isInProject(_ path: String, of first: String) -> Bool {
    let folder = FilePath.folder(of: first)
    var roots = ProjectRoots()
    return Platform.isInside(path, of: roots.root(ofFolder: folder, fallback: folder))
  }
}
