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

  /// The files that were read, by path.
  private var files: [String: ConfigurationFile] = [:]
  /// How many times a file was named for another one to build upon.
  private var extensionCount = 0

  /// More files than any project combines. This also limits how deep they build upon each other.
  private static let mostExtensions = 32
  /// More problems than anyone reads.
  private static let mostProblems = 100

  init(_ path: String, _ lookup: ConfigurationLookup) {
    _ = add(path, lookup, extendedBy: [])
  }

  /// Puts the file at `path` over what is here, what it builds upon first. Returns a clause that says why it cannot be
  /// read, or nil.
  private mutating func add(
    _ path: String, _ lookup: ConfigurationLookup, extendedBy chain: [String]
  ) -> String? {
    namedFiles.insert(path)
    let file: ConfigurationFile
    let isRead: Bool
    if let known = files[path] {
      (file, isRead) = (known, true)
    } else {
      do {
        file = ConfigurationFile(try lookup.content(of: path), folder: FilePath.folder(of: path))
        isRead = false
      } catch {
        if chain.isEmpty {
          note(ConfigurationProblem(.error, 0..<0, "Configuration ignored: \(error.reason)"), path)
        }
        return error.reason
      }
      files[path] = file
      sources.append(path)
    }
    let chain = chain + [path]
    let own = (isRead ? [] : file.problems) + extend(file, lookup, chain)
    let layer = ConfigurationLookup.Layer(path: path, file: file)
    guard let severity = (file.problems + own).map(\.severity).max() else {
      layers.append(layer)
      return nil
    }
    if ConfigurationReading.isInProject(path, of: chain[0]) {
      layers.append(layer)
      for problem in own { note(problem, path, file.text) }
    } else {
      // A repository could name any file of the user here, so nothing of its content may reach a log.
      note(
        ConfigurationProblem(
          severity, 0..<0, "Configuration ignored: not a valid configuration file"), path)
    }
    return nil
  }

  /// Puts the files that `file` builds upon over what is here. Returns why some of them can't be used.
  private mutating func extend(
    _ file: ConfigurationFile, _ lookup: ConfigurationLookup, _ chain: [String]
  ) -> [ConfigurationProblem] {
    var found: [ConfigurationProblem] = []
    for extended in file.extensions where found.count < ConfigurationReading.mostProblems {
      let base = FilePath.absolute(extended.path, in: file.folder)
      let reason: String?
      if chain.contains(base) {
        reason = "it extends this file (cycle)"
      } else if extensionCount == ConfigurationReading.mostExtensions {
        reason = "too many levels of 'extends'"
      } else {
        extensionCount += 1
        reason = add(base, lookup, extendedBy: chain)
      }
      guard let reason else { continue }
      found.append(
        ConfigurationProblem(.error, extended.range, "Can't extend '\(extended.path)': \(reason)"))
    }
    return found
  }

  /// Keeps a problem of the file at `path`. Of very many, an error is among those that are kept.
  private mutating func note(
    _ problem: ConfigurationProblem, _ path: String, _ text: SourceText = SourceText("")
  ) {
    if problems.count == ConfigurationReading.mostProblems {
      guard problem.severity == .error, !problems.contains(where: { $0.problem.severity == .error }) else {
        return
      }
      problems.removeLast()
    }
    let position = text.position(of: problem.range.lowerBound, in: .utf16)
    problems.append(ConfigurationLookup.Problem(path: path, position: position, problem: problem))
  }

  /// Whether the file at `path` is in the project of the configuration file `first`, after symbolic links are resolved.
  private static func isInProject(_ path: String, of first: String) -> Bool {
    let folder = FilePath.folder(of: first)
    var roots = ProjectRoots()
    return Platform.isInside(path, of: roots.root(ofFolder: folder, fallback: folder))
  }
}
