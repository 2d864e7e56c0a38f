// The requirements of the documents behind the catalog, and the rules that check them.

/// A requirement that static analysis can check, at least in part.
package struct Statement: Sendable {
  /// The ID: a letter for the document and a number.
  package var id: String
  package var document: GuidanceDocument
  /// The number or title of the section.
  package var place: String
  /// The IDs of the rules that check it, in catalog order. At least one.
  package var rules: [String]

  init(_ id: String, _ document: GuidanceDocument, _ place: String, _ rules: [String]) {
    self.id = id
    self.document = document
    self.place = place
    self.rules = rules
  }

  /// All requirements, by document.
  package static let all = practices + components + mcag + menu + hig
}

/// A document on which the catalog is based.
package enum GuidanceDocument: String, Sendable, CaseIterable {
  case practices = "Mobile Accessibility Practices (India)"
  case components = "Making Our iOS Components Accessible (Gojek)"
  case mcag = "Mobile Content Accessibility Guidelines (MCAG)"
  case menu = "Developer notes on menus for iOS and Android"
  case hig = "Human Interface Guidelines: Accessibility (Apple)"

  /// The short name, for lists of references.
  package var shortName: String {
    switch self {
    case .practices: "Mobile Accessibility Practices"
    case .components: "Gojek iOS components"
    case .mcag: "MCAG"
    case .menu: "Developer notes on menus"
    case .hig: "Apple HIG"
    }
  }
}
