// `a11y-lsp checklist`, with the real binary.

import TestSupport
import Testing

@Suite struct ChecklistCommandTests {
  @Test func `The questions about a file are checkboxes`() throws {
    let folder = try TemporaryFolder([
      "Player.swift": "import SwiftUI\nstruct A: View { var body: some View { VideoPlayer(player: clip) } }\n"
    ])
    let outcome = try Program.run(["checklist", "Player.swift"], in: folder.path)
    #expect(outcome.code == 0)
    #expect(outcome.text.hasPrefix("# Checklist: Player.swift\n\n"))
    #expect(outcome.text.contains("\n- [ ] **Audio and video** (line 2): Videos have captions"))
  }

  @Test func `Unreadable and missing files are reported`() throws {
    let folder = try TemporaryFolder([:])
    #expect(try Program.run(["checklist", "gone.swift"], in: folder.path).code == 3)
    #expect(try Program.run(["checklist"], in: folder.path).code == 2)
  }
}
