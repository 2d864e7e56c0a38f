// The effects of Kotlin and Java code on the views of a layout.

import Source
public import Syntax

/// The views that one file refers to by ID, and the properties that it sets on them.
///
/// IDs are compared in lowercase without underscores because view binding turns `close_button` into `closeButton`.
public struct ViewCode: Sendable, Equatable {
  /// The properties that code sets on a view.
  public struct Use: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The content description, an accessibility delegate, or the view that it labels.
    public static let name = Use(rawValue: 1)
    /// The tooltip, which is the label of a view without a content description.
    public static let tooltip = Use(rawValue: 1 << 20)
    /// The text.
    public static let text = Use(rawValue: 2)
    /// The hint.
    public static let hint = Use(rawValue: 128)
    /// The visibility to assistive technologies.
    public static let exposure = Use(rawValue: 4)
    /// The size or the touch target.
    public static let size = Use(rawValue: 8)
    public static let textSize = Use(rawValue: 16)
    public static let colors = Use(rawValue: 32)
    /// The announcement of changes, or the focus when it appears.
    public static let announcement = Use(rawValue: 256)
    /// The effect of a click.
    public static let click = Use(rawValue: 64)
    /// A click listener.
    public static let tap = Use(rawValue: 1024)
    /// The subviews, which replace those in the layout.
    public static let children = Use(rawValue: 512)
    /// The label of a toolbar's navigation icon.
    public static let navigation = Use(rawValue: 2048)
    /// The use of a toolbar as the action bar.
    public static let actionBar = Use(rawValue: 4096)
    /// A click that another view forwards.
    public static let relayedClick = Use(rawValue: 8192)
    /// A click listener of the icon at the start of a text input layout.
    public static let startIconTap = Use(rawValue: 1 << 14)
    public static let startIconLabel = Use(rawValue: 1 << 15)
    /// A click listener of the icon at the end of a text input layout.
    public static let endIconTap = Use(rawValue: 1 << 16)
    public static let endIconLabel = Use(rawValue: 1 << 17)
    /// The selected or checked state.
    public static let state = Use(rawValue: 1 << 18)
    /// A text that code assigns.
    public static let filled = Use(rawValue: 1 << 19)
    /// The text can't be edited: a UIKit text view's `isEditable` is only set to false.
    public static let readOnly = Use(rawValue: 1 << 21)
    /// The text may be edited: a UIKit text view's `isEditable` is set to another value.
    public static let editable = Use(rawValue: 1 << 22)
    /// The view is one accessibility element: `isAccessibilityElement` is only set to true.
    public static let element = Use(rawValue: 1 << 23)
    /// The view may not be an accessibility element: `isAccessibilityElement` is set to another value.
    public static let otherElement = Use(rawValue: 1 << 24)
  }

  /// The sorted names that may refer to a view.
  public var names: [Identifier] = []
  /// The properties that are set, by name.
  public var uses: [Identifier: Use] = [:]
  /// The functions that take a view or are called on it, by name.
  public var functions: [Identifier: Set<String>] = [:]
  /// The views that get different images, with the line of the code that sets the last one.
  public var changingImages: [Identifier: CodeUse] = [:]
  /// True if code shows the layout in another app: on the home screen or in a notification.
  public var isRemote = false
  /// The views that get different tooltips.
  public var changingTooltips: Set<Identifier> = []
  /// The properties that are set on the outermost view of a row or screen.
  public var rootUses: Use = []
  /// The properties that are set on unidentified views.
  public var looseUses: Use = []

  public init() {}

  /// Returns the properties that the file sets on the view with this ID, or nil if the file doesn't refer to it.
  public func use(of id: Identifier) -> Use? {
    refers(to: id) ? looseUses.union(uses[id] ?? []) : nil
  }

  /// Returns whether the file refers to the view with this ID.
  func refers(to id: Identifier) -> Bool {
    let place = names.partitioningIndex { $0.hash >= id.hash }
    return place < names.count && names[place] == id
  }

  /// Returns `name` in lowercase without underscores.
  public static func key(of name: some Sequence<UInt8>) -> Identifier {
    var key = IdentifierBuilder()
    for byte in name { append(byte, to: &key) }
    return key.identifier
  }

  /// Returns the name at `range` in `bytes` in lowercase without underscores.
  static func key(of bytes: Span<UInt8>, _ range: Range<Int>) -> Identifier {
    var key = IdentifierBuilder()
    for index in range { append(bytes[index], to: &key) }
    return key.identifier
  }

  private static func append(_ byte: UInt8, to key: inout IdentifierBuilder) {
    if byte != UInt8(ascii: "_") { key.append(byte.isUppercaseASCII ? byte | 0x20 : byte) }
  }
}
