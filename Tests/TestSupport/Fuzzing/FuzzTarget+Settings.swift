// User-written settings: configurations, globs, and ignore files.

import LanguageServer
import Linter
import Source

extension FuzzTarget {
  /// A configuration file and, after a zero byte, one that it may extend.
  static let configuration = FuzzTarget("configuration", seeds: { SettingsSeeds.configurations }) { bytes in
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let text = SourceText(parts[0])
    let folder = "/nowhere-a11y"
    let file = ConfigurationFile(text, folder: folder)
    for problem in file.problems where problem.range.lowerBound < 0 || problem.range.upperBound > text.count {
      return "“\(problem.message)” is said of \(problem.range), outside the text."
    }
    var lookup = ConfigurationLookup()
    lookup.openTexts[folder + "/.a11y-lsp.json"] = text
    lookup.openTexts[folder + "/base.json"] = SourceText(parts.count > 1 ? parts[1] : [])
    let resolution = lookup.resolution(forFilesIn: folder + "/App/Views", root: folder)
    for problem in resolution.problems {
      let range = problem.problem.range
      if range.lowerBound < 0 || range.upperBound > lookup.openTexts[problem.path]?.count ?? 0 {
        return "“\(problem.problem.message)” is said of \(range), outside of \(problem.path)."
      }
    }
    for path in SettingsSeeds.paths { _ = resolution.configuration.covers(folder + "/" + path) }
    let code = SourceText(SettingsSeeds.code)
    let findings = Linter(resolution.configuration).lint(SourceFile(path: "App/A.swift", text: code))
    return LintCheck.strict.problem(of: findings, in: code)
  }

  /// A pattern on the first line and a path on the second.
  static let globs = FuzzTarget("globs", seeds: { SettingsSeeds.globs }) { bytes in
    let lines = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    let pattern = String(decoding: lines[0], as: UTF8.self)
    let path = String(decoding: lines.count > 1 ? lines[1] : [], as: UTF8.self)
    let matches = Glob(pattern, .gitignore).matches(path)
    if pattern.unicodeScalars.count <= 24, path.unicodeScalars.count <= 40,
      let expected = SlowGlob(pattern)?.matches(path), expected != matches
    {
      return "“\(pattern)” and “\(path)”: \(matches), not \(expected)."
    }
    let plain = !pattern.contains { "{}\\".contains($0) }
    if plain, Glob(pattern).matches(path) != matches {
      return "Without braces “\(pattern)” differs by dialect."
    }
    let bound = PathPattern(pattern, folder: "/folder")
    if bound.matches("/folder/\(path)"), path.isEmpty { return "“\(pattern)” matches the folder itself." }
    _ = bound.matches(path)
    return nil
  }

  /// A `.gitignore` file and, after a zero byte, the name of a file to look for.
  static let ignoring = FuzzTarget("ignoring", seeds: { SettingsSeeds.ignoreFiles }) { bytes in
    guard let folder = SettingsSeeds.walked else { return "There is no folder to walk." }
    guard (try? folder.write(bytes, to: ".gitignore")) != nil else { return "The file cannot be written." }
    let walk = FileWalk(of: folder.path, root: folder.path) { _, _ in true }
    for path in walk.files where FileWalk.isIgnored(path, kind: .file, root: folder.path, GitIndexes()) {
      return "\(path) is met in a walk, but ignored when asked for."
    }
    for name in SettingsSeeds.paths where !walk.files.contains(folder[name]) {
      guard FileWalk.isIgnored(folder[name], kind: .file, root: folder.path, GitIndexes()) else {
        return "\(name) is not met in a walk, and not ignored."
      }
    }
    return nil
  }
}
