// Lookup of baselines on disk. `Linter` interprets their contents.

package import Linter

/// A cache of the baselines that were read.
package struct BaselineLookup: Sendable, Equatable {
  /// An error in a baseline that makes it unusable.
  package struct Problem: Error, Sendable, Equatable {
    /// The absolute path of the baseline.
    package var path: String
    /// The 1-based line.
    package var line: Int
    /// A description of the error and its solution.
    package var message: String

    package init(path: String, line: Int, message: String) {
      self.path = path
      self.line = line
      self.message = message
    }
  }

  private var known: [String: Result<KnownFindings, Problem>] = [:]

  /// The maximum size of a baseline in bytes, enough for 50,000 findings. The server reads that in a fraction of a
  /// second.
  package static let largestFile = 4_000_000

  package init() {}

  /// Returns whether the file at the absolute `path` was read, or searched for, as a baseline.
  package func hasRead(_ path: String) -> Bool { known[path] != nil }

  /// The absolute paths of all files that were read, or searched for, as baselines.
  var namedFiles: Set<String> { Set(known.keys) }

  /// Returns the known findings in the baseline at the absolute `path`. Its entries are relative to `root`.
  package mutating func findings(at path: String, root: String) throws(Problem) -> KnownFindings {
    let result = known[path] ?? BaselineLookup.read(path, root: root)
    known[path] = result
    return try result.get()
  }

  /// Returns the baseline at `path` and the file's content, for comparison when the file is written.
  package static func content(of path: String) throws(Problem) -> (content: FileContent, baseline: Baseline) {
    let content: FileContent
    do {
      content = try FileContent(ofFile: path, limit: largestFile)
    } catch {
      let message =
        switch error {
        case .missing: "baseline not found; run 'a11y-lsp baseline create'"
        case .tooLarge: "baseline ignored: \(tooLarge)"
        default: "baseline ignored: \(error.reason)"
        }
      throw Problem(path: path, line: 1, message: message)
    }
    do {
      return (content, try Baseline(reading: content.text))
    } catch {
      throw Problem(path: path, line: error.line, message: error.message)
    }
  }

  /// The message about a baseline that's too large, as a clause after the path.
  package static let tooLarge =
    "larger than \(largestFile / 1_000_000) MB; exclude generated and third-party code in "
    + "\(ConfigurationFile.name), then run 'a11y-lsp baseline create' again"

  private static func read(_ path: String, root: String) -> Result<KnownFindings, Problem> {
    do {
      let baseline = try content(of: path).baseline
      return .success(
        KnownFindings(baseline, root: root) { (try? Platform.kind(of: FilePath.join(root, $0))) == .file })
    } catch {
      return .failure(error)
    }
  }
}

extension ConfiguredPath {
  /// The absolute path, without `.` and `..`.
  package var absolute: String { FilePath.absolute(path, in: folder) }

  /// Returns the absolute path of a baseline in the project at `root`. Throws if it's outside the project, also through
  /// a symbolic link: a repository must not decide which other files are read and written.
  package func baseline(inProjectAt root: String) throws(BaselineLookup.Problem) -> String {
    let path = absolute
    let isInside = Platform.isInside(path, of: root)
    // Git would treat a foreign file in its directory as its own.
    guard isInside, !FilePath.isInGit(path), !path.utf8.contains(0) else {
      throw BaselineLookup.Problem(
        path: path, line: 1,
        message:
          isInside
          ? "a baseline can't have this path; choose another one"
          : "the baseline is outside the project; move it into the project")
    }
    return path
  }
}

extension KnownFindings {
  /// Splits the `findings` of the file at the absolute `path` into new and known ones. All findings are new in a file
  /// outside the baseline's project.
  package func match(_ findings: [Finding], of file: SourceFile, at path: String) -> Match {
    guard let path = FilePath.relative(path, to: root) else { return Match(new: findings, knownCount: 0) }
    return match(findings, of: file, path: path)
  }
}
