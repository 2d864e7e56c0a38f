// Files with broken syntax, with the real binary.

import TestSupport
import Testing

@Suite struct DamagedFileTests {
  @Test func `A bracket without a partner is noted once, and changes no exit code`() throws {
    let view = "struct A: View { var body: some View { Text(\"a\")"
    let folder = try TemporaryFolder([
      "A.swift": "import SwiftUI\n\(view)\n", "B.swift": "import SwiftUI\n\(view)\n",
      "Whole.swift": "import SwiftUI\n\(view) } }\n",
    ])
    let check = try Program.run(["check", "."], in: folder.path)
    #expect(check.code == 0)
    #expect(
      check.errors.contains(
        "A.swift:2: unmatched bracket or quote; code after it may be misread (and 1 other file)"),
      "\(check.errors)")
    #expect(try !Program.run(["check", "Whole.swift"], in: folder.path).errors.contains("unmatched"))
    #expect(try !Program.run(["check", "--quiet", "."], in: folder.path).errors.contains("unmatched"))
    let speak = try Program.run(["speak", "B.swift"], in: folder.path)
    #expect(speak.code == 0 && speak.errors.contains("B.swift:2: unmatched bracket or quote"))
  }
}
