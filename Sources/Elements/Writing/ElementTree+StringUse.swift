// The way in which a file in an Android module refers to its texts.

import Source
import Syntax

extension ElementTree {
  /// Returns the way the file refers to texts, computed once for each analysis of a file.
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
      syntax.usesMultiplatformResources || StringUse.isInSharedSources(project.path)
      || readers.contains { $0 != "androidx.compose.ui.res.stringResource" }
    let classes = syntax.stringClasses
    let usesReferences =
      !readers.isEmpty || !classes.isEmpty || project.keepsTextsApart(onAndroid: true)
    guard !isForeign else { return StringUse(usesReferences: usesReferences, isForeign: true) }
    return StringUse(
      home: codeHome(classes, imports, in: project), usesReferences: usesReferences,
      readsOtherModules: readsOtherModules(classes, in: project),
      readsOnlyOwnModule: readsOnlyOwnModule(in: project))
  }

  /// Returns the place for the texts of the class `R` that the file refers to or can import.
  private func codeHome(
    _ classes: [StringClass], _ imports: [String], in project: ProjectView
  ) -> StringUse.Home? {
    func home(_ prefix: String, _ tables: [String]) -> StringUse.Home? {
      tables.isEmpty ? nil : StringUse.Home(prefix: prefix, tables: tables)
    }
    if let imported = classes.first(where: { $0.prefix == StringClass.usual }) {
      return home(imported.prefix, project.stringTables(ofPackage: imported.package))
    }
    // Writers import `stringResource` only for the usual class.
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

  /// The package that a Kotlin file declares, or nil if it declares none.
  var packageName: String? {
    let end = syntax.leadingImports.first.map { syntax[$0].range.lowerBound } ?? min(text.count, 2_000)
    for line in text.string(0..<end).split(whereSeparator: \.isNewline) where line.hasPrefix("package ") {
      return String(line.dropFirst("package ".count).prefix { !$0.isWhitespace && $0 != ";" })
    }
    return nil
  }
}
