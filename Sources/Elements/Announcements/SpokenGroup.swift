// What holds several stops together for a listener.

/// A part of a screen that a screen reader announces, or that it cannot be led out of.
public struct SpokenGroup: Sendable, Equatable {
  /// What it is, as people call it.
  public enum Kind: String, Sendable {
    case group, list, menu, dialog, sheet, popover, toolbar
    case tabBar = "tab bar"
    /// Shown apart from what stands around it in the code.
    case apart = "shown apart"
  }

  public var kind: Kind
  /// What it is called, as it is spoken; nil for what has no name.
  public var name: String?
  /// Whether nothing outside of it can be reached while it is shown.
  public var isModal: Bool

  init(_ kind: Kind, name: String? = nil, isModal: Bool = false) {
    self.kind = kind
    self.name = name
    self.isModal = isModal
  }

  /// For people: `list “Recent”`, `dialog “Delete?”, modal`.
  public var summary: String {
    kind.rawValue + (name.map { " “\($0)”" } ?? "") + (isModal ? ", modal" : "")
  }
}
