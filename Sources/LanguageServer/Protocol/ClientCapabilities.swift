// What a client can do, as far as the server adapts to it.

/// The capabilities of the client that change what it is sent. Whatever is not announced is not used.
///
/// Source: LSP 3.17, “ClientCapabilities”; `snippetEditSupport` is from 3.18.
package struct ClientCapabilities: Sendable {
  /// In the client's order of preference; empty where it only knows UTF-16.
  var positionEncodings: [String] = []

  // Diagnostics
  /// Whether the client asks for diagnostics and does so again when it is told to. One that cannot be told would go on
  /// showing what held before another file changed; it is sent its diagnostics.
  var pullsDiagnostics = false
  var readsDiagnosticVersions = false
  var readsRelatedInformation = false
  var readsCodeDescriptions = false

  // Edits
  var readsCodeActions = false
  var readsPreferredActions = false
  var resolvesEdits = false
  var readsDocumentChanges = false
  var createsFiles = false
  var readsSnippetEdits = false
  var appliesEdits = false

  var readsMarkdownHovers = false
  var readsSnippets = false

  // Speech
  var registersSpeech: Set<SpeechFeature> = []
  var refreshesSpeech: Set<SpeechFeature> = []
  var nestsSymbols = false

  var showsProgress = false

  // Configuration
  var answersConfiguration = false
  var registersConfiguration = false
  var registersWatchedFiles = false

  init() {}

  init(_ value: JSONValue) {
    positionEncodings = value["general"]?.strings("positionEncodings") ?? []

    let push = value.value(at: "textDocument", "publishDiagnostics")
    let pull = value.value(at: "textDocument", "diagnostic")
    let refreshes =
      value.flag("workspace", "diagnostics", "refreshSupport")
      || value.flag("workspace", "diagnostic", "refreshSupport")
    pullsDiagnostics = pull != nil && refreshes
    readsDiagnosticVersions = push?.flag("versionSupport") == true
    // Since 3.18 both kinds say what they read; before, push spoke for pull.
    readsRelatedInformation =
      push?.flag("relatedInformation") == true || pull?.flag("relatedInformation") == true
    readsCodeDescriptions =
      push?.flag("codeDescriptionSupport") == true || pull?.flag("codeDescriptionSupport") == true

    let action = value.value(at: "textDocument", "codeAction")
    readsCodeActions = action?["codeActionLiteralSupport"] != nil
    readsPreferredActions = action?.flag("isPreferredSupport") == true
    resolvesEdits =
      action?.flag("dataSupport") == true
      && action?["resolveSupport"]?.strings("properties").contains("edit") == true
    readsDocumentChanges = value.flag("workspace", "workspaceEdit", "documentChanges")
    let operations = value.value(at: "workspace", "workspaceEdit")?.strings("resourceOperations") ?? []
    createsFiles = readsDocumentChanges && operations.contains("create")
    readsSnippetEdits = readsDocumentChanges && value.flag("workspace", "workspaceEdit", "snippetEditSupport")
    appliesEdits = value.flag("workspace", "applyEdit")

    let hoverFormats = value.value(at: "textDocument", "hover")?.strings("contentFormat") ?? []
    readsMarkdownHovers = hoverFormats.contains("markdown")

    let item = value.value(at: "textDocument", "completion")?["completionItem"]
    readsSnippets = item?.flag("snippetSupport") == true

    for feature in SpeechFeature.allCases {
      if value.flag("textDocument", feature.capability, "dynamicRegistration") {
        registersSpeech.insert(feature)
      }
      if value.flag("workspace", feature.capability, "refreshSupport") { refreshesSpeech.insert(feature) }
    }
    nestsSymbols = value.flag("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport")

    showsProgress = value.flag("window", "workDoneProgress")
    answersConfiguration = value.flag("workspace", "configuration")
    registersConfiguration = value.flag("workspace", "didChangeConfiguration", "dynamicRegistration")
    registersWatchedFiles = value.flag("workspace", "didChangeWatchedFiles", "dynamicRegistration")
  }
}
