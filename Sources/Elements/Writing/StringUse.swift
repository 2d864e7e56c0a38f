// How a file refers to string resources, and where a new one belongs.

import Source
import Syntax

/// Whether and how a file of an Android module gets its texts from resources.
struct StringUse {
  /// Where a new text goes; nil if the file can't refer to it, or no table is known.
  var home: Home?
  /// Whether texts are kept apart from code, so that a literal would be out of place.
  var usesReferences: Bool
  /// Whether the file reads its texts with another library, for which the module's resources don't exist.
  var isForeign = false

  struct Home {
    /// What comes before the name in code: `R.string`.
    var prefix: String
    /// The tables of the module, by path.
    var tables: [String]
  }
}

extension ElementTree {
  /// How the file refers to texts. Found out once for each look at a file.
  func stringUse(in project: ProjectView) -> StringUse {
    project.stringUse { syntax.language == .xml ? layoutUse(in: project) : codeUse(in: project) }
  }

  private func layoutUse(in project: ProjectView) -> StringUse {
    let names = StringReferences.names(in: text, .xml)
    let tables = project.stringTables(ofNames: names)
    return StringUse(
      home: tables.isEmpty ? nil : StringUse.Home(prefix: "", tables: tables),
      usesReferences: !names.isEmpty || project.keepsTextsApart(onAndroid: true))
  }

  private func codeUse(in project: ProjectView) -> StringUse {
    let imports = syntax.leadingImports.map { String(decoding: syntax.importedPath($0), as: UTF8.self) }
    let readers = imports.filter { $0.hasSuffix(".stringResource") }
    let isForeign =
      syntax.usesMultiplatformResources || readers.contains { $0 != "androidx.compose.ui.res.stringResource" }
    let classes = syntax.stringClasses
    let usesReferences =
      !readers.isEmpty || !classes.isEmpty || project.keepsTextsApart(onAndroid: true)
    guard !isForeign else { return StringUse(usesReferences: usesReferences, isForeign: true) }
    return StringUse(home: codeHome(classes, imports, in: project), usesReferences: usesReferences)
  }

  /// Where the class `R` that code of the file means, or may import, gets its texts from.
  private func codeHome(
    _ classes: [StringClass], _ imports: [String], in project: ProjectView
  ) -> StringUse.Home? {
    func home(_ prefix: String, _ tables: [String]) -> StringUse.Home? {
      tables.isEmpty ? nil : StringUse.Home(prefix: prefix, tables: tables)
    }
    if let imported = classes.first(where: { $0.prefix == StringClass.usual }) {
      return home(imported.prefix, project.stringTables(ofPackage: imported.package))
    }
    // Only the usual class brings along what reads it.
    let canRename =
      imports.contains("androidx.compose.ui.res.stringResource")
      || !imports.contains { $0.hasPrefix("androidx.compose.") }
    let renamed = canRename ? classes : []
    if let namespace = project.resourceNamespace {
      if let own = renamed.first(where: { $0.package == namespace }) {
        return home(own.prefix, project.stringTables(ofPackage: namespace))
      }
      guard !imports.isEmpty || packageName == namespace else { return nil }
      return home(StringClass.usual, project.stringTables(ofPackage: namespace))
    }
    guard renamed.count == 1 else { return nil }
    return home(renamed[0].prefix, project.stringTables(ofPackage: renamed[0].package))
  }

  /// The package that a Kotlin file declares; nil if it declares none.
  var packageName: String? {
    let end = syntax.leadingImports.first.map { syntax[$0].range.lowerBound } ?? min(text.count, 2_000)
    for line in text.string(0..<end).split(whereSeparator: \.isNewline) where line.hasPrefix("package ") {
      return String(line.dropFirst("package ".count).prefix { !$0.isWhitespace && $0 != ";" })
    }
    return nil
  }
}
