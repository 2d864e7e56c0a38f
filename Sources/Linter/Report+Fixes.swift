// Intents to fixes: the title, who may apply it, and the edits of the framework's writer.

package import Elements

extension Report {
  /// A fix that carries out `intent`; nil where the framework has no way that fits this code.
  package func fix(
    _ title: String, _ applicability: Applicability, _ intent: Intent, on id: ElementID
  ) -> Fix? {
    guard let edits = tree.edits(intent, on: id, in: project) else { return nil }
    return Fix(title + hintAtMissingText(in: edits), applicability, edits: edits.map(Fix.Edit.init))
  }

  /// What the title of a fix adds where it refers to an Android text that nobody has written yet.
  private func hintAtMissingText(in edits: [WriterEdit]) -> String {
    for edit in edits {
      for (piece, next) in zip(edit.pieces, edit.pieces.dropFirst()) {
        guard case .text(let before) = piece, case .placeholder(let name) = next,
          [".string.", "@string/"].contains(where: before.hasSuffix), !project.hasText(name)
        else { continue }
        return " (string “\(name)” must be added)"
      }
    }
    return ""
  }

  /// What the element is probably called: by its picture, its handler, its identifier.
  package func suggestedName(for id: ElementID, otherwise fallback: String) -> String {
    let element = tree[id]
    let pictures = [element.imagery] + tree.parts(of: id).map { tree[$0].imagery }
    let names = pictures.compactMap { $0?.name }
    for name in names {
      if let known = NameSuggestion.forPicture(name) { return known }
    }
    if let handler = element.handlerName, let name = NameSuggestion.forHandler(handler) { return name }
    for name in names {
      if let words = NameSuggestion.forIdentifier(name) { return words }
    }
    if let identifier = element.identifier?.value.literal,
      let words = NameSuggestion.forIdentifier(identifier)
    {
      return words
    }
    if let variable = element.boundName, let words = NameSuggestion.forIdentifier(variable) { return words }
    return fallback
  }
}

extension Fix.Edit {
  init(_ edit: WriterEdit) {
    self.init(
      edit.range,
      Replacement(
        edit.pieces.map { piece in
          switch piece {
          case .text(let text): .text(text)
          case .placeholder(let text): .placeholder(text)
          }
        }))
  }
}

extension Practice {
  /// A fix that does otherwise; nil where that takes thought. It is safe where nothing else changes by it.
  package func fix(_ title: String) -> Fix? {
    guard !edits.isEmpty else { return nil }
    let asks = edits.contains { $0.pieces.contains { if case .placeholder = $0 { true } else { false } } }
    return Fix(
      title, asks ? .needsText : keepsBehavior ? .safe : .changesBehavior, edits: edits.map(Fix.Edit.init))
  }
}
