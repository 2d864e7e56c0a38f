// Adding custom components to the configuration, from a place where they're used.

import Linter
import Source

extension Session {
  /// A configuration entry for a component, and the change that adds it.
  struct Lesson {
    var entry: ComponentEntry
    var change: ConfigurationChange

    /// The title of the code action.
    var title: String {
      "Add \(entry.name) to \(ConfigurationFile.name) as \(entry.description)".excerpt(
        CodeAction.longestTitle)
    }
  }

  /// Returns a configuration entry for the component at `offset`, or nil if there's no unconfigured component or no
  /// writable configuration.
  func lesson(at offset: Int, in document: Document) -> Lesson? {
    let placement = document.placement
    guard placement.isLinted,
      let entry = ComponentEntry(
        at: offset, of: SourceFile(path: placement.path, text: document.text), placement.configuration,
        in: surroundings(of: document)),
      let change = configurationChange(
        for: document, creating: ConfigurationFile.text(saying: entry),
        { ConfigurationFile.edits(saying: entry, in: $0) })
    else { return nil }
    return Lesson(entry: entry, change: change)
  }

  /// Returns the code action at a position. If the client can't create files, the server does.
  func teachingAction(at position: Position, in document: Document) -> CodeAction? {
    let offset = Conversions(document.text, in: encoding).offset(position)
    guard let lesson = lesson(at: offset, in: document) else { return nil }
    let content: CodeAction.Content =
      if lesson.change.isCreation, !client.createsFiles {
        .command(.teachComponent, document.uri, position)
      } else if client.resolvesEdits {
        .data(CodeActionData(uri: document.uri, version: document.version, choice: .teach(offset)))
      } else {
        .edit(workspaceEdit(lesson.change))
      }
    return CodeAction(title: lesson.title, kind: .refactor, content: content)
  }

  /// Writes the command for a client that doesn't support code action literals.
  func writeTeachingCommand(at position: Position, in document: Document, to json: inout JSONWriter) {
    let offset = Conversions(document.text, in: encoding).offset(position)
    guard let lesson = lesson(at: offset, in: document), lesson.change.isCreation || client.appliesEdits
    else {
      return
    }
    Command.teachComponent.write(lesson.title, to: &json, document.uri, position)
  }

  /// Runs the command that adds a component to the configuration.
  func teach(at position: Position, in document: Document) {
    let offset = Conversions(document.text, in: encoding).offset(position)
    guard let lesson = lesson(at: offset, in: document) else {
      return warn("No unconfigured component at this position.")
    }
    if !lesson.change.isCreation || client.createsFiles && client.appliesEdits {
      return apply(workspaceEdit(lesson.change), lesson.title)
    }
    do {
      try FileContent.create(lesson.change.newText, atPath: lesson.change.path)
      reloadConfigurations()
    } catch {
      warn("\(lesson.change.path): \(error.reason).")
    }
  }
}
