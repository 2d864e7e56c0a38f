// The kinds of files that front ends read, determined from paths.

public import Syntax

/// The kind of a file, determined once from its path.
public enum FileKind: Sendable, Hashable {
  case swift, kotlin
  /// An Interface Builder file.
  case interfaceBuilder
  case resource(AndroidResource)
  /// Any other XML file, which no front end reads.
  case otherXML

  /// Creates the kind of the file at `path`, or nil if the file can't be parsed.
  public init?(path: String) {
    guard let language = Language(path: path) else { return nil }
    self.init(language, path: path)
  }

  /// Creates the kind of a file in a known language.
  public init(_ language: Language, path: String) {
    switch language {
    case .swift: self = .swift
    case .kotlin: self = .kotlin
    case .xml:
      if InterfaceBuilderDocument.isDocument(path: path) {
        self = .interfaceBuilder
      } else {
        self = AndroidResource(path: path).map(FileKind.resource) ?? .otherXML
      }
    }
  }

  public var language: Language {
    switch self {
    case .swift: .swift
    case .kotlin: .kotlin
    case .interfaceBuilder, .resource, .otherXML: .xml
    }
  }
}
