// Incremental linting of the versions of a document.

import Source
import Syntax

/// A linter for consecutive versions of a text that only rereads the sections whose findings may have changed.
///
/// The findings are the same that `Linter.lint` returns for the whole text: those of a section depend on its own bytes,
/// on the code before the first declaration, and on the sections with which it shares a declared name.
package struct Relinter: Sendable {
  private let linter: Linter
  /// The version linted last.
  private var latest: Version?

  package var configuration: Configuration { linter.configuration }

  package init(_ linter: Linter) {
    self.linter = linter
  }

  /// True if the last findings were returned without reading the whole file.
  package private(set) var usedExcerpt = false

  /// Returns the start offsets of a file's sections.
  package static func sectionStarts(of file: SourceFile) -> [Int] {
    guard let language = file.language else { return [] }
    return Sections(of: file.text, language).all.map(\.range.lowerBound)
  }

  /// A version of the text and its findings.
  private struct Version: Sendable {
    var path: String
    var text: SourceText
    /// The sections, determined when they're first needed.
    var sections: Sections?
    /// True if sections can be linted separately. Nil if it hasn't been determined.
    var isSeparable: Bool?
    var findings: [Finding]
  }

  /// The project queries that the findings depend on. May include those of earlier versions.
  package private(set) var questions = Questions()

  /// The reason why part of the file wasn't analyzed, or nil if all of it was.
  package private(set) var omission: Omission?

  /// Returns the same findings as `Linter.lint`. If the file's queries have different results in `surroundings` than
  /// before, create a new relinter.
  package mutating func lint(_ file: SourceFile, in surroundings: Surroundings = .unknown) -> [Finding] {
    guard let language = file.language, language != .xml, let latest, latest.path == file.path
    else {
      questions = Questions()
      omission = nil
      let findings = findings(linter.look(at: file, in: surroundings))
      latest = Version(path: file.path, text: file.text, sections: nil, findings: findings)
      return findings
    }
    let change = TextChange(from: latest.text, to: file.text)
    let old = latest.sections ?? Sections(of: latest.text, language)
    let update = old.update(by: change, to: file.text, language)
    // A fact that affected the whole old text may have suppressed findings.
    let wasSeparable =
      latest.isSeparable
      ?? FileWideFacts.areAbsent(from: latest.text, header: old.all[0].range, language)
    let partial =
      wasSeparable ? findings(in: file, update, old, latest.findings, language, surroundings) : nil
    usedExcerpt = partial != nil
    var findings = partial ?? self.findings(linter.look(at: file, in: surroundings))
    if partial != nil { questions.formUnion(findings.chooseTables(for: file, in: surroundings)) }
    self.latest = Version(
      path: file.path, text: file.text, sections: update.sections, isSeparable: partial == nil ? nil : true,
      findings: findings)
    return findings
  }

  /// Caches what `excerpt(of:around:)` needs, to avoid computing it for each offset. `file` is the version linted last.
  package mutating func prepare(for file: SourceFile) {
    guard let language = file.language, language != .xml, let latest, latest.path == file.path,
      latest.isSeparable == nil, latest.text == file.text
    else { return }
    let sections = latest.sections ?? Sections(of: file.text, language)
    self.latest?.sections = sections
    self.latest?.isSeparable = FileWideFacts.areAbsent(
      from: file.text, header: sections.all[0].range, language)
  }

  /// Returns the number of bytes that are analyzed to read the code at the byte `offset`.
  package func readingSize(of file: SourceFile, around offset: Int) -> Int {
    excerpt(of: file, around: offset)?.text.count ?? file.text.count
  }

  /// Returns the sections of `file` that determine the analysis at the byte `offset`, or nil if that's most of the
  /// file, or if any place in the file may affect it.
  func excerpt(of file: SourceFile, around offset: Int) -> Excerpt? {
    guard let language = file.language, language != .xml else { return nil }
    let known = latest?.path == file.path && latest?.text == file.text ? latest : nil
    let sections = (known?.sections ?? Sections(of: file.text, language)).all
    let behind = sections.partitioningIndex { $0.range.lowerBound > offset }
    guard behind > 0, sections[behind - 1].range.contains(offset),
      known?.isSeparable ?? FileWideFacts.areAbsent(from: file.text, header: sections[0].range, language)
    else { return nil }
    var affected = Affected(behind - 1, of: sections)
    guard affected.spread(limit: sections.count / 2) else { return nil }
    return Excerpt(of: file.text, affected.indices, sections, around: sections[behind - 1].range)
  }

  /// Returns the findings of an analysis and records its queries and omission.
  private mutating func findings(_ look: Linter.Look, isWhole: Bool = true) -> [Finding] {
    questions.formUnion(look.questions)
    // Omissions in other sections are known from the last analysis of the whole file.
    omission = look.omission ?? (isWhole ? nil : omission)
    return look.findings
  }

  /// Returns the findings of a changed text, or nil if the whole text must be read.
  private mutating func findings(
    in file: SourceFile, _ update: Sections.Update, _ old: Sections, _ known: [Finding], _ language: Language,
    _ surroundings: Surroundings
  ) -> [Finding]? {
    let sections = update.sections.all
    guard FileWideFacts.stayAbsent(from: file.text, update, language) else { return nil }
    var affected = Affected(update, old)
    // Reading most of the sections isn't faster than reading the whole file.
    guard affected.spread(limit: sections.count / 2) else { return nil }
    let excerpt = Excerpt(of: file.text, affected.indices, sections)
    let part = SourceFile(path: file.path, text: excerpt.text)
    let anew = self.findings(linter.lookThoroughly(at: part, in: surroundings), isWhole: false)
    let movement = SectionMovement(old.all, update)
    let kept = known.filter { finding in
      guard let section = movement.section(at: finding.range.lowerBound) else { return false }
      return !affected.indices.contains(section)
    }
    return (kept.compactMap { $0.moved(movement.place) } + anew.compactMap(excerpt.original))
      .sortedWithoutRepetition
  }
}
