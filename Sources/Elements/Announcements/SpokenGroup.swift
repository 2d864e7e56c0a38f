// Groups of focus stops.

/// A part of a screen that a screen reader announces, or that contains focus.
public struct SpokenGroup: Sendable, Equatable {
  /// The type of the group, in readable form.
  public enum Kind: String, Sendable {
    case group, list, menu, dialog, sheet, popover, toolbar
    case tabBar = "tab bar"
    /// Content shown separately from the surrounding code.
    case apart = "shown apart"

    /// True if it's closed until users open it.
    public var opensLater: Bool {
      switch self {
      case .menu, .dialog, .sheet, .popover: true
      case .group, .list, .toolbar, .tabBar, .apart: false
      }
    }
  }

  public var kind: Kind
  /// The spoken label, or nil if there is none.
  public var name: String?
  /// The announced number of items, or nil if it isn't announced.
  public var count: Int?
  /// True if nothing outside the group can be reached while it's shown.
  public var isModal: Bool

  init(_ kind: Kind, name: String? = nil, count: Int? = nil, isModal: Bool = false) {
    self.kind = kind
    self.name = name
    self.count = count
    self.isModal = isModal
  }

  /// A readable description: `list “Recent”`, `list, 3 items`, `dialog “Delete?”, modal`.
  public var summary: String {
    kind.rawValue + (name.map { " “\($0)”" } ?? "") + (size.map { ", \($0)" } ?? "")
      + (isModal ? ", modal" : "")
  }

  /// The size in words: `3 items`.
  var size: String? { count.map { $0 == 1 ? "1 item" : "\($0) items" } }
}

extension [SpokenStep] {
  /// Adds TalkBack's announcement for entering a list to the first focus stop at or after `start`, if the list
  /// exposes its item count. For a list without a count, TalkBack says only that it's a list, which the group shows.
  ///
  /// Source: google/talkback, compositor: `in_list`, `template_list_total_count`.
  mutating func enter(_ group: SpokenGroup, at start: Int) {
    guard let size = group.size, group.kind == .list,
      let first = self[start...].firstIndex(where: \.isStop), case .stop(var stop) = self[first].content
    else { return }
    stop.say(.position, "in list")
    if let name = group.name { stop.parts[stop.parts.count - 1].text += " \(name)" }
    stop.say(.position, size)
    stop.isApproximate = true
    self[first].content = .stop(stop)
  }
}
