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

  @Test(
    "only the platform of the file appears",
    arguments: [
      ("A.kt", "import androidx.compose.material3.Text", "TalkBack", "VoiceOver"),
      ("res/layout/a.xml", "<View/>", "TalkBack", "VoiceOver"),
      ("A.swift", "import SwiftUI", "VoiceOver", "TalkBack"),
      ("A.storyboard", "<document/>", "VoiceOver", "TalkBack"),
    ])
  func platforms(name: String, text: String, own: String, other: String) throws {
    let folder = try TemporaryFolder([name: text])
    let list = try Program.run(["checklist", name], in: folder.path).text
    #expect(list.contains(own) && !list.contains(other), "\(list)")
  }

  @Test func `A name can't be a mention or a reference, and a directory is refused`() throws {
    let folder = try TemporaryFolder(["@all #12.swift": "import SwiftUI"])
    let list = try Program.run(["checklist", "@all #12.swift"], in: folder.path).text
    #expect(list.hasPrefix("# Checklist: @\u{200B}all \\#\u{200B}12.swift\n"))
    let outcome = try Program.run(["checklist", "."], in: folder.path)
    #expect(outcome.code == 2 && outcome.errors.contains("'.' is a directory; name the file of each screen"))
  }

  @Test func `Unreadable and missing files are reported`() throws {
    let folder = try TemporaryFolder([:])
    #expect(try Program.run(["checklist", "gone.swift"], in: folder.path).code == 3)
    #expect(try Program.run(["checklist"], in: folder.path).code == 2)
  }
}
