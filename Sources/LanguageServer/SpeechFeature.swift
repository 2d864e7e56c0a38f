// What editors show of speech beside the code.

/// A request that the server offers only while a setting asks for it.
enum SpeechFeature: String, CaseIterable {
  case inlayHint = "textDocument/inlayHint"
  case codeLens = "textDocument/codeLens"
  case documentSymbol = "textDocument/documentSymbol"

  /// The name in the server's capabilities.
  var provider: String {
    switch self {
    case .inlayHint: "inlayHintProvider"
    case .codeLens: "codeLensProvider"
    case .documentSymbol: "documentSymbolProvider"
    }
  }

  /// The name in the client's capabilities.
  var capability: String {
    switch self {
    case .inlayHint: "inlayHint"
    case .codeLens: "codeLens"
    case .documentSymbol: "documentSymbol"
    }
  }

  /// The request by which the client asks again; nil where there is none.
  var refresh: String? {
    switch self {
    case .inlayHint: "workspace/inlayHint/refresh"
    case .codeLens: "workspace/codeLens/refresh"
    case .documentSymbol: nil
    }
  }

  func isOn(in settings: PreviewSettings) -> Bool {
    switch self {
    case .inlayHint: settings.inlayHints
    case .codeLens: settings.codeLens
    case .documentSymbol: settings.outline
    }
  }
}
