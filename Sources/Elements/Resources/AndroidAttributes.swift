// The attributes of an Android XML element and their values.

import Source
import Syntax

/// The attributes of one element, by qualified name. `tools:` attributes have no effect at run time.
struct AndroidAttributes {
  let tree: Tree
  private let element: NodeID
  /// A bit set of the existing names, some of which share a bit. Most lookups are for names that don't exist.
  private var names: UInt64 = 0

  init(of element: NodeID, in tree: Tree) {
    self.tree = tree
    self.element = element
    for attribute in all { names |= AndroidAttributes.bit(of: tree[attribute].name) }
  }

  /// All attributes in order.
  var all: some Sequence<NodeID> {
    tree.children(of: element).lazy.prefix { tree[$0].kind == .attribute }
  }

  /// True if the layout defines what a click does, with a function or a binding: `app:onSingleClick="@{…}"`.
  var takesListener: Bool {
    has("android:onClick")
      || all.contains { tree.text[valueRange(of: $0)].starts(with: [UInt8(ascii: "@"), UInt8(ascii: "{")]) }
  }

  /// The name in the view's ID: `title` for `@+id/title`.
  var idName: ArraySlice<UInt8>? {
    guard let value = value("android:id"), let slash = value.lastIndex(of: UInt8(ascii: "/")) else {
      return nil
    }
    return value[(slash + 1)...]
  }

  /// The attribute that refers to a style.
  var style: NodeID? { attribute("style") ?? attribute("android:textAppearance") }

  func attribute(_ name: Identifier) -> NodeID? {
    guard names & AndroidAttributes.bit(of: name) != 0 else { return nil }
    return all.first { tree[$0].name == name }
  }

  private static func bit(of name: Identifier) -> UInt64 { 1 &<< (name.hash &>> 58) }

  func has(_ name: Identifier) -> Bool { attribute(name) != nil }

  /// Returns the value as written, or nil if the attribute is missing.
  func value(_ name: Identifier) -> ArraySlice<UInt8>? {
    attribute(name).map { tree.text[valueRange(of: $0)] }
  }

  func isTrue(_ name: Identifier) -> Bool { value(name)?.elementsEqual("true".utf8) == true }
  func isFalse(_ name: Identifier) -> Bool { value(name)?.elementsEqual("false".utf8) == true }

  func valueRange(of attribute: NodeID) -> Range<Int> {
    guard let value = tree.child(.value, of: attribute) else {
      return tree[attribute].range.upperBound..<tree[attribute].range.upperBound
    }
    return tree[value].range
  }

  /// Returns the text in an attribute.
  func text(_ name: Identifier) -> WrittenText? {
    guard let attribute = attribute(name) else { return nil }
    let range = valueRange(of: attribute)
    return WrittenText(
      AndroidAttributes.text(tree.text[range]), range: tree[attribute].range, valueRange: range)
  }

  /// Returns the value of an attribute: a literal, a resource, `@null`, or a bound or themed value.
  static func text(_ bytes: ArraySlice<UInt8>) -> TextValue {
    if bytes.elementsEqual("@null".utf8) || bytes.elementsEqual("@empty".utf8) { return .none }
    switch bytes.first {
    case UInt8(ascii: "@"):
      if bytes.begins(with: "@string/") || bytes.begins(with: "@android:string/") {
        return .resource(String(decoding: bytes.dropFirst(), as: UTF8.self))
      }
      return .dynamic
    case UInt8(ascii: "?"):
      return bytes.count > 1 && bytes[bytes.startIndex + 1] != 0x20 ? .dynamic : literal(bytes)
    default: return literal(bytes)
    }
  }

