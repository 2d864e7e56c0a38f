// The site with all rules: an index and a page for each rule.

import Elements
import LanguageServer
import Linter
import Source

/// The files of the site. They link only to each other and to the standards, and load nothing from the network.
enum RuleSite {
  static let indexFile = "index.html"

  /// All rules and the linter's own findings, in the order of the index.
  private static let entries: [(id: String, title: String)] =
    Rule.all.map { ($0.id, $0.title) } + OwnFinding.allCases.map { ($0.rawValue, $0.title) }

  /// Returns the names and contents of all files.
  static var files: [(name: String, bytes: [UInt8])] {
    var files = [(name: indexFile, bytes: bytes(of: index))]
    for (number, entry) in entries.enumerated() {
      let surroundings = RulePage.Surroundings(
        previous: number > 0 ? entries[number - 1] : nil,
        next: number + 1 < entries.count ? entries[number + 1] : nil)
      guard let page = page(of: entry.id, in: surroundings) else { continue }
      files.append((RulePages.fileName(of: entry.id), bytes(of: page)))
    }
    files.append((HTMLPage.styleFile, Array((HTMLStyle.sheet + "\n").utf8)))
    files.append((HTMLPage.scriptFile, Array((HTMLSearch.script + "\n").utf8)))
    return files
  }

  private static func page(of id: String, in surroundings: RulePage.Surroundings) -> Page? {
    if let rule = Rule.named(id) { return RulePage(rule, in: surroundings).page }
    return OwnFinding(rawValue: id).map { RulePage($0, in: surroundings).page }
  }

  private static func bytes(of page: Page) -> [UInt8] {
    var output = Output()
    HTMLPage.write(page, .files, to: &output)
    return output.collected
  }

  private static var index: Page {
    let criteria = SuccessCriterion.all.filter { criterion in
      Rule.all.contains { $0.criteria.contains { $0.rawValue == criterion.number } }
    }
    var page = Page(title: "a11y-lsp rules")
    let frameworks = Framework.allCases.map(\.rawValue)
    page.subtitle = [
      .text(
        "The accessibility problems that \(Product.name) \(Product.version) finds in \(frameworks.dropLast().joined(separator: ", ")), "
          + "and \(frameworks.last ?? "").")
    ]
    page.contents = .none
    let groups = RuleCategory.allCases.map { category in
      (
        title: category.rawValue, id: category.group,
        entries: Rule.all.filter { $0.category == category }.map { entry(of: $0) }
      )
    }
    page.blocks = [
      .catalog(
        Page.Catalog(
          noun: "rule",
          facets: [
            ("Platform", Framework.allCases.map(\.rawValue)),
            ("Severity", Severity.allCases.reversed().map(\.brief)),
            ("WCAG criterion", criteria.map(name)),
          ], groups: groups.filter { !$0.entries.isEmpty })),
      .heading(level: 2, id: "suppressions", ["Findings about suppressions"]),
      .list(
        OwnFinding.allCases.map { finding in
          [
            .link(finding.title, to: RulePages.fileName(of: finding.rawValue)), " ",
            .badge(finding.severity.brief, kind: finding.severity.rawValue), " · ", .code(finding.rawValue),
          ]
        }),
    ]
    return page
  }

  private static func name(of criterion: SuccessCriterion) -> String {
    "\(criterion.number) \(criterion.title)"
  }

  private static func entry(of rule: Rule) -> Page.Catalog.Entry {
    Page.Catalog.Entry(
      title: [
        .link(rule.title, to: RulePages.fileName(of: rule.id)), " ",
        .badge(rule.severity.brief, kind: rule.severity.rawValue),
      ],
      summary: [.code(rule.id), " · \(rule.frameworks.map(\.rawValue).joined(separator: ", "))"],
      words: ([rule.why] + rule.criteria.map(\.rawValue) + rule.equivalents.map(\.check.id)).joined(
        separator: " "),
      values: [
        rule.frameworks.map(\.rawValue), [rule.severity.brief],
        rule.criteria.compactMap { $0.details.map(name) },
      ])
  }

  // MARK: Writing

  /// Writes all files to the directory `name`, which is created if it's missing. Returns false after reporting an error.
  static func write(to name: String, in current: String) throws(UsageError) -> Bool {
    guard name != ReportFile.standardOutput else {
      throw UsageError("the pages are several files; use --output DIR")
    }
    let folder = FilePath.absolute(name, in: current)
    do throws(Platform.Failure) {
      if (try? Platform.kind(of: folder)) == nil { try Platform.createFolder(folder) }
    } catch {
      Message.error("\(name): can't be created: \(error.reason)")
      return false
    }
    try checkIndex(of: folder, called: name)
    for file in files {
      let path = FilePath.join(folder, file.name)
      do {
        try FileContent.put(file.bytes, atPath: path, below: folder)
      } catch {
        Message.error("\(FilePath.displayed(path, in: current)): \(error.reason)")
        return false
      }
    }
    return true
  }

  /// Throws an error if the directory contains an index that isn't from this program, or another file that would be
  /// overwritten, without an index from this program.
  private static func checkIndex(of folder: String, called name: String) throws(UsageError) {
    let path = FilePath.join(folder, indexFile)
    guard (try? Platform.kind(of: path)) != nil else {
      let taken = files.first { (try? Platform.kindWithoutFollowing(FilePath.join(folder, $0.name))) != nil }
      guard let taken else { return }
      throw UsageError(
        "refusing to overwrite \(FilePath.join(name, taken.name)), which isn't from a11y-lsp; choose another directory"
      )
    }
    let content = try? FileContent(ofFile: path, limit: 1 << 24).text
    guard content?.string.contains("name=\"generator\" content=\"\(Product.name) ") != true else { return }
    throw UsageError(
      "refusing to overwrite \(FilePath.join(name, indexFile)), which isn't from a11y-lsp; choose another directory"
    )
  }
}
