// The screens in other files that show a changed component.

import LanguageServer
import Linter
import Source

/// The places where files show components that changed in other files.
struct ComponentPlaces {
  /// A file that shows a component.
  struct Use: Sendable {
    /// The absolute path.
    var path: String
    var component: ShownComponent
  }

  /// The places, by path and line.
  private(set) var uses: [Use] = []

  /// The maximum number of files that are read because they mention a component, and of uses.
  private static let most = (files: 200, uses: 500)

  /// Finds the components `names` in the files of the project at `root` that are in `paths`.
  init(
    of names: Set<String>, inProjectAt root: String, within paths: [String], _ facts: FileComparison.Facts,
    _ style: SpeechStyle
  ) {
    guard !names.isEmpty else { return }
    let words = WordSet(names.flatMap(ComponentPlaces.words))
    var lookup = ConfigurationLookup()
    let limit = lookup.resolution(forFilesIn: root, root: root).configuration.maxFileSize
    var candidates: [(path: String, text: SourceText, configuration: Configuration)] = []
    IndexedFile.find(
      below: root, limit: limit, isCancelled: { candidates.count >= ComponentPlaces.most.files }
    ) {
      file in
      guard candidates.count < ComponentPlaces.most.files, SourceFile.isLintable(path: file.pathInProject),
        SourceFile.ships(path: file.pathInProject),
        paths.contains(where: { FilePath.isInside(file.path, of: $0) }),
        let text = try? FileContent(ofFile: file.path, limit: limit).text, words.occur(in: text)
      else { return }
      let configuration = lookup.resolution(forFile: file.path, root: root).configuration
      if configuration.covers(file.path) { candidates.append((file.path, text, configuration)) }
    }
    let work = ParallelWork<(path: String, text: SourceText, configuration: Configuration), [Use]>(
      jobs: Platform.processorCount, startsEarly: false
    ) { candidate in
      let file = SourceFile(path: FilePath.displayed(candidate.path, in: root), text: candidate.text)
      let version = SpeechVersion(of: file, facts.now, Linter(candidate.configuration), style)
      return version.components.filter { names.contains($0.name) }.map {
        Use(path: candidate.path, component: $0)
      }
    }
    for candidate in candidates { work.add(candidate) }
    let found = work.finish().flatMap(\.self).sorted {
      $0.path == $1.path ? $0.component.line < $1.component.line : FilePath.precedes($0.path, $1.path)
    }
    uses = Array(found.prefix(ComponentPlaces.most.uses))
  }

  /// Returns the words of which a file that shows the component `name` contains one: for a layout, its name and that of
  /// its binding class.
  ///
  /// Source: Android, “View binding”: the class is named after the layout in Pascal case, with `Binding` at the end.
  private static func words(of name: String) -> [String] {
    guard name.hasSuffix(".xml") else { return [name] }
    let stem = name.dropLast(4)
    return [
      String(stem),
      stem.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Binding",
    ]
  }
}
