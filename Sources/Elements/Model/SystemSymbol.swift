// VoiceOver's labels for system symbols.

/// A system symbol (SF Symbol) and the description that VoiceOver reads if the code sets no label.
///
/// Apple publishes no list of these descriptions. The sources are element hierarchies printed by XCUITest, with
/// symbols as identifiers and their descriptions as labels, and reports of what VoiceOver said: realm/SwiftLint,
/// issue 5165 (plus; clock.arrow.circlepath has none), kiwix/kiwix-apple, issues 1684 and 1686 (list.bullet,
/// magnifyingglass). Older OS versions describe fewer symbols; VoiceOver reads the name of a symbol without a
/// description.
public struct SystemSymbol: Sendable {
  /// The English description. The system translates it.
  public let description: String
  /// Words in the names of functions that do what the description says.
  private let actions: [String]

  /// Creates the symbol with the name `name`, or a variant of one: `xmark.circle.fill` is described like `xmark`, but
  /// shapes and badges can change a description. Returns nil if the symbol isn't known.
  public init?(named name: String) {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    while true {
      if let known = SystemSymbol.known[parts.joined(separator: ".")] {
        self = known
        return
      }
      guard parts.count > 1, let last = parts.popLast(), SystemSymbol.variants.contains(String(last)) else {
        return nil
      }
    }
  }

  private init(_ description: String, _ actions: [String]) {
    self.description = description
    self.actions = actions
  }

  /// Returns whether a function named `handler` does what the description says.
  public func describes(_ handler: String) -> Bool {
    NameSuggestion.words(in: handler).contains { actions.contains($0) }
  }

  /// Suffixes that change the look of a symbol but not its description.
  private static let variants: Set<String> = ["fill", "circle"]

  private static let known: [String: SystemSymbol] = {
    let symbols: [(names: [String], description: String, actions: [String])] = [
      (["xmark"], "Close", ["close", "dismiss", "cancel", "hide", "exit", "quit", "done"]),
      (["plus"], "Add", ["add", "new", "create", "insert", "append"]),
      (["minus"], "Remove", ["remove", "delete"]),
      (["trash"], "Delete", ["delete", "remove", "trash", "discard", "erase", "destructive"]),
      (["ellipsis"], "More", ["more", "menu", "options", "actions"]),
      (
        ["chevron.left", "chevron.backward"], "Back",
        ["back", "backward", "pop", "prev", "previous", "return", "dismiss"]
      ),
      (["chevron.right"], "Forward", ["forward", "next"]),
      (["chevron.down"], "Go Down", ["down"]),
      (["chevron.up"], "Go Up", ["up"]),
      (["arrow.left"], "Left", ["left"]),
      (["arrow.clockwise"], "Refresh", ["refresh", "reload"]),
      (["square.and.arrow.up"], "Share", ["share", "export"]),
      (["square.and.pencil"], "Compose", ["compose", "write"]),
      (["slider.horizontal.3"], "Edit", ["edit"]),
      (["gear"], "Settings", ["settings", "preferences"]),
      (["gearshape"], "Gear Shape", []),
      (["magnifyingglass"], "Search", ["search", "find"]),
      (["heart"], "Love", ["love", "like"]),
      (["star"], "Favorite", ["favorite", "favourite"]),
      (["house"], "Home", ["home"]),
      (["person.2"], "Two People", []),
      (["person.crop.circle"], "Account", ["account"]),
      (["calendar"], "Calendar", ["calendar"]),
      (["cart"], "Shopping Cart", ["cart"]),
      (["tag"], "Tag", ["tag"]),
      (["globe"], "Globe", []),
      (["location"], "Location Services", []),
      (["list.bullet", "list.dash"], "List", ["list"]),
      (["line.3.horizontal.decrease.circle"], "Filter", ["filter"]),
      (["checkmark"], "Selected", ["select"]),
      (["paperplane"], "Send", ["send"]),
      (["play"], "Play", ["play"]),
      (["folder"], "Move", ["move"]),
      (["phone"], "Call", ["call"]),
      (["pin"], "Pin", ["pin"]),
    ]
    var known: [String: SystemSymbol] = [:]
    for (names, description, actions) in symbols {
      for name in names { known[name] = SystemSymbol(description, actions) }
    }
    return known
  }()
}