  /// Returns the text of a literal value with its escapes resolved.
  ///
  /// Source: Android, “String resources › Formatting and styling”.
  private static func literal(_ bytes: ArraySlice<UInt8>) -> TextValue {
    let text = XMLText.decoded(bytes)
    guard text.contains("\\") else { return .literal(text) }
    // An emoji takes two escapes, so the text is put together from UTF-16.
    var result: [UInt16] = []
    var rest = Array(text.utf16)[...]
    while let unit = rest.popFirst() {
      guard unit == 0x5C else {
        result.append(unit)
        continue
      }
      switch rest.popFirst() {
      case 0x6E: result.append(0x0A)
      case 0x74: result.append(0x09)
      case 0x75: result.append(escapedUnit(&rest) ?? 0xFFFD)
      case let other?: result.append(other)
      case nil: break
      }
    }
    return .literal(String(decoding: result, as: UTF16.self))
  }

  /// Removes the four hexadecimal digits of an escape and returns their value, or nil if they aren't there.
  private static func escapedUnit(_ rest: inout ArraySlice<UInt16>) -> UInt16? {
    let digits = rest.prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Unicode.Scalar($0)?.properties.isASCIIHexDigit == true })
    else { return nil }
    rest = rest.dropFirst(4)
    return UInt16(String(decoding: digits, as: UTF16.self), radix: 16)
  }

  /// Returns the color in an attribute.
  func color(_ name: Identifier, _ use: WrittenColor.Use) -> WrittenColor? {
    guard let attribute = attribute(name) else { return nil }
    let range = valueRange(of: attribute)
    return WrittenColor(
      AndroidAttributes.color(tree.text[range]), use, range: tree[attribute].range,
      valueRange: range)
  }

  /// Returns the color in a value: a literal, a resource, or a theme attribute.
  ///
  /// Source: Android, “Color state list resource” and Material's color roles (`?attr/colorOnSurface`).
  static func color(_ bytes: ArraySlice<UInt8>) -> ColorValue {
    if bytes.first == UInt8(ascii: "#") {
      return ColorValue(hexadecimal: String(decoding: bytes, as: UTF8.self))
    }
    if bytes.begins(with: "@color/") {
      return .resource(String(decoding: bytes.dropFirst(7), as: UTF8.self))
    }
    switch Identifier(bytes) {
    case "@android:color/black": return .literal(.black)
    case "@android:color/white": return .literal(.white)
    case "@android:color/transparent": return .literal(RGBColor(red: 0, green: 0, blue: 0, alpha: 0))
    case "@android:color/darker_gray": return .literal(RGBColor(hex: 0xAAAAAA))
    case "@null": return .adaptive
    default: return themeColor(bytes)
    }
  }

  /// Returns the theme attribute or drawable in a value. Backgrounds that only respond to touch are clear.
  ///
  /// Source: Android, “Styles and themes › Theme attributes”, “android.R.attr › selectableItemBackground”.
  private static func themeColor(_ bytes: ArraySlice<UInt8>) -> ColorValue {
    if bytes.begins(with: "@drawable/") {
      return .drawable(String(decoding: bytes.dropFirst(10), as: UTF8.self))
    }
    guard bytes.first == UInt8(ascii: "?"), let name = themeAttribute(bytes) else { return .unknown }
    switch name {
    case "selectableItemBackground", "selectableItemBackgroundBorderless", "actionBarItemBackground",
      "android:selectableItemBackground", "android:selectableItemBackgroundBorderless",
      "android:actionBarItemBackground":
      return .clear
    default: return .themed(name)
    }
  }

  /// Returns the name of a theme attribute, as styles write it: `colorPrimary` for `?attr/colorPrimary`, and
  /// `android:colorBackground` for `?android:attr/colorBackground`. Returns nil if it isn't a name.
  static func themeAttribute(_ bytes: ArraySlice<UInt8>) -> String? {
    var name = bytes.dropFirst()
    let isPlatforms = name.begins(with: "android:")
    if let end = name.lastIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }) {
      name = name[(end + 1)...]
    }
    guard !name.isEmpty, name.count < 100, name.allSatisfy({ $0.isIdentifierByte || $0 == UInt8(ascii: ".") })
    else { return nil }
    return (isPlatforms ? "android:" : "") + String(decoding: name, as: UTF8.self)
  }
}
