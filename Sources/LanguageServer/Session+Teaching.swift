// Telling the configuration what a component of the app is, from a place where it is used.

import Linter
import Source

extension Session {
  /// What is said of a component, and where.
  struct Lesson {
    var entry: ComponentEntry
    /// The absolute path of the configuration file.
    var path: String
    /// The text of that file and what changes in it; nil where it has to be made.
    var change: (text: SourceText, edits: [TextEdit])?

    /// As editors show it.
    var title: String {
      "Add component to \(ConfigurationFile.name) (\(entry.summary))".excerpt(CodeAction.longestTitle)
    }
  }

  /// What can be said of the component whose name touches the byte `offset`; nil where there is none of which nothing is
  /// said, or no configuration could be told.
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

  /// The entry of the menu at a place. A file that the client cannot make is made by the server.
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

  /// The same for a client that only knows commands.
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

  /// Runs the command.
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
