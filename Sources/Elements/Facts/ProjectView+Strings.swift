// The string resource tables that a file can use.

public import Source
import Syntax

extension ProjectView {
  /// Returns the tables of a module whose texts exist on all devices, by path.
  private func stringTables(ofModule module: String) -> [String] {
    stringTableFiles(ofModule: module).values.sorted(by: ProjectView.tablePrecedes)
  }

  /// Returns the paths of a module's tables, by file number.
  private func stringTableFiles(ofModule module: String) -> [Int: String] {
    var files: [Int: String] = [:]
    for answer in answers(ProjectKey(.stringTable, module)) {
      if case .stringTable(let path) = answer.fact, answer.scope.module == module {
        files[answer.file] = path
      }
    }
    return files
  }

  /// Returns whether the table at `left` comes before the one at `right`: `strings.xml`, which every new project has,
  /// comes first.
  private static func tablePrecedes(_ left: String, _ right: String) -> Bool {
    let (isLeft, isRight) = (left.hasSuffix("/strings.xml"), right.hasSuffix("/strings.xml"))
    return isLeft == isRight ? left < right : isLeft
  }

  /// Returns the tables of a package's `R` class, or none if its module isn't known.
  func stringTables(ofPackage package: String) -> [String] {
    if package == resourceNamespace { return stringTables(ofModule: module) }
    let modules = Set(answers(ProjectKey(.resourcePackage, package)).map(\.scope.module))
    guard let only = modules.first, modules.count == 1 else { return [] }
    return stringTables(ofModule: only)
  }

  /// Returns the modules that contain a text: only the file's own module if that does.
  func modules(ofText name: String) -> Set<String> {
    Set(answers(ProjectKey(.string, name)).map(\.scope.module))
  }

  /// Returns the modules whose class `R` is in a package.
  func modules(ofPackage package: String) -> Set<String> {
    package == resourceNamespace
      ? [module] : Set(answers(ProjectKey(.resourcePackage, package)).map(\.scope.module))
  }

  /// Returns the tables for a layout that refers to texts with these names: those of the layout's module, or else those
  /// of the only module that contains the names.
  func stringTables(ofNames names: [String]) -> [String] {
    let own = stringTables(ofModule: module)
    guard own.isEmpty else { return own }
    var modules: Set<String> = []
    for name in names {
      modules.formUnion(
        answers(ProjectKey(.string, name)).filter { $0.scope.condition == .always }.map(\.scope.module))
    }
    guard let only = modules.first, modules.count == 1 else { return [] }
    return stringTables(ofModule: only)
  }

  /// Returns `tables`, starting with the one that contains most of the texts that a file refers to.
  public func ordered(_ tables: [String], for text: SourceText, at path: String) -> [String] {
    let sorted = tables.sorted(by: ProjectView.tablePrecedes)
    guard sorted.count > 1, let language = Language(path: path), let first = sorted.first else {
      return sorted
    }
    let files = stringTableFiles(ofModule: FileFacts.Scope(path: first).module)
    var votes: [String: Int] = [:]
    for name in StringReferences.names(in: text, language) {
      for answer in answers(ProjectKey(.string, name)) {
        if let table = files[answer.file] { votes[table, default: 0] += 1 }
      }
    }
    let best = sorted.indices.max { left, right in
      let (fewer, more) = (votes[sorted[left]] ?? 0, votes[sorted[right]] ?? 0)
      return fewer == more ? left > right : fewer < more
    }
    guard let best else { return sorted }
    return [sorted[best]] + sorted[..<best] + sorted[(best + 1)...]
  }

  /// The maximum number of bytes in a text that is moved to resources. Longer texts aren't labels.
  private static let longestString = 500

  /// Returns a reference to a resource with this text that the file can read, unless it's in all caps, or a new resource.
  /// Returns nil if all candidate names are taken.
  func string(saying words: String, in home: StringUse.Home, where canRead: (String) -> Bool) -> Wording? {
    guard words.utf8.count <= ProjectView.longestString else { return nil }
    for name in ResourceName.candidates(for: words) {
      if let kept = text(name)?.literal, kept.lowercased() == words.lowercased(),
        kept == words || !ShortText.isAllCaps(kept), canRead(name)
      {
        return .kept(name)
      }
      if !hasText(name) {
        return .added(NewString(name: name, text: words, tables: home.tables), after: home.prefix + ".")
      }
    }
    return nil
  }
}
