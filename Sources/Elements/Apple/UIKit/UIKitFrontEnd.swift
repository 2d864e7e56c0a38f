// The front end for UIKit and AppKit.

import Syntax

struct UIKitFrontEnd: FrontEnd {
  let framework = Framework.uiKit
  let language = Language.swift
  let modules = UIKitReader.frameworks
  let words = UIKitReader.signs

  func reads(_ kind: FileKind) -> Bool { kind == .swift }

  func elements(in file: ParsedFile, _ project: ProjectView) -> [Element] {
    UIKitReader.elements(in: file.tree, project)
  }

  func oldAPIs(in tree: Tree) -> [OldAPI] { UIKitReader.oldAPIs(in: tree) }

  func edits(
    _ intent: Intent, on id: ElementID, in tree: ElementTree, _ project: ProjectView
  ) -> [WriterEdit]? {
    UIKitWriter(tree: tree, project: project).edits(intent, on: id)
  }
}
