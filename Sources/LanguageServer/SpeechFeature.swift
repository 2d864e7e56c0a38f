// Features that show announcements in the editor.

/// A feature that the server offers only while a setting turns it on. The raw value is the request method.
enum SpeechFeature: String, CaseIterable {
  case inlayHint = "textDocument/inlayHint"
  case codeLens = "textDocument/codeLens"
  case documentSymbol = "textDocument/documentSymbol"

  /// The name of the server capability.
  var provider: String {
    switch self {
    case .inlayHint: "inlayHintProvider"
    case .codeLens: "codeLensProvider"
    case .documentSymbol: "documentSymbolProvider"
    }
  }

  /// The name of the client capability.
  var capability: String {
    switch self {
    case .inlayHint: "inlayHint"
    case .codeLens: "codeLens"
    case .documentSymbol: "documentSymbol"
    }
  }

  /// The request that refreshes the feature in the client, or nil if there is none.
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
