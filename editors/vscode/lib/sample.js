// The sample that the walkthrough opens.
'use strict';

const sample = `import SwiftUI

struct PlayerView: View {
  @State private var isPlaying = false

  var body: some View {
    VStack {
      Text("Episode 12").font(.title2)
      Image("cover")
      HStack {
        Button { skip(-30) } label: { Image("back-30") }
        Text("Play").onTapGesture { isPlaying.toggle() }
        Button { skip(30) } label: { Image("forward-30") }
      }
    }
  }

  func skip(_ seconds: Int) {}
}
`;

module.exports = { sample };
