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
  /// How many items it tells that it has; nil for what does not tell.
  public var count: Int?
  /// Whether nothing outside of it can be reached while it is shown.
  public var isModal: Bool

  init(_ kind: Kind, name: String? = nil, count: Int? = nil, isModal: Bool = false) {
    self.kind = kind
    self.name = name
    self.count = count
    self.isModal = isModal
  }

  /// For people: `list “Recent”`, `list, 3 items`, `dialog “Delete?”, modal`.
  public var summary: String {
    kind.rawValue + (name.map { " “\($0)”" } ?? "") + (size.map { ", \($0)" } ?? "")
      + (isModal ? ", modal" : "")
  }

  /// `3 items`
  var size: String? { count.map { $0 == 1 ? "1 item" : "\($0) items" } }
}

extension [SpokenStep] {
  /// Adds to the first stop from `start` on what TalkBack says of the list that is entered there, where that tells how many
  /// items it has. Of one that does not, TalkBack says that it is a list, which its group shows.
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
