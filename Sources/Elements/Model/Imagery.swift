// The image of an element.

/// The source of an image element's image.
public enum Imagery: Hashable, Sendable {
  /// A system symbol, by name. VoiceOver has its own label for it.
  case symbol(String)
  /// An asset or drawable, by name.
  case asset(String)
  /// An image that's loaded or computed: a URL, a painter, a view model's image.
  case dynamic

  /// The symbol's or asset's name.
  public var name: String? {
    switch self {
    case .symbol(let name), .asset(let name): name
    case .dynamic: nil
    }
  }

  public var isSymbol: Bool {
    if case .symbol = self { true } else { false }
  }

  /// True if it's a checkmark, which VoiceOver reads as “Selected”.
  var isCheckmark: Bool {
    guard case .symbol(let name) = self else { return false }
    return SystemSymbol(named: name)?.description == "Selected"
  }
}
