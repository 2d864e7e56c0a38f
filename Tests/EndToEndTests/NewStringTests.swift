// Safe fixes that add string resources: both files are written, or neither.

import Foundation
import TestSupport
import Testing

@Suite struct `Two-file fixes on the command line` {
  private static let table = "app/src/main/res/values/strings.xml"
  private static let texts =
    "<resources>\n  <string name=\"app\">App</string>\n  <string name=\"stop\">Halt</string>\n</resources>\n"
  private static func layout(_ labels: String...) -> String {
    let views = labels.map { "<ImageButton android:contentDescription=\"\($0)\"/>" }
    return
      "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\"><TextView android:text=\"@string/app\"/>\(views.joined())</LinearLayout>\n"
  }

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      ".git/HEAD": "", Self.table: Self.texts,
      "app/src/main/res/layout/a.xml": Self.layout("Open map", "Stop"),
      "app/src/main/res/layout/b.xml": Self.layout("Open map", "Don&apos;t"),
    ])
  }

  private func fix(_ folder: TemporaryFolder, _ more: String...) throws -> Program.Outcome {
    try Program.run(
      ["check", "--fix", "--select", "hardcoded-label", "--profile", "strict"] + more, in: folder.path)
  }

  @Test func `Texts are added once, with unused names`() throws {
    let folder = try folder()
    let outcome = try fix(folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let table = try folder.text(of: Self.table)
    for text in ["open_map\">Open map", "stop_label\">Stop", "dont\">Don\\'t"] {
      #expect(table.ranges(of: "<string name=\"\(text)</string>").count == 1, "\(table)")
    }
    #expect(table.hasSuffix("</string>\n</resources>\n"))
    #expect(
      try folder.text(of: "app/src/main/res/layout/a.xml")
        == Self.layout("@string/open_map", "@string/stop_label"))
    #expect(
      try folder.text(of: "app/src/main/res/layout/b.xml") == Self.layout("@string/open_map", "@string/dont"))
  }

  @Test func `Without the string table, nothing refers to it`() throws {
    let folder = try folder()
    // A link may point anywhere and isn't written to.
    try folder.write(Self.texts, to: "strings.xml")
    try folder.remove(Self.table)
    try folder.link(Self.table, to: folder["strings.xml"])
    _ = try fix(folder)
    #expect(try folder.text(of: "strings.xml") == Self.texts)
    #expect(try folder.text(of: "app/src/main/res/layout/a.xml") == Self.layout("Open map", "Stop"))
  }

  @Test func `Without the file, the string table stays unchanged`() throws {
    let folder = try folder()
    for name in ["a.xml", "b.xml"] {
      let path = folder["app/src/main/res/layout/" + name]
      try FileManager.default.linkItem(atPath: path, toPath: folder[name])
    }
    #expect(try fix(folder).code == 3)
    #expect(try folder.text(of: Self.table) == Self.texts)
    #expect(try folder.text(of: "a.xml") == Self.layout("Open map", "Stop"))
  }

  @Test(arguments: ["json", "sarif"])
  func `Reports name both files`(format: String) throws {
    let folder = try folder()
    let outcome = try Program.run(
      ["check", "--select", "hardcoded-label", "--profile", "strict", "--format", format], in: folder.path)
    let output = String(decoding: outcome.output, as: UTF8.self)
    let texts = output.ranges(of: "<string name=\\\"open_map\\\">Open map</string>").count
    #expect(texts == 2, "\(output)")
    let expected =
      format == "json"
      ? #"{"path":"\#(Self.table)","line":3,"column":36,"endLine":3,"endColumn":36,"text":"\n  <string"#
      : #"{"artifactLocation":{"uri":"\#(Self.table)""#
    #expect(output.contains(expected), "\(output)")
  }

  @Test func `Standard input has no string table`() throws {
    let folder = try folder()
    let text = Self.layout("Open map")
    let outcome = try Program.run(
      [
        "check", "--stdin", "--stdin-filename", "app/src/main/res/layout/a.xml", "--fix", "--profile",
        "strict",
        "--select", "hardcoded-label",
      ], in: folder.path, input: Array(text.utf8))
    #expect(String(decoding: outcome.output, as: UTF8.self) == text)
  }
}
