// The projects of the files whose announcements are read.

import LanguageServer
import Linter
import Source

/// The announcements of one file after another. The facts of a project's other files are read once.
struct SpokenProjects {
  /// The key of a project's cached facts.
  private struct Project: Hashable {
    var root: String
    /// The maximum file size in bytes. Larger files are ignored.
    var limit: Int
  }

  private let current: String
  private var roots = ProjectRoots()
  private var lookup = ConfigurationLookup()
  private var known: [Project: Surroundings] = [:]

  private let style: SpeechStyle

  /// - Parameter current: The current directory.
  init(in current: String, _ style: SpeechStyle) {
    self.current = current
    self.style = style
  }

  /// A file with everything that decides its announcements.
  private struct Subject: Sendable {
    var file: SourceFile
    var configuration: Configuration
    var surroundings: Surroundings
    /// The marked root of its project, or nil if there is none.
    var root: String?
  }

  /// One version of a file, for a comparison.
  struct Version: Sendable {
    var speech: SpeechVersion
    /// The rules with findings, in the order of their IDs.
    var rules: [String]
    /// The reason why part of the file isn't read, or nil.
    var omission: Omission?
  }

  /// Returns the version of the file at the absolute `path` with the content on disk, or with `content` if it's given.
  mutating func version(of path: String, content: [UInt8]?) throws(ReadProblem) -> Version {
    let subject = try subject(path, content)
    let style = style
    return Workers.value {
      let linter = Linter(subject.configuration)
      let look = linter.look(at: subject.file, in: subject.surroundings)
      return Version(
        speech: SpeechVersion(of: subject.file, subject.surroundings, linter, style),
        rules: Set(look.findings.map(\.rule)).sorted(), omission: look.omission)
    }
  }

  /// Returns the manual tests for the file at the absolute `path`, with its open findings.
  mutating func checklist(of path: String) throws(ReadProblem) -> Checklist {
    let subject = try subject(path, nil)
    return Workers.value {
      let findings = Linter(subject.configuration).look(at: subject.file, in: subject.surroundings).findings
      return Checklist(
        of: subject.file.text, path: path, findings: findings, in: subject.surroundings, subject.configuration
      )
    }
  }

  /// Returns the reading of the file at the absolute `path`, limited to a 1-based line if one is given.
  mutating func reading(of path: String, line: Int?) throws(ReadProblem) -> SpeakCommand.Reading {
    let subject = try subject(path, nil)
    let (file, configuration, surroundings) = (subject.file, subject.configuration, subject.surroundings)
    let source = file.text
    let style = style
    let (speech, changes) = Workers.value {
      let linter = Linter(configuration)
      var speech = linter.speech(of: file, in: surroundings)
      // A line may be in part of a screen.
      if line == nil { speech.readings = speech.readings.withoutParts }
      return (speech, SpokenChanges(linter, speech.readings, of: file, in: surroundings, style))
    }
    let home = subject.root ?? current
    var reading = SpeakCommand.Reading(
      path: FilePath.displayed(path, in: current), root: home,
      pathInProject: FilePath.displayed(path, in: home), source: source,
      screens: speech.readings.tellingOverloadsApart.map { $0.styled(style) }, changes: changes,
      omission: speech.omission, damage: speech.damage.map { DamagedLine($0, in: source) })
    if let line { reading.keep(line: line) }
    if reading.screens.isEmpty, reading.nearby == nil {
      let offset = line.flatMap { source.lineStarts.count >= $0 ? source.lineRange($0 - 1).upperBound : nil }
      let mayShowMore = Workers.value {
        Linter(configuration).mayShowUnread(in: file, around: offset, surroundings)
      }
      if mayShowMore { reading.silence = .unknown }
    }
    return reading
  }

  private mutating func subject(_ path: String, _ content: [UInt8]?) throws(ReadProblem) -> Subject {
    let folder = FilePath.folder(of: path)
    let marked = roots.markedRoot(ofFolder: folder)
    // Without a project, the texts of the module are used.
    let module = marked == nil ? ProjectRoots.module(around: folder) : nil
    let root = marked ?? module ?? roots.root(ofFolder: folder, fallback: folder)
    let configuration = lookup.resolution(forFile: path, root: root).configuration
    let limit = configuration.maxFileSize
    let source =
      if let content {
        try FileContent(content, limit: limit).text
      } else {
        try FileContent(ofFile: path, limit: limit).text
      }
    let file = SourceFile(path: FilePath.displayed(path, in: root), text: source)
    let surroundings =
      (marked ?? module) == nil ? .unknown : self.surroundings(of: root, limit: configuration.maxFileSize)
    return Subject(file: file, configuration: configuration, surroundings: surroundings, root: marked)
  }

  /// Returns whether the configuration of the file at the absolute `path` covers it in a project-wide check.
  mutating func covers(_ path: String, root: String) -> Bool {
    lookup.resolution(forFile: path, root: root).configuration.covers(path)
  }

  private mutating func surroundings(of root: String, limit: Int) -> Surroundings {
    let project = Project(root: root, limit: limit)
    if let surroundings = known[project] { return surroundings }
    let read = ProjectIndexes.surroundings(of: root, limit: limit, jobs: Platform.processorCount)
    known[project] = read
    return read
  }
}
