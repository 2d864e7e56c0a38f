// JSON as bytes.

import Source
import Testing

@Suite struct JSONWriterTests {
  private func check(
    _ expected: String, location: SourceLocation = #_sourceLocation, _ write: (inout JSONWriter) -> Void
  ) {
    var json = JSONWriter()
    write(&json)
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected, sourceLocation: location)
  }

  @Test func `Members and elements are separated by commas`() {
    check(#"{"a":1,"b":["x","y"],"c":{},"d":[true,null,[]]}"#) { json in
      json.object { json in
        json.member("a", 1)
        json.member("b", ["x", "y"])
        json.key("c")
        json.object { _ in }
        json.key("d")
        json.array { json in
          json.value(true)
          json.null()
          json.array([])
        }
      }
    }
  }

  @Test func `Integers are written in full, without leading zeros`() {
    check("[0,7,10,-1,-120,1999,\(Int.max),\(Int.min)]") { json in
      json.array { json in
        for number in [0, 7, 10, -1, -120, 1_999, Int.max, Int.min] { json.value(number) }
      }
    }
  }

  @Test func `Quotes, backslashes, and control characters are escaped, and everything else is UTF-8`() {
    check(#""\"\\/\n\r\t\u0000\u001f ü😀""#) { $0.value("\"\\/\n\r\t\u{0}\u{1F} ü😀") }
  }

  @Test func `A document can be read in pieces`() {
    var json = JSONWriter()
    var bytes: [UInt8] = []
    json.array { json in
      for number in 0..<3 {
        json.value(number)
        bytes += json.drain()
      }
    }
    bytes += json.drain()
    #expect(String(decoding: bytes, as: UTF8.self) == "[0,1,2]")
  }
}
