// The facts of a project's other files, as the linter queries them.

package import Elements

/// The facts of a project's files at one point in time.
package struct Surroundings: Sendable {
  package let project: Project
  /// The number of files it was built from, if their order is known.
  package let fileCount: Int

  init(_ project: Project, fileCount: Int = 0) {
    self.project = project
    self.fileCount = fileCount
  }

  /// Returns whether any file beyond the first `known` ones provides a result for one of the queries. A query without a
  /// result behaves as if the project hadn't been indexed.
  package func answer(_ questions: Questions, beyond known: Int = 0) -> Bool {
    questions.keys.contains { key in
      // Users don't reach views that nothing shows.
      if project.isLonely(key) { return true }
      if key.kind == .targets { return false }
      let answers = project.answers(to: key)
      guard let last = answers.last, last.file > known else { return false }
      // A further result may differ from the known ones, whatever it is.
      return answers[0].file <= known
        || answers.contains { answer in
          switch answer.fact {
          case .component(let component): component.isUseful
          case .viewClass(let viewClass): viewClass.isTelling
          case .version(let version): TargetSystem(rawValue: key.name).map { version < $0.newestNeed } ?? true
          default: true
          }
        }
    }
  }

  /// Returns the facts with string resources that a fix adds.
  func adding(_ strings: [NewString]) -> Surroundings {
    guard !strings.isEmpty else { return self }
    let known = project
    let project = Project(
      asking: { key in
        guard key.kind == .string, let string = strings.first(where: { $0.name == key.name }) else {
          return known.answers(to: key)
        }
        let scope = FileFacts.Scope(path: string.tables.first ?? "")
        return [Project.Answer(file: 0, scope: scope, fact: .text(.literal(string.text)))]
      }, mentioningLike: known)
    return Surroundings(project, fileCount: fileCount)
  }

  /// The facts of a project that wasn't indexed: all queries are without a result.
  package static let unknown = Surroundings(.unknown)
}

/// The queries that the findings of a file depend on, besides its text.
package struct Questions: Sendable, Equatable {
  private(set) var keys: Set<ProjectKey>

  package init() {
    keys = []
  }

  package init(_ keys: Set<ProjectKey>) {
    self.keys = keys
  }

  package var isEmpty: Bool { keys.isEmpty }

  /// The queries that aren't about what code does to the views of a layout.
  var withoutLayoutCode: Questions { Questions(keys.filter { !$0.isAboutLayoutCode }) }

  /// The queries about views that nothing shows. They depend on the whole file and on the files that show them.
  package var aboutParts: Questions { Questions(keys.filter { $0.kind == .showing }) }

  /// Returns whether any of `others` is included.
  package func intersects(_ others: Questions) -> Bool { !keys.isDisjoint(with: others.keys) }

  package mutating func formUnion(_ others: Questions) { keys.formUnion(others.keys) }
}

extension ProjectView {
  /// Creates the view of the project from `file`, with `configuration`.
  convenience init(_ project: Project, of file: SourceFile, _ configuration: Configuration) {
    self.init(
      project, path: file.path, components: configuration.components, targets: configuration.targets)
  }
}
