// Updates of the baseline from the editor, one document at a time.

import Linter
import Source

extension Session {
  /// Updates the baseline with the current findings in a document: adds new ones and removes stale ones.
  func updateBaseline(of document: Document) {
    let placement = document.placement
    guard let path = placement.configuration.baseline?.absolute, let known = placement.knownFindings,
      let file = placement.file.flatMap({ FilePath.relative($0, to: known.root) })
    else {
      return warn(
        "No baseline is configured for \(document.uri.string). Run 'a11y-lsp baseline create' and set "
          + "\"baseline\" in \(ConfigurationFile.name).")
    }
    let source = SourceFile(path: placement.path, text: document.text)
    var relinter: Relinter?
    let findings = analyzer.lint(source, placement.configuration, surroundings(of: document), &relinter)
    let linter = Linter(placement.configuration)
    let new = known.updated(with: findings, of: source, path: file, judges: linter.judges)
    guard new != known.baseline else { return }
    do throws(WriteProblem) {
      guard let (content, baseline) = try? BaselineLookup.content(of: path), baseline == known.baseline else {
        throw .changed
      }
      try content.replace(with: new.text, inFile: path, below: known.root)
    } catch {
      return warn("\(path): \(error.reason).")
    }
    reloadConfigurations()
  }
}
