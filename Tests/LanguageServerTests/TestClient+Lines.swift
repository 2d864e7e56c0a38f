// Server messages as short lines, so a test can show a whole conversation.

import LanguageServer

extension TestClient {
  /// Returns a message as one line.
  static func line(_ message: JSONValue) -> String {
    let id = message["id"]?.rawText
    switch (message["method"]?.string, message["error"]) {
    case ("textDocument/publishDiagnostics", _):
      let params = message["params"]
      let version = params?["version"]?.int.map { " v\($0)" } ?? ""
      return "publish \(name(params?["uri"]))\(version): \(diagnostics(params?["diagnostics"]))"
    case ("window/logMessage", _):
      return "log \(message["params"]?["type"]?.int ?? 0): \(message["params"]?["message"]?.string ?? "")"
    case (let method?, _): return "\(id.map { "ask \($0) " } ?? "")\(method)"
    case (nil, let error?): return "\(id ?? "null") failed \(error["code"]?.int ?? 0)"
    case (nil, nil): return "\(id ?? "null") = \(result(message["result"]))"
    }
  }

  private static func result(_ result: JSONValue?) -> String {
    guard let result else { return "null" }
    if let actions = result.elements { return "[" + actions.map(action).joined(separator: ", ") + "]" }
    if let kind = result["kind"]?.string, let id = result["resultId"]?.string {
      return "\(kind) \(id)" + (result["items"].map { ": " + diagnostics($0) } ?? "")
    }
    return result.rawText
  }

  private static func name(_ uri: JSONValue?) -> String {
    (uri?.string?.split(separator: "/").last).map(String.init) ?? "?"
  }

  /// Returns `0:0-0:3 bad-word` for each diagnostic.
  private static func diagnostics(_ value: JSONValue?) -> String {
    let items = value?.elements ?? []
    return items.map { "\(range($0["range"])) \($0["code"]?.string ?? "?")" }.joined(separator: ", ")
  }

  /// Returns `kind title`, with `*` if preferred, followed by the edit, or by `…` if it isn't resolved yet.
  private static func action(_ action: JSONValue) -> String {
    let mark = action["isPreferred"]?.bool == true ? "*" : ""
    let kind = action["kind"]?.string ?? action["command"]?.string ?? "?"
    return "\(kind)\(mark) “\(action["title"]?.string ?? "")” \(action["edit"].map(edit) ?? "…")"
  }

  /// Returns the changes of a workspace edit in either form.
  static func edit(_ edit: JSONValue) -> String {
    let changes = edit["changes"]?.members?.map { $0.value }
    let documents = edit["documentChanges"]?.elements
    let version = documents?.first?["textDocument"]?["version"]?.int.map { "v\($0) " } ?? ""
    let edits = changes?.first?.elements ?? documents?.first?["edits"]?.elements ?? []
    return version
      + edits.map { edit in
        let text = edit["newText"]?.string ?? "snippet " + (edit["snippet"]?["value"]?.string ?? "?")
        return "\(range(edit["range"]))=\(text)"
      }.joined(separator: " ")
  }

  private static func range(_ range: JSONValue?) -> String {
    func position(_ value: JSONValue?) -> String {
      "\(value?["line"]?.int ?? -1):\(value?["character"]?.int ?? -1)"
    }
    return "\(position(range?["start"]))-\(position(range?["end"]))"
  }
}
