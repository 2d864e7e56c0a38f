// The tables of string resources, as a file of their project sees them.

public import Source
import Syntax

extension ProjectView {
  /// The tables of a module whose texts exist on all devices, by path.
  private func stringTables(ofModule module: String) -> [String] {
    stringTableFiles(ofModule: module).values.sorted(by: ProjectView.tablePrecedes)
  }

  /// The paths of a module's tables, by the number of the file.
  private func stringTableFiles(ofModule module: String) -> [Int: String] {
    var files: [Int: String] = [:]
    for answer in answers(ProjectKey(.stringTable, module)) {
      if case .stringTable(let path) = answer.fact, answer.scope.module == module {
        files[answer.file] = path
      }
    }
    return files
  }

  /// Where nothing tells which table to use, it's the one that every new project has.
  private static func tablePrecedes(_ left: String, _ right: String) -> Bool {
    let (isLeft, isRight) = (left.hasSuffix("/strings.xml"), right.hasSuffix("/strings.xml"))
    return isLeft == isRight ? left < right : isLeft
  }

  /// The tables behind the class `R` of a package; none if it isn't known which module that is.
  func stringTables(ofPackage package: String) -> [String] {
    if package == resourceNamespace { return stringTables(ofModule: module) }
    let modules = Set(answers(ProjectKey(.resourcePackage, package)).map(\.scope.module))
    guard let only = modules.first, modules.count == 1 else { return [] }
    return stringTables(ofModule: only)
  }

  /// The tables for a layout that refers to texts with these names: those of its module, or else those of the only module
  /// that the names come from.
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

  /// `tables`, the one first that most of the texts come from to which a file refers.
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

  /// Bytes of a text that is moved to resources; a longer one is no label.
  private static let longestString = 500

  /// How to get a text from resources: one that says the same, or a new one; nil if no name is left for it.
  func string(saying words: String, in home: StringUse.Home) -> Wording? {
    guard words.utf8.count <= ProjectView.longestString else { return nil }
    for name in ResourceName.candidates(for: words) {
      if text(name)?.literal?.lowercased() == words.lowercased() { return .kept(name) }
      if !hasText(name) {
        return .added(NewString(name: name, text: words, tables: home.tables), after: home.prefix + ".")
      }
    }
    return nil
  }
}
