// Configuration files that extend each other.

import Linter
import Source

/// A configuration file and all files that it extends.
struct ConfigurationReading {
  private(set) var layers: [ConfigurationLookup.Layer] = []
  private(set) var problems: [ConfigurationLookup.Problem] = []
  /// All files that were read, starting with the first one.
  private(set) var sources: [String] = []

  /// All files that were read or searched for.
  private(set) var namedFiles: Set<String> = []

  /// The files that were read, by path.
  private var files: [String: ConfigurationFile] = [:]
  /// The number of `extends` entries so far.
  private var extensionCount = 0

  /// The maximum number of `extends` entries, more than any project needs. Also limits their depth.
  private static let mostExtensions = 32
  /// The maximum number of problems to report.
  private static let mostProblems = 100

  init(_ path: String, _ lookup: ConfigurationLookup) {
    _ = add(path, lookup, extendedBy: [])
  }

  /// Adds the layer of the file at `path`, after those that it extends. Returns the reason why it can't be read, or
  /// nil.
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
          note(ConfigurationProblem(.error, 0..<0, "Can't use this configuration: \(error.reason)"), path)
        }
        return error.reason
      }
      files[path] = file
      sources.append(path)
    }
    let chain = chain + [path]
    let own = ((isRead ? [] : file.problems) + extend(file, lookup, chain))
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    let layer = ConfigurationLookup.Layer(path: path, file: file)
    guard let severity = (file.problems + own).map(\.severity).max() else {
      layers.append(layer)
      return nil
    }
    if ConfigurationReading.isInProject(path, of: chain[0]) {
      layers.append(layer)
      for problem in own { note(problem, path, file.text) }
    } else {
      // A repository could name any of the user's files here, so none of its content may appear in a log.
      note(
        ConfigurationProblem(
          severity, 0..<0, "Can't use this configuration: not a valid configuration file"), path)
    }
    return nil
  }

  /// Adds the layers of the files that `file` extends. Returns the problems with those that can't be used.
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

  /// Adds a problem in the file at `path`. If there are too many, keeps at least one error.
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

  /// Returns whether `path` is in the project of the configuration file `first` after resolving symbolic links.
  private static func isInProject(_ path: String, of first: String) -> Bool {
    let folder = FilePath.folder(of: first)
    var roots = ProjectRoots()
    return Platform.isInside(path, of: roots.root(ofFolder: folder, fallback: folder))
  }
}
