// The front end for Jetpack Compose.

import Source
import Syntax

struct ComposeFrontEnd: FrontEnd {
  let framework = Framework.compose
  let language = Language.kotlin
  let words = ["androidx.compose.", "org.jetbrains.compose."]

  func isBeside(at offset: Int, in text: SourceText) -> Bool { ComposeImports.isBeside(at: offset, in: text) }

  func reads(_ kind: FileKind) -> Bool { kind == .kotlin }

  func elements(in file: ParsedFile, _ project: ProjectView) -> [Element] {
    ComposeReader.elements(in: file.tree, ComposeImports(file.tree), project)
  }

  func oldAPIs(in tree: Tree) -> [OldAPI] { ComposeReader.oldAPIs(in: tree) }

  func invalidValues(in tree: Tree) -> [InvalidValue] { ComposeReader.invalidValues(in: tree) }

  func edits(
    _ intent: Intent, on id: ElementID, in tree: ElementTree, _ project: ProjectView
  ) -> [WriterEdit]? {
    ComposeWriter(tree: tree).edits(intent, on: id)
  }
}
