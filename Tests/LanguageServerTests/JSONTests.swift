import LanguageServer
import Source
import Testing

@Suite("JSON") struct JSONTests {
  @Test(
    "values are read as written",
    arguments: [
      "null", "true", "false", "0", "-0", "12", "-3.5e+2", "\"\"", "[]", "{}", " [1 , [2], {\"a\":[]}]\r\n\t",
      "{\"a\":{\"b\":\"c\"},\"d\":[true,null]}",
    ])
  func valid(text: String) throws {
    let value = try JSONDocument(parsing: Array(text.utf8)).root
    let compact = text.filter { !" \r\n\t".contains($0) && $0 != "\r\n" }
    #expect(value.written == compact)
  }

  @Test(
    "anything else is rejected with the byte offset where reading stopped",
    arguments: [
      ("", 0), ("  ", 2), ("{", 1), ("[1,]", 3), ("{\"a\":1,}", 7), ("[1 2]", 3), ("{\"a\" 1}", 5),
      ("{a:1}", 1),
      ("nul", 0), ("truth", 0), ("01", 1), ("1.", 2), ("-", 1), ("1e", 2), (".5", 0), ("+1", 0), ("\"a", 2),
      ("\"\\q\"", 2), ("\"\\u12G4\"", 5), ("\"\n\"", 1), ("1 2", 2), ("[}", 1), ("'a'", 0), ("]", 0),
      ("\u{0}", 0),
    ])
  func invalid(text: String, offset: Int) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: Array(text.utf8)) }
    #expect(error?.offset == offset, "\(text): \(error?.message ?? "")")
  }

  @Test(
    "escapes become their characters",
    arguments: [
      (#""a\"\\\/\b\f\n\r\tb""#, "a\"\\/\u{8}\u{C}\n\r\tb"),
      (#""\u0041\u00e9\u20AC""#, "Aé€"),
      (#""\ud83d\ude00!""#, "😀!"),
      (#""\ud83d""#, "\u{FFFD}"),
      (#""\ude00x""#, "\u{FFFD}x"),
      (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
      (#""\ud83d\n""#, "\u{FFFD}\n"),
      (#""\u0000""#, "\u{0}"),
      ("\"é漢😀\"", "é漢😀"),
    ])
  func strings(text: String, expected: String) throws {
    let value = try JSONDocument(parsing: Array(text.utf8)).root
    #expect(value.string == expected)
    #expect(value.stringBytes.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test("ill-formed UTF-8 becomes U+FFFD in strings")
  func illFormed() throws {
    let value = try JSONDocument(parsing: [0x22, 0x61, 0xFF, 0x62, 0x22]).root
    #expect(value.string == "a\u{FFFD}b")
    #expect(value.stringBytes == [0x61, 0xFF, 0x62])
  }

  @Test(
    "numbers without a fraction are integers, and huge ones are rounded",
    arguments: [
      ("7", 7), ("-7", -7), ("7.0", 7), ("7e2", 700), ("7.5", nil), ("1e400", Int.max), ("-1e400", Int.min),
      ("99999999999999999999", Int.max), ("\"7\"", nil), ("1e-400", 0),
    ] as [(String, Int?)])
  func integers(text: String, expected: Int?) throws {
    #expect(try JSONDocument(parsing: Array(text.utf8)).root.int == expected)
  }

  @Test("the last of several members with one name counts, and null counts as missing")
  func members() throws {
    let text = #"{"a": 1, "b": {"a": 2}, "a": 3, "\u0063": 4, "d": null}"#
    let value = try JSONDocument(parsing: Array(text.utf8)).root
    #expect(value["a"]?.int == 3)
    #expect(value["b"]?["a"]?.int == 2)
    #expect(value["c"]?.int == 4)
    #expect(value["d"] == nil && value["e"] == nil)
    #expect(value.members?.map(\.name) == ["a", "b", "a", "c", "d"])
    #expect(value.elements == nil)
  }

  @Test("nesting beyond the limit is rejected and doesn't overflow the stack")
  func depth() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array(repeating: UInt8(ascii: "["), count: depth) + Array(repeating: UInt8(ascii: "]"), count: depth)
    }
    _ = try JSONDocument(parsing: nested(512))
    #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: nested(513)) }
    #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: nested(1_000_000)) }
  }

  @Test("a text cut anywhere is rejected, and reading it ends")
  func truncation() throws {
    let text = Array(#"{"a": [1, -2.5e3, "x\n\u00e9\ud83d\ude00"], "b": {"c": true, "d": null}}"#.utf8)
    _ = try JSONDocument(parsing: text)
    for length in 0..<text.count {
      #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: Array(text[..<length])) }
    }
  }

  @Test(
    "the writer's output can be read back",
    arguments: [
      "", "plain", "\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}", "é漢😀\u{FFFD}", "line\u{2028}separator",
    ])
  func roundTrip(text: String) throws {
    var json = JSONWriter()
    json.object { $0.member(text, text) }
    let members = try JSONDocument(parsing: json.bytes).root.members
    #expect(members?.first?.name == text)
    #expect(members?.first?.value.string == text)
  }
}

extension JSONValue {
  /// The value written again, without spaces.
  fileprivate var written: String {
    if let elements { return "[" + elements.map(\.written).joined(separator: ",") + "]" }
    if let members { return "{" + members.map { "\"\($0)\":\($1.written)" }.joined(separator: ",") + "}" }
    return rawText
  }
}
