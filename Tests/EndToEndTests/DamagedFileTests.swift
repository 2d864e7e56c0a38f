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

  @Test func `Malformed XML is noted with its line, once for each kind of damage`() throws {
    let folder = try TemporaryFolder([
      "res/layout/a.xml":
        "<LinearLayout>\n<ImageView <!-- wave --> android:src=\"@drawable/a\"/></LinearLayout>\n",
      "res/layout/b.xml": "<LinearLayout>\n<ImageView android:src=\"@drawable/a\"/>\n",
      "res/layout/c.xml": "<LinearLayout>\n<ImageView android:src=\"@drawable/a\"/>\n",
      "res/layout/d.xml":
        "<LinearLayout>\n<!-- wave --><ImageView android:src=\"@drawable/a\"/></LinearLayout>\n",
    ])
    let check = try Program.run(["check", "."], in: folder.path)
    let notes = check.errors.split(separator: "\n").filter { $0.contains("note:") }
    #expect(notes.count == 2, "\(check.errors)")
    #expect(notes.first?.contains("res/layout/a.xml:2: XML doesn't allow comments inside a tag") == true)
    #expect(
      notes.last?.contains(
        "res/layout/b.xml:1: malformed XML: element has no end tag; code after it may be misread (and 1 other file)"
      )
        == true)
    let speak = try Program.run(["speak", "res/layout/a.xml"], in: folder.path)
    #expect(speak.errors.contains("res/layout/a.xml:2: XML doesn't allow"))
  }
}
