// The survey of all files in a project before setup.

import LanguageServer
import Linter

extension ProjectSurvey {
  /// The maximum file size in bytes. Larger files aren't written by people.
  private static let largestFile = 1 << 24

  /// Surveys the files of the project at `root`, except those ignored by git.
  init(ofProjectAt root: String) {
    self.init()
    func shown(_ path: String) -> String { FilePath.displayed(path, in: root) }
    var survey = ProjectSurvey()
    _ = FileWalk.walk(root, root: root) { path, kind in
      kind == .folder || ProjectSurvey.looksAt(shown(path))
    } taking: { path in
      survey.add(shown(path)) {
        try? FileContent(ofFile: path, limit: ProjectSurvey.largestFile).text
      }
    }
    self = survey
  }
}
