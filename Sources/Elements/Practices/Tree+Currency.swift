// Currency amounts that code assembles from a symbol and a number.

import Source
import Syntax

extension Tree {
  /// A string in which a currency symbol or code is next to a value.
  struct GluedCurrency {
    /// The ISO 4217 code that the symbol most often represents.
    var code: String
    /// The value, if the string contains only the symbol and one value.
    var amount: String?
  }

  /// Returns the first currency next to an interpolation or format specifier in a string literal, or nil if there is
  /// none.
  func gluedCurrency(in string: NodeID) -> GluedCurrency? {
    guard let first = children(of: string).first(where: { _ in true }) else { return nil }
    // Most strings have a single segment without a format specifier.
    if self[first].kind == .segment, self[first].subtreeEnd == self[string].subtreeEnd {
      let range = self[first].range
      return text.lastOffset(of: UInt8(ascii: "%"), in: range) == nil ? nil : formatCurrency(in: text[range])
    }
    let parts = Array(children(of: string).prefix(16))
    for (index, part) in parts.enumerated() where self[part].kind == .interpolation {
      guard !isFormatted(part) else { continue }
      let before = index > 0 && self[parts[index - 1]].kind == .segment ? parts[index - 1] : nil
      let after =
        index + 1 < parts.count && self[parts[index + 1]].kind == .segment ? parts[index + 1] : nil
      let sign =
        before.flatMap { Currency(endOf: text[self[$0].range]) }
        ?? after.flatMap { Currency(startOf: text[self[$0].range]) }
      guard let sign else { continue }
      let isAlone =
        [before, after].compactMap(\.self).map { self[$0].range.count }.reduce(0, +) == sign.length
      return GluedCurrency(code: sign.code, amount: isAlone && parts.count == 2 ? hole(part) : nil)
    }
    return nil
  }

  /// Returns the currency in a format: `"$%.2f"`.
  private func formatCurrency(in format: ArraySlice<UInt8>) -> GluedCurrency? {
    guard let percent = format.firstIndex(of: UInt8(ascii: "%")) else { return nil }
    let rest = format[percent...].dropFirst()
    guard let end = rest.firstIndex(where: \.isASCIILetter), format[percent..<end].count < 8,
      "dfus".utf8.contains(format[end]),
      let sign = Currency(endOf: format[..<percent]) ?? Currency(startOf: format[(end + 1)...])
    else { return nil }
    return GluedCurrency(code: sign.code, amount: nil)
  }

  /// Returns whether a formatter produces the value, including a localized currency symbol.
  private func isFormatted(_ hole: NodeID) -> Bool {
    let code = self.code(self[hole].range)
    return code.spells("urrency") || code.spells("ormatter") || code.spells(".formatted(")
  }

  /// Returns the source of the only expression in an interpolation, or nil if it has format arguments.
  private func hole(_ interpolation: NodeID) -> String? {
    let values = Array(children(of: interpolation))
    guard values.count == 1 else { return nil }
    let value = self[values[0]].kind == .argument ? value(ofArgument: values[0]) : values[0]
    return value.map { sourceText(of: $0) }
  }

  /// A currency symbol or code at one end of a string segment.
  private struct Currency {
    var code: String
    /// The length in bytes, including the separator from the value.
    var length: Int

    /// Reads `Rp.`, `$`, or `USD ` at the end of a text.
    init?(endOf text: ArraySlice<UInt8>) {
      var rest = text
      if let last = rest.last, last == 0x20 || last == UInt8(ascii: ".") { rest.removeLast() }
      guard let last = rest.last, Currency.lastBytes[Int(last)] else { return nil }
      for (sign, code) in Currency.known where rest.suffix(sign.utf8.count).elementsEqual(sign.utf8) {
        let before = rest.dropLast(sign.utf8.count).last
        if sign.utf8.first?.isASCIILetter == true, before?.isASCIILetter == true { continue }
        self.code = code
        length = text.count - rest.count + sign.utf8.count
        return
      }
      return nil
    }

    /// Reads ` €` or ` kr` at the start of a text.
    init?(startOf text: ArraySlice<UInt8>) {
      var rest = text
      if rest.first == 0x20 { rest.removeFirst() }
      guard let first = rest.first, Currency.firstBytes[Int(first)] else { return nil }
      for (sign, code) in Currency.known
      where sign != "$" && rest.prefix(sign.utf8.count).elementsEqual(sign.utf8) {
        let behind = rest.dropFirst(sign.utf8.count).first
        if sign.utf8.first?.isASCIILetter == true, behind?.isASCIILetter == true || behind ?? 0 >= 0x80 {
          continue
        }
        self.code = code
        length = text.count - rest.count + sign.utf8.count
        return
      }
      return nil
    }

    /// The symbols and codes with their ISO codes.
    ///
    /// Source: ISO 4217; Unicode, “Currency Symbols” (U+20A0–U+20CF).
    private static let known: [(String, String)] = [
      ("R$", "BRL"), ("$", "USD"), ("€", "EUR"), ("£", "GBP"), ("¥", "JPY"), ("₹", "INR"), ("₩", "KRW"),
      ("₽", "RUB"), ("₺", "TRY"), ("₫", "VND"), ("₦", "NGN"), ("₴", "UAH"), ("฿", "THB"), ("₱", "PHP"),
      ("₪", "ILS"), ("Rp", "IDR"), ("Rs", "INR"), ("zł", "PLN"), ("Kč", "CZK"), ("kr", "SEK"), ("USD", "USD"),
      ("EUR", "EUR"), ("GBP", "GBP"), ("CHF", "CHF"), ("INR", "INR"), ("IDR", "IDR"), ("JPY", "JPY"),
    ]

    /// For each byte, true if a symbol or code begins or ends with it.
    private static let firstBytes = bytes(\.first)
    private static let lastBytes = bytes(\.last)

    private static func bytes(_ end: (String.UTF8View) -> UInt8?) -> [Bool] {
      var bytes = [Bool](repeating: false, count: 256)
      for byte in known.compactMap({ end($0.0.utf8) }) { bytes[Int(byte)] = true }
      return bytes
    }
  }
}
