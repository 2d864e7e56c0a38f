// Files of real projects, found as a11y-lsp finds them.

package import LanguageServer
package import Linter

/// A file that a11y-lsp would lint.
package struct RealFile: Sendable {
  /// The absolute path.
  package var path: String
  /// The path below the root of its project.
  package var projectPath: String

  /// The root of its project.
  package var root: String

  /// Returns all Swift, Kotlin, and Android resource files below `folder`, in order.
  package static func files(below folder: String) -> [RealFile] {
    var roots = ProjectRoots()
    var place = (folder: "", root: "")
    func root(of path: String) -> String {
      let parent = FilePath.folder(of: path)
      if parent != place.folder { place = (parent, roots.root(ofFolder: parent, fallback: folder)) }
      return place.root
    }
    let walk = FileWalk(of: folder, root: roots.root(ofFolder: folder, fallback: folder)) { path, kind in
      kind == .folder || SourceFile.isLintable(path: FilePath.displayed(path, in: root(of: path)))
    }
    return walk.files.map {
      let root = root(of: $0)
      return RealFile(path: $0, projectPath: FilePath.displayed($0, in: root), root: root)
    }
  }

  /// Returns the file with its text.
  package func read() throws(ReadProblem) -> SourceFile {
    let content = try FileContent(ofFile: path, limit: Configuration().maxFileSize)
    return SourceFile(path: projectPath, text: content.text)
  }
}
