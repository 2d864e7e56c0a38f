// Adding custom components to the configuration, from a place where they're used.

import Linter
import Source

extension Session {
  /// A configuration entry for a component, and the file for it.
  struct Lesson {
    var entry: ComponentEntry
    /// The absolute path of the configuration file.
    var path: String
    /// The text of that file and the edits to it, or nil if it must be created.
    var change: (text: SourceText, edits: [TextEdit])?

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
    guard placement.isLinted, let file = placement.file, let root = placement.root,
      let entry = ComponentEntry(
        at: offset, of: SourceFile(path: placement.path, text: document.text), placement.configuration,
        in: surroundings(of: document))
    else { return nil }
    let nearest = projects.configurations.resolution(forFilesIn: FilePath.folder(of: file), root: root).file
    guard let path = nearest else {
      return Lesson(entry: entry, path: FilePath.join(root, ConfigurationFile.name))
    }
    guard let text = try? projects.configurations.content(of: path),
      let edits = ConfigurationFile.edits(saying: entry, in: text)
    else { return nil }
    return Lesson(entry: entry, path: path, change: (text, edits))
  }

  /// Returns the code action at a position. If the client can't create files, the server does.
  func teachingAction(at position: Position, in document: Document) -> CodeAction? {
    let offset = Conversions(document.text, in: encoding).offset(position)
    guard let lesson = lesson(at: offset, in: document) else { return nil }
    let content: CodeAction.Content =
      if lesson.change == nil, !client.createsFiles {
        .command(.teachComponent, document.uri, position)
      } else if client.resolvesEdits {
        .data(CodeActionData(uri: document.uri, version: document.version, choice: .teach(offset)))
      } else {
        .edit(workspaceEdit(lesson))
      }
    return CodeAction(title: lesson.title, kind: .refactor, content: content)
  }

  /// Writes the command for a client that doesn't support code action literals.
  func writeTeachingCommand(at position: Position, in document: Document, to json: inout JSONWriter) {
    let offset = Conversions(document.text, in: encoding).offset(position)
    guard let lesson = lesson(at: offset, in: document), lesson.change == nil || client.appliesEdits else {
      return
    }
    Command.teachComponent.write(lesson.title, to: &json, document.uri, position)
  }

  func workspaceEdit(_ lesson: Lesson) -> WorkspaceEdit {
    let open = documents.values.first { $0.uri.configurationPath == lesson.path }
    let uri = open?.uri ?? DocumentURI(path: lesson.path)
    guard let (text, edits) = lesson.change else {
      var conversions = Conversions(SourceText(""), in: encoding)
      let whole = TextEdit(0..<0, ConfigurationFile.text(saying: lesson.entry).string)
      return WorkspaceEdit(
        form: .creation, documents: [.init(uri: uri, version: nil, edits: conversions.edits([whole]))])
    }
    var conversions = Conversions(text, in: encoding)
    return workspaceEdit([.init(uri: uri, version: open?.version, edits: conversions.edits(edits))])
  }

  /// Runs the command that adds a component to the configuration.
  func teach(at position: Position, in document: Document) {
    let offset = Conversions(document.text, in: encoding).offset(position)
    guard let lesson = lesson(at: offset, in: document) else {
      return warn("No unconfigured component at this position.")
    }
    if lesson.change != nil || client.createsFiles && client.appliesEdits {
      return apply(workspaceEdit(lesson), lesson.title)
    }
    do {
      try FileContent.create(ConfigurationFile.text(saying: lesson.entry), atPath: lesson.path)
      reloadConfigurations()
    } catch {
      warn("\(lesson.path): \(error.reason).")
    }
  }
}
