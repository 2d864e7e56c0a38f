// What the linter doesn't know about a file.

package import Elements

extension Linter {
  /// Counts the elements of a file whose facts are known, and the reasons for the others. Code that only previews or
  /// debug builds contain, and code that nothing shows, doesn't count. Nil for files without UI.
  package func surveyUnknowns(
    of file: SourceFile, _ names: DeclaredNames, in surroundings: Surroundings = .unknown
  ) -> UnknownSurvey? {
    let project = ProjectView(surroundings.project, of: file, configuration)
    guard let tree = ElementTree(file.text, path: file.path, in: project),
      project.unmetFile(tree.syntax, path: file.path) == nil
    else { return nil }
    let unmet = tree.unmetCode(around: tree.elements.map(\.range.lowerBound), project)
    let debugCode = tree.syntax.debugCode
    return tree.surveyUnknowns(names, in: project) { offset in
      unmet.first(around: offset) != nil || debugCode.contains { $0.contains(offset) }
    }
  }
}
