// What Kotlin and Java code does to views that a layout declares.

import Source
public import Syntax

/// The views that one file of code refers to by their ids, and what it sets on them.
///
/// Ids are compared without case and underscores: view binding makes `closeButton` of `close_button`.
public struct ViewCode: Sendable, Equatable {
  /// What code sets on a view.
  public struct Use: OptionSet, Sendable, Hashable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The content description, a tooltip, an accessibility delegate, or what it is the label for.
    public static let name = Use(rawValue: 1)
    /// Its text.
    public static let text = Use(rawValue: 2)
    /// Its hint.
    public static let hint = Use(rawValue: 128)
    /// Whether assistive technology meets it.
    public static let exposure = Use(rawValue: 4)
    /// Its size, or the area that reacts to touch.
    public static let size = Use(rawValue: 8)
    public static let textSize = Use(rawValue: 16)
    public static let colors = Use(rawValue: 32)
    /// Whether its changes are announced, or it takes the focus when it appears.
    public static let announcement = Use(rawValue: 256)
    /// What a click does.
    public static let click = Use(rawValue: 64)
    /// A click listener.
    public static let tap = Use(rawValue: 1024)
    /// The views inside, which take the place of those that the layout shows there.
    public static let children = Use(rawValue: 512)
    /// The label of a toolbar's navigation icon.
    public static let navigation = Use(rawValue: 2048)
    /// Whether a toolbar is the action bar.
    public static let actionBar = Use(rawValue: 4096)
    /// A click that another view passes on to it.
    public static let relayedClick = Use(rawValue: 8192)
  }

  /// The names by which code may mean a view, sorted.
  public var names: [Identifier] = []
  /// What is set, by such a name.
  public var uses: [Identifier: Use] = [:]
  /// The functions that get a view or are called on it, by such a name.
  public var functions: [Identifier: Set<String>] = [:]
  /// What is set on views that cannot be told apart.
  public var looseUses: Use = []

  public init() {}

  /// What the file does to the view with this id; nil where it does not refer to it.
  public func use(of id: Identifier) -> Use? {
    refers(to: id) ? looseUses.union(uses[id] ?? []) : nil
  }

  /// Whether the file refers to the view with this id.
  func refers(to id: Identifier) -> Bool {
    let place = names.partitioningIndex { $0.hash >= id.hash }
    return place < names.count && names[place] == id
  }

  /// `name` without case and underscores.
  public static func key(of name: some Sequence<UInt8>) -> Identifier {
    var key = IdentifierBuilder()
    for byte in name { append(byte, to: &key) }
    return key.identifier
  }

  /// The same for the name at `range`, which is inside of `bytes`.
  static func key(of bytes: Span<UInt8>, _ range: Range<Int>) -> Identifier {
    var key = IdentifierBuilder()
    for index in range { append(bytes[index], to: &key) }
    return key.identifier
  }

  private static func append(_ byte: UInt8, to key: inout IdentifierBuilder) {
    if byte != UInt8(ascii: "_") { key.append(byte.isUppercaseASCII ? byte | 0x20 : byte) }
  }
}
