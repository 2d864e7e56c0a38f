// The parts of SARIF that tests use.

import Foundation

/// A SARIF log. Properties that aren't optional here are required.
struct SARIFLog: Decodable {
  struct Text: Decodable, Equatable {
    var text: String
  }

  struct Rule: Decodable {
    struct Level: Decodable {
      var level: String
    }

    struct Properties: Decodable {
      var tags: [String]
    }

    struct Help: Decodable {
      var text, markdown: String
    }

    var id: String
    var shortDescription: Text
    var help: Help
    var defaultConfiguration: Level
    var properties: Properties
  }

  struct Driver: Decodable {
    var name, semanticVersion: String
    var rules: [Rule]
  }

  struct Tool: Decodable {
    var driver: Driver
  }

  struct Artifact: Decodable, Equatable {
    var uri: String
    var uriBaseId: String?
  }

  struct Region: Decodable, Equatable {
    var startLine, startColumn, endLine, endColumn: Int
  }

  struct Physical: Decodable {
    var artifactLocation: Artifact
    var region: Region?
  }

  struct Location: Decodable {
    var physicalLocation: Physical
  }

  struct Notification: Decodable {
    var level: String
    var message: Text
    var locations: [Location]
  }

  struct Invocation: Decodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }

  struct Replacement: Decodable {
    var deletedRegion: Region
    var insertedContent: Text
  }

  struct Change: Decodable {
    var artifactLocation: Artifact
    var replacements: [Replacement]
  }

  struct Fix: Decodable {
    var description: Text
    var artifactChanges: [Change]
  }

  struct Result: Decodable {
    var ruleId, level: String
    var ruleIndex: Int
    var message: Text
    var locations: [Location]
    var partialFingerprints: [String: String]
    var fixes: [Fix]?
  }

  struct Base: Decodable {
    var description: Text
  }

  struct Run: Decodable {
    var tool: Tool
    var invocations: [Invocation]
    var originalUriBaseIds: [String: Base]
    var columnKind: String
    var results: [Result]
  }

  var version: String
  var runs: [Run]

  /// Decodes `text`.
  init(_ text: String) throws {
    self = try JSONDecoder().decode(SARIFLog.self, from: Data(text.utf8))
  }

  /// The results of all runs.
  var results: [Result] { runs.flatMap(\.results) }
}
