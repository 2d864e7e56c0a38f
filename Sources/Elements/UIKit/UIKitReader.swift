// The UIKit and AppKit front end: Swift code to elements, by following each view through its whole type.

import Source
public import Syntax

/// Reads UIKit code, and AppKit code of the same shape.
///
/// Three passes, each linear: `TypeSurvey` finds types and members, `ReceiverWalker` walks all code once and
/// writes down what is done to which view, `ElementComposer` makes one element of each view.
struct UIKitReader {
  /// The elements of a file in preorder; none where it imports other frameworks only.
  static func elements(in tree: Tree, _ project: ProjectView = ProjectView()) -> [Element] {
    // Most files of SwiftUI import something and spell nothing of UIKit.
    let first = tree.children(of: tree.root).first { _ in true }
    if first.map(tree.declarationKind) == .import, !vocabulary.finds(in: tree.text) { return [] }
    let survey = TypeSurvey(tree, project)
    survey.declareClasses()
    guard survey.mentionsViews, survey.namesClass || mayHoldViews(tree) else { return [] }
    var walker = ReceiverWalker(survey)
    walker.walkFile()
    return ElementComposer(walker).elements()
  }

  private static let vocabulary = WordSearch(frameworks + classes)

  /// Whether what names no class can still be about views: the file imports one of the frameworks, or nothing at
  /// all, as snippets do. Classes are seen without an import where a bridging header has it.
  static func mayHoldViews(_ tree: Tree) -> Bool {
    var hasImports = false
    for child in tree.children(of: tree.root) {
      guard tree.declarationKind(of: child) == .import else {
        // `#if canImport(UIKit)` around imports.
        if tree.branchKind(of: child) == .compilation, importsViews(tree, child) { return true }
        continue
      }
      hasImports = true
      if isViewFramework(tree[child].name) { return true }
    }
    return !hasImports
  }

  private static func importsViews(_ tree: Tree, _ branch: NodeID) -> Bool {
    tree.children(of: branch).contains { arm in
      tree.children(of: arm).contains {
        tree.declarationKind(of: $0) == .import && isViewFramework(tree[$0].name)
      }
    }
  }

  /// UIKit, AppKit and the system frameworks that hand them on.
  private static func isViewFramework(_ name: Identifier) -> Bool { frameworkNames.contains(name) }

  private static let frameworkNames = Set(frameworks.map { Identifier(spelled: $0) })
}

extension ElementTree {
  /// The elements that UIKit and AppKit code makes.
  public init(readingUIKit tree: Tree) {
    self.init(syntax: tree, elements: UIKitReader.elements(in: tree))
  }
}
