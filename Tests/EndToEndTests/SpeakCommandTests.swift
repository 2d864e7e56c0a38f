// What screen readers say, by the real binary.

import TestSupport
import Testing

@Suite struct SpeakCommandTests {
  @Test func `A screen is read stop by stop, with what is wrong there`() throws {
    let screen = """
      import SwiftUI
      struct Player: View {
        var body: some View {
          VStack {
            Text("Now playing").accessibilityAddTraits(.isHeader)
            Button { play() } label: { Image(systemName: "play") }.accessibilityLabel("Play")
            Text("Track").accessibilityHidden(true)
            Image("cover")
          }
        }
      }
      """
    let text = try check("speak", "Player.swift", on: ["Player.swift": screen], code: 0).text
    #expect(
      text == """
        Player.swift

        Player (line 2): VoiceOver stops 3 times, 1 heading
          1. “Now playing, Heading”
          2. “Play, Button”
           – Text “Track”: not reachable (accessibilityHidden)
          3. “cover, Image”
               ! missing-image-label: VoiceOver skips this picture or reads its file name, so what it shows is lost.

        """)
    let line = try check("speak", "Player.swift:6", on: ["Player.swift": screen], code: 0).text
    #expect(line.contains("  2. “Play, Button”"))
    #expect(!line.contains("Heading"))
    let json = try check("speak", "--format", "json", "Player.swift:6", on: ["Player.swift": screen], code: 0)
      .text
    #expect(
      json == """
        {"version":1,"stops":[{"path":"Player.swift","line":6,"column":7,"declaration":"Player","number":2,\
        "reader":"VoiceOver","announcement":"Play, Button","approximate":false,"within":[],"parts":[\
        {"kind":"name","text":"Play","line":6},{"kind":"role","text":"Button"}],"findings":[]}]}

        """)
    try check("speak", "gone.swift", code: 3, complains: ["gone.swift: "])
    try check("speak", code: 2, complains: ["Name a file"])
  }
}
