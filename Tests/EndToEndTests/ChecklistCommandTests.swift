// `a11y-lsp checklist`, by the real binary.

import TestSupport
import Testing

@Suite struct ChecklistCommandTests {
  @Test func `The questions about a file are boxes to tick`() throws {
    let folder = try TemporaryFolder([
      "Player.swift": "import SwiftUI\nstruct A: View { var body: some View { VideoPlayer(player: clip) } }\n"
    ])
    let outcome = try Program.run(["checklist", "Player.swift"], in: folder.path)
    #expect(outcome.code == 0)
    #expect(outcome.text.hasPrefix("# Checklist: Player.swift\n\n"))
    #expect(outcome.text.contains("\n- [ ] **Sound and video** (line 2): Video has captions"))
  }

  @Test(arguments: [(["gone.swift"], Int32(3)), ([], 2)])
  func `What cannot be read is told`(_ files: [String], _ code: Int32) throws {
    let folder = try TemporaryFolder([:])
    #expect(try Program.run(["checklist"] + files, in: folder.path).code == code)
  }
}
