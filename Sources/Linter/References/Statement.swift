// What the documents behind the catalogue ask for, and the rules that answer.

/// A statement of a document that analysis of code can say something about.
package struct Statement: Sendable {
  /// A letter for the document and a number within it.
  package var id: String
  package var document: GuidanceDocument
  /// Where it stands: the number or name of a section.
  package var place: String
  /// The ids of the rules that answer it, in the order of the catalogue; at least one.
  package var rules: [String]

  init(_ id: String, _ document: GuidanceDocument, _ place: String, _ rules: [String]) {
    self.id = id
    self.document = document
    self.place = place
    self.rules = rules
  }

  /// Every statement, document by document.
  package static let all = practices + components + mcag + menu + hig
}

/// A document that the catalogue was made from.
package enum GuidanceDocument: String, Sendable, CaseIterable {
  case practices = "Mobile Accessibility Practices (India)"
  case components = "Making Our iOS Components Accessible (Gojek)"
  case mcag = "Mobile Content Accessibility Guidelines (MCAG)"
  case menu = "Developer notes on menus for iOS and Android"
  case hig = "Human Interface Guidelines: Accessibility (Apple)"

  /// The name in a list of references.
  package var shortName: String {
    switch self {
    case .practices: "Practices"
    case .components: "Gojek"
    case .mcag: "MCAG"
    case .menu: "Menu notes"
    case .hig: "HIG"
    }
  }
}
