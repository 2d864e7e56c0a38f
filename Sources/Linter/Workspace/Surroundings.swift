// The other files of a project, as the linter asks them.

package import Elements

/// What the files of a project say about each other, at one moment.
package struct Surroundings: Sendable {
  package let project: Project
  /// How many files it was put together of, where their order is known.
  package let fileCount: Int

  init(_ project: Project, fileCount: Int = 0) {
    self.project = project
    self.fileCount = fileCount
  }

  /// Whether any file has an answer to one of the questions that the first `known` files did not give. What nobody
  /// answers is unknown, as if nobody had looked.
  package func answer(_ questions: Questions, beyond known: Int = 0) -> Bool {
    questions.keys.contains { key in
      // What nothing shows is met by nobody.
      if project.isLonely(key) { return true }
      let answers = project.answers(to: key)
      guard let last = answers.last, last.file > known else { return false }
      // One more may differ from those that were known, whatever it says.
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

  /// The same with string resources that a fix adds.
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

  /// Nobody has looked at the project: what its files say about each other stays unknown.
  package static let unknown = Surroundings(.unknown)
}

/// What the findings of a file depend on beside its text.
package struct Questions: Sendable, Equatable {
  private(set) var keys: Set<ProjectKey>

  package init() {
    keys = []
  }

  package init(_ keys: Set<ProjectKey>) {
    self.keys = keys
  }

  package var isEmpty: Bool { keys.isEmpty }

  /// Those that are not about what code does to the views of a layout.
  var withoutLayoutCode: Questions { Questions(keys.filter { !$0.isAboutLayoutCode }) }

  /// Those about what nothing shows, which depends on all of a file, and on those that show it.
  package var aboutParts: Questions { Questions(keys.filter { $0.kind == .showing }) }

  /// Whether one of `others` is among them.
  package func intersects(_ others: Questions) -> Bool { !keys.isDisjoint(with: others.keys) }

  package mutating func formUnion(_ others: Questions) { keys.formUnion(others.keys) }
}

extension ProjectView {
  /// The project as `file` sees it, where `configuration` holds.
  convenience init(_ project: Project, of file: SourceFile, _ configuration: Configuration) {
    self.init(
      project, path: file.path, components: configuration.components, targets: configuration.targets)
  }
}
