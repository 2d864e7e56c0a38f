// A look at all files of a project before it is set up.

import LanguageServer
import Linter

extension ProjectSurvey {
  /// Larger files are passed over: nobody writes them.
  private static let largestFile = 1 << 24

  /// Looks at the files of the project that starts at `root`, without those that git ignores.
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
