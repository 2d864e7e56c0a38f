// Which findings are known where. Reads the disk; what a baseline says is decided in Linter.

package import Linter

/// Reads baselines and remembers them.
package struct BaselineLookup: Sendable {
  /// Why a baseline cannot be used.
  package struct Problem: Error, Sendable, Equatable {
    /// The absolute path of the baseline.
    package var path: String
    /// From 1 on.
    package var line: Int
    /// What is wrong and what to do.
    package var message: String

    package init(path: String, line: Int, message: String) {
      self.path = path
      self.line = line
      self.message = message
    }
  }

  private var known: [String: Result<KnownFindings, Problem>] = [:]

  /// The size in bytes of the largest baseline: 50,000 findings and more, which the server reads in a fraction of a
  /// second.
  package static let largestFile = 4_000_000

  package init() {}

  /// Whether the file at the absolute `path` was read, or looked for, as a baseline.
  package func hasRead(_ path: String) -> Bool { known[path] != nil }

  /// The absolute paths of all files that were read, or looked for, as baselines.
  var namedFiles: Set<String> { Set(known.keys) }

  /// What the baseline at the absolute `path` lists, whose paths start at `root`.
  package mutating func findings(at path: String, root: String) throws(Problem) -> KnownFindings {
    let result = known[path] ?? BaselineLookup.read(path, root: root)
    known[path] = result
    return try result.get()
  }

  /// The content of the file at `path`, with its bytes to compare when it is written.
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

  /// Why a baseline isn't read or written, and what to do, as clauses that follow the path.
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
  /// The absolute path without `.` and `..`.
  package var absolute: String { FilePath.absolute(path, in: folder) }

  /// The absolute path of a baseline of the project at `root`. Throws if it's outside the project, or if a symbolic link
  /// leads there: a repository must not decide which other files are read and written.
  package func baseline(inProjectAt root: String) throws(BaselineLookup.Problem) -> String {
    let path = absolute
    let isInside = Platform.isInside(path, of: root)
    // Git would take a file of another's in its directory for one of its own.
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
  /// What of the `findings` of the file at the absolute `path` is known. A file outside of the baseline's project has
  /// nothing in it.
  package func match(_ findings: [Finding], of file: SourceFile, at path: String) -> Match {
    guard let path = FilePath.relative(path, to: root) else { return Match(new: findings, knownCount: 0) }
    return match(findings, of: file, path: path)
  }
}
