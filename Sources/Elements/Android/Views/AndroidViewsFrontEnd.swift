// The front end for Android views in Kotlin.

import Source
import Syntax

struct AndroidViewsFrontEnd: FrontEnd {
  let framework = Framework.androidViews
  let language = Language.kotlin
  let words = AndroidViewsReader.signs

  func isBeside(at offset: Int, in text: SourceText) -> Bool {
    AndroidViewImports.isBeside(at: offset, in: text)
  }

  func reads(_ kind: FileKind) -> Bool { kind == .kotlin }

  func elements(in file: ParsedFile, _ project: ProjectView) -> [Element] {
    AndroidViewsReader.elements(in: file.tree, AndroidViewImports(file.tree), project)
  }

  func oldAPIs(in tree: Tree) -> [OldAPI] { AndroidViewsReader.oldAPIs(in: tree) }

  func invalidValues(in tree: Tree) -> [InvalidValue] { AndroidViewsReader.invalidValues(in: tree) }

  func edits(
    _ intent: Intent, on id: ElementID, in tree: ElementTree, _ project: ProjectView
  ) -> [WriterEdit]? {
    AndroidViewsWriter(tree: tree).edits(intent, on: id)
  }
}
