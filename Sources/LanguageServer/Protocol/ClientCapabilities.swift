// The client capabilities that the server uses.

/// The client capabilities that affect the server's messages. The server uses only declared capabilities.
///
/// Source: LSP 3.17, “ClientCapabilities”; `snippetEditSupport` is from 3.18.
package struct ClientCapabilities: Sendable {
  /// The encodings in the client's order of preference. Empty if it only supports UTF-16.
  var positionEncodings: [String] = []

  // Diagnostics
  /// True if the client pulls diagnostics and supports refresh requests. Without refresh requests, diagnostics would be
  /// outdated after other files change, so the server pushes them.
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
  /// True if the client shows the server's status: the experimental capability `serverStatusNotification`, which other
  /// servers have introduced.
  var showsStatus = false

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
    // Since 3.18, push and pull declare these separately. Before, push applied to both.
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
    showsStatus = value.flag("experimental", "serverStatusNotification")
    answersConfiguration = value.flag("workspace", "configuration")
    registersConfiguration = value.flag("workspace", "didChangeConfiguration", "dynamicRegistration")
    registersWatchedFiles = value.flag("workspace", "didChangeWatchedFiles", "dynamicRegistration")
  }
}
