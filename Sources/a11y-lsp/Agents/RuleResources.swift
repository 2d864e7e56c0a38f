// The rules as resources.

import Elements
import LanguageServer
import Linter
import Source

/// The documentation of each rule, as a resource in Markdown.
enum RuleResources {
  private static let prefix = "a11y://rules/"
  private static let template = prefix + "{rule}"
  private static let pageSize = 50
  private static let mimeType = "text/markdown"

  /// Returns a page of the list of rules. The cursor is the ID of the rule before the page.
  static func list(_ request: AgentRequest) throws(ProtocolError) -> [UInt8] {
    var rest = Rule.all[...]
    if request.params.has("cursor") {
      guard let last = Rule.all.firstIndex(where: { $0.id == request.params["cursor"]?.string }) else {
        throw ProtocolError(.invalidParams, "Unknown cursor.")
      }
      rest = rest.dropFirst(last + 1)
    }
    let page = rest.prefix(pageSize)
    return request.response(isCacheable: true) { json in
      json.key("resources")
      json.array { json in
        for rule in page {
          json.object { json in
            json.member("uri", prefix + rule.id)
            json.member("name", rule.id)
            json.member("title", rule.title)
            json.member(
              "description",
              "\(rule.severity.rawValue), \(rule.frameworks.map(\.rawValue).joined(separator: ", "))")
            json.member("mimeType", mimeType)
          }
        }
      }
      if page.count < rest.count, let last = page.last { json.member("nextCursor", last.id) }
    }
  }

  static func read(_ request: AgentRequest) throws(ProtocolError) -> [UInt8] {
    guard let uri = request.params["uri"]?.string else {
      throw ProtocolError(.invalidParams, "'uri' must be a string.")
    }
    guard uri.hasPrefix(prefix), let text = page(of: String(uri.dropFirst(prefix.count))) else {
      throw ProtocolError(
        request.revision.isStateless ? .invalidParams : .resourceNotFound,
        "Resource not found: \(uri.excerpt(100))")
    }
    return request.response(isCacheable: true) { json in
      json.key("contents")
      json.array { json in
        json.object { json in
          json.member("uri", uri)
          json.member("mimeType", mimeType)
          json.member("text", text)
        }
      }
    }
  }

  static func templates(_ request: AgentRequest) -> [UInt8] {
    request.response(isCacheable: true) { json in
      json.key("resourceTemplates")
      json.array { json in
        json.object { json in
          json.member("uriTemplate", template)
          json.member("name", "rule")
          json.member("title", "Rule")
          json.member(
            "description", "Who an accessibility problem affects, with incorrect and correct code.")
          json.member("mimeType", mimeType)
        }
      }
    }
  }

  /// Returns the rules that the client's text completes to.
  ///
  /// Source: Model Context Protocol 2026-07-28, “Completion”: at most 100 values.
  static func complete(_ request: AgentRequest) throws(ProtocolError) -> [UInt8] {
    guard request.params["ref"]?["uri"]?.string == template,
      request.params["argument"]?["name"]?.string == "rule",
      let typed = request.params["argument"]?["value"]?.string
    else { throw ProtocolError(.invalidParams, "Only 'rule' in '\(template)' can be completed.") }
    let ids = Rule.all.map(\.id)
    let found = ids.filter { $0.hasPrefix(typed) } + ids.filter { !$0.hasPrefix(typed) && $0.contains(typed) }
    return request.response { json in
      json.key("completion")
      json.object { json in
        json.member("values", Array(found.prefix(100)))
        json.member("total", found.count)
        json.member("hasMore", found.count > 100)
      }
    }
  }

  /// Returns the documentation of a rule in Markdown, or nil if there's no such rule.
  static func page(of id: String, for frameworks: [Framework] = Framework.allCases) -> String? {
    if let rule = Rule.named(id) { return RuleManual.page(of: rule, for: frameworks) }
    return OwnFinding(rawValue: id).map { RuleManual.page(of: $0) }
  }
}
