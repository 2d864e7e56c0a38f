// The versions of one document, each linted by what changed in it.

import Source
import Syntax

/// Lints one text after the other, and reads only those sections anew whose findings may have changed.
///
/// What is found is what `Linter.lint` finds in the whole text: the findings of a section depend on its own bytes, on
/// what stands before the first declaration, and on the sections that it shares a declared name with.
package struct Relinter: Sendable {
  private let linter: Linter
  /// The version linted last.
  private var latest: Version?

  package var configuration: Configuration { linter.configuration }

  package init(_ linter: Linter) {
    self.linter = linter
  }

  /// Whether the findings returned last were found without reading the whole file.
  package private(set) var usedExcerpt = false

  /// The offsets at which the sections of a file begin.
  package static func sectionStarts(of file: SourceFile) -> [Int] {
    guard let language = Language(path: file.path) else { return [] }
    return Sections(of: file.text, language).all.map(\.range.lowerBound)
  }

  /// A version with what was found in it.
  private struct Version: Sendable {
    var path: String
    var text: SourceText
    /// Found out when the first change or question arrives.
    var sections: Sections?
    /// Whether sections can be looked at apart, where that was found out.
    var isSeparable: Bool?
    var findings: [Finding]
  }

  /// What the findings depend on beside the text, of this version and those before: a bit more than is needed.
  package private(set) var questions = Questions()

  /// Why something of the file was not looked at; nil where all of it was.
  package private(set) var omission: Omission?

  /// The findings of a file, as `Linter.lint` has them. Where `surroundings` answers otherwise than before what the
  /// file asks, a new relinter is needed.
  package mutating func lint(_ file: SourceFile, in surroundings: Surroundings = .unknown) -> [Finding] {
    guard let language = Language(path: file.path), language != .xml, let latest, latest.path == file.path
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
    // What concerned all of the old text may have kept findings away.
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

  /// Finds out what questions about single places need, so that not each of them does so anew. `file` is the version
  /// linted last.
  package mutating func prepare(for file: SourceFile) {
    guard let language = Language(path: file.path), language != .xml, let latest, latest.path == file.path,
      latest.isSeparable == nil, latest.text == file.text
    else { return }
    let sections = latest.sections ?? Sections(of: file.text, language)
    self.latest?.sections = sections
    self.latest?.isSeparable = FileWideFacts.areAbsent(
      from: file.text, header: sections.all[0].range, language)
  }

  /// The sections of `file` that decide what holds at the byte `offset`; nil where those are most of it, or any place of
  /// the file may.
  func excerpt(of file: SourceFile, around offset: Int) -> Excerpt? {
    guard let language = Language(path: file.path), language != .xml else { return nil }
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

  private mutating func findings(_ look: Linter.Look, isWhole: Bool = true) -> [Finding] {
    questions.formUnion(look.questions)
    // What another section holds is known from the last look at all of them.
    omission = look.omission ?? (isWhole ? nil : omission)
    return look.findings
  }

  /// The findings of a changed text; nil where so much may have changed that all of it has to be read.
  private mutating func findings(
    in file: SourceFile, _ update: Sections.Update, _ old: Sections, _ known: [Finding], _ language: Language,
    _ surroundings: Surroundings
  ) -> [Finding]? {
    let sections = update.sections.all
    guard FileWideFacts.stayAbsent(from: file.text, update, language) else { return nil }
    var affected = Affected(update, old)
    // Reading most of the sections is no faster than reading the file.
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
